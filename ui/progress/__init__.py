"""The parts of the progress page: the heat map, the charts, the calendar, and how each is kept as a file."""
