// Runs one tournament: passes events to its core, stores what follows, then does it.

import type { Clock } from "#main/base/clock.ts";
import { faultLine, type Log } from "#main/base/log.ts";
import { payerShort } from "#main/session/chipMoves.ts";
import type { SessionHost } from "#main/table/sessionHost.ts";
import type { EndedRound } from "#main/store/roundStore.ts";
import type { Store } from "#main/store/store.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import { StoreError } from "#main/store/storeError.ts";
import type { StoredTournament } from "#main/store/tournamentStore.ts";
import { log as said } from "#main/text/english.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Presence } from "#shared/protocol/table.ts";
import type {
  OpenTournament,
  OwnTournament,
  TournamentLine,
  TournamentTimes,
} from "#shared/protocol/tournament.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import { dueAt } from "#shared/tournament/clock.ts";
import { dueOf } from "#shared/tournament/dealing.ts";
import type {
  TournamentEffect,
  TournamentEvent,
  TournamentState,
  TournamentTable,
} from "#shared/tournament/state.ts";
import { sitting } from "#shared/tournament/seating.ts";
import { tournament } from "#shared/tournament/tournament.ts";
import { openViewOf, ownViewOf, timesOf } from "#shared/tournament/view.ts";
import { sessionAfter, withoutTables } from "./sessionAfter.ts";

type Parts = Readonly<{
  store: Store;
  clock: Clock;
  log: Log;
  onChanged: (before: TournamentState, after: TournamentState) => void;
}>;

type Undated<E> = E extends unknown ? Omit<E, "at" | "now"> : never;
export type RunnerEvent = Undated<TournamentEvent>;

/** ms: a host that dies loses no more of a level than this. */
const heartbeatMs = 1000;
/** ms, doubled with each failure. */
const retryMs = 1000;
const longestRetryMs = 16_000;
export const linesShown = 200;
/** ms to see how a hand or a round ended. */
const lookMs = { hand: 4000, round: 7000 } as const;
/** Faster bots shorten it to a quarter at most; slow ones never lengthen it. */
const lookAt = (unit: keyof typeof lookMs, botPace: number): number =>
  lookMs[unit] * Math.min(1, Math.max(0.25, botPace));

export class TournamentRunner {
  readonly #parts: Parts;
  readonly #session: SessionHost;
  /** ms */
  readonly #elapsedBefore: number;
  readonly #begunAt: number;
  #state: TournamentState;
  #lines: readonly TournamentLine[];
  #timer: unknown = null;
  #heart: unknown = null;
  #again: unknown = null;
  #failures = 0;
  /** The consequences of an event at the tables may report news of their own. */
  #isBusy = false;
  #isStopped = false;

  constructor(
    parts: Parts,
    session: SessionHost,
    { state, elapsed }: StoredTournament,
    lines: readonly TournamentLine[],
  ) {
    this.#parts = parts;
    this.#session = session;
    this.#state = state;
    this.#elapsedBefore = elapsed;
    this.#begunAt = parts.clock.elapsed();
    this.#lines = lines;
  }

  get state(): TournamentState {
    return this.#state;
  }

  get session(): SessionHost {
    return this.#session;
  }

  /** Counts rounds that ended meanwhile, and deals those that are due. */
  begin(): void {
    this.#catchUp();
    this.#beat();
  }

  stop(): void {
    this.#isStopped = true;
    this.#parts.clock.clearTimeout(this.#timer);
    this.#parts.clock.clearTimeout(this.#heart);
    this.#parts.clock.clearTimeout(this.#again);
  }

  /**
   * All of them happen in order, or none; everything is stored before anybody is sent any of it.
   */
  happened(...events: readonly RunnerEvent[]): Refusal | null {
    return this.happenedWith(() => {}, ...events);
  }

  happenedWith(also: () => void, ...events: readonly RunnerEvent[]): Refusal | null {
    this.#isBusy = true;
    try {
      // What the store left unsure may be settled by now, and then happened first.
      this.#session.settle();
      return this.#happened(events, also);
    } catch (error) {
      return this.#notStored(error);
    } finally {
      this.#isBusy = false;
    }
  }

  /** If this cannot be stored, the next host does it. */
  putAway(): void {
    this.#attempt(() => {
      const state = this.#session.state();
      if (state.tables.size > 0) this.#session.commit({ after: withoutTables(state) });
    });
  }

  /** Something may have happened there unreported. */
  tableChanged(): void {
    this.#soon(0);
  }

  roundOver(ended: EndedRound): void {
    if (this.#isBusy) this.#soon(0);
    else this.#safely(() => this.#roundOver(ended));
  }

  open(): OpenTournament {
    const presences = new Map(
      [...this.#session.tables.values()].flatMap((host) => [...host.presences()]),
    );
    return openViewOf(this.#state, {
      log: this.#lines,
      presence: (entrant): Presence | null => presences.get(entrant) ?? null,
    });
  }

  times(): TournamentTimes {
    return timesOf(this.#state, this.#at);
  }

  ownFor(profile: string | null, directs: boolean): OwnTournament {
    const { lan } = this.#session.session;
    const takesIn = lan && !lan.closed && this.#state.endedAt === null;
    return ownViewOf(this.#state, {
      purse: profile === null ? null : `profile:${profile}`,
      directs,
      code: takesIn && (profile !== null || directs) ? lan.code : null,
    });
  }

  /** ms since its opening, without the time in which no host ran. */
  get #at(): number {
    return this.#elapsedBefore + this.#parts.clock.elapsed() - this.#begunAt;
  }

  #happened(events: readonly RunnerEvent[], also: () => void): Refusal | null {
    const [at, now] = [this.#at, this.#parts.clock.now()];
    const effects: TournamentEffect[] = [];
    let after = this.#state;
    for (const event of events) {
      const stepped = tournament(after, { ...event, at, now });
      if (!stepped.ok) return stepped;
      after = stepped.state;
      for (const effect of stepped.effects) effects.push(effect);
    }
    return after === this.#state ? null : this.#take(after, effects, now, also);
  }

  /**
   * Throws a StoreError; then the event is not stored, or the store cannot say yet whether it is.
   */
  #take(
    after: TournamentState,
    effects: readonly TournamentEffect[],
    now: number,
    alongside: () => void,
  ): Refusal | null {
    const { store } = this.#parts;
    const before = this.#state;
    const { state, postings } = sessionAfter(this.#session.state(), before, after, effects);
    const lines = this.#linesOf(effects, now);
    const short = payerShort(
      store.bank,
      postings,
      (account) => after.entrants.find(({ purse }) => purse === account)?.name,
    );
    if (short) return short;
    this.#session.commit({
      after: state,
      postings,
      also: () => {
        store.tournaments.replace(before, { state: after, elapsed: this.#at });
        store.tournaments.addLines(after.id, lines);
        alongside();
      },
      isStored: () => store.tournaments.revision(after.id) === after.revision,
      onStored: () => {
        this.#state = after;
        this.#lines = [...this.#lines, ...lines].slice(-linesShown);
        for (const effect of effects) this.#follow(effect);
        this.#setTimer();
        this.#beat();
        this.#parts.onChanged(before, after);
      },
    });
    return null;
  }

  /** Throws everything but a StoreError. */
  #notStored(error: unknown): Refusal {
    if (!(error instanceof StoreError)) throw error;
    // One table or all of this may be behind the store, whoever asked.
    if (error.code === "store-conflict") this.#attempt(() => this.#session.refresh());
    if (error.code === "store-conflict" || this.#session.isUnsure) this.#soon(retryMs);
    return error.refusal;
  }

  /** Retried until it is stored. */
  #tell(...events: readonly RunnerEvent[]): void {
    this.#safely(() => {
      const refusal = this.happened(...events);
      if (refusal) this.#retry(said.tournamentNotStored(this.#state.id, refusal.error.code));
    });
  }

  #roundOver(ended: EndedRound): void {
    const host = this.#session.tables.get(ended.table);
    if (host) this.#count(ended, host.table.players, host.dealer);
  }

  /** `rows`: as they are after the round. */
  #count(
    { table, number, seats }: EndedRound,
    rows: readonly StoredPlayer[],
    dealer: string | null,
  ): void {
    const places = [...new Set(seats.map(({ place }) => place))].toSorted(
      (one, other) => one - other,
    );
    this.#tell({
      type: "roundOver",
      table,
      round: number,
      dealer,
      stacks: Object.fromEntries(
        seats.flatMap(({ player }) =>
          rows.flatMap(({ id, chips }) => (id === player ? [[id, chips] as const] : [])),
        ),
      ),
      places: places.map((shared) =>
        seats.filter(({ place }) => place === shared).map(({ player }) => player),
      ),
    });
  }

  #linesOf(effects: readonly TournamentEffect[], at: number): readonly TournamentLine[] {
    const last = this.#lines.at(-1)?.number ?? 0;
    return effects
      .flatMap((effect) => (effect.type === "tell" ? [effect.said] : []))
      .map((said, index) => ({ number: last + 1 + index, at, said }));
  }

  #follow(effect: TournamentEffect): void {
    if (effect.type === "deal") this.#dealSoon(effect.table, effect.round);
    if (effect.type === "expel") this.#expel(effect.table, effect.entrant);
  }

  /** For a round still to be dealt, `#dealt` does it. */
  #expel(table: string, entrant: string): void {
    const host = this.#session.tables.get(table);
    if (host?.table.stage !== "playing") return;
    void host.expel(entrant).then((answer) => {
      if (!answer.ok && !this.#isStopped)
        this.#retry(said.tournamentNotExpelled(this.#state.id, table, answer.error.code));
    });
  }

  /** If the host ends meanwhile, the next one deals. */
  #dealSoon(id: string, round: number): void {
    const host = this.#session.tables.get(id);
    const game = gameOf(host?.table.session.rotation[host.table.position.entry]?.game);
    if (round === 1 || !game || !host?.isAttended) return this.#deal(id);
    this.#parts.clock.setTimeout(
      () => {
        const isDue =
          this.#state.tables.some((table) => table.id === id && table.round === round) &&
          (this.#session.tables.get(id)?.table.roundNumber ?? round) < round;
        if (isDue && !this.#isStopped) this.#safely(() => this.#deal(id));
      },
      lookAt(game.traits.unit, this.#session.session.settings.botPace),
    );
  }

  #expelLeavers(table: string): void {
    for (const entrant of this.#state.entrants)
      if (entrant.leaving !== null && entrant.table === table) this.#expel(table, entrant.id);
  }

  #deal(id: string): void {
    const table = this.#state.tables.find((each) => each.id === id);
    const host = this.#session.tables.get(id);
    if (!table?.playing || !host) return;
    const { stacks, missing } = table.playing;
    const { ante, stake } = dueOf(this.#state, table.playing);
    host.missRound(missing);
    void host
      .deal({ position: table.position, dealt: Object.keys(stacks), options: { ante, stake } })
      .then((answer) => this.#dealt(id, table.round, answer));
  }

  #dealt(table: string, round: number, answer: Answer<null>): void {
    if (this.#isStopped) return;
    if (answer.ok) return this.#expelLeavers(table);
    const { code } = answer.error;
    if (code !== "C-15") return this.#retry(said.tournamentNotDealt(this.#state.id, table, code));
    // A round that the rules refuse would be refused again: the director must see it.
    this.#parts.log(said.tournamentNotDealt(this.#state.id, table, code));
    this.#tell(...(this.#state.paused ? [] : [{ type: "pause" } as const]), {
      type: "roundVoid",
      table,
      round,
    });
  }

  #retry(line: string): void {
    // One timer for all tables: each finds whatever it has to catch up with.
    if (this.#isStopped || this.#again !== null) return;
    this.#parts.log(line);
    this.#soon(Math.min(longestRetryMs, retryMs * 2 ** this.#failures));
    this.#failures += 1;
  }

  #soon(ms: number): void {
    if (this.#isStopped || this.#again !== null) return;
    this.#again = this.#parts.clock.setTimeout(() => {
      this.#again = null;
      this.#catchUp();
    }, ms);
  }

  /** Catches up with everything missed, at tables and in the store. */
  #catchUp(): void {
    if (this.#isStopped) return;
    this.#attempt(() => this.#session.settle());
    const due = dueAt(this.#state);
    if (due !== null && due <= this.#at) this.#tell({ type: "time" });
    for (const { id } of this.#state.tables) this.#attempt(() => this.#catchUpWith(id));
    if (this.#again === null) this.#failures = 0;
    this.#setTimer();
  }

  #attempt(work: () => void): void {
    this.#safely(() => {
      try {
        work();
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        this.#retry(said.tournamentNotStored(this.#state.id, error.code));
      }
    });
  }

  #catchUpWith(id: string): void {
    const table = this.#state.tables.find((each) => each.id === id);
    const host = this.#session.tables.get(id);
    if (table && !host) return this.#replace(table);
    if (!table?.playing || !host) return;
    const { round, playing } = table;
    if (host.table.roundNumber < round) this.#deal(id);
    else if (host.table.stage === "playing") {
      host.missRound(playing.missing);
      this.#expelLeavers(id);
    } else
      for (const ended of this.#parts.store.rounds.endedAfter(id, round - 1)) this.roundOver(ended);
    host.wake();
  }

  /** The store may not have released the table's people yet. A round that it did finish counts. */
  #replace(table: TournamentTable): void {
    const { atNone } = this.#session.state();
    if (sitting(table).some((entrant) => !atNone.some(({ id }) => id === entrant))) return;
    const over = table.playing
      ? this.#parts.store.rounds.endedAfter(table.id, table.round - 1)
      : [];
    for (const ended of over) this.#count(ended, atNone, null);
    // A round that could not be stored is counted later, and must not be voided before.
    if (
      over.length > 0 &&
      this.#state.tables.some(
        ({ id, round, playing }) => id === table.id && round === table.round && playing,
      )
    )
      return;
    this.#tell({ type: "tableLost", table: table.id });
  }

  #setTimer(): void {
    const { clock } = this.#parts;
    clock.clearTimeout(this.#timer);
    const due = dueAt(this.#state);
    if (due === null || this.#isStopped) return;
    // If this cannot be stored, it is caught up with and the timer set again.
    this.#timer = clock.setTimeout(() => this.#tell({ type: "time" }), Math.max(1, due - this.#at));
  }

  #beat(): void {
    const { clock, store } = this.#parts;
    clock.clearTimeout(this.#heart);
    this.#heart = null;
    if (this.#isStopped || this.#state.clock.since === null) return;
    this.#heart = clock.setTimeout(() => {
      this.#safely(() => store.tournaments.passed(this.#state.id, this.#at));
      this.#beat();
    }, heartbeatMs);
  }

  #safely(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#parts.log(said.tournament(this.#state.id, faultLine(error)));
    }
  }
}
