import type { LessonText } from "#shared/text/gameText.ts";

export const lesson: LessonText = {
  bubbles: [
    "Put one card that has the suit or the rank of the top card. What fits stands up out of your hand, and the sign beside the pile says what is asked for.",
    "Nothing to put, or nothing you like? Take one card from the stock instead: your turn is over then.",
    "Some cards do something: aces turn play round, eights name a suit, a 2 may set off a run. Rest on a card to read what it does.",
  ],
  opening:
    "Get rid of all your cards before the others do. In your turn you put one card that fits, or take one.",
  steps: [
    {
      look: "The pile is empty, so any card goes, but the Queen of Hearts. Begin with a plain card and keep those that do something: put the 5 of clubs.",
      wrong:
        "That is allowed. But it could do more for you later: begin with a plain card, the 5 of clubs.",
      then: "Now clubs or a 5 are asked for. Look how Ada follows with a club, and Ludwig with another 9.",
    },
    {
      look: "A diamond lies on top: your ace and your 4 fit, and the eight fits always. Put the ace of diamonds: an ace turns play round.",
      wrong:
        "That fits too. Here, try the ace of diamonds and look at the arrows: play turns round.",
      then: "The arrows have turned: Ludwig is next. He puts a 2, and Ada the 3 of its suit. That starts a sequent: a run of one suit up to the 8.",
    },
    {
      look: "A sequent of diamonds runs, and the 4 is owed. Whoever holds the card that is owed must put it: put the 4 of diamonds.",
      wrong: "The card that is owed must be put: it is the 4 of diamonds.",
      then: "Ludwig owes the 5 and does not hold it: he breaks the sequent and picks up two cards. Then play goes on as usual.",
    },
    {
      look: "Nothing in your hand is a diamond or a king – but an eight goes on any card, and you name the suit that must follow. Put the 8 of spades and name hearts: your last card is a heart.",
      wrong:
        "That is allowed. But look at your last card: put the eight and name hearts, and it will fit.",
      then: "Hearts must follow. Ludwig has one; Ada has none and takes a card.",
    },
    {
      look: "A heart lies on top, and your last card is a heart: put the 7 of hearts and win the round.",
      wrong: "You may take a card. But you have one that fits: put it, and you have won.",
      then: "You have no cards left: the round is yours.",
    },
  ],
  learnt: [
    "A card fits by suit or rank; the sign beside the pile says what is asked for.",
    "An ace turns play round, an eight goes on any card and names a suit.",
    "A 2 and its 3 start a sequent: who owes a card and has it not picks up two.",
  ],
  more: "Jacks open their colour, the Queen of Hearts gives another turn, on the Queen of Spades any card may follow, and a joker names a suit. Each says so when you rest on it.",
};
