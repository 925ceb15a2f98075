// Pure: the same events give the same states and effects.

import { type Refusal } from "#shared/contract/outcome.ts";
import { mostEntrants, type TournamentSetup } from "#shared/protocol/tournament.ts";
import { bracketRules } from "./bracketRules.ts";
import {
  breakAfter,
  breakComes,
  levelAt,
  levelBegins,
  phaseEnd,
  roundsLeft,
  running,
  stopped,
} from "./clock.ts";
import {
  changeLevel,
  correct,
  entrantIn,
  entrantOf,
  goFromTable,
  isInHand,
  move,
  noEntrant,
  penalise,
  undo,
} from "./directing.ts";
import { decline, entered, goNow, hasStacks, takeComing } from "./elimination.ts";
import { buyAgain, mayRebuy } from "./rebuys.ts";
import type {
  EventOf,
  RoundOver,
  TournamentEffect,
  TournamentEvent,
  Entrant,
  TournamentState,
} from "./state.ts";
import { type FormatRules, refusal, TournamentStep } from "./step.ts";
import { freezeout, giveStack, takesLate } from "./freezeout.ts";
import { leagueRules, leagueTakesLate } from "./leagueRules.ts";
import { payGuarantee, payOut, refund, refundAll, returnStacks } from "./money.ts";
import { refusedSetup } from "./setupCheck.ts";

const rules: { readonly [K in TournamentSetup["format"]["kind"]]: FormatRules } = {
  freezeout,
  league: leagueRules,
  bracket: bracketRules,
};
export const rulesOf = ({ setup }: TournamentState): FormatRules => rules[setup.format.kind];

export type Opening = Pick<
  TournamentState,
  "id" | "session" | "setup" | "games" | "host" | "secret"
>;

export function openTournament(
  opening: Opening,
): Readonly<{ ok: true; state: TournamentState }> | Refusal {
  const refused = refusedSetup(opening);
  if (refused) return refused;
  const { kind } = opening.setup.format;
  return {
    ok: true,
    state: {
      ...opening,
      draws: [],
      revision: 0,
      phase: "registering",
      paused: false,
      startedAt: null,
      endedAt: null,
      clock: { level: 0, phase: "level", leftMs: null, since: null },
      entrants: [],
      tables: [],
      tablesOpened: 0,
      pending: [],
      moments: 0,
      eliminations: 0,
      lastElimination: null,
      unclaimed: 0,
      lastMoved: [],
      handForHand: null,
      course:
        kind === "league"
          ? { kind, rounds: [], won: [] }
          : kind === "bracket"
            ? { kind, round: 0, bracket: [] }
            : { kind },
    },
  };
}

type Transition = Readonly<{
  ok: true;
  state: TournamentState;
  effects: readonly TournamentEffect[];
}>;

/**
 * A forbidden event is refused without any change; one that was reported already changes nothing.
 */
export function tournament(state: TournamentState, event: TournamentEvent): Transition | Refusal {
  const step = new TournamentStep(state, event);
  const refused = taken(step, event);
  if (refused) return refused;
  if (step.state.phase === "running") goOn(step);
  return step.state === state
    ? { ok: true, state, effects: [] }
    : {
        ok: true,
        state: { ...step.state, revision: state.revision + 1 },
        effects: step.effects,
      };
}

const isOfTable = ({ type }: TournamentEvent): boolean =>
  type === "roundOver" || type === "roundVoid" || type === "tableLost" || type === "time";

function taken(step: TournamentStep, event: TournamentEvent): Refusal | null {
  const { phase } = step.state;
  if (phase === "over" || phase === "cancelled")
    return isOfTable(event) ? null : refusal("not-now", "closed");
  switch (event.type) {
    case "enter":
      return enter(step, event);
    case "leave":
      return go(step, event.entrant, "left", "");
    case "remove":
      return go(step, event.entrant, "removed", event.note);
    case "start":
      return start(step);
    case "pause":
      return pause(step);
    case "resume":
      return resume(step);
    case "close":
      return close(step);
    case "move":
      return move(step, event);
    case "undo":
      return undo(step, event, rulesOf(step.state));
    case "correct":
      return correct(step, event);
    case "changeLevel":
      return changeLevel(step, event);
    case "penalise":
      return penalise(step, event);
    case "buyAgain":
      return thought(step, event);
    case "addOn":
      return addOn(step, event.entrant);
    case "roundOver":
      roundOver(step, event);
      return null;
    case "roundVoid":
      roundVoid(step, event);
      return null;
    case "tableLost":
      tableLost(step, event.table);
      return null;
    case "time":
      return null;
  }
}

export function isOpen(state: TournamentState): boolean {
  if (state.phase === "registering") return true;
  const { kind } = state.setup.format;
  return kind === "freezeout" ? takesLate(state) : kind === "league" && leagueTakesLate(state);
}

const newEntrant = (
  id: string,
  { name, avatar, bot, purse, program }: EventOf<"enter">,
): Entrant => ({
  id,
  name,
  avatar,
  bot,
  purse,
  ...(program !== undefined && { program }),
  status: "registered",
  stack: 0,
  table: null,
  chair: null,
  rebuys: 0,
  addOn: false,
  comingChips: 0,
  head: false,
  heads: 0,
  bounties: 0,
  paid: 0,
  missing: 0,
  leaving: null,
  bust: null,
  thinksUntil: null,
  points: 0,
  wins: 0,
});

/**
 * Who withdrew and enters again takes their old place, so nobody can fill a tournament by coming
 * and going.
 */
function placeFor(step: TournamentStep, event: EventOf<"enter">): string {
  const { entrants } = step.state;
  const former =
    event.bot === null
      ? entrants.find(({ purse, status }) => purse === event.purse && status === "withdrawn")
      : undefined;
  const id = former?.id ?? `e${entrants.length + 1}`;
  if (former) step.setEntrant(id, newEntrant(id, event));
  else step.addEntrant(newEntrant(id, event));
  return id;
}

/** With a full stack (H-22; TDA 8, "Late Registration and Re-Entries"). */
function enter(step: TournamentStep, event: EventOf<"enter">): Refusal | null {
  const { phase, setup } = step.state;
  if (!isOpen(step.state))
    return setup.structure.lateEntry === 0
      ? refusal("not-now", "noLateEntry")
      : refusal("not-now", "entryOver", { level: setup.structure.lateEntry });
  if (entered(step.state).length >= mostEntrants)
    return refusal("full", "full", { most: mostEntrants });
  const id = placeFor(step, event);
  step.postPaid("entry", id, setup.structure.buyIn + setup.structure.bounty);
  step.setEntrant(id, { head: setup.structure.bounty > 0 });
  step.tell("entered", { name: event.name });
  if (phase === "running") comeLate(step, id);
  return null;
}

function comeLate(step: TournamentStep, id: string): void {
  step.setEntrant(id, { status: "in" });
  if (hasStacks(step.state)) giveStack(step, id);
  rulesOf(step.state).seatOne(step, id);
  const { name, table, chair } = step.entrant(id);
  if (table !== null && chair !== null)
    step.tell("late", { name, table: step.table(table).number, chair: chair + 1 });
}

function go(
  step: TournamentStep,
  id: string,
  leaving: "left" | "removed",
  note: string,
): Refusal | null {
  if (step.state.phase !== "registering") {
    const found = entrantIn(step.state, id);
    if (!found.ok) return found;
    goFromTable(step, id, leaving, note);
    return null;
  }
  const entrant = entrantOf(step.state, id);
  if (!entrant) return noEntrant();
  refund(step, id);
  step.setEntrant(id, { status: "withdrawn" });
  step.tell("withdrew", { name: entrant.name });
  return null;
}

function start(step: TournamentStep): Refusal | null {
  const { phase, setup, entrants } = step.state;
  if (phase !== "registering") return refusal("not-now", "begun");
  const all = entrants.filter(({ status }) => status === "registered");
  if (all.length < 2) return refusal("not-now", "tooFew");
  for (const { id } of all) step.setEntrant(id, { status: "in" });
  const clock = hasStacks(step.state)
    ? levelBegins(setup.structure, 1, step.at)
    : { level: 1, phase: "level" as const, leftMs: null, since: null };
  step.change({ phase: "running", startedAt: step.now, clock });
  payGuarantee(step);
  rulesOf(step.state).begin(step);
  return null;
}

/** The clock at once; every hand is played to its end. */
function pause(step: TournamentStep): Refusal | null {
  const { phase, paused, clock } = step.state;
  if (phase !== "running") return refusal("not-now", "notRunning");
  if (paused) return refusal("not-now", "pausedAlready");
  step.change({ paused: true, clock: stopped(clock, step.at) });
  step.tell("paused");
  return null;
}

function resume(step: TournamentStep): Refusal | null {
  const { phase, paused, clock } = step.state;
  if (phase !== "running") return refusal("not-now", "notRunning");
  if (!paused) return refusal("not-now", "notPaused");
  // A break's time runs only once every hand is over.
  step.change({
    paused: false,
    clock: clock.phase === "level" && hasStacks(step.state) ? running(clock, step.at) : clock,
  });
  step.tell("resumed");
  return null;
}

function close(step: TournamentStep): Refusal | null {
  refundAll(step);
  returnStacks(step);
  for (const { id } of step.state.tables) step.closeTable(id);
  for (const { id } of step.state.entrants)
    step.setEntrant(id, { table: null, chair: null, leaving: null, thinksUntil: null });
  step.change({ phase: "cancelled", endedAt: step.now });
  step.tell("cancelled");
  return null;
}

function thought(
  step: TournamentStep,
  { entrant: id, again }: EventOf<"buyAgain">,
): Refusal | null {
  const found = entrantIn(step.state, id);
  if (!found.ok) return found;
  const { status, name, thinksUntil } = found.entrant;
  if (status !== "broke") return refusal("not-now", "notBroke", { name });
  if (!again) decline(step, id);
  // They ran out while rebuys were open, even if the next level has begun: level 0 skips that
  // check.
  else if (thinksUntil !== null && mayRebuy(step.state, found.entrant, 0)) buyAgain(step, id);
  else return refusal("not-now", "rebuysOver");
  return null;
}

export const addOnOpen = ({ phase, clock, setup: { structure } }: TournamentState): boolean =>
  phase === "running" && structure.addOn !== null && structure.addOn.at === clock.level;

function addOn(step: TournamentStep, id: string): Refusal | null {
  const found = entrantIn(step.state, id);
  if (!found.ok) return found;
  const { name, status, addOn: taken, comingChips, stack } = found.entrant;
  const offer = step.state.setup.structure.addOn;
  if (!offer || !addOnOpen(step.state) || status !== "in") return refusal("not-now", "noAddOn");
  if (taken) return refusal("not-now", "addOnTaken", { name });
  step.postPaid("add-on", id, offer.price);
  if (isInHand(step.state, found.entrant))
    step.setEntrant(id, { addOn: true, comingChips: comingChips + offer.stack });
  else {
    step.postStack("stack", id, offer.stack);
    step.setEntrant(id, { addOn: true, stack: stack + offer.stack });
  }
  step.tell("addOn", { name, stack: offer.stack });
  return null;
}

/** Null if the round was reported already. */
function playingTable(
  { state }: TournamentStep,
  { table: id, round }: Pick<RoundOver, "table" | "round">,
) {
  const table = state.tables.find((each) => each.id === id);
  return state.phase === "running" && table?.playing && table.round === round
    ? { ...table, playing: table.playing }
    : null;
}

function roundOver(step: TournamentStep, over: EventOf<"roundOver">): void {
  const before = playingTable(step, over);
  if (!before) return;
  const dealer = over.dealer === null ? -1 : before.chairs.indexOf(over.dealer);
  const counts = before.playing.level === step.state.clock.level;
  step.setTable(before.id, {
    playing: null,
    button: dealer < 0 ? before.button : dealer,
    ofLevel: before.ofLevel + (counts ? 1 : 0),
  });
  for (const id of before.playing.missing)
    step.setEntrant(id, { missing: Math.max(0, step.entrant(id).missing - 1) });
  rulesOf(step.state).roundOver(step, over, before);
  goLeavers(step, Object.keys(before.playing.stacks));
}

function goLeavers(step: TournamentStep, dealt: readonly string[]): void {
  for (const id of dealt)
    if (step.entrant(id).status === "in" && step.entrant(id).leaving !== null) goNow(step, id);
}

function roundVoid(step: TournamentStep, event: EventOf<"roundVoid">): void {
  const before = playingTable(step, event);
  if (!before) return;
  callOff(step, before.id);
  // The round was never dealt, so the next one gets its number.
  step.setTable(before.id, { round: before.round - 1 });
}

function callOff(step: TournamentStep, id: string): void {
  const { number, playing } = step.table(id);
  if (!playing) return;
  const dealt = Object.keys(playing.stacks);
  step.setTable(id, { playing: null });
  step.tell("handVoid", { table: number });
  for (const entrant of dealt) takeComing(step, entrant);
  goLeavers(step, dealt);
}

/**
 * If it was lost at its first hand, the next would fail the same way, so the tournament pauses for
 * the director.
 */
function tableLost(step: TournamentStep, id: string): void {
  const lost = step.state.tables.find((table) => table.id === id);
  if (!lost || step.state.phase !== "running") return;
  callOff(step, id);
  const table = step.replaceTable(id);
  step.change({
    pending: step.state.pending.map((move) => (move.table === id ? { ...move, table } : move)),
  });
  rulesOf(step.state).replaced(step, id, table);
  step.tell("tableLost", { table: lost.number });
  if (lost.round <= 1 && !step.state.paused) pause(step);
}

/** Rules might keep changing something forever. */
const mostPasses = 10_000;

/** Until nothing changes: expired rebuy offers, the end, tables, the clock, the next hands. */
function goOn(step: TournamentStep): void {
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const before = step.state;
    for (const { id, thinksUntil } of before.entrants)
      if (thinksUntil !== null && thinksUntil <= step.at) decline(step, id);
    if (rulesOf(step.state).isOver(step.state)) {
      finish(step);
      return;
    }
    rulesOf(step.state).arrange(step);
    turnClock(step);
    const { paused, clock } = step.state;
    if (!paused && clock.phase === "level") rulesOf(step.state).deal(step);
    if (step.state === before) return;
  }
  throw new Error("the tournament does not come to rest");
}

function finish(step: TournamentStep): void {
  const places = rulesOf(step.state).places(step.state);
  payOut(step, places);
  returnStacks(step);
  step.change({
    phase: "over",
    endedAt: step.now,
    clock: stopped(step.state.clock, step.at),
    handForHand: null,
    lastElimination: null,
    pending: [],
  });
  step.tell("won", { names: (places[0]?.entrants ?? []).map((id) => step.entrant(id).name) });
}

/** A new level applies from the next hand (TDA, "New Hand and New Limits"). */
function turnClock(step: TournamentStep): void {
  const { clock, paused, setup, tables } = step.state;
  if (paused || !hasStacks(step.state)) return;
  const end = phaseEnd(clock);
  const isIdle = tables.every(({ playing }) => playing === null);
  if (clock.phase === "break") {
    if (clock.since === null && isIdle) {
      step.change({ clock: running(clock, step.at) });
      step.tell("breakBegan", { minutes: Math.ceil((clock.leftMs ?? 0) / 60_000) });
    } else if (end !== null && end <= step.at) {
      step.tell("breakOver");
      beginLevel(step, end);
    }
    return;
  }
  const isOver = roundsLeft(step.state) === 0 || (end !== null && end <= step.at);
  if (!isOver) return;
  const minutes = breakAfter(setup.structure, clock.level);
  if (minutes === null) beginLevel(step, end ?? step.at);
  else {
    step.change({ clock: breakComes(clock.level, minutes) });
    step.tell("breakAhead", { minutes });
  }
}

function beginLevel(step: TournamentStep, at: number): void {
  const { structure } = step.state.setup;
  const level = step.state.clock.level + 1;
  const { ante, stake } = levelAt(structure, level);
  step.change({
    clock: levelBegins(structure, level, at),
    tables: step.state.tables.map((table) => ({ ...table, ofLevel: 0 })),
  });
  step.tell("level", { level, ante, stake });
}
