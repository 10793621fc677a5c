"""What bots say of their moves once the game is over, by the key that a reason holds."""

THOUGHTS: dict[str, str] = {
    "turn": "I weighed what each action could bring against what it could cost.",
    "forced": "With so many coins it had to be a coup, against whoever stood in my way most.",
    "true": "I knew that the claim was true.",
    "false": "I knew that the claim could not be true.",
    "pointless": "I knew that the claim could not be true, but to say so would have helped the others more than me.",
    "doubt": "I weighed how likely the claim was a lie.",
    "block": "I weighed a block against letting it pass.",
    "prove": "If I have the card, I show it; if not, I can only concede.",
    "lose": "I gave up the card that I would miss least.",
    "return": "I kept the cards that go best together.",
    "reveal": "I showed the card that I would miss least.",
    "examine": "A better card I take away, a poorer one I give back.",
    "bomb": "I weighed a lost card against the risk of a claim.",
    "redirect": "I gave the bomb to the one who stood in my way most.",
    "draft": "I took a card that serves me well; it is not always the same one.",
    "party": "Either party would do for me.",
    "agreed": (
        "I played it through in my head with the cards as they might lie, "
        "and nothing was clearly better than my first idea."
    ),
    "searched": "I played it through in my head with the cards as they might lie, and this won most often.",
}
