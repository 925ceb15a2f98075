import type { LessonText } from "#shared/text/gameText.ts";

/** One step per move of the learner. */
export const lesson: LessonText = {
  bubbles: [
    "Play a card that has the suit or the rank of the top card, or draw one. Nearly every card does something: rest on it to read what.",
    "A card that was played waits a moment before it does anything. Whoever has an ace may say Nope to it; else press Pass.",
    "What the cards do stands under the button with the two cards, above on the right. It may stay open while you play.",
  ],
  opening:
    "Get rid of all your cards. Every card does something when it is played – except the eight – and an ace says Nope to any of it.",
  steps: [
    {
      look: "A 5 of hearts lies on the pile: your king and your jack of hearts fit. Play the king of hearts on Ada: she draws four cards.",
      wrong:
        "That is allowed. Here, play the king of hearts and choose Ada: she is to draw four cards.",
      then: "The card waits a moment, for somebody might say Nope with an ace. Nobody does: Ada draws four. But she has a king too…",
    },
    {
      look: "Ada plays a king on you: four cards to draw! You hold an ace, and an ace says Nope to any card that was just played. Press Nope!",
      wrong:
        "You may let it pass or send it back. Here, say Nope and let the card stay on the pile: it does nothing then.",
      then: "The king is cancelled: you draw nothing. Your ace lies on top now, so spades are asked for. Ludwig plays a 7.",
    },
    {
      look: "A 7: everybody but Ludwig discards one card, all at the same time. Choose one that fits nothing else in your hand: discard the 4 of diamonds.",
      wrong:
        "You may discard it. But you hold three jacks, which may go together soon, and a 6: discard the 4 of diamonds.",
      then: "All discards are shown at once, and lie on the pile without effect. Ada’s 9 of clubs came to lie on top.",
    },
    {
      look: "Clubs or a 9 are asked for: your 6 of clubs fits. Play it: everybody may discard sets then, you too.",
      wrong:
        "You may draw. But your 6 fits, and it lets you discard your jacks: play the 6 of clubs.",
      then: "Nobody says Nope: now everybody may discard sets.",
    },
    {
      look: "Three or more of a rank, or three in a row of one suit, are a set. Your three jacks are one: choose it and discard it. That is your whole hand!",
      wrong:
        "You may keep them. But with your three jacks gone you have no cards left: choose the set and discard it.",
      then: "You have no cards left, and have won the round.",
    },
  ],
  learnt: [
    "Every card does something when it is played – the eight nothing at all.",
    "A card waits a moment, and an ace says Nope to it: then it does nothing.",
    "After a 6 sets may be discarded: three of a rank, or three in a row of a suit.",
  ],
  more: "Aces answer aces too, may send a card back to the hand it came from, and even take back a win. What the other cards do, the button with the two cards tells.",
};
