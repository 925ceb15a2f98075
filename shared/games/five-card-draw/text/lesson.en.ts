import type { LessonText } from "#shared/text/gameText.ts";

export const lesson: LessonText = {
  bubbles: [
    "Everybody has paid an ante into the pot. Now each in turn bets, calls what was bet, raises it, or folds.",
    "After the first betting you may throw up to three cards for new ones: pick those to throw. Then there is a second betting.",
    "The best hand wins the pot – or whoever alone is left, whatever he holds. What your hand is called stands below it.",
  ],
  opening:
    "Win the chips of the others: with the best five cards at the end, or because they dare not stay in. The chips of this lesson are nobody’s.",
  steps: [
    {
      look: "You hold two pairs, kings and 6s: a good hand. 30 chips of antes lie in the pot. Bet as much as the pot, 30: press Pot, then Bet 30.",
      wrong: "That is allowed. But two pairs are worth a real bet: bet the pot, 30.",
      then: "Ada calls: she puts in as much. Ludwig folds: his ante is lost to him.",
    },
    {
      look: "The draw. Kings and 6s are good; the 2 is not. Pick the 2 of clubs to throw it, and draw one card.",
      wrong:
        "You may. But keep your two pairs, and throw the 2 alone: a third king or 6 makes a full house.",
      then: "A king: three kings and two 6s are a full house! Ada drew one card too.",
    },
    {
      look: "The second betting begins with you. A full house seldom loses. Bet half the pot, 45: press ½ pot, then Bet 45.",
      wrong: "That is allowed. Here, bet 45: enough to be paid, and not so much that Ada folds.",
      then: "Ada does not fold, nor only call: she raises to 150.",
    },
    {
      look: "Call 150: when everybody who is still in has matched the highest bet, the betting is over and the hands are shown.",
      wrong:
        "You might. Here, call, so that the hands are shown – and never fold a full house to one raise.",
      then: "The showdown: Ada has a flush, and a full house beats it. The pot is yours.",
    },
  ],
  learnt: [
    "Ante, first betting, draw, second betting, showdown.",
    "Until somebody bets you bet or fold; then you call, raise or fold.",
    "The best hand that is still in wins the pot: a full house beats a flush.",
  ],
  more: "A joker is wild. Who puts in all his chips stays in to the end, and what others bet beyond that goes to a side pot.",
};
