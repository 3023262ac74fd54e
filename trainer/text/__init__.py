"""What a person reads, in the reader's own language."""

from trainer.text.words import Words

__all__ = ["Words"]
