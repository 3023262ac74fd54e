"""What a trainee has answered, and what follows from it: pure functions of the attempts."""
