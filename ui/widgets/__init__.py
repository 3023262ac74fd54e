"""Small parts that pages share: icons, key caps, little cards, bars."""
