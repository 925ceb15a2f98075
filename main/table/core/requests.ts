// The requests at a table and their answers (H-9, H-10, H-11, H-17, H-27, H-30).

import { hashOf, newToken } from "#main/base/chance.ts";
import { changesAllowed, isFull, tooManyChanges } from "#main/base/rateLimits.ts";
import { refusal } from "#main/base/refusal.ts";
import { satDown, swapped } from "#main/session/chairs.ts";
import { boughtIn, type Paid } from "#main/session/chipMoves.ts";
import { isBroke } from "#main/session/dealtIn.ts";
import { stopped } from "#main/session/endings.ts";
import { takes, untimely } from "#main/session/stageChart.ts";
import { changed, reseated } from "#main/session/tableSetup.ts";
import type { StoredLan } from "#main/store/sessionStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { TableAsk, TableRequest } from "#shared/protocol/schema.ts";
import { takeSeat } from "./arrivals.ts";
import { inSession, withoutPlayer } from "./changes.ts";
import { restartTurn } from "./turnClocks.ts";
import {
  clearReady,
  comeBack,
  deviceOf,
  drop as dropLine,
  linesOf,
  screensBeside,
  tellPerson,
  watchingLines,
  withBarred,
  type WatchingLine,
} from "./people.ts";
import { refusalOfTalk, say } from "./chat.ts";
import { beginIfReady } from "./dealing.ts";
import { commit, openSecret, takePart, waitsForDeal } from "./deals.ts";
import { judge, sendPresentDeal } from "./dealtRound.ts";
import { leaveSealed, takeSealed } from "./sealedPlay.ts";
import { leavesSealing } from "./sealing.ts";
import { sendPresentSealed } from "./sealedTable.ts";
import { done, move, presenceChanged } from "./play.ts";
import { heldIn, isDone, isOut, viewNumber } from "./round.ts";
import { isAlone, mayWatch, presenceOf, sealedRound, sitterOn, type TableState } from "./state.ts";
import type { AskId, ConnectionId, TableAsked, TableStep } from "./step.ts";
import { sendTable } from "./sending.ts";

/**
 * Players who left keep their row in the table's list, so each arrival makes the state that is sent
 * longer.
 */
const seatsAllowed = { most: 12, spanMs: 3_600_000 };
/** Requests that may be made without a seat. */
const open = ["sit", "say", "emote", "announced"] as const;
type OpenRequest = (typeof open)[number];
const isOpenRequest = (request: TableRequest): boolean => open.some((one) => one === request);

/**
 * Requests that cannot send news to everybody again and again, or have limits of their own: moves
 * have turns, and chat is counted separately.
 */
const uncounted: ReadonlySet<TableRequest> = new Set([
  ...(["move", "ready", "back", "hint", "say", "emote", "announced"] as const),
  ...(["takePart", "commit", "openSecret", "judge", "sealed"] as const),
]);

/** Requests whose time is checked before anything else. */
const timed: ReadonlySet<TableRequest> = new Set([
  ...(["change", "seats", "rebuy", "sitOut", "stop", "pace", "ready", "finish", "swap"] as const),
]);

interface From extends Pick<TableAsked, "ask" | "line" | "person"> {
  readonly player: StoredPlayer | null;
}
type Player = From & { readonly player: StoredPlayer };

/** `null`: the step answers, now or later. */
type RequestOutcome = Refusal | typeof done | null;
type Handlers = {
  readonly [R in TableRequest]: (
    step: TableStep,
    from: R extends OpenRequest ? From : Player,
    payload: TableAsk<R>,
  ) => RequestOutcome;
};

export function answer(step: TableStep, asked: TableAsked): void {
  const { ask, line, request } = asked;
  const { state } = step;
  const player =
    asked.by === undefined ? sitterOn(state, line) : (playerCalled(state, asked.by) ?? null);
  const waiting = { ...asked, ...(player && { by: player.id }) };
  if (player && request === "leave") leavesSealing(step, player.id);
  if (!uncounted.has(request) && waitsForDeal(step, waiting)) return;
  const profile = player?.profile ?? state.watchers.get(line)?.profile ?? null;
  const isCounted = profile !== null && !uncounted.has(request);
  if (isCounted && isFull(state.counts.changes, profile, step.at, changesAllowed))
    return step.answer(ask, tooManyChanges);
  const said = handled(step, { ...asked, player });
  if (said?.ok !== false && isCounted) step.count("changes", profile, changesAllowed);
  if (said) step.answer(ask, said);
}

function handled(step: TableStep, from: TableAsked & From): RequestOutcome {
  const { rules, table, watchers } = step.state;
  const { request, payload } = from;
  const isLeave = request === "move" && (payload as TableAsk<"move">).move.type === "leave";
  // C-5: this move is leaving.
  const unasked = rules.refusalOf(isLeave ? "leave" : request, table.stage);
  if (unasked) return unasked;
  const isSomebody = from.player || (isOpenRequest(request) && watchers.has(from.line));
  if (!isSomebody) return refusal("not-yours", "playersOnly");
  const late = timed.has(request) ? untimely(table.stage, request) : null;
  const handler = handlers[request] as (
    step: TableStep,
    from: From,
    payload: unknown,
  ) => RequestOutcome;
  return late ?? handler(step, from, payload);
}

const handlers: Handlers = {
  move: (step, { ask, player }, { answers, move: wanted }) => {
    const now = acting(step.state, player, "move", answers, wanted.type);
    if (!now.ok) return now;
    const read = now.run.game.readMove(wanted);
    if (!read.ok) return refused("C-13", read.problem);
    const { moves: anytime = [], talk } = now.run.game.outOfTurn ?? {};
    const isText = talk?.toAll === read.move.type || talk?.toOne === read.move.type;
    const unheard = anytime.includes(read.move.type) ? refusalOfTalk(step, player, isText) : null;
    return unheard ?? makes(step, ask, now.seat, read.move);
  },

  ready: (step, { player }) => {
    comeBack(step, player.id);
    tellPerson(step, player.id, { type: "ready" });
    const unready = beginIfReady(step);
    if (unready) tellPerson(step, player.id, { type: "unready" });
    sendTable(step);
    return unready ?? done;
  },

  /**
   * C-5: in a round this is the move `leave`; the seat is given up for good either way. H-17: an
   * owner's table passes to the next person who is here.
   */
  leave: (step, { ask, player }) => {
    const { rules, table } = step.state;
    const isOwner = rules.passesOn && table.session.owner === player.id;
    const heir = table.players.find(
      (other) =>
        isOwner &&
        !other.gone &&
        other.id !== player.id &&
        other.bot === null &&
        presenceOf(step.state, other) === "here",
    );
    return depart(step, ask, player, (now) => (heir ? inSession(now, { owner: heir.id }) : now));
  },

  back: (step, { player }) => {
    if (!comeBack(step, player.id)) return done;
    if (player.seat !== null) restartTurn(step, player.seat);
    presenceChanged(step);
    sendTable(step);
    return done;
  },

  hint: (step, { ask, player }, { answers }) => {
    const now = acting(step.state, player, "hint", answers);
    if (!now.ok) return now;
    if (now.run.isSealed) return refusal("H-51", "sealedNoHints");
    const { game, step: shown } = now.run;
    const view = View.of(game, shown, now.seat);
    if (heldIn(now.run).includes(now.seat) || view.seen.legal.length === 0)
      return refusal("C-11", "nothingToAdvise");
    step.do({ type: "advise", ask, game: game.id, view });
    return null;
  },

  /** H-30: takes effect at once, in the middle of a pause too. */
  pace: (step, _from, { botPace }) => {
    const { table } = step.state;
    if (!isAlone(step.state)) return refusal("H-30", "notAlone");
    changes(step, inSession(table, { settings: { ...table.session.settings, botPace } }));
    step.do({ type: "hurryBots" });
    return done;
  },

  /** Anybody may turn it off. */
  hurry: (step, _from, { on }) => {
    if (on && !isAlone(step.state)) return refusal("H-30", "notAlone");
    step.change({ fastForward: { ...step.state.fastForward, isHeld: on } });
    step.do({ type: "hurryBots" });
    return done;
  },

  finish: (step, { player: { seat } }) => {
    const { run, fastForward } = step.state;
    if (!run) return refusal("C-11", "noRound");
    if (!isAlone(step.state)) return refusal("H-30", "notAlone");
    if (seat !== null && !isDone(run, seat)) return refusal("H-30", "stillIn");
    step.change({ fastForward: { ...fastForward, isFinishing: true } });
    step.do({ type: "hurryBots" });
    return done;
  },

  change: (step, _from, payload) =>
    rearranged(step, changed(step.state.table, payload, step.given.random)),
  seats: (step, _from, payload) =>
    rearranged(step, reseated(step.state.table, payload, step.given)),

  /** H-9: only a player who has run out may buy in again. */
  rebuy: (step, { player: { id } }) => {
    const { table } = step.state;
    const isOwn = (player: StoredPlayer): boolean => player.id === id;
    if (!table.session.settings.rebuys) return refusal("H-9", "noRebuys");
    if (!table.players.some((player) => isOwn(player) && isBroke(table, player)))
      return refusal("H-9", "notBroke");
    return pays(step, boughtIn(table, "rebuy", isOwn));
  },

  sitOut: (step, { player: { id } }, { out }) => {
    const { table } = step.state;
    const players = table.players.map((player) =>
      player.id === id ? { ...player, sitsOut: out } : player,
    );
    changes(step, { ...table, players });
    // There may be fewer players to wait for now.
    if (out) step.then({ type: "beginIfReady" });
    return done;
  },

  /**
   * H-10: stops the session now, or after the round being played; until that ends it may be taken
   * back.
   */
  stop: (step, _from, { off }) => {
    const { table } = step.state;
    const isNow = !off && takes(table.stage, "session.over");
    return pays(
      step,
      isNow ? stopped(table) : { table: inSession(table, { stopping: !off }), postings: [] },
    );
  },

  /** H-11: a watcher takes a chair, and their connection becomes the player's. */
  sit: (step, { line, person, player, ask }, payload) => {
    const { table, counts } = step.state;
    if (player) return refusal("not-yours", "seatedAlready");
    const late = untimely(table.stage, "sit");
    if (late) return late;
    if (!person) return refusal("nameless", "nameless");
    if (isFull(counts.seats, person.id, step.at, seatsAllowed))
      return refusal("flood", "sitsTooOften", { most: seatsAllowed.most });
    const seated = satDown(table, { ...person, profile: person.id }, payload);
    if (!seated.ok) return seated;
    const { table: after, postings, player: id } = seated;
    const secret = newToken(step.given.random);
    const token = {
      ...{ hash: hashOf(secret), session: after.session.id, player: id },
      issuedAt: step.given.now,
    };
    step.store({ after, postings, token }, { paid: seated });
    step.count("seats", person.id, seatsAllowed);
    const sitting = playerCalled(step.state, id);
    if (sitting) takeSeat(step, line, sitting);
    step.answer(ask, { ok: true, value: { player: id, token: secret } });
    return null;
  },

  /** H-11: swaps with a bot at once, with a person once both wish it. */
  swap: (step, { player }, { with: id }) => {
    const { swaps, table } = step.state;
    const other = playerCalled(step.state, id);
    if (!other || other.id === player.id)
      return refusal("unknown-player", "unknownPlayer", { player: id });
    if (other.bot === null && swaps.get(other.id) !== player.id) {
      const wishes = new Map(swaps);
      // A repeated wish takes it back.
      if (wishes.get(player.id) === other.id) wishes.delete(player.id);
      else wishes.set(player.id, other.id);
      step.change({ swaps: wishes });
      sendTable(step);
      return done;
    }
    forgetSwaps(step, [player.id, other.id]);
    return changes(step, swapped(table, player, other));
  },

  /**
   * H-17: the player leaves as if by themselves; then their line ends. A banned player knows the
   * join code, so the table gets another. Screens in the room are sent the new code, so that they go
   * on showing how to join: anybody near can read it there anyway. But a banned player may have
   * opened screens themselves to read it there, so those on their device end too.
   */
  remove: (step, { ask, player: owner }, asked) => {
    if ("watcher" in asked) return removeWatcher(step, asked.watcher, asked.ban);
    if ("screen" in asked) return removeScreen(step, asked.screen, asked.ban);
    const player = personCalled(step.state, asked.player);
    if (!("id" in player)) return player;
    if (player.id === owner.id) return refusal("not-yours", "leaveYourself");
    if (asked.ban && !step.state.table.session.lan) return refusal("not-open", "notOpen");
    const banned = asked.ban ? player.profile : null;
    const lines =
      banned === null
        ? linesOf(step.state, player.id, null)
        : linesAtBan(step.state, player.id, banned);
    if (banned !== null) step.change({ hushed: new Set(lines) });
    const said = depart(step, ask, player, banned === null ? undefined : banning(step, banned));
    if (said?.ok === false) step.change({ hushed: new Set() });
    else
      step.then({ type: "endLines", lines, reason: "removed", ...(banned !== null && { banned }) });
    return said;
  },

  /** Mutes by profile, because players who left may still watch and speak. */
  mute: (step, _from, asked) => {
    const profile = profileAsked(step.state, asked);
    if (typeof profile !== "string") return profile;
    return changedLan(step, (lan) => {
      const others = lan.muted.filter((other) => other !== profile);
      return { muted: asked.muted ? [...others, profile] : others };
    });
  },

  lock: (step, _from, { locked }) => changedLan(step, () => ({ locked })),

  handOver: (step, _from, { to }) => {
    const heir = personCalled(step.state, to);
    if (!("id" in heir)) return heir;
    if (presenceOf(step.state, heir) !== "here")
      return refusal("not-now", "notHere", { name: heir.name });
    return changes(step, inSession(step.state.table, { owner: heir.id }));
  },

  say: (step, from, { text }) => say(step, from, { text }),
  emote: (step, from, { emote }) => say(step, from, { emote }),

  takePart: (step, { player, line }, { key }) => {
    if (step.state.deals.witnesses.get(player.id)?.line === line) return done;
    takePart(step, player.id, { key, line });
    sendPresentDeal(step, player.id);
    sendPresentSealed(step, player.id);
    return done;
  },
  commit: (step, { player }, contribution) =>
    contributed(step, commit(step, player.id, contribution)),
  openSecret: (step, { player }, opened) => contributed(step, openSecret(step, player.id, opened)),
  judge: (step, { player }, { deal: opened, fault }) =>
    judge(step, opened, { player: player.id, fault }) ?? done,
  sealed: (step, { ask, player }, asked) => {
    const isMove = asked.part.type === "moved";
    const now = isMove ? acting(step.state, player, "move", asked.answers ?? -1) : null;
    return now && !now.ok ? now : takeSealed(step, ask, player.id, asked);
  },

  /** Only for those who may see the round (H-16). */
  announced: (step, { ask, player }, page) => {
    if (!player && !mayWatch(step.state)) return refusal("not-yours", "playersOnly");
    const talk = step.state.run?.game.outOfTurn?.talk;
    if (talk) step.do({ type: "readAnnounced", ask, toAll: talk.toAll, page });
    else step.answer(ask, { ok: true, value: { first: 0, lines: [] } });
    return null;
  },
};

/** The deal may have waited for it. */
function contributed(step: TableStep, refusedIt: Refusal | null) {
  if (!refusedIt) step.then({ type: "dealOn" });
  return refusedIt ?? done;
}

function changes(step: TableStep, after: StoredTable) {
  step.store({ after });
  sendTable(step);
  return done;
}

function pays(step: TableStep, paid: Paid) {
  step.store({ after: paid.table, postings: paid.postings }, { paid });
  sendTable(step);
  return done;
}

function rearranged(step: TableStep, wanted: ReturnType<typeof changed>) {
  if (!wanted.ok) return wanted;
  clearReady(step);
  return pays(step, wanted);
}

/**
 * Checks that the player is in a running round, and that the request answers their present view. So
 * the first of two answers to one card to reach the host counts; the other answers an older view.
 * The host cannot know more than the order of arrival. Where all choose at once, a view from before
 * the others chose is accepted.
 */
function acting(
  { run, table, missing }: TableState,
  player: StoredPlayer,
  request: "move" | "hint",
  answers: number,
  type = "",
) {
  const late = untimely(table.stage, request);
  if (!run || late) return late ?? refusal("C-11", "noRound");
  if (player.seat === null || isOut(run, player)) return refusal("C-11", "notInRound");
  if (missing.has(player.id)) return refusal("H-22", "missesRound");
  const newest = viewNumber(run, player.seat);
  // A move that is allowed at any time answers no particular view.
  const since = run.game.outOfTurn?.moves.includes(type) ? 0 : (run.askedSince[player.seat] ?? 0);
  if (answers < since || answers > newest) return refusal("stale", "stale", { answers, newest });
  return { ok: true, run, seat: player.seat } as const;
}

/** In a sealed round the host makes no move but `leave` (H-51). */
function makes(
  step: TableStep,
  ask: AskId,
  seat: Seat,
  wanted: Move,
  also?: (table: StoredTable) => StoredTable,
): Refusal | null {
  if (!sealedRound(step.state)) return move(step, ask, seat, wanted, also);
  return wanted.type === "leave"
    ? leaveSealed(step, ask, seat, also)
    : refusal("H-51", "sealedByHost");
}

function depart(
  step: TableStep,
  ask: AskId,
  player: StoredPlayer,
  also: (table: StoredTable) => StoredTable = (table) => table,
): RequestOutcome {
  const { run, table, rules } = step.state;
  if (player.seat !== null && takes(table.stage, "move") && !(run && isOut(run, player)))
    return makes(step, ask, player.seat, { type: "leave" }, also);
  step.store(withoutPlayer(rules, also(table), player.id));
  step.then({ type: "left", gone: [player] });
  return done;
}

/** Removes a player at the session's request. Succeeds also if they are no longer here. */
export function expel(step: TableStep, ask: AskId, id: string): void {
  const player = playerCalled(step.state, id);
  const said = player ? depart(step, ask, player) : done;
  if (said) step.answer(ask, said);
}

export function forgetSwaps(step: TableStep, players: readonly string[]): void {
  const { swaps } = step.state;
  const isOther = (id: string): boolean => !players.includes(id);
  if (swaps.size > 0)
    step.change({
      swaps: new Map([...swaps].filter(([one, other]) => isOther(one) && isOther(other))),
    });
}

function removeWatcher(step: TableStep, name: string, ban: boolean) {
  const { state } = step;
  const profile = watcherCalled(state, name);
  if (profile === null) return refusal("not-now", "notHere", { name });
  const lines = ban ? linesAtBan(state, "", profile) : linesOf(state, "", profile);
  if (ban) step.store({ after: banning(step, profile)(state.table) });
  endLines(step, lines, ban ? profile : undefined);
  return done;
}

/** With a ban all screens of the device end, and the table gets a new join code. */
function removeScreen(step: TableStep, screen: number, ban: boolean) {
  const { state } = step;
  const all = watchingLines(state).filter(({ profile }) => profile === null);
  const shown = all.find(({ line }) => state.screens.get(line) === screen);
  if (!shown) return refusal("not-now", "noScreen");
  const { from } = shown;
  if (!ban) return endScreens(step, [shown]);
  const unchanged = changedLan(step, () => ({ code: step.given.newCode() }), false);
  if (!unchanged.ok) return unchanged;
  if (from !== null) step.change({ barred: withBarred(state.barred, from) });
  endScreens(step, from === null ? [shown] : all.filter((other) => other.from === from));
  step.do({ type: "removeScreensFrom", from });
  return done;
}

/**
 * H-39: ends screens and invalidates their keys; a screen that shows whatever is on is only barred
 * from this table.
 */
function endScreens(step: TableStep, lines: readonly WatchingLine[]) {
  endLines(
    step,
    lines.map(({ line }) => line),
  );
  for (const { screen } of lines) {
    if (screen?.session === null)
      step.change({ barredScreens: withBarred(step.state.barredScreens, screen.id) });
    else if (screen) step.do({ type: "removeScreen", screen: screen.id });
  }
  return done;
}

const linesAtBan = (
  state: TableState,
  player: string,
  profile: string,
): readonly ConnectionId[] => [
  ...linesOf(state, player, profile),
  ...screensBeside(state, profile),
];

function banning(step: TableStep, profile: string): (table: StoredTable) => StoredTable {
  const code = step.given.newCode();
  return (table) => {
    const { lan } = table.session;
    const banned = [...(lan?.banned ?? []).filter((other) => other !== profile), profile];
    return lan ? inSession(table, { lan: { ...lan, code, banned } }) : table;
  };
}

/** `banned`: a profile whose own screens end too, since they would show the new join code. */
export function endLines(step: TableStep, lines: readonly ConnectionId[], banned?: string): void {
  const from = banned === undefined ? null : deviceOf(step.state, banned);
  for (const line of lines) {
    step.do({ type: "end", line, reason: "removed" });
    dropLine(step, line);
  }
  step.change({ hushed: new Set() });
  sendTable(step);
  if (banned !== undefined) step.do({ type: "removeScreensFrom", from });
}

function changedLan(
  step: TableStep,
  change: (lan: StoredLan) => Partial<StoredLan>,
  tells = true,
): Refusal | typeof done {
  const { table } = step.state;
  const { lan } = table.session;
  if (!lan) return refusal("not-open", "notOpen");
  step.store({ after: inSession(table, { lan: { ...lan, ...change(lan) } }) });
  if (tells) sendTable(step);
  return done;
}

/** Returns null if the watcher's profile also has a seat, as the owner's has. */
function watcherCalled({ table, watchers }: TableState, name: string): string | null {
  const { lan } = table.session;
  if (!lan || lan.closed) return null;
  const profile = [...watchers.values()].find((each) => each.name === name)?.profile ?? null;
  return table.players.some((player) => player.profile === profile && !player.gone)
    ? null
    : profile;
}

function profileAsked(state: TableState, asked: TableAsk<"mute">): string | Refusal {
  if ("watcher" in asked)
    return (
      watcherCalled(state, asked.watcher) ?? refusal("not-now", "notHere", { name: asked.watcher })
    );
  const player = state.table.players.find((each) => each.id === asked.player);
  if (!player) return refusal("unknown-player", "unknownPlayer", { player: asked.player });
  return player.profile ?? refusal("not-yours", "notAPerson", { name: player.name });
}

const playerCalled = ({ table }: TableState, id: string): StoredPlayer | undefined =>
  table.players.find((player) => player.id === id && !player.gone);

function personCalled(state: TableState, id: string): StoredPlayer | Refusal {
  const player = playerCalled(state, id);
  if (!player) return refusal("unknown-player", "unknownPlayer", { player: id });
  return player.bot === null ? player : refusal("not-yours", "notAPerson", { name: player.name });
}
