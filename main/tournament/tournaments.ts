// The tournaments of the house and the requests about them (H-20…H-23).

import { botCast, faceNamed } from "#main/bots/botNames.ts";
import { ChangeLimit } from "#main/base/rateLimits.ts";
import { newId, newSeed, type RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import { faultLine, type Log } from "#main/base/log.ts";
import type { LanTable, Onlooker, TournamentDoor } from "#main/base/ports.ts";
import { refusal } from "#main/base/refusal.ts";
import type { TournamentVisitor, Visitor } from "#main/base/visitor.ts";
import { checkedRotation } from "#main/session/tableSetup.ts";
import type { SessionHost, SessionKind } from "#main/table/sessionHost.ts";
import type { StoredLan, StoredSession } from "#main/store/sessionStore.ts";
import type { Store } from "#main/store/store.ts";
import { onceOf, type Once } from "#main/store/onceStore.ts";
import { StoreError } from "#main/store/storeError.ts";
import type { StoredTournament } from "#main/store/tournamentStore.ts";
import { log as said } from "#main/text/english.ts";
import type { FindProgram } from "#main/session/players.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Profile } from "#shared/protocol/house.ts";
import { standardSettings, type Role, type TableSettings } from "#shared/protocol/schema.ts";
import {
  tournamentRoles,
  type Directing,
  type TournamentAnswers,
  type TournamentAsk,
  type TournamentLine,
  type TournamentRequest,
  type TournamentSetup,
  type TournamentSummary,
} from "#shared/protocol/tournament.ts";
import { entered } from "#shared/tournament/elimination.ts";
import { refusal as refusedByDirector } from "#shared/tournament/step.ts";
import type { TournamentState } from "#shared/tournament/state.ts";
import { openTournament } from "#shared/tournament/tournament.ts";
import { KeptSummaries, summaryOf } from "./summary.ts";
import { DirectorDevices } from "./directorPins.ts";
import { Directors } from "./directors.ts";
import { gameFacts } from "./gameFacts.ts";
import { linesShown, TournamentRunner, type RunnerEvent } from "./tournamentRunner.ts";
import { tournamentRules } from "./tournamentRules.ts";
import { Watchers, type Shown } from "./watchers.ts";

type Parts = Readonly<{
  store: Store;
  clock: Clock;
  random: RandomBytes;
  log: Log;
  profileOf: (id: string) => Profile;
  findProgram: FindProgram;
  openSession: (session: StoredSession, kind: SessionKind, also: () => void) => SessionHost;
  restoreSession: (id: string, kind: SessionKind) => SessionHost | null;
  /** Called when its session is over; the next request loads it again. */
  forgetSession: (id: string) => void;
  /** H-15: an unused join code. */
  newCode: () => string;
  onLan: () => void;
}>;

/** H-39 */
export type TournamentOn = Readonly<{
  tournament: string;
  phase: "registering" | "playing" | "over";
  /** ms since 1970, UTC; `endedAt` is null before the end. */
  begunAt: number;
  endedAt: number | null;
  seats: number;
}>;

type Handlers = {
  readonly [R in TournamentRequest]: (
    visitor: TournamentVisitor<R>,
    payload: TournamentAsk<R>,
    onlooker: Onlooker,
  ) => Answer<TournamentAnswers[R]> | Promise<Answer<TournamentAnswers[R]>>;
};

const done = { ok: true, value: null } as const;
const answered = (refused: Refusal | null): Answer<null> => refused ?? done;

/** Not limited: nobody else is sent anything. */
const uncounted: ReadonlySet<TournamentRequest> = new Set([
  "tournaments",
  "watchTournament",
  "unwatchTournament",
  "directing",
]);

/** Only people, not a device with a PIN, may grant something permanent. */
const inPerson: ReadonlySet<TournamentRequest> = new Set([
  "nameDirector",
  "setDirectorPin",
  "revokeDirectorDevice",
]);

const endedShown = 50;
/** H-14: ms for which the end stays on view at the tables and in the network. */
const lookMs = 30 * 60_000;

const isOver = ({ phase }: TournamentState): boolean => phase === "over" || phase === "cancelled";

/** H-13. Nobody withdraws once it has begun. */
const isSentAlready = (before: TournamentState, after: TournamentState): boolean =>
  before.phase !== after.phase ||
  after.phase === "registering" ||
  before.entrants.length !== after.entrants.length;

const settingsOf = ({ settings, structure }: TournamentSetup): TableSettings => ({
  ...standardSettings,
  ...settings,
  buyIn: structure.stack,
  rebuys: false,
  lastRound: null,
});

export class Tournaments implements TournamentDoor {
  readonly #parts: Parts;
  readonly #runners = new Map<string, TournamentRunner>();
  readonly #watchers: Watchers;
  readonly #directors: Directors;
  /** H-38 */
  readonly devices: DirectorDevices;
  readonly #limit: ChangeLimit;
  /** Ended ones still on view, with the timers that end that. */
  readonly #lookedAt = new Map<string, unknown>();
  readonly #summaries = new KeptSummaries(endedShown);
  readonly #handlers: Handlers = {
    tournaments: ({ profile }) => ({ ok: true, value: this.#all(profile) }),
    watchTournament: (visitor, { tournament }, onlooker) =>
      this.#of(tournament, () => {
        this.#watchers.add(tournament, onlooker, visitor);
        return done;
      }),
    unwatchTournament: (_visitor, { tournament }, onlooker) => {
      this.#watchers.remove(onlooker, tournament);
      this.#letGo(tournament);
      return done;
    },
    createTournament: ({ profile }, setup) => this.#create(profile, setup),
    enterTournament: ({ profile, role }, { tournament }) =>
      this.#of(tournament, (runner) =>
        role === "guest" && !admits(runner)
          ? refusedByDirector("not-now", "nobodyNew")
          : this.#enter(runner, profile),
      ),
    seatEntrant: (visitor, payload) =>
      this.#once("seatEntrant", payload, (runner, keep) => {
        if ("profile" in payload) return this.#entered(runner, payload.profile, keep);
        if ("bots" in payload) return this.#bots(runner, payload.bots, keep);
        return visitor.role === "owner"
          ? this.#program(runner, payload.program, keep)
          : refusal("not-yours", "hostsOwnerOnly");
      }),
    leaveTournament: ({ profile }, { tournament }) =>
      this.#ofOwn(tournament, profile, (entrant) => ({ type: "leave", entrant })),
    startTournament: (_visitor, { tournament }) => this.#happens(tournament, { type: "start" }),
    admitToTournament: (_visitor, { tournament, open }) =>
      this.#of(tournament, (runner) => this.#admit(runner, open)),
    pauseTournament: (_visitor, { tournament }) => this.#happens(tournament, { type: "pause" }),
    resumeTournament: (_visitor, { tournament }) => this.#happens(tournament, { type: "resume" }),
    moveEntrant: (_visitor, { tournament, ...move }) =>
      this.#happens(tournament, { type: "move", ...move }),
    removeEntrant: (_visitor, { tournament, ...removed }) =>
      this.#happens(tournament, { type: "remove", ...removed }),
    undoElimination: (_visitor, { tournament, elimination }) =>
      this.#happens(tournament, { type: "undo", elimination }),
    correctStack: (_visitor, { tournament, ...correction }) =>
      this.#happens(tournament, { type: "correct", ...correction }),
    changeLevel: (_visitor, { tournament, level, to }) =>
      this.#happens(tournament, { type: "changeLevel", level, to }),
    penalise: (_visitor, payload) =>
      this.#once("penalise", payload, (runner, keep) => {
        const { entrant, rounds, note } = payload;
        return runner.happenedWith(keep, { type: "penalise", entrant, rounds, note });
      }),
    buyAgain: ({ profile }, { tournament, again }) =>
      this.#ofOwn(tournament, profile, (entrant) => ({ type: "buyAgain", entrant, again })),
    buyAddOn: ({ profile }, { tournament }) =>
      this.#ofOwn(tournament, profile, (entrant) => ({ type: "addOn", entrant })),
    closeTournament: (_visitor, { tournament }) => this.#happens(tournament, { type: "close" }),
    directing: (visitor, { tournament }) => this.#directing(visitor, tournament, () => null),
    nameDirector: (visitor, { tournament, profile, directs }) =>
      this.#directing(visitor, tournament, () =>
        directs
          ? this.#directors.name(tournament, profile)
          : this.#directors.takeBack(tournament, profile),
      ),
    setDirectorPin: (visitor, { tournament, pin }) =>
      this.#directing(visitor, tournament, () => this.devices.setPin(tournament, pin)),
    revokeDirectorDevice: (visitor, { tournament, device }) =>
      this.#directing(visitor, tournament, () => this.devices.revoke(tournament, device)),
    structures: () => ({ ok: true, value: this.#parts.store.tournaments.structures() }),
    saveStructure: (_visitor, structure) => {
      this.#parts.store.tournaments.saveStructure(structure);
      return done;
    },
    deleteStructure: (_visitor, { name }) =>
      this.#parts.store.tournaments.deleteStructure(name)
        ? done
        : refusal("unknown-structure", "unknownStructure"),
  };

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#limit = new ChangeLimit(parts);
    this.devices = new DirectorDevices({ ...parts, isShown: (id) => this.#isShown(id) });
    this.#directors = new Directors({ ...parts, devices: this.devices });
    this.#watchers = new Watchers({ clock: parts.clock, shown: (id) => this.#shown(id) });
  }

  /** Restores every tournament that is not over. Throws a StoreError. */
  restore(): void {
    const { tournaments, tables, sessions } = this.#parts.store;
    this.#parts.store.directors.dropEnded();
    const open = tournaments.ids("open").toReversed();
    for (const id of open) this.#safely(id, () => this.#run(tournaments.load(id)));
    // Nobody watches the last tables of those that were over when the host ended.
    const left = new Set(
      tables.openIds().flatMap((table) => sessions.ofTable(table)?.tournament ?? []),
    );
    for (const id of left)
      if (!open.includes(id)) this.#safely(id, () => this.#run(tournaments.load(id))?.putAway());
  }

  async ask<R extends TournamentRequest>(
    visitor: TournamentVisitor<R>,
    onlooker: Onlooker,
    request: R,
    payload: TournamentAsk<R>,
  ): Promise<Answer<TournamentAnswers[R]>> {
    const handle: Handlers[R] = this.#handlers[request];
    const answer = (): Answer<TournamentAnswers[R]> | Promise<Answer<TournamentAnswers[R]>> =>
      handle(visitor, payload, onlooker);
    try {
      const refused = this.#refused(visitor, request, payload);
      if (refused) return refused;
      const whose = changerOf(visitor);
      return await (whose === null || uncounted.has(request)
        ? answer()
        : this.#limit.within(whose, answer));
    } catch (error) {
      if (error instanceof StoreError) return error.refusal;
      this.#parts.log(said.house(faultLine(error)));
      return refusal("fault", "faultInHouse");
    }
  }

  left(onlooker: Onlooker | null): void {
    if (!onlooker) return;
    this.#watchers.remove(onlooker);
    for (const id of [...this.#runners.keys()]) this.#letGo(id);
  }

  tableClosed(id: string): void {
    this.#letGo(id);
  }

  stop(): void {
    this.#watchers.stop();
    for (const timer of this.#lookedAt.values()) this.#parts.clock.clearTimeout(timer);
    this.#lookedAt.clear();
    for (const runner of this.#runners.values()) runner.stop();
    this.#runners.clear();
  }

  /** H-13 */
  lanTables(host: string): readonly LanTable[] {
    return [...this.#runners.values()].flatMap(
      ({
        state,
        session: {
          session: { lan },
        },
      }) => {
        if (!lan || lan.closed || (isOver(state) && !this.#lookedAt.has(state.id))) return [];
        const {
          setup: { rotation },
        } = state;
        const players = entered(state).length;
        return [
          {
            kind: "tournament" as const,
            table: state.id,
            code: lan.code,
            listed: lan.listed && !isOver(state),
            host,
            game: rotation[0]?.game ?? "",
            players,
            seats: players,
          },
        ];
      },
    );
  }

  ofCode(code: string): string | null {
    return this.lanTables("").find((open) => open.code === code)?.table ?? null;
  }

  sessionOfCode(code: string): string | null {
    const id = this.ofCode(code);
    return id === null ? null : (this.#runners.get(id)?.session.id ?? null);
  }

  openIn(session: string): string | null {
    return (
      this.lanTables("").find(({ table }) => this.#runners.get(table)?.session.id === session)
        ?.table ?? null
    );
  }

  isShown(id: string): boolean {
    return this.#runners.has(id);
  }

  /** H-39: for screens that show whatever is on. */
  get on(): readonly TournamentOn[] {
    return [...this.#runners.values()].flatMap(({ state, session }) => {
      const { id, phase, startedAt, endedAt } = state;
      if (phase === "cancelled") return [];
      const phases = { registering: "registering", running: "playing", over: "over" } as const;
      return [
        {
          tournament: id,
          phase: phases[phase],
          begunAt: startedAt ?? session.session.openedAt,
          seats: entered(state).length,
          endedAt,
        },
      ];
    });
  }

  nameOf(id: string): string | null {
    return this.#runners.get(id)?.state.setup.name ?? null;
  }

  #run(stored: StoredTournament | null): TournamentRunner | null {
    if (!stored) return null;
    const { store, restoreSession } = this.#parts;
    return this.#started(
      (kind) => restoreSession(stored.state.session, kind),
      stored,
      () => store.tournaments.lines(stored.state.id, linesShown),
    );
  }

  /** The session exists before the runner and reports rounds that are over to it. */
  #started(
    sessionOf: (kind: SessionKind) => SessionHost | null,
    stored: StoredTournament,
    lines: () => readonly TournamentLine[],
  ): TournamentRunner | null {
    const id = stored.state.id;
    const session = sessionOf({
      rules: tournamentRules,
      onRoundOver: (ended) => this.#runners.get(id)?.roundOver(ended),
      onUnsure: () => this.#runners.get(id)?.tableChanged(),
    });
    if (!session) return null;
    const runner = new TournamentRunner(
      { ...this.#parts, onChanged: (before, after) => this.#changed(before, after) },
      session,
      stored,
      lines(),
    );
    this.#runners.set(id, runner);
    runner.begin();
    return runner;
  }

  #create(
    profile: string,
    { key, ...setup }: TournamentAsk<"createTournament">,
  ): Answer<{ readonly tournament: string }> {
    const once = onceOf(key, "createTournament", profile, setup);
    const made = this.#parts.store.once.made(once);
    return made === null
      ? this.#createAnother(profile, setup, once)
      : { ok: true, value: { tournament: made } };
  }

  #createAnother(
    profile: string,
    setup: TournamentSetup,
    once: Once | null,
  ): Answer<{ readonly tournament: string }> {
    const { store, random, clock } = this.#parts;
    const settings = settingsOf(setup);
    const checked = checkedRotation(setup.rotation, settings);
    if (!checked.ok) return checked;
    const session: StoredSession = {
      id: newId(random),
      tournament: newId(random),
      rotation: checked.rotation,
      settings,
      stopping: false,
      owner: null,
      lan: null,
      openedAt: clock.now(),
      revision: 0,
    };
    const opened = openTournament({
      id: session.tournament ?? "",
      session: session.id,
      setup: { ...setup, rotation: checked.rotation },
      games: checked.rotation.map(gameFacts),
      host: `profile:${profile}`,
      secret: newSeed(random),
    });
    if (!opened.ok) return opened;
    const stored = { state: opened.state, elapsed: 0 };
    const also = (): void => {
      store.tournaments.add(stored);
      store.once.keep(once, opened.state.id);
    };
    this.#started(
      (kind) => this.#parts.openSession(session, kind, also),
      stored,
      () => [],
    );
    return { ok: true, value: { tournament: opened.state.id } };
  }

  #enter(runner: TournamentRunner, profile: string): Answer<{ readonly entrant: string }> {
    const refused = this.#entered(runner, profile);
    return refused ?? { ok: true, value: { entrant: entrantOf(runner, profile) ?? "" } };
  }

  #entered(runner: TournamentRunner, profile: string, keep = (): void => {}): Refusal | null {
    if (entrantOf(runner, profile) !== null) return refusal("not-yours", "enteredAlready");
    const { name, avatar } = this.#parts.profileOf(profile);
    return runner.happenedWith(keep, {
      type: "enter",
      name,
      avatar,
      bot: null,
      purse: `profile:${profile}`,
    });
  }

  /** All of them, or none. */
  #bots(runner: TournamentRunner, levels: readonly BotLevel[], keep: () => void): Refusal | null {
    const cast = botCast(this.#parts.random, levels.length, runner.state.entrants);
    return runner.happenedWith(
      keep,
      ...cast.map(({ name, avatar }, place) => ({
        type: "enter" as const,
        name,
        avatar,
        bot: levels[place] ?? "regular",
        purse: "bots",
      })),
    );
  }

  #program(runner: TournamentRunner, id: string, keep: () => void): Refusal | null {
    const program = this.#parts.findProgram(id);
    if (!program) return refusal("unknown-program", "unknownProgram");
    const face = faceNamed(this.#parts.random, program.name, runner.state.entrants);
    const bot = "program" as const;
    return runner.happenedWith(keep, { type: "enter", ...face, bot, purse: "bots", program: id });
  }

  /** H-35: answers a director's request only for the tournament that it names. */
  #refused(visitor: Visitor, request: TournamentRequest, payload: object): Refusal | null {
    const declared: readonly Role[] = tournamentRoles[request];
    if (visitor.role !== "director" && declared.includes(visitor.role)) return null;
    const tournament = "tournament" in payload ? String(payload.tournament) : "";
    if (!this.#directors.directs(visitor, tournament)) return refusal("not-yours", "directorOnly");
    return !inPerson.has(request) ||
      this.#directors.directs(visitor, tournament, { inPerson: true })
      ? null
      : refusal("not-yours", "directorInPerson");
  }

  async #directing(
    visitor: Visitor,
    id: string,
    change: () => Refusal | null | Promise<Refusal | null>,
  ): Promise<Answer<Directing>> {
    const known = this.#of(id, () => done);
    if (!known.ok) return known;
    const refused = await change();
    if (refused) return refused;
    this.#watchers.changed(id);
    return { ok: true, value: this.#directors.directingFor(visitor, id) };
  }

  #isShown(id: string): boolean {
    const runner = this.#runners.get(id);
    return runner !== undefined && (!isOver(runner.state) || this.#lookedAt.has(id));
  }

  /** H-13, H-14 */
  #admit(runner: TournamentRunner, open: boolean): Answer<null> {
    const { session } = runner;
    const state = session.state();
    const { lan: before, revision } = state.session;
    if (!before && !open) return done;
    if (open && isOver(runner.state)) return refusedByDirector("not-now", "closed");
    const first: StoredLan = {
      seats: runner.state.setup.chairs,
      fill: null,
      spectators: true,
      listed: true,
      locked: false,
      muted: [],
      banned: [],
      code: this.#parts.newCode(),
    };
    const { closed: _closed, ...kept } = before ?? first;
    session.commit({
      after: {
        ...state,
        session: { ...state.session, lan: open ? kept : { ...kept, closed: true } },
      },
      isStored: () => this.#parts.store.sessions.revision(session.id) === revision + 1,
      onStored: () => {
        this.#watchers.changed(runner.state.id);
        this.#parts.onLan();
      },
    });
    return done;
  }

  #all(profile: string): readonly TournamentSummary[] {
    const { tournaments } = this.#parts.store;
    const open = [...this.#runners.values()]
      .map(({ state }) => state)
      .filter(({ phase }) => phase === "registering" || phase === "running");
    const isOpen = new Set(open.map(({ id }) => id));
    const ended = tournaments
      .newest(endedShown + isOpen.size)
      .filter(({ id }) => !isOpen.has(id))
      .slice(0, endedShown)
      .flatMap(
        ({ id, revision }) =>
          this.#summaries.of(
            id,
            revision,
            profile,
            () => this.#runners.get(id)?.state ?? tournaments.load(id)?.state ?? null,
          ) ?? [],
      );
    return [...open.toReversed().map((state) => summaryOf(state, profile)), ...ended];
  }

  #of<T>(id: string, answer: (runner: TournamentRunner) => Answer<T>): Answer<T> {
    const runner = this.#runners.get(id) ?? this.#run(this.#parts.store.tournaments.load(id));
    if (!runner) return refusal("unknown-tournament", "unknownTournament");
    try {
      return answer(runner);
    } finally {
      this.#letGo(id);
    }
  }

  /** The next request loads it again. */
  #letGo(id: string): void {
    const runner = this.#runners.get(id);
    if (!runner || !isOver(runner.state) || this.#lookedAt.has(id) || this.#watchers.areThere(id))
      return;
    // Tables that could not be closed must be closed first.
    if (runner.session.tables.size > 0 || runner.session.isUnsure) return;
    runner.stop();
    this.#runners.delete(id);
    this.#parts.forgetSession(runner.session.id);
  }

  /** `keep` is stored with what happens. */
  #once(
    request: TournamentRequest,
    { key, ...asked }: Readonly<{ tournament: string; key?: string | undefined }>,
    happen: (runner: TournamentRunner, keep: () => void) => Refusal | null,
  ): Answer<null> {
    const { once: done } = this.#parts.store;
    const once = onceOf(key, request, asked);
    return this.#of(asked.tournament, (runner) =>
      done.made(once) === null
        ? answered(happen(runner, () => done.keep(once, asked.tournament)))
        : { ok: true, value: null },
    );
  }

  #shown(id: string): Shown | null {
    const runner = this.#runners.get(id);
    if (!runner) return null;
    return {
      open: () => runner.open(),
      times: runner.times(),
      ownOf: (visitor) => runner.ownFor(visitor.profile, this.#directors.directs(visitor, id)),
    };
  }

  #happens(id: string, event: RunnerEvent): Answer<null> {
    return this.#of(id, (runner) => answered(runner.happened(event)));
  }

  #ofOwn(id: string, profile: string, event: (entrant: string) => RunnerEvent): Answer<null> {
    return this.#of(id, (runner) => {
      const entrant = entrantOf(runner, profile);
      return entrant === null
        ? refusal("not-yours", "notEntered")
        : answered(runner.happened(event(entrant)));
    });
  }

  #changed(before: TournamentState, after: TournamentState): void {
    this.#watchers.changed(after.id);
    if (!isSentAlready(before, after)) return;
    if (isOver(after)) this.#letLook(after.id);
    this.#parts.onLan();
  }

  #letLook(id: string): void {
    const { clock, onLan } = this.#parts;
    this.#lookedAt.set(
      id,
      clock.setTimeout(() => {
        this.#lookedAt.delete(id);
        this.#safely(id, () => this.devices.ended(id));
        this.#runners.get(id)?.putAway();
        this.#letGo(id);
        onLan();
      }, lookMs),
    );
  }

  #safely(id: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#parts.log(said.tournament(id, faultLine(error)));
    }
  }
}

/** Null for the owner, whose changes to their own house flood nobody. */
const changerOf = (visitor: Visitor): string | null =>
  visitor.role === "owner"
    ? null
    : visitor.role === "director"
      ? visitor.pass.device
      : visitor.profile;

/** H-13 */
const admits = ({
  session: {
    session: { lan },
  },
}: TournamentRunner): boolean => lan !== null && lan.closed !== true;

/** The latest entry of a profile; null if it never entered, or has withdrawn. */
const entrantOf = ({ state }: TournamentRunner, profile: string): string | null =>
  state.entrants.findLast(
    ({ purse, status }) => purse === `profile:${profile}` && status !== "withdrawn",
  )?.id ?? null;
