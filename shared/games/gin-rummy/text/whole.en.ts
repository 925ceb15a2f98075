import { rankOf, suitOf, type Card, type Natural } from "#shared/cards/card.ts";
import type { Shown } from "#shared/contract/json.ts";
import { stockAndPile } from "#shared/text/en/stockAndPile.ts";
import {
  allOf,
  capital,
  cards,
  cardWords,
  chips,
  countWord,
  does,
  manyOfRank,
  namedCards,
  noun,
  number,
  oneOf,
  plural,
  rankWords,
  shownWords,
  suitWords,
} from "#shared/text/en/words.ts";
import type { Widened } from "#shared/text/said.ts";
import type { DownBy, EndedBy } from "../types.ts";
import { start } from "./start.en.ts";

/** GR-1: there are no jokers. */
const natural = (card: Card | undefined): Natural => (card ?? "Ac") as Natural;

/** "three 9s", "5 to 8 of spades" */
function meldWords(meld: readonly Card[]): string {
  const [first, second, last] = [meld[0], meld[1], meld.at(-1)].map(natural) as [
    Natural,
    Natural,
    Natural,
  ];
  return rankOf(first) === rankOf(second)
    ? `${countWord(meld.length)} ${manyOfRank(rankOf(first))}`
    : `${rankWords[rankOf(first)]} to ${rankWords[rankOf(last)]} of ${suitWords[suitOf(first)]}`;
}

const refusals = {
  notHeld: ({ card }: { card: Card }) =>
    `You don’t hold ${cardWords(card)}. Choose a card from your own hand.`,
  meldNotHeld: ({ card }: { card: Card }) =>
    `You don’t hold ${cardWords(card)} besides the card you’re discarding. Lay melds from your other ten cards.`,
  laidTwice: "You can lay off each card only once. Put it on one meld.",
  takeOrPass: "You’re offered the up-card. Take it or pass.",
  passedUpCard: "Both players passed the up-card. Draw from the stock.",
  drawFirst: ({ mustDraw }: { mustDraw: boolean }) =>
    `Start your turn with a card: draw from the stock${mustDraw ? "" : " or take the top card of the pile"}. Then discard or knock.`,
  takesInRow: ({ takes }: { takes: number }) =>
    `The last ${takes} turns began with a card from the pile. Draw from the stock now.`,
  noPile: "The pile is empty. Draw from the stock.",
  discardNow: "You already have your card for this turn. Discard one, or knock.",
  justTaken: ({ card }: { card: Card }) =>
    `You took ${cardWords(card)} this turn, so you can’t discard it. Choose another card.`,
  noMeld: ({ cards: all }: { cards: readonly Card[] }) =>
    `${all.length === 0 ? "An empty list doesn’t make" : `${capital(allOf(all.map(cardWords)))} ${noun(all.length, "doesn’t", "don’t")} make`} a meld. A meld is three or four cards of one rank, or three or more in sequence in one suit, ace low.`,
  twoMelds: "A card can be in only one meld. Use each card once.",
  tooMuch: ({ deadwood, limit }: { deadwood: number; limit: number }) =>
    `That leaves ${deadwood} deadwood. ${limit === 0 ? "You need gin to go down here, with no deadwood" : `You can knock with ${limit} at most`}. Discard, or choose another card.`,
  noBigGin: "This table doesn’t play big gin. Discard or knock.",
  notBigGin: "Big gin needs all eleven cards in melds. Discard or knock.",
  layOffNow: "The other player knocked. Lay off cards on their melds, or let the table do it.",
  layOffLists: ({ lists, melds }: { lists: number; melds: number }) =>
    `There ${noun(melds, "is", "are")} ${countWord(melds)} ${noun(melds, "meld", "melds")} to lay off on: list cards for each, not for ${countWord(lists)}.`,
  doesNotGoOn: ({ cards: all, meld }: { cards: readonly Card[]; meld: readonly Card[] }) =>
    `${capital(namedCards(all))} ${noun(all.length, "doesn’t", "don’t")} fit on ${meldWords(meld)}. Lay off the fourth card of a set, or cards that continue a run without a gap.`,
  goesNowhere: ({ card }: { card: Card }) =>
    `${capital(cardWords(card))} doesn’t fit on any of these melds.`,
  fewCards: ({ cards: count, each, needed }: { cards: number; each: number; needed: number }) =>
    `${count} cards aren’t enough to deal ${each} each and turn one up: ${needed} are needed (GR-3)`,
  joker: "the deck has a joker, and Gin Rummy is played without jokers (GR-1)",
  counts: ({
    field,
    seats,
    most,
    value,
  }: {
    field: string;
    seats: number;
    most: number;
    value: Shown;
  }) =>
    `carry.${field} must list ${seats} whole numbers from 0 to ${most}, one per seat, not ${shownWords(value)} (GR-17)`,
  waiting: ({ most, value }: { most: number; value: Shown }) =>
    `carry.waiting must list the name, score and boxes of everybody who waits, whole numbers from 0 to ${most}, not ${shownWords(value)} (GR-17)`,
  matchOver: ({ seat, points, target }: { seat: number; points: number; target: number }) =>
    `carry.score: seat ${seat} has ${points} points, and the match is over with ${target} (GR-17)`,
};

/** H-27 */
const reasons = {
  leaves: "Leaves the hand.",
  takesForMeld: "The card on the pile makes a meld at once.",
  takesLow: "The card on the pile is better for you than an average card from the stock.",
  passes: "The up-card doesn’t help you enough. Pass it.",
  draws:
    "A card from the stock is likely to help you more than the one on the pile, and your opponent won’t see it.",
  mustDraw: "You can only draw from the stock now.",
  bigGin: "All eleven cards are in melds: big gin.",
  gin: "You have no deadwood, and gin can’t be undercut.",
  knocks: ({ deadwood }: { deadwood: number }) =>
    `With ${deadwood} deadwood, it’s best to knock before your opponent builds more melds.`,
  laysOff: ({ deadwood }: { deadwood: number }) =>
    `That leaves you ${deadwood} deadwood, the least possible.`,
  discards: ({ deadwood }: { deadwood: number }) =>
    `It helps you least. You keep ${deadwood} deadwood and cards that work well together.`,
};

const points = (amount: number): string => `${number(amount)} ${noun(amount, "point", "points")}`;
const shownMelds = (melds: readonly (readonly Card[])[]): string =>
  melds.length === 0 ? "no melds" : allOf(melds.map(meldWords));
const ways: { readonly [W in DownBy]: (deadwood: number) => string } = {
  knock: (deadwood) => `with ${deadwood}`,
  gin: () => "with gin",
  bigGin: () => "with big gin",
};

/** A name is null if it is the reader's. */
const table = {
  ...stockAndPile,
  points,
  meld: meldWords,
  dealt: (dealer: string | null) => `${does(dealer, "deal", "deals")} a new hand.`,
  took: (name: string | null, card: string) => `${does(name, "took")} the ${card}.`,
  discarded: (name: string | null, card: string) => `${does(name, "discarded")} the ${card}.`,
  wentDown: (
    name: string | null,
    by: DownBy,
    melds: readonly (readonly Card[])[],
    deadwood: number,
  ) =>
    `${by === "knock" ? does(name, "knocked") : does(name, "went down")} ${ways[by](deadwood)}: ${shownMelds(melds)}.`,
  laidOff: (name: string | null, names: readonly string[]) =>
    names.length === 0
      ? `${does(name, "laid")} nothing off.`
      : `${does(name, "laid")} off the ${allOf(names)}.`,
  counted: (name: string | null, deadwood: number) =>
    `${does(name, "have", "has")} ${deadwood} deadwood.`,
  dead: (back: number) =>
    `Only two cards are left in the stock, so the hand is dead and nobody scores.${back > 0 ? ` Both players get their ${chips(back)} back.` : ""}`,
  won: (name: string | null, by: EndedBy, amount: number) =>
    ({
      knock: `${does(name, "win", "wins")} ${points(amount)}.`,
      undercut: `Undercut! ${does(name, "win", "wins")} ${points(amount)}.`,
      gin: `Gin! ${does(name, "win", "wins")} ${points(amount)}.`,
      bigGin: `Big gin! ${does(name, "win", "wins")} ${points(amount)}.`,
      dead: "",
      leave: `${does(name, "win", "wins")} the hand, but no points.`,
    })[by],
  wonMatch: (name: string | null, score: number, other: number, shutout: boolean) =>
    `${does(name, "win", "wins")} the match ${number(score)} to ${number(other)}, bonuses included${shutout ? " – a shutout" : ""}!`,
  saysKnock: (deadwood: number) => (deadwood === 0 ? "Gin!" : `Knock with ${deadwood}`),
  saysBigGin: "Big gin!",
  saysDeadwood: (deadwood: number) => `${deadwood} deadwood`,
  saysTake: "Takes it",
  fromPile: "from the pile",
  endedBy: {
    knock: "A knock.",
    undercut: "Undercut!",
    gin: "Gin!",
    bigGin: "Big gin!",
    dead: "A dead hand: nobody scores.",
    leave: "The other player has left.",
  },
  sheet: {
    title: "Score sheet",
    forward: "so far",
    total: "Total",
    game: "Game",
    boxBonus: "Boxes",
    goalOf: (target: number) => `To ${points(target)}`,
    ways: {
      knock: "knock",
      undercut: "undercut",
      gin: "gin",
      bigGin: "big gin",
      dead: "dead hand",
      leave: "left",
    },
    points,
    boxes: (count: number) => plural(count, "box", "boxes"),
  },
  saysMatch: (shutout: boolean) => (shutout ? "Shutout!" : "Match!"),
  lie: (name: string | null, melds: readonly (readonly string[])[], deadwood: number) =>
    `${does(name, "have", "has")} laid down ${melds.length === 0 ? "no melds" : melds.map((meld) => allOf(meld)).join("; ")}. Deadwood: ${deadwood}.`,
  inMeld: (meld: readonly Card[]) => `in a meld: ${meldWords(meld)}`,
  leaves: (deadwood: number) => `leaves ${deadwood} deadwood`,
  knocksWith: (deadwood: number) =>
    deadwood === 0 ? "discard it for gin" : `discard it to knock with ${deadwood}`,
  saysPoints: (amount: number) => `+${points(amount)}`,
  /** Before the up-card is turned up. */
  take: "Take the up-card",
  takeThis: (card: string) => `Take the ${card}`,
  discard: "Discard",
  discardThis: (card: string) => `Discard the ${card}`,
  pickCard: "Pick a card to discard",
  staysHere: "You just took it, so you can’t discard it",
  layOffCards: (count: number) => (count === 0 ? "Lay nothing off" : `Lay off ${cards(count)}`),
  layOffThese: (count: number) =>
    count === 1 ? "Lay off this card" : `Lay off these ${cards(count)}`,
  takeBack: "Undo",
  goesOn: (meld: readonly Card[]) => `goes on ${meldWords(meld)}`,
  putting: {
    meld: (meld: readonly Card[]) => capital(meldWords(meld)),
    put: (card: string, meld: readonly Card[]) => `Put the ${card} on ${meldWords(meld)}`,
    takeBack: (card: string) => `Take back the ${card}`,
    doesNotGo: (card: string) => `The ${card} doesn’t fit there.`,
    whichMeld: (card: string) => `The ${card} fits on more than one meld. Choose one.`,
    whichCard: (names: readonly string[]) =>
      names.length === 0 ? "None of your cards fits there." : `Pick a card first: ${oneOf(names)}.`,
  },
  chooseMelds: "Choose melds",
  ways: {
    title: "How your cards go down",
    help: "Choose the melds to knock with. Cards in no meld are deadwood.",
    asPut: "as arranged in your hand",
    melds: (melds: readonly (readonly Card[])[]) => capital(shownMelds(melds)),
    told: (deadwood: number, fitting: number) =>
      `${deadwood} deadwood – ${fitting === 0 ? "no other card fits" : `${plural(fitting, "other card fits", "other cards fit")}`}`,
  },
  layOffBest: "Let the table lay off for you",
  yourUpCard: (card: string) => `Your turn – take the ${card}, or pass`,
  yourDraw: (card: string | null) =>
    card === null ? "Your turn – draw a card" : `Your turn – draw, or take the ${card}`,
  yourDiscard: (deadwood: number | null) =>
    `Your turn – discard a card${deadwood === null ? "" : deadwood === 0 ? ", or go gin" : `, or knock with ${deadwood}`}`,
  yourLayOff: (name: string) => `Your turn – lay off on ${name}’s melds`,
  theirs: {
    upcard: (name: string, card: string) => `${name} is offered the ${card}`,
    draw: (name: string, _card: string) => `${name} to draw`,
    discard: (name: string, _card: string) => `${name} to discard`,
    layoff: (name: string, _card: string) => `${name} lays off`,
  },
  handHelp:
    "Use the arrow keys to move between cards, Space to pick, Enter to discard, Escape to clear. Hold Shift with an arrow key to move a card. Press D to draw, T to take the top card of the pile, P to pass, N to knock, C to choose melds, O to lay off, B to open the score sheet.",
};

export const whole = { ...start, refusals, reasons, table };

export type Text = Widened<typeof whole>;
