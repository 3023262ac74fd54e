"""The program's pages: each takes values in and sends signals out."""
