import type { LessonText } from "#shared/text/gameText.ts";

/** One step per move of the learner. */
export const lesson: LessonText = {
  bubbles: [
    "On your turn, play a card, draw one, or do both – then end your turn. You may even play a card that doesn’t fit, but that earns a penalty.",
    "Penalties aren’t announced: they count only if someone calls “Improper!” before the turn ends. A wrong call earns the caller a penalty.",
    "Empty your hand and take five cards, or play the Eight of Spades, and you get to write a rule. The rule book has 50 ready-made rules, and the table enforces them.",
  ],
  opening:
    "The player who brings the most rules into force wins. You change a rule when your hand is empty, or when you play the Eight of Spades.",
  steps: [
    {
      look: "The pile is empty, so any card fits. Keep your eights and play the 5 of clubs.",
      wrong: "You can do that. But for now, play a plain card, the 5 of clubs.",
      then: "Now a club or a 5 fits, as the sign beside the pile shows. Your turn isn’t over until you end it.",
    },
    {
      look: "You could draw a card too, but you don’t need one. End your turn.",
      wrong: "You can do that too. But this time, just end your turn.",
      then: "Ada is next. Watch what she plays.",
    },
    {
      look: "Ada played the king of hearts on the 5 of clubs, which doesn’t match the suit or rank. That earns a standard penalty of 1, if someone notices. Press “Improper!”, choose Ada and call it.",
      wrong:
        "There’s something wrong with Ada’s card. Call “Improper!”, and choose Ada and a standard penalty of 1.",
      then: "You’re right: Ada draws a card and takes her king back. She plays a 5 instead, and Ludwig an 8.",
    },
    {
      look: "An eight is on top, and you hold the Eight of Spades. Play the 8 of spades, and you must change a rule.",
      wrong: "You can do that. But the 8 of spades lets you write a rule. Play that one.",
      then: "Nothing else can happen until you’ve changed a rule.",
    },
    {
      look: "Press “Change a rule”. Choose “Wild Eights” from the ready rules, and propose it.",
      wrong:
        "A fine rule! But for this lesson, add “Wild Eights” from the ready rules as a new rule.",
      then: "Your rule is in force and in the rule book under your name. From now on, the table enforces it.",
    },
    {
      look: "You’ve played a card and written a rule. End your turn.",
      wrong: "End your turn first.",
      then: "Ada follows with a spade, and so does Ludwig.",
    },
    {
      look: "A spade is on top. Your 8 of hearts doesn’t match it – but by your own rule, eights go on anything. Play the 8 of hearts.",
      wrong: "You can do that. But try out your own rule: play the 8 of hearts.",
      then: "Nobody can call a penalty, because “Wild Eights” allows it. The rule lit up while you looked at the card.",
    },
    {
      look: "A game ends when everyone agrees. You’ve brought one rule into force, and the others none. Press “End…” and agree to end the game.",
      wrong: "You are ahead: press “End…” and agree to end the game.",
      then: "The others agree too. The most rules win, so you win the game!",
    },
  ],
  learnt: [
    "On your turn, play, draw or do both, and then end it.",
    "Penalties are never announced. Call “Improper!” when you notice one, and only then.",
    "The Eight of Spades, or an empty hand, lets you change a rule.",
    "When everyone agrees to end the game, the player who brought the most rules into force wins.",
  ],
  more: "You can also write rules in your own words, which you judge yourself, or build them from blocks. What you announce counts, so be careful what you say.",
};
