import type { LessonText } from "#shared/text/gameText.ts";

export const lesson: LessonText = {
  bubbles: [
    "Play a card that has the suit or the rank of the top card – or draw one card, which ends your turn.",
    "Several cards of one rank go at once if one of them fits. The one that you pick last lies on top and decides what fits next.",
    "Eights go on any card and name the next suit. But an eight in your hand costs 50 points when another goes out.",
  ],
  opening: "Get rid of all your cards. Whoever is out first scores what the others still hold.",
  steps: [
    {
      look: "A heart lies on the pile. You hold two 9s, and one is a heart: it fits and takes the other along. Pick the 9 of hearts, then the 9 of spades – the last one picked lies on top – and play both.",
      wrong:
        "That is allowed. But both 9s may go at once: pick the 9 of hearts first and the 9 of spades after it.",
      then: "Spades or a 9 are asked for now. Ada has a spade; Ludwig changes the suit with another jack.",
    },
    {
      look: "A jack of hearts lies on top, and you hold neither a heart nor a jack. Draw a card: that ends your turn.",
      wrong: "Nothing you hold fits: draw a card.",
      then: "You drew an eight: it goes on any card. Ludwig finds nothing that fits either.",
    },
    {
      look: "Still no heart and no 5 – but your new eight goes on any card. Play the 8 of diamonds and name clubs, for you hold two of them.",
      wrong:
        "That is allowed. But of clubs you hold two, and of the other suits one or none: name clubs.",
      then: "Clubs must follow, or another eight. Ada has neither, and draws.",
    },
    {
      look: "Both your clubs fit. If another goes out first, a king in your hand costs 10 points and a 2 only 2: play the king of clubs.",
      wrong:
        "That fits too. But high cards cost more if another goes out first: play the king, and keep the 2.",
      then: "A king takes the suit to spades, and Ludwig follows.",
    },
    {
      look: "A queen of spades lies on top, and you have a spade: play the 4 of spades.",
      wrong:
        "You may draw. But you have a card that fits, and want to be rid of it: play the 4 of spades.",
      then: "Ada follows the 4 with a 4, and that brings clubs back.",
    },
    {
      look: "Clubs again, and your last card is a club: play the 2 of clubs and go out.",
      wrong: "You may draw. But your last card fits: play it, and you have won.",
      then: "You are out: what the others hold, 36 points, is yours.",
    },
  ],
  learnt: [
    "A card fits by suit or rank; drawing one ends your turn.",
    "Cards of one rank go together, and the last one lies on top.",
    "An eight goes on anything and names a suit – and costs 50 points if you keep it too long.",
  ],
  more: "The order of play is drawn anew for every round, and an empty stock is made up anew from the pile.",
};
