"""Parts of the demo: a hand as steps, the words for each, the timeline and the commentary."""
