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
    `You do not hold ${cardWords(card)}: name a card of your own hand.`,
  meldNotHeld: ({ card }: { card: Card }) =>
    `You do not hold ${cardWords(card)} besides the card that you put on the pile: lay melds of the ten others.`,
  laidTwice: "A card is laid off once: name each of your cards on one meld only.",
  takeOrPass: "The up-card is offered: take it or pass.",
  passedUpCard: "Both have passed the up-card: draw from the stock.",
  drawFirst: ({ mustDraw }: { mustDraw: boolean }) =>
    `Your turn begins with a card: draw from the stock${mustDraw ? "" : " or take the top card of the pile"}, then discard or knock.`,
  takesInRow: ({ takes }: { takes: number }) =>
    `${takes} turns in a row have begun with a card from the pile: draw from the stock now.`,
  noPile: "The pile is empty: draw from the stock.",
  discardNow: "You have your card for this turn: discard one, or knock.",
  justTaken: ({ card }: { card: Card }) =>
    `You have taken ${cardWords(card)} in this turn, so it stays in your hand: put another card on the pile.`,
  noMeld: ({ cards: all }: { cards: readonly Card[] }) =>
    `${all.length === 0 ? "No cards are" : `${capital(allOf(all.map(cardWords)))} ${noun(all.length, "is", "are")}`} no meld: three or four cards of one rank are, or three and more in sequence in one suit, with the ace low.`,
  twoMelds: "A card stands in one meld only: lay each of your cards once.",
  tooMuch: ({ deadwood, limit }: { deadwood: number; limit: number }) =>
    `That leaves ${deadwood} of deadwood, and ${limit === 0 ? "only gin, with none at all, may go down" : `no more than ${limit} may be left to knock`}: discard, or put another card on the pile.`,
  noBigGin: "Big gin is not played at this table: discard or knock.",
  notBigGin: "For big gin all eleven cards lie in melds: discard or knock.",
  layOffNow:
    "The other player has knocked: lay off on the melds that lie open, or leave it to the table.",
  layOffLists: ({ lists, melds }: { lists: number; melds: number }) =>
    `${capital(countWord(melds))} ${noun(melds, "meld lies", "melds lie")} open: name the cards for each, and not for ${countWord(lists)}.`,
  doesNotGoOn: ({ cards: all, meld }: { cards: readonly Card[]; meld: readonly Card[] }) =>
    `${capital(namedCards(all))} ${noun(all.length, "does", "do")} not go on ${meldWords(meld)}: lay off the fourth card of a set, or cards that continue a run without a gap.`,
  goesNowhere: ({ card }: { card: Card }) =>
    `${capital(cardWords(card))} goes on none of the melds that lie open.`,
  fewCards: ({ cards: count, each, needed }: { cards: number; each: number; needed: number }) =>
    `${count} cards are too few to deal ${each} each and turn one up: ${needed} are needed (GR-3)`,
  joker: "the deck holds a joker, and Gin Rummy is played without (GR-1)",
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
  matchOver: ({ seat, points, target }: { seat: number; points: number; target: number }) =>
    `carry.score: seat ${seat} has ${points} points, and the match is over with ${target} (GR-17)`,
};

/** H-27 */
const reasons = {
  leaves: "Leaves the hand.",
  takesForMeld: "The card on the pile goes into a meld at once.",
  takesLow:
    "The card on the pile leaves you better off than a card from the stock would on average.",
  passes:
    "The card that is offered does not help you enough: you draw from the stock, or the other decides first.",
  draws:
    "A card from the stock promises more than the one on the pile, and the other does not see it.",
  mustDraw: "Only the stock can be drawn from now.",
  bigGin: "All eleven cards lie in melds: big gin.",
  gin: "Nothing is left over: gin cannot be undercut.",
  knocks: ({ deadwood }: { deadwood: number }) =>
    `${deadwood} left over is little enough to knock before the other has gathered his melds.`,
  laysOff: ({ deadwood }: { deadwood: number }) =>
    `That leaves you ${deadwood}, the least there can be.`,
  discards: ({ deadwood }: { deadwood: number }) =>
    `It helps you least: ${deadwood} is left over, and the cards that you keep go well together.`,
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
    `${does(name, "have", "has")} ${deadwood} left over.`,
  dead: (back: number) =>
    `Two cards are left in the stock: the hand is dead, and nobody scores.${back > 0 ? ` Both get their ${chips(back)} back.` : ""}`,
  won: (name: string | null, by: EndedBy, amount: number) =>
    ({
      knock: `${does(name, "have", "has")} won ${points(amount)}.`,
      undercut: `Undercut! ${does(name, "have", "has")} won ${points(amount)}.`,
      gin: `Gin! ${does(name, "have", "has")} won ${points(amount)}.`,
      bigGin: `Big gin! ${does(name, "have", "has")} won ${points(amount)}.`,
      dead: "",
      leave: `${does(name, "have", "has")} won the hand, without points.`,
    })[by],
  wonMatch: (name: string | null, score: number, other: number, shutout: boolean) =>
    `${does(name, "have", "has")} won the match${shutout ? " – a shutout –" : ""} by ${number(score)} to ${number(other)}, bonuses included!`,
  saysKnock: (deadwood: number) => (deadwood === 0 ? "Gin!" : `Knock with ${deadwood}`),
  saysBigGin: "Big gin!",
  saysDeadwood: (deadwood: number) => `${deadwood} left over`,
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
    total: "In all",
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
    `${does(name, "have", "has")} laid down ${melds.length === 0 ? "no melds" : melds.map((meld) => allOf(meld)).join("; ")}. ${capital(points(deadwood))} left over.`,
  inMeld: (meld: readonly Card[]) => `in a meld: ${meldWords(meld)}`,
  leaves: (deadwood: number) => `without it ${deadwood} left over`,
  knocksWith: (deadwood: number) =>
    deadwood === 0
      ? "with it on the pile: gin"
      : `with it on the pile you may knock with ${deadwood}`,
  saysPoints: (amount: number) => `+${points(amount)}`,
  /** Before the up-card is turned up. */
  take: "Take the up-card",
  takeThis: (card: string) => `Take the ${card}`,
  discard: "Discard",
  discardThis: (card: string) => `Discard the ${card}`,
  pickCard: "Pick a card to discard",
  staysHere: "You have just taken it: it stays in your hand",
  layOffCards: (count: number) => (count === 0 ? "Lay nothing off" : `Lay off ${cards(count)}`),
  layOffThese: (count: number) =>
    count === 1 ? "Lay off this card" : `Lay off these ${cards(count)}`,
  takeBack: "Take back",
  goesOn: (meld: readonly Card[]) => `goes on ${meldWords(meld)}`,
  putting: {
    meld: (meld: readonly Card[]) => capital(meldWords(meld)),
    put: (card: string, meld: readonly Card[]) => `Put the ${card} on ${meldWords(meld)}`,
    takeBack: (card: string) => `Take the ${card} back`,
    doesNotGo: (card: string) => `The ${card} does not go there.`,
    whichMeld: (card: string) =>
      `The ${card} goes on more than one meld: press the one that you mean.`,
    whichCard: (names: readonly string[]) =>
      names.length === 0
        ? "None of your cards goes there."
        : `Pick the card that you mean first: ${oneOf(names)}.`,
  },
  chooseMelds: "Choose melds",
  ways: {
    title: "How your cards go down",
    help: "Press the melds that you knock with. What lies in none of them is left over.",
    asPut: "as they lie in your hand",
    melds: (melds: readonly (readonly Card[])[]) => capital(shownMelds(melds)),
    told: (deadwood: number, fitting: number) =>
      `${deadwood} left over – ${fitting === 0 ? "no other card fits" : `${plural(fitting, "other card fits", "other cards fit")}`}`,
  },
  layOffBest: "Leave the lay-off to the table",
  yourUpCard: (card: string) => `Your turn – take the ${card}, or pass`,
  yourDraw: (card: string | null) =>
    card === null ? "Your turn – draw a card" : `Your turn – draw, or take the ${card}`,
  yourDiscard: (deadwood: number | null) =>
    `Your turn – discard a card${deadwood === null ? "" : deadwood === 0 ? ", or go gin" : `, or knock with ${deadwood}`}`,
  yourLayOff: (name: string) => `Your turn – lay off on what ${name} has laid down`,
  theirs: {
    upcard: (name: string, card: string) => `${name} is offered the ${card}`,
    draw: (name: string, _card: string) => `${name} to draw`,
    discard: (name: string, _card: string) => `${name} to discard`,
    layoff: (name: string, _card: string) => `${name} lays off`,
  },
  handHelp:
    "Arrow keys move between cards, Space picks one, Enter discards it, Escape clears. D draws from the stock, T takes the top card of the pile, P passes, N knocks, C chooses the melds for it, O lays off, B opens the score sheet. Shift with an arrow key moves a card.",
};

export const whole = { ...start, refusals, reasons, table };

export type Text = Widened<typeof whole>;
