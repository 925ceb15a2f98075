import { isJoker, rankOf, suitOf, type Card } from "#shared/cards/card.ts";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import { shuffled, type Dice } from "#shared/chance/dice.ts";
import { opening, dealHands } from "#shared/contract/carry.ts";
import { StartError, type Start } from "#shared/contract/game.ts";
import { isEight, natural } from "../eights/seen.ts";
import { say } from "./about.ts";
import { handSize } from "./options.ts";
import type { Carry, CrazyRound, Facts, Options } from "./types.ts";

/**
 * CE-2, CE-3. A dealer named in a record is ignored. Throws a StartError if there are too few cards
 * (CE-3) or jokers (CE-1).
 */
export function deal({ options, seats, deck, dice, carry }: Start<Options, Carry>): CrazyRound {
  const each = handSize(options, seats);
  if (deck.length < seats * each)
    throw new StartError(say("fewCards", { cards: deck.length, each, seats }));
  if (deck.some(isJoker)) throw new StartError(say("joker"));
  // CE-2
  const { list: order, dice: after } = carry.order
    ? { list: carry.order, dice }
    : shuffled(dice, [...Array(seats).keys()]);
  const turned = turnUp(deck.slice(seats * each), after);
  const facts: Facts = {
    dealer: null,
    order,
    ...toMatch(turned.card),
    turn: order[0] ?? 0,
    drew: false,
    passed: [],
    turnedBack: turned.back,
    ...opening(carry, options),
  };
  const zones = {
    hands: dealHands(deck, order, each),
    stock: turnAllDown(turned.stock),
    removed: [],
    pile: turned.card ? [turned.card] : [],
  };
  return { options, zones, facts, sealed: null, secret: null, dice: turned.dice };
}

type TurnedUp = Readonly<{
  /** Null if there is no stock at all. */
  card: Card | null;
  /** Eights that were shuffled back, in order. */
  back: readonly Card[];
  stock: readonly Card[];
  dice: Dice;
}>;

/**
 * Bound for a deck that is nearly all eights, as no packs turn up so many in a row: then the first
 * other card is turned up. The rest is shuffled as usual.
 */
const mostTurnedBack = 100;

/** CE-4 */
function turnUp(cards: readonly Card[], dice: Dice): TurnedUp {
  const onlyEights = cards.every(isEight);
  const back: Card[] = [];
  let stock = cards;
  let now = dice;
  for (let top = stock[0]; top !== undefined && isEight(top) && !onlyEights; top = stock[0]) {
    back.push(top);
    ({ list: stock, dice: now } = shuffled(now, stock));
    if (back.length === mostTurnedBack) stock = otherFirst(stock);
  }
  return { card: stock[0] ?? null, back, stock: stock.slice(1), dice: now };
}

function otherFirst(stock: readonly Card[]): readonly Card[] {
  const at = stock.findIndex((card) => !isEight(card));
  return [...stock.slice(at, at + 1), ...stock.toSpliced(at, 1)];
}

/** CE-4 */
function toMatch(card: Card | null): Pick<Facts, "suit" | "rank"> {
  if (card === null) return { suit: null, rank: null };
  return { suit: suitOf(natural(card)), rank: isEight(card) ? null : rankOf(natural(card)) };
}
