import type { LessonText } from "#shared/text/gameText.ts";

/** One step per move of the learner. */
export const lesson: LessonText = {
  firstSteps: [
    "Play a card that matches the top card’s suit or rank, or draw one. Nearly every card does something: point to it, or hold it, to see what.",
    "A card waits a moment before it does anything. If you have an ace, you can say Nope to it; otherwise press Pass.",
    "The button with the two cards at the top right shows what each card does. You can leave it open while you play.",
  ],
  opening:
    "Get rid of all your cards. Every card does something when you play it – except the eight – and an ace says Nope to any of it.",
  steps: [
    {
      look: "The 5 of hearts is on the pile, so your king and your jack of hearts fit. Play the king of hearts and choose Ada: she draws four cards.",
      wrong:
        "You can do that. But this time, play the king of hearts and choose Ada to draw four cards.",
      then: "The card waits a moment, because someone might say Nope with an ace. Nobody does, and Ada draws four. But she has a king too…",
    },
    {
      look: "Ada plays a king and chooses you: you’re about to draw four cards! You hold an ace, and an ace says Nope to any card that was just played. Press Nope!",
      wrong:
        "You can pass or send it back. But this time, say Nope and leave the card on the pile, where it does nothing.",
      then: "The king is cancelled, so you draw nothing. Your ace is on top now, so spades fit. Ludwig plays a 7.",
    },
    {
      look: "A 7: everyone except Ludwig discards one card, all at the same time. Choose a card that goes with nothing else in your hand. Discard the 4 of diamonds.",
      wrong:
        "You can do that. But you’ll soon need your three jacks and your 6. Discard the 4 of diamonds.",
      then: "All the discards are shown at once and go on the pile without effect. Ada’s 9 of clubs ends up on top.",
    },
    {
      look: "A club or a 9 fits, so you can play your 6 of clubs. Then everyone may discard sets, including you.",
      wrong:
        "You can draw. But your 6 fits, and it lets you discard your jacks. Play the 6 of clubs.",
      then: "Nobody says Nope, so now everyone may discard sets.",
    },
    {
      look: "Three or more of a rank, or three or more in a row in one suit, make a set. Your three jacks are a set, and they’re your whole hand! Choose the set and discard it.",
      wrong:
        "You can keep them. But without your three jacks, you have no cards left. Choose the set and discard it.",
      then: "You have no cards left. You win the round!",
    },
  ],
  learnt: [
    "Every card does something when you play it – except the eight.",
    "A card waits a moment. If someone says Nope with an ace, it does nothing.",
    "After a 6, you may discard sets: three of a rank, or three in a row in one suit.",
  ],
  more: "Aces also answer aces. They can send a card back to the hand it came from, and even stop a win. The button with the two cards shows what the other cards do.",
};
