"""The desktop of Doorcard: it shows what the core says happened, and asks again. It holds no rule."""
