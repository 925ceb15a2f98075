// Worlds that a view leaves possible, to play on in.

import type { Comparison } from "#shared/bots/search.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { QuickDice } from "#shared/chance/quickDice.ts";
import { unseenOf } from "#shared/contract/defineGame.ts";
import { heldBy, ownHand } from "#shared/contract/seen.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { pack } from "../options.ts";
import { quickCard, type QuickCard } from "../quickCards.ts";
import { QuickRound } from "../quickRound.ts";
import type { ExordiaSeen } from "../seen.ts";
import type { Move } from "../types.ts";
import { beliefsAbout } from "./beliefs.ts";
import { QuickPlayer } from "./quickPlayer.ts";
import { weightsFor } from "./weights.ts";

type Imagined = Pick<Comparison<Move, QuickRound>, "nextWorld" | "worthOf">;

/** Steps in which a chance is drawn. */
const chanceSteps = 2 ** 20;
/** After so many cards that the seat hardly holds, it is given the next one. */
const mostTries = 20;

/**
 * Null for a deck other than the packs, as a record may have. `nextWorld` deals the same round
 * anew: a world is of use until the next.
 */
export function imaginedFrom(seen: ExordiaSeen, viewer: Seat, dice: DiceReader): Imagined | null {
  const { hands, pile, stock } = seen;
  const closed = hands.map((_, seat) => (seat === viewer ? 0 : heldBy(seen, seat)));
  const unseen = unseenCards(seen, closed);
  if (!unseen) return null;
  const own = hands.map((_, seat) => (seat === viewer ? ownHand(seen) : []));
  const open = { options: seen.options, facts: seen.facts, hands: own, stock: [], pile };
  const [known, world, round] = [new QuickRound(open), new QuickRound(open), new QuickRound(open)];
  const beliefs = closed.map((count, seat) => beliefsAbout(seat, count, known));
  const chance = new QuickDice(dice.below(2 ** 32));
  const player = new QuickPlayer(round);
  const weights = weightsFor(hands.length, viewer);
  return {
    nextWorld() {
      chance.shuffle(unseen, unseen.length);
      world.setTo(known);
      let left = unseen.length;
      closed.forEach((count, seat) => {
        for (const end = left - count; left > end; left -= 1)
          world.take(seat, believed(unseen, left, beliefs[seat]!, chance));
      });
      world.stackStock(unseen.subarray(0, stock));
      return world;
    },
    worthOf(from, move) {
      round.setTo(from);
      round.make(move);
      player.playOut(weights);
      return round.winner === viewer ? 1 : 0;
    },
  };
}

/** Picks one of the first `left` cards, one that the seat likely holds, and moves it behind them. */
function believed(
  cards: Uint8Array,
  left: number,
  belief: Float64Array,
  chance: QuickDice,
): QuickCard {
  let at = chance.below(left);
  for (let tries = 1; tries < mostTries; tries += 1) {
    if (chance.below(chanceSteps) < belief[cards[at]!]! * chanceSteps) break;
    at = chance.below(left);
  }
  const card = cards[at]!;
  cards[at] = cards[left - 1]!;
  cards[left - 1] = card;
  return card;
}

/** Null unless they are as many as lie closed. */
function unseenCards(seen: ExordiaSeen, closed: readonly number[]): Uint8Array | null {
  const { options, hands, pile, stock, removed } = seen;
  const unseen = unseenOf(pack(options, hands.length), [...ownHand(seen), ...pile]);
  const count = closed.reduce((sum, held) => sum + held, stock + removed);
  return unseen.length === count ? Uint8Array.from(unseen, quickCard) : null;
}
