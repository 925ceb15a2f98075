import { bystandersShare, hurriedPace, paceWithin } from "#main/bots/pace.ts";
import { hurryOf, sharedHurry } from "#shared/bots/hurry.ts";
import type { BotChoice, BotToAct } from "#main/bots/botTurns.ts";
import { refusal } from "#main/base/refusal.ts";
import { overRound } from "#main/session/endings.ts";
import { playerAt, present } from "#main/session/players.ts";
import type { SealedChange } from "#main/store/sealedStore.ts";
import type { BegunRound, StoredDeal } from "#main/store/roundStore.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { log as said } from "#main/text/english.ts";
import { cuesAt } from "#shared/bots/asking.ts";
import { botLevelOf, type BotLevel } from "#shared/bots/bot.ts";
import { characterNamed } from "#shared/bots/characters.ts";
import type { Cooldown } from "#shared/contract/game.ts";
import type { Move } from "#shared/contract/round.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import { openWindow } from "#shared/contract/windows.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import { readRecord, type ReadRecord } from "#shared/record/roundRecord.ts";
import { moved } from "./changes.ts";
import {
  answerMs,
  cooldownOf,
  followRound,
  forceMove,
  haveStandIns,
  noClocks,
  overdrawnMs,
  timeShareAt,
  waitsAt,
  windowMs,
} from "./turnClocks.ts";
import { dropDeal, prepareDeal, type DealtWith } from "./deals.ts";
import { changeSealed, forgetSealed, restoreSealed, runOf } from "./sealedTable.ts";
import { closeDeal, followDeal, showDealt, showMoved } from "./dealtRound.ts";
import { clearReady, comeBack, heirOf, tellPerson } from "./people.ts";
import {
  rechart,
  heldIn,
  isDone,
  isOver,
  isPass,
  kept,
  refuseOtherRound,
  replayed,
  timedOut,
  tried,
  viewNumber,
  type Moved,
  type RoundRun,
  type TimeOut,
} from "./round.ts";
import type { AskId, TableStep } from "./step.ts";
import {
  isAlone,
  isAsleep,
  isHurried,
  presenceOf,
  sealedNext,
  type Moment,
  type TableState,
} from "./state.ts";
import { sendAgain, sendStep, sendTable } from "./sending.ts";

/** H-11 */
const standInLevel: BotLevel = "regular";

/** Shows programs what their seats may see of the newest step (C-7). */
function showPrograms(step: TableStep, run: RoundRun): void {
  for (const player of step.state.table.players) {
    const { program, seat } = player;
    if (program === null || seat === null || !notices(run.step, seat)) continue;
    const { happened: events } = View.of(run.game, run.step, seat);
    step.do({ type: "showProgram", player, events });
  }
}

export function begin(step: TableStep, { laid, deal }: DealtWith): void {
  const sealed = sealedNext(step.state);
  step.store({
    ...{ after: laid.table, begun: laid.read.record, deal, postings: laid.postings },
    ...(sealed && {
      sealed: { plan: sealed.deal.plan, lines: { first: 0, added: sealed.lines } },
    }),
  });
  if (!sealed) changeSealed(step, null);
  start(step, laid.read, deal);
  const run = step.state.run!;
  showPrograms(step, run);
  clearReady(step);
  timeRuns(step, []);
  showDealt(step);
  sendTable(step);
  sendStep(step, run);
}

/** Throws a ReplayError or RecordError. */
export function restore(step: TableStep, latest: BegunRound | null): void {
  replyHeld(step, [], refusal("fault", "faultAtTable"));
  forgetSealed(step);
  dropDeal(step, refusal("fault", "faultAtTable"));
  if (latest?.sealed) restoreSealed(step, latest.sealed);
  if (latest) start(step, readRecord(latest.record), latest.deal);
  else {
    stopPlay(step);
    step.change({ run: null });
  }
  refuseOtherRound(step.state.table, latest, step.state.run);
  timeRuns(step, []);
}

function start(step: TableStep, read: ReadRecord, deal: StoredDeal | null): void {
  stopPlay(step);
  const sealed = step.state.deals.sealed?.deal;
  const run = sealed ? runOf(read.game, sealed) : replayed(read);
  step.change({ answered: new Set(), commandAt: step.at, decidedAt: step.at, run });
  followDeal(step, read, deal);
}

export function stopPlay(step: TableStep): void {
  replyHeld(step, [], refusal("closed", "closed"));
  step.do({ type: "stopBots" });
  step.change({ clocks: noClocks });
}

/** Answers everybody whose pass is no longer held, and returns their seats. */
function replyHeld(
  step: TableStep,
  held: readonly Seat[],
  refused: Refusal | null,
): readonly Seat[] {
  const answered = [...step.state.held].filter(([seat]) => !held.includes(seat));
  if (answered.length === 0) return [];
  for (const [, ask] of answered) step.answer(ask, refused ?? done);
  step.change({ held: new Map([...step.state.held].filter(([seat]) => held.includes(seat))) });
  return answered.map(([seat]) => seat);
}

export const done = { ok: true, value: null } as const;

/**
 * A refusal changes nothing. A held move is answered when it is no longer held. `also` is stored
 * with the move.
 */
export function move(
  step: TableStep,
  ask: AskId,
  seat: Seat,
  wanted: Move,
  also?: (table: StoredTable) => StoredTable,
): Refusal | null {
  const { run } = step.state;
  if (!run) return refusal("C-11", "noRound");
  const rest = restOf(step, run, wanted);
  const early = rest && run.game.apply(run.step.round, seat, wanted);
  if (rest && early) return { ok: false, error: early.ok ? rest.error : early.error };
  const result = tried(run, seat, wanted, waitsAt(step));
  if (!result.ok) return result;
  if (result.isHeld)
    step.change({ run: result.run, held: new Map(step.state.held).set(seat, ask) });
  else {
    // Moves with another change of the table are stored at once.
    make(step, result.run, result.moves, also, !also);
    step.answer(ask, done);
  }
  return null;
}

const isOpenTalk = ({ game: { outOfTurn } }: RoundRun, type: Move["type"]): boolean =>
  outOfTurn?.moves.includes(type) === true &&
  type !== outOfTurn.talk?.toOne &&
  type !== outOfTurn.consent?.move;

/** Returns the rest of the cooldown before the move may be made; null if it may be made now. */
function restOf({ state, at }: Moment, { game, step }: RoundRun, wanted: Move): Cooldown | null {
  const rest = isHurried(state) ? null : cooldownOf(game, step.round, wanted);
  if (!rest) return null;
  const after = (from: number, wait: number): number =>
    from + Math.round(wait * timeShareAt(state, from));
  const due = isAlone(state)
    ? Math.max(after(state.commandAt, rest.aloneMs), after(state.talkedAt, rest.ms))
    : state.commandAt + rest.ms;
  const ms = due - at;
  return ms > 0 ? { ...rest, ms } : null;
}

/** What was delayed so that others could look has given them the time: the next turn begins anew. */
const endsLook = ({ game, step: { round } }: RoundRun, made: Move): boolean =>
  cooldownOf(game, round, made) !== null;

/** `led`: the run with its chart ahead. `since`: when the players had chosen, in elapsed time. */
export function make(
  step: TableStep,
  led: RoundRun,
  moves: readonly Moved[],
  also: (table: StoredTable) => StoredTable = (table) => table,
  isSoon = false,
  { since = step.at, sealed }: Readonly<{ since?: number; sealed?: SealedChange }> = {},
): void {
  const { rules, table } = step.state;
  const moment = { state: step.state, at: since };
  const change = moved(rules, also(table), moves, led, (seat) => overdrawnMs(moment, seat));
  if (isAlone(step.state) && moves.some((each) => isDecision(step.state, each)))
    step.change({ decidedAt: step.at });
  step.store({ ...change, ...(sealed && { sealed }) }, { isSoon });
  let run = led;
  for (const each of moves) {
    run = kept(run, each);
    step.change({ run });
    watch(step, run);
    showMoved(step, run.step);
    sendStep(step, run);
    showPrograms(step, run);
  }
  for (const each of moves) if (!isPass(led, each)) count(step, each);
  follow(step, run, moves);
}

/** H-36: gives people the time to see what has happened. */
function watch(step: TableStep, { game, step: { happened } }: RoundRun): void {
  const ms = Math.max(0, ...happened.map(({ type }) => game.traits.watched[type] ?? 0));
  const { botPace } = step.state.table.session.settings;
  if (ms > 0) step.change({ watchedUntil: step.at + Math.round(ms * Math.min(1, 2 * botPace)) });
}

/** The elapsed time before which no bot goes on. */
export const watchedUntil = (state: TableState): number =>
  isHurried(state) ? -Infinity : state.watchedUntil;

/** Whether a person chose between moves: not one that is the only one, or lets a window pass. */
function isDecision({ run, table }: TableState, made: Moved): boolean {
  if (!run || made.auto || playerAt(table.players, made.seat)?.bot !== null) return false;
  return !isPass(run, made) && run.game.legal(run.step.round, made.seat).length > 1;
}

function follow(step: TableStep, run: RoundRun, moves: readonly Moved[]): void {
  replyHeld(step, heldIn(run), null);
  if (isOver(run)) clearReady(step);
  const answers = moves.filter((each) => !run.game.outOfTurn?.moves.includes(each.move.type));
  if (answers.some(({ move: made }) => endsLook(run, made)))
    step.change({ commandAt: -Infinity, talkedAt: -Infinity });
  else if (answers.length > 0) step.change({ commandAt: step.at });
  if (answers.length < moves.length && moves.some(({ move: { type } }) => isOpenTalk(run, type)))
    step.change({ talkedAt: step.at });
  timeRuns(
    step,
    answers.map(({ seat }) => seat),
    answers.flatMap(({ seat, auto }) => (auto ? [seat] : [])),
  );
  sendTable(step, (viewer) => moves.some(({ accepted }) => notices(accepted, viewer)));
  const gone = moves.flatMap((each) =>
    each.move.type === "leave" ? (playerAt(step.state.table.players, each.seat) ?? []) : [],
  );
  if (gone.length > 0) step.then({ type: "left", gone });
  else if (heirOf(step.state)) step.then({ type: "passOn", tells: true });
  if (run.game.outOfTurn?.consent) step.then({ type: "consent" });
  if (isOver(run)) endDeal(step);
  const ended = overRound(step.state.table, run.step.round, step.given.now);
  if (ended) step.do({ type: "roundOver", ended });
}

/** After the round's last views. */
function endDeal(step: TableStep): void {
  if (step.state.deals.now?.stored.plan.opens === "round") closeDeal(step);
  prepareDeal(step);
}

/**
 * C-6: counts time-outs in a row; a move of their own resets the count. Letting a window pass does
 * neither. All default moves of one turn count as one time-out.
 */
function count(step: TableStep, { seat, auto }: Moved): void {
  const player = playerAt(step.state.table.players, seat);
  if (!player || player.bot) return;
  if (auto && step.state.clocks.turns.get(seat)?.goesOn) return;
  if (auto) tellPerson(step, player.id, { type: "timeOut" });
  else comeBack(step, player.id);
}

/**
 * Sets clocks and bots by the newest step, the people present and the settings. `movers` begin a
 * new turn; those of them in `absent` act after a pause only.
 */
export function timeRuns(
  step: TableStep,
  movers: readonly Seat[],
  absent: readonly Seat[] = [],
): void {
  const { run } = step.state;
  if (!run || isOver(run)) {
    step.change({ fastForward: { isHeld: false, isFinishing: false }, clocks: noClocks });
    return step.do({ type: "stopBots" });
  }
  followRound(step, run.game, run.step.round, movers, absent);
  askBots(step, run, movers);
}

export function presenceChanged(step: TableStep): void {
  const { run } = step.state;
  if (!run || isOver(run)) return;
  if (haveStandIns(step.state)) askBots(step, run, []);
  if (run.game.outOfTurn?.consent) step.then({ type: "consent" });
}

function askBots(step: TableStep, run: RoundRun, movers: readonly Seat[]): void {
  const window = openWindow(run.game, run.step.round)?.number ?? null;
  const toAct = isAsleep(step.state) ? [] : botsToAct(step.state, run);
  step.do({ type: "askBots", toAct, movers, window });
}

/**
 * Returns the bots' pace now; in a response window it is fast enough for every one of them to
 * answer.
 */
export function paceOf(now: Moment): number {
  const { run, table, fastForward } = now.state;
  const usual = table.session.settings.botPace;
  const hurried = fastForward.isFinishing ? 0 : Math.min(usual, hurriedPace);
  const share = run
    ? sharedHurry(
        hurryOf(activeSeats(run.step.round).length),
        areBystanders(now.state, run) ? bystandersShare : timeShareAt(now.state, now.at),
      )
    : 1;
  const pace = (isHurried(now.state) ? hurried : usual) * share;
  const within = answerMs(now);
  return within === null ? pace : Math.min(pace, paceWithin(within));
}

/** H-36: whether people play, and all of them have nothing more to win or lose in this hand. */
function areBystanders({ table }: TableState, run: RoundRun): boolean {
  if (!run.game.traits.flows) return false;
  const seats = present(table).flatMap(({ bot, seat }) =>
    bot === null && seat !== null ? seat : [],
  );
  return seats.length > 0 && seats.every((seat) => isDone(run, seat));
}

/** H-11: a stand-in plays for a player who is away. */
function levelAt(state: TableState, seat: Seat): BotLevel | null {
  const { players } = state.table;
  const player = playerAt(players, seat);
  if (!player || state.missing.has(player.id)) return null;
  const standsIn = haveStandIns(state) && presenceOf(state, player) === "away";
  if (player.bot) return botLevelOf(player.bot);
  return standsIn ? standInLevel : null;
}

/**
 * Returns bots with a cue first, since cues do not wait for a turn. Seats without a legal move are
 * left to the clocks.
 */
function botsToAct(state: TableState, run: RoundRun): readonly BotToAct[] {
  const cued = run.game.outOfTurn?.cues ? cuedBots(state, run) : [];
  const held = heldIn(run);
  const due = run.game
    .toAct(run.step.round)
    .filter((seat) => !held.includes(seat) && !cued.some((bot) => bot.seat === seat));
  const asked = due.flatMap((seat) => botAt(state, run, seat, null));
  return [
    ...cued,
    ...asked.filter(({ view }) => !run.game.longTurns || view.seen.legal.length > 0),
  ];
}

function botAt(state: TableState, run: RoundRun, seat: Seat, cue: string | null): BotToAct[] {
  const level = levelAt(state, seat);
  if (!level) return [];
  const view = View.of(run.game, run.step, seat);
  const player = playerAt(state.table.players, seat);
  const character = player?.bot ? characterNamed(player.name) : null;
  return [{ seat, level, character, number: viewNumber(run, seat), view, cue }];
}

/** Each bot with its first unanswered cue. */
function cuedBots(state: TableState, run: RoundRun): readonly BotToAct[] {
  const first = new Map<Seat, string>();
  for (const { key, seats } of cuesAt(run.game, run.step))
    for (const seat of seats)
      if (!first.has(seat) && !state.answered.has(`${seat} ${key}`)) first.set(seat, key);
  return [...first].flatMap(([seat, key]) => botAt(state, run, seat, key));
}

export function botChose(step: TableStep, seat: Seat, choice: BotChoice, cue: string | null): void {
  const { run } = step.state;
  // An answer that comes too late, or lets the cue pass, changes nothing; the seat may then be
  // asked for its turn.
  if (cue !== null) step.change({ answered: new Set(step.state.answered).add(`${seat} ${cue}`) });
  const lets = cue !== null && "move" in choice && choice.move === null;
  const refused = lets || !run ? null : botMove(step, run, seat, choice);
  if (cue !== null) {
    const now = step.state.run;
    if (now && !isOver(now)) askBots(step, now, []);
  } else if (typeof refused === "string") {
    step.do({ type: "log", line: said.defaultMove(step.state.table.id, seat, refused) });
    const player = playerAt(step.state.table.players, seat);
    if (player?.bot === "program" && "move" in choice)
      step.do({ type: "programErred", player: player.id });
    forceMove(step, seat);
  } else if (refused) step.do({ type: "askBotAgain", seat, choice, ms: refused.ms, cue });
}

/** Returns null if the move was made, else why not or how long it has to wait. */
function botMove(
  step: TableStep,
  run: RoundRun,
  seat: Seat,
  choice: BotChoice,
): string | Cooldown | null {
  if ("fault" in choice) return choice.fault;
  const read = run.game.readMove(choice.move);
  if (!read.ok) return sentence(read.problem);
  if (read.move.type === "leave") return said.botsLeave;
  const rest = restOf(step, run, read.move);
  if (rest) return rest;
  const isStandIn = playerAt(step.state.table.players, seat)?.bot === null;
  const result = tried(run, seat, read.move, waitsAt(step), isStandIn);
  if (!result.ok) return `${result.error.code} ${sentence(result.error)}`;
  if (result.isHeld) step.change({ run: result.run });
  else make(step, result.run, result.moves);
  return null;
}

export function roundTime(step: TableStep, event: TimeOut): void {
  const { run } = step.state;
  if (!run || isOver(run)) return;
  const led = timedOut(run, event, waitsAt(step));
  if (led.moves.length > 0) make(step, led.run, led.moves);
  else step.change({ run: led.run });
}

/**
 * EN-10: bots and people who are away agree to end the round once a person who is here does. If no
 * person is left in it, bots agree when they have played long enough. Each stored consent leads to
 * the next.
 */
export function followConsents(step: TableStep): void {
  const { run } = step.state;
  const consent = run?.game.outOfTurn?.consent;
  if (!consent || isOver(run)) return;
  const { facts } = run.step.round;
  const given = consent.given(facts);
  const sitters = activeSeats(run.step.round).map((seat) => ({
    seat,
    isHere: isPersonHere(step.state, seat),
  }));
  const isDue = sitters.some(({ isHere }) => isHere)
    ? sitters.some(({ seat, isHere }) => isHere && given.includes(seat))
    : consent.areBotsDone(facts);
  const next = sitters.find(({ seat, isHere }) => isDue && !isHere && !given.includes(seat));
  const result = next && tried(run, next.seat, { type: consent.move }, waitsAt(step));
  if (result?.ok) make(step, result.run, result.moves);
}

function isPersonHere(state: TableState, seat: Seat): boolean {
  const player = playerAt(state.table.players, seat);
  return player?.bot === null && presenceOf(state, player) !== "away";
}

/**
 * Undoes moves that could not be stored. Held passes that were to be stored with them are dropped:
 * bots answer again, and people who reconnected were shown that they had answered, so they are sent
 * the view again.
 */
export function movesNotStored(step: TableStep, refused: Refusal): void {
  const { run } = step.state;
  if (!run) return;
  step.change({ run: rechart(run) });
  const asked = replyHeld(step, [], refused);
  sendAgain(step, asked);
  if (windowMs(step) !== null) askBots(step, step.state.run!, []);
  step.do({ type: "log", line: said.moveNotStored(step.state.table.id, refused.error.code) });
}
