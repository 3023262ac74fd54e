"""What is taught: one folder a lesson, and the hands that come with them."""
