import type { LessonStep, LessonText } from "#shared/text/gameText.ts";

const before: readonly LessonStep[] = [
  {
    look: "In this game you write the rules. You hold the Eight of Spades, and whoever plays it must change a rule. The pile is empty, so any card fits: play the 8 of spades.",
    wrong: "You can do that. But the 8 of spades lets you write a rule right away. Play that one.",
    then: "Nothing else can happen until you’ve changed a rule.",
  },
  {
    look: "Press “Change a rule”, choose one of the three ready-made rules and send your proposal. Whichever you like: you’ll try it out soon.",
    wrong:
      "A fine rule for another day! For this lesson, choose one of the three ready-made rules as it stands.",
    then: "Ada objects! But a rule fails only if more than half of the others object, and Ludwig agrees. Ada gives in: the rule is in force, with your name in the rule book.",
  },
  {
    look: "You’ve played a card and written a rule. A turn lasts until you end it, so press “End turn”.",
    wrong: "You can do that too. But you don’t need another card: end your turn.",
    then: "Ada is next. Watch what she plays on your 8 of spades.",
  },
  {
    look: "Ada played a king of hearts on your 8 of spades: neither the suit nor the rank fits. Anyone may do that – it costs a card, but only if somebody notices. Press “Improper!” and call Ada for a standard penalty of 1.",
    wrong:
      "There’s something wrong with Ada’s card. Press “Improper!”, choose Ada and a standard penalty of 1.",
    then: "You’re right: Ada draws a card and takes her king back. She plays a 5 of spades instead, which fits, and Ludwig follows with another 5.",
  },
];

const end: LessonStep = {
  look: "The game ends when everyone agrees, and the player who brought the most rules into force wins. You’ve brought one, the others none. Press “End…” and agree.",
  wrong: "You’re ahead: press “End…” and agree to end the game.",
  then: "The others agree too. Your rule wins you the game!",
};

const wild: LessonStep = {
  look: "A 5 of clubs is on top. Your 8 of hearts doesn’t match it – but by your own rule, eights go on anything. Play the 8 of hearts.",
  wrong: "You can do that. But try out your own rule: play the 8 of hearts.",
  then: "Nobody can call a penalty, because your rule allows it. It lit up in the rule book while you looked at the card.",
};

const draws: LessonStep = {
  look: "A 5 of clubs is on top, and your 2 of clubs fits. By your own rule, the next player draws two cards. That’s Ada: play the 2 of clubs.",
  wrong: "You can do that. But try out your own rule: play the 2 of clubs.",
  then: "Ada draws two cards, as your rule says. The table enforces it, so nobody has to remember it.",
};

const reverses: LessonStep = {
  look: "A 5 of clubs is on top, and your ace of clubs fits. By your own rule, the order of turns is reversed: Ludwig will be next, not Ada. Play the ace of clubs.",
  wrong: "You can do that. But try out your own rule: play the ace of clubs.",
  then: "The arrows have turned, as your rule says. The table enforces it, so nobody has to remember it.",
};

/** One step per move of the learner. */
export const lesson: LessonText = {
  firstSteps: [
    "On your turn, play a card, draw one, or do both – then end your turn. You may even play a card that doesn’t fit, but that earns a penalty.",
    "Penalties aren’t announced: they count only if someone calls “Improper!” before the turn ends. A wrong call earns the caller a penalty.",
    "When “Change a rule” is lit, write one: choose a ready-made rule, and the table enforces it. The Eight of Spades or an empty hand earns another.",
  ],
  opening:
    "Eights Nomic begins like any game of eights – but its players change the rules. Whoever brings the most rules into force wins.",
  steps: [...before, wild, end],
  otherwise: [
    [...before, draws, end],
    [...before, reverses, end],
  ],
  learnt: [
    "The Eight of Spades lets you change a rule. So does an empty hand, once you’ve taken five cards.",
    "The others may object to a change. It fails only if more than half of them do.",
    "On your turn, play a card, draw one or do both, and then end it.",
    "A card that doesn’t fit costs a penalty, if somebody calls “Improper!”. A wrong call costs the caller.",
    "When everyone agrees to end the game, the player who brought the most rules into force wins.",
  ],
  more: "You can also write rules in your own words, which you judge yourself, or build them from blocks. What you announce counts, so be careful what you say.",
};
