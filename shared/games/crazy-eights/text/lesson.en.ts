import type { LessonText } from "#shared/text/gameText.ts";

export const lesson: LessonText = {
  firstSteps: [
    "Play a card that matches the top card’s suit or rank, or draw one card and end your turn.",
    "You can play several cards of one rank at once if one of them fits. The last one you pick goes on top and decides what fits next.",
    "Eights go on any card and name the next suit. But an eight left in your hand gives the winner 50 points.",
  ],
  opening: "Get rid of all your cards. The first player out scores what the others still hold.",
  steps: [
    {
      look: "There’s a heart on the pile. You hold two 9s, and one is a heart, so you can play both. Pick the 9 of hearts, then the 9 of spades – the last one goes on top – and play them.",
      wrong:
        "You can do that. But you could play both 9s at once: pick the 9 of hearts first, then the 9 of spades.",
      then: "Now a spade or a 9 fits. Ada has a spade; Ludwig changes the suit with another jack.",
    },
    {
      look: "The jack of hearts is on top, and you have no heart and no jack. Draw a card, which ends your turn.",
      wrong: "None of your cards fits. Draw a card.",
      then: "You drew an eight, which goes on any card. Ludwig has nothing that fits either.",
    },
    {
      look: "Still no heart and no 5 – but your new eight goes on any card. Play the 8 of diamonds and name clubs, because you hold two of them.",
      wrong:
        "You can do that. But you hold two clubs, and one or none of the other suits. Name clubs.",
      then: "The next card must be a club or an eight. Ada has neither, and draws.",
    },
    {
      look: "Both your clubs fit. If someone else goes out first, a king in your hand costs 10 points and a 2 only 2. Play the king of clubs.",
      wrong:
        "That fits too. But high cards cost more if someone else goes out first. Play the king and keep the 2.",
      then: "Ada’s king changes the suit to spades, and Ludwig follows.",
    },
    {
      look: "The queen of spades is on top, and you have a spade. Play the 4 of spades.",
      wrong:
        "You can draw. But you want to get rid of cards, and you have one that fits. Play the 4 of spades.",
      then: "Ada plays a 4 on your 4, and it’s clubs again.",
    },
    {
      look: "Clubs again, and your last card is a club. Play the 2 of clubs and go out.",
      wrong: "You can draw. But your last card fits. Play it to win.",
      then: "You’re out, and you score the 36 points the others still hold.",
    },
  ],
  learnt: [
    "Match the suit or rank of the top card. Drawing a card ends your turn.",
    "Play cards of one rank together. The last one goes on top.",
    "An eight goes on anything and names a suit – but costs 50 points if you keep it too long.",
  ],
  more: "The order of play is random in every round. When the stock is empty, the pile is shuffled into a new one.",
};
