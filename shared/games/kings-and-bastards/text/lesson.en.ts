import type { LessonText } from "#shared/text/gameText.ts";

export const lesson: LessonText = {
  firstSteps: [
    "The leader plays one card, or two to four of one rank. Everyone in turn beats it with the same number of a higher rank, or passes.",
    "A 3 is lowest, an ace highest. A single 2 beats anything and wins the trick at once. A joker stands in for another card.",
    "First out is King, last is Bastard – and before the next round, the Bastard gives the King their two best cards.",
  ],
  opening: "Get rid of your cards. First out is King, last is Bastard.",
  steps: [
    {
      look: "You hold the 3 of clubs, so you start with it. You hold a second 3, and low cards are hard to get rid of. Pick both 3s and play the pair.",
      wrong:
        "You can do that. But a pair of 3s gets rid of two low cards at once, and the joker is worth more later. Play both 3s.",
      then: "A higher pair beats a pair: Ada has 5s, and Ludwig has 9s.",
    },
    {
      look: "You need to beat a pair of 9s. A joker stands in for another card, so the queen of diamonds and the joker make a pair of queens. Play them together.",
      wrong:
        "You can do that. But a 2 is worth more later, and passing wins no tricks. Play the queen and the joker as a pair.",
      then: "Ada and Ludwig both pass. You win the trick and lead the next one.",
    },
    {
      look: "Lead whatever you like. Start with your lowest card: play the 7 of diamonds.",
      wrong:
        "You can do that. But low cards win no tricks later. Lead the 7 of diamonds now, and keep the 8 and the 2.",
      then: "A higher single card beats a single card. Ada plays a 10, and Ludwig an ace. Nothing is higher –",
    },
    {
      look: "– but a 2 beats anything, however many cards there are, and wins the trick at once. Play the 2 of spades.",
      wrong:
        "You can pass. But the 2 wins you the lead, and then you have one card left. Play the 2.",
      then: "You win the trick at once and lead again.",
    },
    {
      look: "You won the trick at once, so you lead again. Play your last card, the 8 of hearts, and you’re out first.",
      wrong: "Lead your last card, the 8 of hearts.",
      then: "You’re King! Ada and Ludwig play on. The last player holding cards is the Bastard.",
    },
  ],
  learnt: [
    "Beat a play with the same number of cards of a higher rank, or pass.",
    "A joker stands in for another card; a 2 beats anything and wins the trick.",
    "First out is King, last is Bastard.",
  ],
  more: "Before the next round, the Bastard gives the King their two highest cards. The King gives back any two.",
};
