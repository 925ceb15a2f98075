// Begins rounds: when everybody is ready, or on request; people's programs contribute first (H-18).

import { refusal } from "#main/base/refusal.ts";
import { countAtDeal, isDealtIn, placeNow, sittingOut } from "#main/session/dealtIn.ts";
import type { DealWish } from "#main/session/sessionRules.ts";
import { takes, untimely } from "#main/session/stageChart.ts";
import { unfitAll } from "#main/session/tableSetup.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { log as said } from "#main/text/english.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import { RecordError } from "#shared/record/roundRecord.ts";
import {
  askedToDeal,
  dealOver,
  dropDeal,
  goneOn,
  joinsDeal,
  prepareDeal,
  type DealtWith,
} from "./deals.ts";
import { begin, done } from "./play.ts";
import { askedToSeal, dropSealed, refusalOfSilent, sealedOn } from "./sealing.ts";
import { isAsleep, isReady, presenceOf } from "./state.ts";
import type { AskId, TableStep } from "./step.ts";

/**
 * Begins the next round when everybody who is here and would be dealt in is ready, and at least one
 * person asked for it. Players who sit out need not be ready, but may ask for it when alone with
 * bots.
 */
export function beginIfReady(step: TableStep): Refusal | null {
  const { rules, table } = step.state;
  if (!rules.beginsWhenReady || !takes(table.stage, "ready")) return null;
  const here = table.players.filter(
    (player) => !player.bot && !player.gone && presenceOf(step.state, player) === "here",
  );
  const ready = (player: StoredPlayer): boolean => isReady(step.state, player);
  return here.some(ready) && here.filter((player) => isAwaited(table, player)).every(ready)
    ? deal(step)
    : null;
}

/**
 * If no round can be dealt now, players who have run out are awaited too, since they may buy in
 * again.
 */
function isAwaited(table: StoredTable, player: StoredPlayer): boolean {
  const place = placeNow(table);
  const entry = place && table.session.rotation[place.entry];
  return entry ? isDealtIn(table, player, entry) : !player.sitsOut;
}

/** `ask`: answered when the round is dealt; people's programs may have to contribute first (H-18). */
export function deal(
  step: TableStep,
  wish: DealWish = {},
  ask: AskId | null = null,
): Refusal | null {
  const { table } = step.state;
  const early = takes(table.stage, "round.dealt") ? null : untimely(table.stage, "ready");
  return early ?? dealt(step, () => askedFor(step, wish, ask), ask);
}

function askedFor(step: TableStep, wish: DealWish, ask: AskId | null): Found {
  if (joinsDeal(step, ask)) return "dealing";
  return isDealtSealed(step) ? askedToSeal(step, wish, ask) : askedToDeal(step, wish, ask);
}

const isDealtSealed = ({ state }: TableStep): boolean => state.table.session.settings.sealedDeals;

/** Deals what is asked for, if nothing has to be awaited any longer. */
export function dealOn(step: TableStep): void {
  const { asked } = step.state.deals;
  if (!asked) return;
  if (isAsleep(step.state)) return dropDeal(step, refusal("not-now", "nextAfterRound"));
  const isSealed = isDealtSealed(step);
  const find = () => (isSealed ? (refusalOfSilent(step) ?? sealedOn(step)) : goneOn(step));
  const refused = dealt(step, find, null);
  if (!refused) return;
  if (isSealed) dropSealed(step, refused);
  else dropDeal(step, refused);
  prepareDeal(step);
  if (asked.asks.length === 0) notDealt(step, refused);
}

type Found = DealtWith | "dealing" | Refusal | null;

/** Throws whatever `find` throws, except a RecordError, which is a refusal. */
function dealt(step: TableStep, find: () => Found, ask: AskId | null): Refusal | null {
  try {
    const found = find();
    if (found === null) return noRound(step.state.table);
    if (found === "dealing") return null;
    if ("ok" in found) return found;
    const asks = step.state.deals.asked?.asks ?? (ask === null ? [] : [ask]);
    begin(step, found);
    dealOver(step);
    for (const each of asks) step.answer(each, done);
    return null;
  } catch (error) {
    if (error instanceof RecordError) return refusal("C-15", "noDeal", { problem: error.said });
    throw error;
  }
}

export const notDealt = (step: TableStep, refused: Refusal): void =>
  step.do({ type: "log", line: said.noNextRound(step.state.table.id, refused.error.code) });

function noRound(table: StoredTable): Refusal {
  const sitsOut = sittingOut(table);
  const broke = table.players.filter((player) => sitsOut(player) === "broke");
  if (broke.length > 0)
    return refusal("H-9", "noDealForChips", { names: broke.map(({ name }) => name) });
  const wishing = table.players.filter(({ gone, sitsOut: wishes }) => !gone && wishes).length;
  const why = unfitAll(table.session.rotation, countAtDeal(table) - wishing);
  return why ? refusal("C-15", "noDeal", { problem: why.error }) : refusal("C-15", "noGameFits");
}
