import { isJoker, suitOf, type Card, type Natural } from "#shared/cards/card.ts";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import { packs } from "#shared/cards/pack.ts";
import { chooseDealer, dealHands, opening } from "#shared/contract/carry.ts";
import { StartError, type Start } from "#shared/contract/game.ts";
import { seatsFromLeftOf } from "#shared/contract/seats.ts";
import { pointsOf } from "./melds.ts";
import { say } from "./say.ts";
import { handSize, type Carry, type Facts, type GinRound, type Options } from "./types.ts";

/** GR-1 */
export const pack = (): readonly Card[] => packs(1, 0);

/** GR-10: an ace demands gin. */
function limitOf({ knockLimit, oklahoma }: Options, upCard: Card) {
  if (!oklahoma) return knockLimit;
  return upCard[0] === "A" ? 0 : Math.min(knockLimit, pointsOf(upCard));
}

/**
 * GR-3: the dealer's opponent acts first. Throws a StartError if the cards are too few or include
 * jokers (GR-1).
 */
export function deal({
  options,
  seats,
  deck,
  dice,
  dealer: named,
  carry,
}: Start<Options, Carry>): GinRound {
  const dealt = seats * handSize;
  const upCard = deck[dealt];
  if (upCard === undefined)
    throw new StartError(
      say("fewCards", { cards: deck.length, each: handSize, needed: dealt + 1 }),
    );
  if (deck.some(isJoker)) throw new StartError(say("joker"));
  const chosen = chooseDealer(named ?? carry.dealer, seats, dice);
  const order = seatsFromLeftOf(seats, chosen.dealer);
  const facts: Facts = {
    dealer: chosen.dealer,
    turn: order[0] ?? 0,
    offered: true,
    passed: [],
    drawn: null,
    takesInRow: 0,
    limit: limitOf(options, upCard),
    double: options.oklahoma && suitOf(upCard as Natural) === "s",
    taken: order.map(() => []),
    knocker: null,
    melds: order.map(() => null),
    laidOff: [],
    deadwood: order.map(() => null),
    score: carry.score,
    boxes: carry.boxes,
    ...(carry.waiting && { waiting: carry.waiting }),
    ...opening(carry, options),
  };
  const zones = {
    hands: dealHands(deck, order, handSize),
    stock: turnAllDown(deck.slice(dealt + 1)),
    removed: [],
    pile: [upCard],
  };
  return { options, zones, facts, sealed: null, secret: null, dice: chosen.dice };
}
