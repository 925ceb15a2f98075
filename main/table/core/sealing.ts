// Deals a round sealed (H-51): everybody's page shuffles the deck and locks it, and the round begins
// when all hands are dealt. Before that nothing is stored.

import { isDeepStrictEqual } from "node:util";
import { refusal } from "#main/base/refusal.ts";
import type { LaidRound } from "#main/session/nextRound.ts";
import { bySeat } from "#main/session/players.ts";
import type { DealWish } from "#main/session/sessionRules.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import { readRecord } from "#shared/record/roundRecord.ts";
import type { Hex, SealedPlan } from "#shared/sealedDeal/parts.ts";
import { whyNotSealed, type NotSealable } from "#shared/sealedDeal/sealable.ts";
import { guessedDeck, sealedSeed } from "#shared/sealedDeal/sealedDeal.ts";
import {
  dropDeal,
  forgetPrepared,
  hexOf,
  laidWith,
  takingPart,
  trialSeed,
  waitFor,
  type DealtWith,
} from "./deals.ts";
import {
  restartWaiting,
  changeSealed,
  newSealedTable,
  tellPages,
  tellStopped,
  type SealedTable,
} from "./sealedTable.ts";
import { lateSeats } from "./sealedWaiting.ts";
import { clearReady } from "./people.ts";
import { sendTable } from "./sending.ts";
import { sealedNext } from "./state.ts";
import type { AskId, TableStep } from "./step.ts";

type Sealed = DealtWith | "dealing" | Refusal | null;

/**
 * Returns what is dealt now; `dealing` if pages are awaited, a refusal if the round cannot be dealt
 * sealed, null if none can be dealt. Throws a RecordError.
 */
export function askedToSeal(step: TableStep, wish: DealWish, ask: AskId | null): Sealed {
  const laid = laidWith(step, wish, trialSeed);
  const refused = laid && refusalToSeal(step, laid);
  if (!laid || refused) return refused;
  forgetPrepared(step);
  waitFor(step, wish, ask);
  return sealedOn(step);
}

/** Goes on as far as what the pages have sent allows. Throws a RecordError. */
export function sealedOn(step: TableStep): Sealed {
  const { asked } = step.state.deals;
  if (!asked) return null;
  if (!step.given.group) {
    step.do({ type: "loadGroup" });
    return "dealing";
  }
  const next = sealedNext(step.state);
  if (!next) return begun(step, asked.wish);
  return next.deal.newest ? complete(step, next, asked.wish) : "dealing";
}

const whys: { readonly [why in NotSealable]: Refusal } = {
  game: refusal("H-51", "sealedGame"),
  seats: refusal("H-51", "sealedSeats"),
  pack: refusal("H-51", "sealedPack"),
  stock: refusal("H-51", "sealedStock"),
};

function refusalToSeal({ state }: TableStep, { table, read }: LaidRound): Refusal | null {
  const sitting = bySeat(table.players);
  if (sitting.some(({ bot }) => bot !== null)) return refusal("H-51", "sealedBots");
  const why = whyNotSealed(read.game, read.start.options, sitting.length);
  if (why) return whys[why];
  const here = takingPart(state).map(({ player }) => player.id);
  const missing = sitting.filter(({ id }) => !here.includes(id));
  return missing.length > 0
    ? refusal("H-51", "sealedPages", { names: missing.map(({ name }) => name) })
    : null;
}

function planOf(deal: Hex, { read, table }: LaidRound): SealedPlan {
  const { options, carry = {} } = read.record;
  return {
    ...{ deal, table: table.id, round: table.roundNumber, game: read.game.id, options },
    players: bySeat(table.players).map(({ id }) => id),
    dealer: read.start.dealer,
    carry,
  };
}

/** Nobody's page has done anything yet. */
function begun(step: TableStep, wish: DealWish): Sealed {
  const laid = laidWith(step, wish, trialSeed);
  // Somebody may have gone while the group was loaded.
  const refused = laid && refusalToSeal(step, laid);
  if (!laid || refused) return refused;
  const plan = planOf(hexOf(step.given.random(16)), laid);
  const sealed = newSealedTable(plan);
  changeSealed(step, sealed);
  tellPages(step, sealed, { type: "begun", plan });
  restartWaiting(step);
  return "dealing";
}

/** The first hands are dealt: the record has the deck as far as the host can guess it. */
function complete(step: TableStep, next: SealedTable, wish: DealWish): Sealed {
  const { deal } = next;
  const laid = laidWith(step, wish, sealedSeed(deal));
  if (!laid || !isDeepStrictEqual(planOf(deal.plan.deal, laid), deal.plan)) {
    tellStopped(step, next, null, []);
    return refusal("H-51", "sealedChanged");
  }
  const read = readRecord({ ...laid.read.record, deck: guessedDeck(deal) });
  return { laid: { ...laid, read }, deal: null };
}

/** The deal is not made; nobody's page seals another deck before somebody wishes for it. */
export function dropSealed(step: TableStep, refused: Refusal): void {
  dropDeal(step, refused);
  clearReady(step);
  sendTable(step);
}

/** Who leaves while the deck is sealed takes their lock with them: it is sealed again without. */
export function leavesSealing(step: TableStep, player: string): void {
  const { deals, table } = step.state;
  const next = sealedNext(step.state);
  const isLoading = !next && deals.asked !== null && table.session.settings.sealedDeals;
  if (!isLoading && !next?.deal.plan.players.includes(player)) return;
  if (next) tellStopped(step, next, null, []);
  dropSealed(step, refusal("H-51", "sealedChanged"));
}

/** Pages that have had their time are named, and the deal is not made. Null: none is late. */
export function refusalOfSilent(step: TableStep): Refusal | null {
  const next = sealedNext(step.state);
  const late = next ? lateSeats(step) : [];
  if (!next || late.length === 0) return null;
  const ids = late.flatMap((seat) => next.deal.plan.players[seat] ?? []);
  tellStopped(step, next, null, ids);
  const silent = step.state.table.players.filter(({ id }) => ids.includes(id));
  return refusal("H-51", "sealedSilent", { names: silent.map(({ name }) => name) });
}
