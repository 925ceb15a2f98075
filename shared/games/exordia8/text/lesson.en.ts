import type { LessonText } from "#shared/text/gameText.ts";

export const lesson: LessonText = {
  firstSteps: [
    "Play one card that matches the top card’s suit or rank. Cards that fit stand out in your hand, and the sign beside the pile shows what fits.",
    "Can’t play, or don’t want to? Draw one card from the stock instead, and your turn is over.",
    "Some cards are special: aces reverse play, eights name a suit, and a 2 can start a run. Point to a card, or hold it, to see what it does.",
  ],
  opening:
    "Get rid of all your cards before the others do. On your turn, play one card that fits, or draw one.",
  steps: [
    {
      look: "The pile is empty, so you can play any card except the Queen of Hearts. Start with a plain card and keep the special ones. Play the 5 of clubs.",
      wrong:
        "You can do that. But it could do more for you later. Start with a plain card, the 5 of clubs.",
      then: "Now a club or a 5 fits. Ada follows with a club, and Ludwig with another 9.",
    },
    {
      look: "A diamond is on top. Your ace and your 4 fit, and an eight always fits. Play the ace of diamonds to reverse play.",
      wrong: "That fits too. But try the ace of diamonds, and watch the arrows turn.",
      then: "The arrows have turned, and Ludwig is next. He plays a 2, and Ada plays the 3 of the same suit. That starts a sequent: a run in one suit up to the 8.",
    },
    {
      look: "A sequent in diamonds is running, and the 4 comes next. If you hold the next card, you have to play it. Play the 4 of diamonds.",
      wrong: "You hold the next card of the sequent, so you have to play it: the 4 of diamonds.",
      then: "Ludwig owes the 5 but doesn’t have it. He breaks the sequent and picks up two cards. Then play continues as usual.",
    },
    {
      look: "You have no diamond and no king – but an eight goes on any card, and you name the next suit. Play the 8 of spades and name hearts, because your last card is a heart.",
      wrong:
        "You can do that. But look at your last card. Play the eight and name hearts, and it will fit.",
      then: "The next card must be a heart. Ludwig has one; Ada doesn’t, and draws a card.",
    },
    {
      look: "A heart is on top, and your last card is a heart. Play the 7 of hearts and win the round.",
      wrong: "You can draw. But your last card fits. Play it to win.",
      then: "You have no cards left. You win the round!",
    },
  ],
  learnt: [
    "Match the suit or rank. The sign beside the pile shows what fits.",
    "An ace reverses play. An eight goes on any card and names a suit.",
    "A 2 and its 3 start a sequent. If you don’t have the next card, you pick up two.",
  ],
  more: "Jacks open their colour, the Queen of Hearts gives you another turn, any card may follow the Queen of Spades, and a joker names a suit. Point to a card, or hold it, to see what it does.",
};
