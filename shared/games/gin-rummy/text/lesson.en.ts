import type { LessonText } from "#shared/text/gameText.ts";

/** One step per move of the learner. */
export const lesson: LessonText = {
  bubbles: [
    "Bring your ten cards into melds: three or four of one rank, or three and more in sequence in one suit. Whatever lies in no meld is deadwood, and counts against you.",
    "A turn begins with a card: draw from the stock, or take the top of the pile – the other sees what you take. Then put one card on the pile.",
    "As soon as ten of your cards leave 10 or less, you may knock: melds are laid open, the other lays off what fits on yours, and the difference is scored. With nothing left over it is gin.",
  ],
  opening:
    "Bring your ten cards into melds, and knock when little is left over. What is left to the other above that is your score.",
  steps: [
    {
      look: "You hold the 5 and 6 of spades, and the 7 of spades is turned up: it is offered to you first. The three would be a run, and count nothing any more. Take the 7 of spades.",
      wrong: "You may pass. But this card makes a meld at once: take the 7 of spades.",
      then: "Three cards less to worry about: 5, 6 and 7 of spades are a meld. Ada has seen that you took the 7, and it is marked for her while you hold it.",
    },
    {
      look: "Now one card goes on the pile. The 7 that you have just taken must stay. What lies in no meld counts: pictures and tens 10 each, an ace 1. The king of clubs has no other king beside it: discard it.",
      wrong:
        "The rules allow that. But high cards without a partner cost most and help least: discard the king of clubs.",
      then: "Ada takes your king: she must hold others, or clubs beside it. Remember that. She throws the 10 of clubs.",
    },
    {
      look: "The 10 of clubs lies on the pile. It makes no meld with what you hold, and would cost 10. Draw from the stock instead: Ada does not see what you draw.",
      wrong: "You may take it. But it makes no meld, and counts 10: draw from the stock.",
      then: "The king of spades: no help to you – but perhaps one to Ada.",
    },
    {
      look: "King, queen or jack? Ada has taken a king, so another king may be just what she waits for. The jack of hearts may still find the 10 and meet your 9. Nothing goes with the queen of diamonds: discard it.",
      wrong:
        "That is allowed. But keep the king from Ada, who collects kings, and the jack beside your 9 of hearts: discard the queen of diamonds.",
      then: "Ada leaves the queen where it is. She draws, and throws the 9 of spades.",
    },
    {
      look: "Two 9s in your hand, and a third on the pile. Take the 9 of spades.",
      wrong: "You may draw. But the 9 of spades makes three 9s, a set: take it.",
      then: "Your second meld. A card stands in one meld only: the 9 of hearts belongs to the 9s now, and the jack waits for nothing.",
    },
    {
      look: "What is left over is 2 and 3 of diamonds, ace, jack and king: too much to knock, for the limit is 10. The king you still keep from Ada: discard the jack of hearts.",
      wrong:
        "The rules allow that. Here, throw the jack of hearts: it counts 10, and Ada has shown no use for it.",
      then: "Sixteen is left over. Ada draws, and throws the queen of spades at once.",
    },
    {
      look: "The queen of spades fits nothing. The ace or the 4 of diamonds would make a run with your 2 and 3: draw from the stock.",
      wrong: "You may take the queen. But it counts 10 and makes no meld: draw.",
      then: "The 4 of diamonds! 2, 3 and 4 of diamonds are your third meld.",
    },
    {
      look: "Without the king only the ace is left over: you may knock with 1. You could wait for gin, with nothing left over – but Ada gathers her melds meanwhile. Pick the king of spades and knock.",
      wrong:
        "That is allowed. But Ada may be close: put the king of spades down, and knock with the ace alone left over.",
      then: "Your melds lie open. Ada lays the 4 of spades off on your run, which makes it 4 to 7. The rest that is in none of her melds is 12: you score 12 less 1, 11 points, and a box for the hand.",
    },
  ],
  learnt: [
    "A turn is a card from the stock or from the pile, and one card thrown: what is taken from the pile is seen.",
    "Sets and runs count nothing; what is left over does, and 10 or less may knock.",
    "After a knock the other may lay off on the melds that lie open; then the difference is scored.",
    "Throw high cards first – but not those that the other collects.",
  ],
  more: "When the other knocks, it is you who lays off. If you have as much left over or less, that is an undercut: you score the difference and 25. Gin brings 25 as well, and nothing is laid off on it. A match goes to 100 points.",
};
