import type { LessonText } from "#shared/text/gameText.ts";

export const lesson: LessonText = {
  firstSteps: [
    "Everyone has paid an ante into the pot. Now each player in turn bets, calls, raises or folds.",
    "After the first betting round, you may exchange up to three cards: pick them, or stand pat to keep all five. Then there’s a second betting round.",
    "The best hand wins the pot – or the last player left, whatever they hold. The name of your hand is shown below it.",
  ],
  opening:
    "Win the other players’ chips, with the best five cards at the end or by making everyone fold. The chips in this lesson aren’t real.",
  steps: [
    {
      look: "You hold two pair, kings and 6s: a good hand. The antes put 30 chips in the pot. Bet the pot: press Pot, then Bet 30. On a phone, press Bet… first.",
      wrong: "You can do that. But two pair is worth a real bet. Bet the pot, 30.",
      then: "Ada calls, so she puts in 30 too. Ludwig folds and loses his ante.",
    },
    {
      look: "Now the draw. Keep the kings and 6s. Pick the 2 of clubs to discard it, and draw one card.",
      wrong:
        "You can do that. But keep your two pair and discard only the 2: a third king or 6 makes a full house.",
      then: "You drew a king. Three kings and two 6s make a full house! Ada drew one card too.",
    },
    {
      look: "You start the second betting round. A full house rarely loses. Bet half the pot: press ½ pot, then Bet 45.",
      wrong:
        "You can do that. But this time, bet 45: enough to win something, but not so much that Ada folds.",
      then: "Ada doesn’t fold or just call. She raises to 150.",
    },
    {
      look: "Call 150. When everyone still in has matched the highest bet, the betting is over and you show your hands.",
      wrong:
        "You can do that. But this time, call to see the showdown – and never fold a full house to one raise.",
      then: "The showdown: Ada has a flush, and your full house beats it. You win the pot!",
    },
  ],
  learnt: [
    "A hand goes: ante, first betting round, draw, second betting round, showdown.",
    "Until someone bets, you bet or fold. After that, you call, raise or fold.",
    "The best hand still in wins the pot. A full house beats a flush.",
  ],
  more: "A joker is wild. If you put in all your chips, you stay in to the end, and what others bet beyond that goes into a side pot.",
};
