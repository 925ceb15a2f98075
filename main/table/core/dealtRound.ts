// Follows where the cards of a verified deal lie beside the round, opens them to those who come to
// know them, and in the end opens the whole deal (H-18).

import { faultLine } from "#main/base/log.ts";
import { log as said } from "#main/text/english.ts";
import { refusal } from "#main/base/refusal.ts";
import { isEnded } from "#main/session/stageChart.ts";
import type { DealtRecord, StoredDeal } from "#main/store/roundStore.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { DealVerdict } from "#shared/protocol/deal.ts";
import type { TableState as ShownTable } from "#shared/protocol/table.ts";
import { replay, type AnyStep } from "#shared/record/replay.ts";
import { readRecord, type ReadRecord } from "#shared/record/roundRecord.ts";
import { begunPlaces } from "#shared/verifiedDeal/begunPlaces.ts";
import { openedPlace, sealsOf } from "#shared/verifiedDeal/commitments.ts";
import { movedPlaces } from "#shared/verifiedDeal/movedPlaces.ts";
import {
  closingOf,
  type Opening,
  type Places,
  type PlacesStep,
} from "#shared/verifiedDeal/places.ts";
import type { DealPlan, Hex } from "#shared/verifiedDeal/transcript.ts";
import { takingPart, tell } from "./deals.ts";
import type { ConnectionId, TableStep } from "./step.ts";
import type { TableState } from "./state.ts";

/** The deal of the present or last round. */
export type DealtRound = Readonly<{
  seed: Hex;
  stored: StoredDeal;
  places: Places;
  /** Of each deck so far. */
  seals: readonly (readonly Hex[])[];
  openings: readonly Opening[];
}>;

/** What people's programs found in a deal so far. */
export type JudgedDeal = Readonly<{ round: number; verdicts: readonly DealVerdict[] }>;

/** The deals of so many rounds can be judged; older ones are history. */
const mostJudged = 500;

/** Follows the deal of a round that has begun, and all of its moves so far. */
export function followDeal(step: TableStep, read: ReadRecord, stored: StoredDeal | null): void {
  const now = stored && orUnfollowed(step, () => followed(read, stored));
  step.change({ deals: { ...step.state.deals, now } });
  if (stored) awaitVerdicts(step, stored.plan);
}

function awaitVerdicts(step: TableStep, { deal, round }: Pick<DealPlan, "deal" | "round">): void {
  const { deals } = step.state;
  if (deals.judged.has(deal)) return;
  const judged = [...deals.judged, [deal, { round, verdicts: [] }] as const];
  step.change({ deals: { ...deals, judged: new Map(judged.slice(-mostJudged)) } });
}

function followed(read: ReadRecord, stored: StoredDeal): DealtRound {
  const lines = replay(read);
  const first = begunPlaces(lines.next().value!.step.round);
  const seed = read.record.seed ?? "";
  const none = { seed, stored, places: first.places, seals: [], openings: [] };
  let now = withStep(none, first);
  for (const { step, error } of lines)
    if (!error) now = withStep(now, movedPlaces(now.places, step));
  return now;
}

/** The round goes on if its cards cannot be followed; only its deal then stays closed. */
function orUnfollowed<T>(step: TableStep, follow: () => T): T | null {
  try {
    return follow();
  } catch (error) {
    step.do({ type: "log", line: said.table(step.state.table.id, faultLine(error)) });
    return null;
  }
}

const withStep = (now: DealtRound, { places, newDecks, openings }: PlacesStep): DealtRound => ({
  ...now,
  places,
  seals: [
    ...now.seals,
    ...newDecks.map(({ deck, cards }) => sealsOf(now.stored.plan.deal, now.seed, deck, cards)),
  ],
  openings: [...now.openings, ...openings],
});

/** What a seat, or somebody without one, is opened. */
const openedTo = (viewer: Viewer, seed: Hex, openings: readonly Opening[]) =>
  openings
    .filter(({ to }) => to === "all" || to === viewer)
    .map((opening) => openedPlace(seed, opening, opening.card));

/** Also of a player who has left the round and watches it: what they held they were opened. */
function seatIn({ players }: Pick<DealPlan, "players">, player: string): Viewer {
  const seat = players.indexOf(player);
  return seat < 0 ? "spectator" : seat;
}

/** Before the first views of the round. */
export function showDealt(step: TableStep): void {
  const { now } = step.state.deals;
  if (!now) return;
  const { plan, secrets } = now.stored;
  for (const { line } of takingPart(step.state))
    tell(step, line, { type: "secrets", deal: plan.deal, secrets });
  showNew(step, now, 0, now.openings);
}

/** Before the views of a move. */
export function showMoved(step: TableStep, moved: AnyStep): void {
  const { deals } = step.state;
  const before = deals.now;
  if (!before) return;
  const next = orUnfollowed(step, () => movedPlaces(before.places, moved));
  if (next?.moves.length === 0) return;
  const now = next && withStep(before, next);
  step.change({ deals: { ...deals, now } });
  if (!now) return;
  showNew(step, now, before.seals.length, next.openings);
}

/** New decks are sealed before a card leaves them. */
function showNew(
  step: TableStep,
  { stored, seed, seals }: DealtRound,
  sealedSoFar: number,
  openings: readonly Opening[],
): void {
  const { deal } = stored.plan;
  for (const { player, line } of takingPart(step.state)) {
    for (const deck of seals.slice(sealedSoFar))
      tell(step, line, { type: "sealed", deal, seals: deck });
    const opened = openedTo(seatIn(stored.plan, player.id), seed, openings);
    if (opened.length > 0) tell(step, line, { type: "opened", deal, openings: opened });
  }
}

/** On arrival: all that this player's program would have been sent of the newest deals. */
export function sendPresentDeal(step: TableStep, player: string): void {
  const { deals, table } = step.state;
  const lines = takingPart(step.state).flatMap((each) =>
    each.player.id === player ? [each.line] : [],
  );
  if (isEnded(table.stage)) step.do({ type: "readDealt", lines });
  if (!deals.now) return;
  const { stored, seed, seals, openings } = deals.now;
  const { plan, secrets } = stored;
  const opened = openedTo(seatIn(plan, player), seed, openings);
  for (const line of lines)
    tell(step, line, { type: "present", present: { plan, secrets, seals, openings: opened } });
  if (table.stage !== "playing" && plan.opens === "round") close(step, deals.now, lines);
}

/** Opens the deal of the round that has ended. */
export function closeDeal(step: TableStep): void {
  const { now } = step.state.deals;
  if (now)
    close(
      step,
      now,
      takingPart(step.state).map(({ line }) => line),
    );
}

/** Opens the deal of a round that was to be opened with the session's end. */
export function closeDealt(
  step: TableStep,
  { deal, record }: DealtRecord,
  lines: readonly ConnectionId[],
): void {
  if (deal.plan.opens !== "session") return;
  const round = orUnfollowed(step, () => followed(readRecord(record), deal));
  if (round) close(step, round, lines);
}

function close(
  step: TableStep,
  { stored, places }: DealtRound,
  lines: readonly ConnectionId[],
): void {
  const { deal } = stored.plan;
  awaitVerdicts(step, stored.plan);
  const closing = { secret: stored.secret, ...closingOf(places) };
  for (const line of lines) tell(step, line, { type: "closed", deal, closing });
}

/** A fault that a player's program has found stands; everybody is told of it. */
export function judge(step: TableStep, deal: Hex, verdict: DealVerdict): Refusal | null {
  const { deals } = step.state;
  const known = deals.judged.get(deal);
  if (!known) return refusal("stale", "otherDeal");
  const before = known.verdicts.find(({ player }) => player === verdict.player);
  if (before && (before.fault !== null || verdict.fault === null)) return null;
  const { round } = known;
  const verdicts = [...known.verdicts.filter((each) => each !== before), verdict];
  step.change({
    deals: { ...deals, judged: new Map(deals.judged).set(deal, { round, verdicts }) },
  });
  step.do({ type: "storeVerdict", round, verdict });
  for (const { line } of takingPart(step.state))
    tell(step, line, { type: "judged", deal, round, verdicts });
  return null;
}

/** The fault of the newest deal in which a player's page found one, which everybody is shown. */
export function shownFault({ deals: { judged } }: TableState): ShownTable["dealFault"] {
  let newest: ShownTable["dealFault"];
  for (const { round, verdicts } of judged.values())
    for (const { player, fault } of verdicts)
      if (fault && newest?.round !== round) newest = { round, player, fault };
  return newest;
}
