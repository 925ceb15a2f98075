import type { Card } from "#shared/cards/card.ts";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import { without } from "#shared/cards/hand.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { checkFields, chipsOver, readChips, reseatChips } from "#shared/contract/carry.ts";
import { defineGame, imagineWith, unseenDealt } from "#shared/contract/defineGame.ts";
import { StartError } from "#shared/contract/game.ts";
import { shown, type Json, type Public, type Shown } from "#shared/contract/json.ts";
import { bare, oneCardOrMore, suit, moveReader, withFields } from "#shared/contract/moveReader.ts";
import { heldBy } from "#shared/contract/seen.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { toAct } from "../eights/rules.ts";
import { about, say } from "./about.ts";
import { apply, defaultMove, legal, phase } from "./apply.ts";
import { deal } from "./deal.ts";
import { handSize, largestHand, options, pack, players } from "./options.ts";
import { countedSeats } from "./points.ts";
import type { CrazySeen } from "./seen.ts";
import {
  takes,
  type Carry,
  type CrazyGame,
  type CrazyRound,
  type Move,
  type Options,
} from "./types.ts";

/** CE-4: until somebody draws, everyone knows that an eight shuffled back is in the stock. */
function dealtOut(seen: CrazySeen, reader: DiceReader): CrazyRound["zones"] {
  const all = pack(seen.options, seen.hands.length);
  // With two packs, two eights of one name may have been a single card turned up twice.
  const back = isUntouched(seen) ? [...new Set(seen.facts.turnedBack)] : [];
  const rest = without(all, back);
  if (back.length === 0 || !rest || !areUnseen(back, seen, all))
    return unseenDealt(seen, all, reader);
  const zones = unseenDealt({ ...seen, stock: seen.stock - back.length }, rest, reader);
  return { ...zones, stock: reader.shuffled([...zones.stock, ...turnAllDown(back)]) };
}

const areUnseen = (
  back: readonly Card[],
  { hands, pile }: CrazySeen,
  all: readonly Card[],
): boolean =>
  without(all, [
    ...back,
    ...pile,
    ...hands.flatMap((hand) => (typeof hand === "number" ? [] : hand)),
  ]) !== null;

function isUntouched(seen: CrazySeen): boolean {
  const { options, hands, stock, pile, removed } = seen;
  const inHands = hands.reduce<number>((sum, _, seat) => sum + heldBy(seen, seat), 0);
  return (
    inHands + removed + pile.length === hands.length * handSize(options, hands.length) + 1 &&
    stock > 0
  );
}

/** Throws a StartError. */
function readCarry(given: Public, options: Options, seats: number): Carry {
  checkFields(given, ["order", "chips"], "carry");
  const order = readOrder(given["order"] ?? null, seats);
  return { ...(order && { order }), ...readChips(given, options, seats) };
}

function readOrder(given: Json, seats: number): readonly Seat[] | null {
  if (given === null) return null;
  const isEverySeat =
    Array.isArray(given) &&
    given.length === seats &&
    Array.from({ length: seats }, (_, seat) => seat).every((seat) => given.includes(seat));
  if (isEverySeat) return given as readonly Seat[];
  const value: Shown = Array.isArray(given)
    ? { is: "value", text: JSON.stringify(given).slice(0, 60) }
    : shown(given);
  throw new StartError(say("order", { seats, value }));
}

const readMove = moveReader<Move>(
  withFields("play", { cards: oneCardOrMore("noJokers", largestHand), suit: suit.exactOptional() }),
  bare("draw"),
  bare("pass"),
  bare("leave"),
);

export const crazyEights = defineGame<CrazyGame>({
  id: about.id,
  traits: about.traits,
  players,
  options,
  takes,
  pack,
  carry: {
    read: readCarry,
    /** CE-2 */
    after: ({ facts }) => chipsOver(facts),
    reseat: reseatChips,
    /** H-8 */
    honours: ({ order, result }) => ({
      titles: {},
      button: order.find((seat) => result?.winners.includes(seat)) ?? null,
    }),
  },
  deal,
  phase,
  toAct,
  legal,
  readMove,
  apply,
  defaultMove,
  /** CE-11, C-7 */
  views: { openHands: countedSeats },
  imagine: imagineWith(dealtOut),
});
