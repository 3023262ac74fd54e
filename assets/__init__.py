"""What the screen needs: icons, translations, style."""
