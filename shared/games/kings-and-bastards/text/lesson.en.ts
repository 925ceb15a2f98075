import type { LessonText } from "#shared/text/gameText.ts";

export const lesson: LessonText = {
  bubbles: [
    "The leader puts down a card, or two to four of one rank. Everyone in turn beats it with as many of a higher rank, or passes.",
    "A 3 is lowest, an ace highest. A 2 beats anything, all alone, and wins the trick at once; a joker stands in for another card.",
    "First out is King, last is Bastard – and before the next round the Bastard gives the King his two best cards.",
  ],
  opening: "Get rid of your cards. First out is King, last is Bastard.",
  steps: [
    {
      look: "Whoever holds the 3 of clubs begins with it. You hold a second 3, and low cards are hard to get rid of: pick both 3s and play the pair.",
      wrong:
        "That is allowed. But a pair of 3s gets rid of two low cards at once, and the joker is worth more later: play both 3s.",
      then: "A pair is beaten by a higher pair: Ada has 5s, Ludwig 9s.",
    },
    {
      look: "A pair of 9s is to be beaten. A joker stands in for another card: the queen of diamonds and the joker are a pair of queens. Play them together.",
      wrong:
        "You may. But a 2 is worth more later, and passing wins no trick: play the queen and the joker as a pair.",
      then: "Ada and Ludwig both pass: the trick is yours, and you lead the next one.",
    },
    {
      look: "You lead whatever you like. Begin with your lowest: play the 7 of diamonds.",
      wrong:
        "That is allowed. But low cards win no tricks later: lead the 7 of diamonds now, and keep the 8 and the 2.",
      then: "A single card is beaten by a higher single one. Ada plays a 10, Ludwig an ace: nothing is higher –",
    },
    {
      look: "– but a 2 beats whatever lies there, however many cards that are, and wins the trick at once. Play the 2 of spades.",
      wrong: "You may pass. But the 2 wins you the lead, and you have one card left: play it.",
      then: "The trick is yours at once, and you lead again.",
    },
    {
      look: "The trick is yours at once, and you lead again – with your last card: lead the 8 of hearts, and you are out first.",
      wrong: "Lead your last card, the 8 of hearts.",
      then: "You are King! Ada and Ludwig play on: the last one who holds cards is the Bastard.",
    },
  ],
  learnt: [
    "Beat a play with as many cards of a higher rank, or pass.",
    "A joker stands in for another card; a 2 beats anything and wins the trick.",
    "First out is King, last is Bastard.",
  ],
  more: "Before the next round the Bastard gives the King his two highest cards, and the King gives two of his choice in return.",
};
