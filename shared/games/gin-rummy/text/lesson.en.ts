import type { LessonText } from "#shared/text/gameText.ts";

/** One step per move of the learner. */
export const lesson: LessonText = {
  firstSteps: [
    "Collect melds: three or four of one rank, or three or more in a row in one suit. Draw from the stock, or take the top card of the pile.",
    "Now discard one card. Cards in no meld are deadwood and count against you: face cards and tens 10 each, an ace 1.",
    "With 10 deadwood or less, you may knock as you discard. Your opponent lays off cards on your melds, and you score the difference.",
  ],
  opening:
    "Arrange your ten cards in melds, and knock when you have little deadwood. You score the difference from your opponent’s deadwood.",
  steps: [
    {
      look: "You hold the 5 and 6 of spades, and the 7 of spades is the up-card, offered to you first. Together they make a run, so they’d no longer be deadwood. Take the 7 of spades.",
      wrong: "You can pass. But this card makes a meld at once. Take the 7 of spades.",
      then: "Your 5, 6 and 7 of spades are a meld: three cards fewer to worry about. Ada saw you take the 7, and it stays marked for her while you hold it.",
    },
    {
      look: "Now discard a card, but not the 7 you just took. Deadwood counts: face cards and tens 10 each, an ace 1. The king of clubs doesn’t go with another king, so discard it.",
      wrong:
        "You can do that. But high cards without a partner cost most and help least. Discard the king of clubs.",
      then: "Ada takes your king, so she must hold other kings, or clubs next to it. Remember that. She discards the 10 of clubs.",
    },
    {
      look: "The 10 of clubs is on the pile. It makes no meld with your cards, and counts 10. Draw from the stock instead: Ada doesn’t see what you draw.",
      wrong: "You can take it. But it makes no meld, and counts 10. Draw from the stock.",
      then: "The king of spades doesn’t help you – but it might help Ada.",
    },
    {
      look: "King, queen or jack? Ada took a king, so she may be waiting for another. The jack of hearts might still join your 9 with a 10 between them. Nothing goes with the queen of diamonds, so discard it.",
      wrong:
        "You can do that. But keep the king away from Ada, who collects kings, and keep the jack with your 9 of hearts. Discard the queen of diamonds.",
      then: "Ada leaves the queen. She draws, and discards the 9 of spades.",
    },
    {
      look: "You hold two 9s, and a third is on the pile. Take the 9 of spades.",
      wrong: "You can draw. But the 9 of spades gives you a set of three 9s. Take it.",
      then: "That’s your second meld. A card can be in only one meld: the 9 of hearts now belongs to the 9s, so the jack has nothing to wait for.",
    },
    {
      look: "Your deadwood is the 2 and 3 of diamonds, the ace, the jack and the king. That’s more than 10, so you can’t knock yet. Keep the king away from Ada and discard the jack of hearts.",
      wrong:
        "You can do that. But this time, discard the jack of hearts: it counts 10, and Ada has shown no interest in jacks.",
      then: "You have 16 deadwood. Ada draws, and discards the queen of spades at once.",
    },
    {
      look: "The queen of spades goes with nothing. The ace or the 4 of diamonds would make a run with your 2 and 3. Draw from the stock.",
      wrong: "You can take the queen. But it counts 10 and makes no meld. Draw.",
      then: "The 4 of diamonds! Your 2, 3 and 4 of diamonds are your third meld.",
    },
    {
      look: "Without the king, your only deadwood is the ace, so you can knock with 1. You could wait for gin, with no deadwood – but Ada is building melds too. Pick the king of spades and knock.",
      wrong:
        "You can do that. But Ada may be close. Pick the king of spades and knock with just the ace.",
      then: "Your melds are laid open. Ada lays off the 4 of spades on your run, making it 4 to 7. Her deadwood is 12, so you score 12 less 1: 11 points, and a box for the hand.",
    },
  ],
  learnt: [
    "Each turn, draw from the stock or take from the pile, then discard. Your opponent sees what you take from the pile.",
    "Cards in sets and runs count nothing; deadwood counts. With 10 or less, you may knock.",
    "After a knock, the other player may lay off on the knocker’s melds. Then the difference is scored.",
    "Discard high cards first – but not the ones your opponent collects.",
  ],
  more: "When your opponent knocks, you lay off. If you then have the same deadwood or less, that’s an undercut: you score the difference plus 25. Gin also brings 25, and nobody can lay off on it. A match goes to 100 points.",
};
