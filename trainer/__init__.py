"""The core of Doorcard: rules, rulings, hands, questions and marking. It knows no Qt."""
