import type { LessonText } from "#shared/text/gameText.ts";

/** One step per move of the learner. */
export const lesson: LessonText = {
  bubbles: [
    "In your turn play a card, or draw one, or do both – then end your turn. A card that matches neither suit nor rank may be played too, but it earns a penalty.",
    "Nobody tells of a penalty: it counts only if somebody calls “Improper!” before the turn ends. A wrong call costs the caller a card.",
    "Empty your hand and take five cards, or play the Eight of Spades: then a rule is yours to write. The rule book has fifty that are ready, and the table enforces them.",
  ],
  opening:
    "Whoever brings most rules into force wins. You change a rule when your hand is empty, or when you play the Eight of Spades.",
  steps: [
    {
      look: "The pile is empty, so every card goes. Keep the eights: play the 5 of clubs.",
      wrong: "The rules allow that. For now play a plain card, the 5 of clubs.",
      then: "Now clubs or a 5 are asked for, as the sign beside the pile says. A turn is not over before you end it.",
    },
    {
      look: "You could draw a card too. You need none: end your turn.",
      wrong: "You may do that as well. This time just end your turn.",
      then: "Ada is next. Watch what she plays.",
    },
    {
      look: "Ada has put the king of hearts on the 5 of clubs: neither suit nor rank matches. That is worth a standard penalty of 1, if somebody notices. Press “Improper!”, name Ada and call it.",
      wrong:
        "Something is wrong with what Ada has played: call “Improper!”, name Ada, and a standard penalty of 1.",
      then: "You were right: Ada draws a card and takes her king back. She plays a 5 instead, and Ludwig an 8.",
    },
    {
      look: "An eight lies on top, and you hold the Eight of Spades. Whoever plays it must change a rule: play the 8 of spades.",
      wrong: "That would do. But the 8 of spades lets you write a rule: play that.",
      then: "Nothing else happens now before you have changed a rule.",
    },
    {
      look: "Press “Change a rule”. Among the ready rules take “Wild Eights”, and propose it.",
      wrong:
        "A rule of its own worth! For this lesson take “Wild Eights” among the ready rules, for a new rule.",
      then: "Your rule is in force, and stands in the rule book with your name. The table enforces it from now on.",
    },
    {
      look: "You have played a card and written a rule: end your turn.",
      wrong: "End your turn first.",
      then: "Ada follows with a spade, and Ludwig as well.",
    },
    {
      look: "A spade lies on top. Your 8 of hearts does not match it – but by your own rule eights go on everything: play the 8 of hearts.",
      wrong: "The rules allow that. But try your own rule: play the 8 of hearts.",
      then: "No penalty can be called: “Wild Eights” lets it go there. The rule lit up while you looked at the card.",
    },
    {
      look: "A game ends when everybody agrees to it. You have brought one rule into force, the others none. Press “End…” and agree to end the game.",
      wrong: "You are ahead: press “End…” and agree to end the game.",
      then: "The others agree as well. Most rules win: the game is yours.",
    },
  ],
  learnt: [
    "In a turn you play, draw or do both, and then end it.",
    "Penalties are never announced: call “Improper!” when you notice one, and only then.",
    "The Eight of Spades, or an empty hand, lets you change a rule.",
    "Most rules in force win when everybody agrees to end the game.",
  ],
  more: "You may write rules in your own words too, which you judge yourself, or put them together from blocks. What you announce counts: take care what you say.",
};
