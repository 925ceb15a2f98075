import type { StoredSession } from "#main/store/sessionStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import { booksOf, refuseUnsound, type SessionBooks } from "#main/store/soundTable.ts";
import { onceOf, type Once } from "#main/store/onceStore.ts";
import { StoreError } from "#main/store/storeError.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { offers } from "#shared/games/catalogue.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type {
  BrokenTable,
  OpenTable,
  HouseAnswers,
  KeptScreen,
  Profile,
} from "#shared/protocol/house.ts";
import type { HouseAsk, HouseRequest } from "#shared/protocol/schema.ts";
import type { AllHandlers } from "./handlers.ts";
import { bankRequests } from "./bankRequests.ts";
import { bookRequests, type Auditor } from "./books/bookRequests.ts";
import { BrokenTables } from "./brokenTables.ts";
import { ChangeLimit } from "#main/base/rateLimits.ts";
import { hashOf, newToken } from "#main/base/chance.ts";
import { bankShort } from "#main/session/chipMoves.ts";
import { ordinarySession, type SessionRules } from "#main/session/sessionRules.ts";
import { SessionHost, type SessionKind } from "#main/table/sessionHost.ts";
import { chipRequests } from "./chipRequests.ts";
import { clockLookedAt, clockOn, clockRequests } from "./clockRequests.ts";
import { Devices } from "./devices.ts";
import { Guests } from "./guests.ts";
import { screenRequests, Screens } from "./screens.ts";
import type { On, TableOn } from "./bigScreenContent.ts";
import { LanTables } from "./lanTables.ts";
import { historyRequests, houseFiles } from "./history/historyRequests.ts";
import { taught } from "./lessons.ts";
import { DailyDeals } from "./achievements/dailyDeals.ts";
import { AchievementCounter, achievementRequests } from "./achievements/achievementRequests.ts";
import type { Archive } from "./history/archive.ts";
import type { HouseFiles } from "#main/base/houseFiles.ts";
import { Reviews } from "./review/reviews.ts";
import type { Reviewer } from "./review/reviewer.ts";
import type { Replayer } from "./history/replayer.ts";
import { faultLine } from "#main/base/log.ts";
import type { DirectorDoor, HouseDoor, LanDoor, Destination, TableDoor } from "#main/base/ports.ts";
import type { FileVisitor, HouseVisitor } from "#main/base/visitor.ts";
import { practiceRequests } from "./practice/practiceRequests.ts";
import { Programs } from "./programs.ts";
import { ProfileRequests } from "./profileRequests.ts";
import type { Later } from "#main/base/clock.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import { present } from "#main/session/players.ts";
import { hasPeople } from "#main/table/core/changes.ts";
import type { TableRunner, TableParts } from "#main/table/runner.ts";
import { sqliteTables, storedRevision, TableChanges } from "#main/table/tableStore.ts";
import { botLine, noLine, type BotLine } from "#main/bots/botTurns.ts";
import { caught } from "#main/base/soon.ts";
import type { Store } from "#main/store/store.ts";
import { gameAt } from "#main/table/core/sending.ts";
import { openedTable } from "#main/session/tableSetup.ts";
import { Tournaments } from "#main/tournament/tournaments.ts";
import { log as said } from "#main/text/english.ts";

export interface HouseParts extends Pick<
  TableParts,
  "clock" | "random" | "mind" | "log" | "group"
> {
  readonly store: Store;
  /**
   * Defers what is done at tables: moves of the same moment are stored together, and bots wait for
   * people. Without it all is done at once.
   */
  readonly inTurns?: Later;
  /** The owner's profile; by default, or if it is unknown, the last owner's. */
  readonly profile?: string;
  readonly lan: LanDoor;
  readonly replayer: Pick<Replayer, "replay">;
  readonly reviewer: Pick<Reviewer, "review">;
  readonly archive: Pick<Archive, "file" | "figures">;
  readonly auditor: Pick<Auditor, "audit">;
  /** Lets other work run in between long tasks. */
  readonly later: Later;
}

type LanListener = Parameters<HouseDoor["onLan"]>[0];
type TablesListener = Parameters<HouseDoor["onTables"]>[0];
const playerOf = (players: TableRunner["table"]["players"], profile: string): string | null =>
  players.find((player) => player.profile === profile && !player.gone)?.id ?? null;

const loseAgainMs = 5000;

const keyOf = (session: string, player: string): string => `${session}/${player}`;

export class House implements HouseDoor {
  readonly guests: Guests;
  readonly devices: Devices;
  readonly screens: Screens;
  readonly tournaments: Tournaments;
  readonly #parts: HouseParts;
  readonly #sessions = new Map<string, SessionHost>();
  readonly #tables = new Map<string, TableRunner>();
  readonly #broken: BrokenTables;
  readonly #lan: LanTables;
  /** A secret is sent only to the profile whose seat it opens. */
  readonly #tokens = new Map<string, string>();
  readonly #listeners: TablesListener[] = [];
  readonly #profiles: ProfileRequests;
  readonly #programs: Programs;
  readonly #dailies: DailyDeals;
  readonly #achievements: AchievementCounter;
  readonly #limit: ChangeLimit;
  /**
   * Lost tables of tournaments that the store could not close yet, with the timers of the next try.
   */
  readonly #losing = new Map<string, unknown>();
  readonly #handlers: AllHandlers;
  /** What all tables share. */
  readonly #changes: TableChanges;
  readonly #line: BotLine;

  /** Finds or creates the profile and restores every open table. Throws a StoreError. */
  constructor(parts: HouseParts) {
    this.#parts = parts;
    const { store, clock, inTurns } = parts;
    this.#changes = new TableChanges(sqliteTables(store, clock), inTurns);
    this.#line = inTurns ? botLine(inTurns) : noLine;
    this.#profiles = new ProfileRequests(parts, parts.profile);
    this.#limit = new ChangeLimit(parts);
    this.guests = new Guests({
      ...parts,
      opensTable: (code) => this.tableOfCode(code) !== null || this.tournamentOfCode(code) !== null,
    });
    this.devices = new Devices(parts);
    this.#programs = new Programs(parts);
    this.screens = new Screens({ ...parts, isTaken: (code) => this.sessionOfCode(code) !== null });
    this.#broken = new BrokenTables(parts);
    this.#lan = new LanTables({
      ...parts,
      tables: () => [...this.#tables.values()].filter(({ isOpen }) => isOpen),
      tournaments: (host) => this.tournaments.lanTables(host),
      hostName: () => this.#profiles.find(this.owner).name,
    });
    this.tournaments = new Tournaments({
      ...parts,
      profileOf: (id) => this.#profiles.find(id),
      findProgram: (id) => this.#programs.find(id),
      newCode: () => this.#lan.newCode(),
      onLan: () => this.#safely("", () => this.#lan.changed()),
      openSession: (session, kind, also) => this.openSession(session, kind, also),
      restoreSession: (id, kind) => this.restoreSession(id, kind),
      forgetSession: (id) => this.#forget(id),
    });
    this.#dailies = new DailyDeals(parts);
    this.#achievements = new AchievementCounter(parts.store.achievements, parts.later);
    this.#handlers = {
      ...this.#ownHandlers(),
      ...bankRequests(parts),
      ...bookRequests(parts),
      ...historyRequests(parts),
      ...new Reviews(parts).requests,
      ...chipRequests(parts),
      ...clockRequests(parts),
      ...practiceRequests(parts),
      ...this.devices.requests,
      ...this.#programs.requests,
      ...this.#screenRequests(),
      ...achievementRequests({ ...parts, counter: this.#achievements }),
    };
    for (const id of parts.store.tables.openIds().toReversed()) this.#restore(id);
    this.tournaments.restore();
  }

  get directors(): DirectorDoor {
    return this.tournaments.devices;
  }

  get owner(): string {
    return this.#profiles.id;
  }

  files(reader: FileVisitor): HouseFiles {
    return houseFiles({ ...this.#parts, reader, broken: (id) => this.#broken.find(id) });
  }

  async ask<R extends HouseRequest>(
    visitor: HouseVisitor<R>,
    request: R,
    payload: HouseAsk<R>,
  ): Promise<Answer<HouseAnswers[R]>> {
    const handler: AllHandlers[R] = this.#handlers[request];
    try {
      return await handler(visitor, payload);
    } catch (error) {
      if (error instanceof StoreError) return error.refusal;
      this.#parts.log(said.house(faultLine(error)));
      return refusal("fault", "faultInHouse");
    }
  }

  table(id: string): TableDoor | null {
    return this.#tables.get(id) ?? null;
  }

  onTables(listener: TablesListener): void {
    this.#listeners.push(listener);
    for (const { id, isOpen } of this.#tables.values()) if (isOpen) listener({ id, open: true });
  }

  onLan(listener: LanListener): void {
    this.#lan.follow(listener);
  }

  lanPort(): number | null {
    return this.#parts.store.network.port();
  }

  keepLanPort(port: number): void {
    this.#parts.store.network.keepPort(port);
  }

  tableOfCode(code: string): string | null {
    return this.#lan.tableOf(code);
  }

  tournamentOfCode(code: string): string | null {
    return this.tournaments.ofCode(code);
  }

  sessionOfCode(code: string): string | null {
    const table = this.tableOfCode(code);
    return table === null
      ? this.tournaments.sessionOfCode(code)
      : (this.#tables.get(table)?.table.session.id ?? null);
  }

  placeOfSession(session: string): Destination {
    const table = this.#lan.tableOfSession(session);
    return { table, tournament: table === null ? this.tournaments.openIn(session) : null };
  }

  #screenRequests() {
    const { lan } = this.#parts;
    return screenRequests({
      screens: this.screens,
      showing: (session) => this.#showing(session),
      on: (screen) => this.#on(screen),
      codeOf: (id) =>
        this.tournaments.lanTables("").find(({ table }) => table === id)?.code ?? null,
      clock: () => clockLookedAt(this.#parts),
      welcome: () => ({
        host: this.#profiles.find(this.owner).name,
        url: lan.state().addresses[0]?.url ?? null,
      }),
    });
  }

  /** H-39: everything that this screen may show when it follows the house. */
  #on(screen: string): On {
    const tables = this.#lan
      .shownTo(screen)
      .map(({ table: { id, stage, session }, isAttended }): TableOn => ({
        table: id,
        stage: stage === "stopped" || stage === "closed" ? "over" : stage,
        isAttended,
        begunAt: session.openedAt,
        seats: session.lan?.seats ?? 0,
      }));
    return {
      tournaments: this.tournaments.on,
      tables,
      clock: clockOn(this.#parts),
      now: this.#parts.clock.now(),
    };
  }

  /** H-39: what a screen shows whose key is for this session. */
  #showing(session: string): KeptScreen["shows"] {
    const { table, tournament } = this.placeOfSession(session);
    const host = table === null ? null : this.#tables.get(table);
    if (host) return { game: gameAt(host.table) };
    return tournament === null
      ? "closed"
      : { tournament: this.tournaments.nameOf(tournament) ?? "" };
  }

  /**
   * Opens a session to which its runner adds players and tables; `also` is stored with it. Throws a
   * StoreError.
   */
  openSession(session: StoredSession, kind: SessionKind, also: () => void = () => {}): SessionHost {
    const { store } = this.#parts;
    try {
      store.atOnce(() => {
        store.sessions.add(session);
        also();
      }, true);
    } catch (error) {
      // The error may have come after it was stored; only the store knows.
      if (store.sessions.revision(session.id) === null) throw error;
    }
    return this.#session(session, kind, []);
  }

  /** Throws a StoreError if the session itself cannot be read. */
  restoreSession(id: string, kind: SessionKind): SessionHost | null {
    const { store } = this.#parts;
    const session = this.#sessions.get(id) ?? store.sessions.load(id);
    if (!session || session instanceof SessionHost) return session;
    const [books, tables] = [booksOf(store, id), store.sessions.openTables(id)];
    const host = this.#session(session, kind);
    for (const table of tables) this.#restored(table, kind, { id, books });
    return host;
  }

  async stop(): Promise<void> {
    this.tournaments.stop();
    this.screens.stop();
    this.#programs.stop();
    for (const timer of this.#losing.values()) this.#parts.clock.clearTimeout(timer);
    this.#losing.clear();
    const stopped = [...this.#sessions.values()].map((session) => session.stop());
    this.#sessions.clear();
    this.#tables.clear();
    await Promise.all(stopped);
  }

  #ownHandlers() {
    return {
      games: () => granted(offers),
      learn: (_visitor, payload) => taught(payload),
      profile: async ({ profile }) => granted(await this.#counted(profile)),
      // H-17: every table at which the player sits is notified.
      saveProfile: ({ profile }, payload) =>
        this.#limit.within(profile, () => this.#saveProfile(profile, payload)),
      wear: ({ profile }, payload) =>
        this.#limit.within(profile, () => this.#profiles.setAppearance(profile, payload)),
      openTable: ({ profile }, payload) => this.#openTable(profile, payload),
      openTables: async ({ profile }) => granted(await this.#openTables(profile)),
      joinable: ({ profile }) => granted(this.#lan.joinable(profile)),
      closeTable: (_visitor, { table }) => this.#closeTable(table),
      openToLan: (_visitor, payload) => this.#lan.open(payload),
      closeToLan: (_visitor, { table }) => this.#lan.close(table, this.owner),
      lan: () => granted(this.#parts.lan.state()),
      found: () => granted(this.#parts.lan.found()),
      profiles: () => this.#profiles.list(),
      addProfile: (_visitor, payload) => this.#profiles.add(payload),
      useProfile: (_visitor, payload) => this.#profiles.use(payload),
      invite: (_visitor, { key }) => this.guests.invite(key),
      dailyDeal: async ({ profile }) =>
        granted(this.#dailies.dealFor(profile, await this.#achievements.counted(profile))),
      openDailyDeal: ({ profile }) => this.#openDailyDeal(profile),
    } satisfies Partial<AllHandlers>;
  }

  #saveProfile(id: string, payload: HouseAsk<"saveProfile">): Answer<Profile> {
    const profile = this.#profiles.save(id, payload);
    for (const table of this.#tables.values()) table.profileChanged(profile);
    return granted(profile);
  }

  #openTable(
    profile: string,
    { key, ...payload }: HouseAsk<"openTable">,
  ): Promise<Answer<OpenTable>> {
    const once = onceOf(key, "openTable", profile, payload);
    const made = this.#parts.store.once.made(once);
    return made === null ? this.#openAnother(profile, payload, once) : this.#openedBefore(made);
  }

  async #openedBefore(id: string): Promise<Answer<OpenTable>> {
    const host = this.#tables.get(id);
    return host?.isOpen === true
      ? granted(await this.#described(host, host.table.session.owner ?? ""))
      : refusal("unknown-table", "unknownTable");
  }

  async #openAnother(
    profile: string,
    { after, ...payload }: Omit<HouseAsk<"openTable">, "key">,
    once: Once | null,
  ): Promise<Answer<OpenTable>> {
    const { store, random, clock } = this.#parts;
    const former = after === undefined ? null : this.#tables.get(after);
    if (former === undefined) return refusal("unknown-table", "unknownTable");
    if (former && former.table.stage !== "stopped") return refusal("not-now", "sessionGoesOn");
    const finding = { random, findProgram: (id: string) => this.#programs.find(id) };
    const opened = openedTable(payload, this.#profiles.find(profile), finding, clock.now());
    if (!opened.ok) return opened;
    const short = bankShort(store.bank, opened);
    if (short) return short;
    const { table, postings } = opened;
    const lan = former ? this.#lan.likeFormer(former.table) : null;
    const begun = await this.#begun(
      { ...table, session: { ...table.session, lan } },
      { durable: postings.length > 0, isDealt: false },
      () => {
        for (const posting of postings) store.bank.post(posting, clock.now());
        store.once.keep(once, table.id);
      },
    );
    if (begun.ok && lan) former?.leadTo(table.id);
    return begun;
  }

  /**
   * Stores a new table together with what `also` stores. `isDealt`: that includes its first round.
   */
  async #begun(
    table: StoredTable,
    { durable, isDealt }: Readonly<{ durable: boolean; isDealt: boolean }>,
    also: () => void,
  ): Promise<Answer<OpenTable>> {
    const { store, random, clock } = this.#parts;
    const token = newToken(random);
    const { session } = table;
    const owner = session.owner ?? "";
    try {
      store.atOnce(() => {
        store.tables.add(table);
        store.sessions.addToken({
          hash: hashOf(token),
          session: session.id,
          player: owner,
          issuedAt: clock.now(),
        });
        also();
      }, durable);
    } catch (error) {
      // The error may have come after the table was stored; only the store knows.
      if (storedRevision(store, table.id) === null) throw error;
    }
    this.#tokens.set(keyOf(session.id, owner), token);
    const host = this.#session(session, { rules: ordinarySession }, []).setUp(
      table,
      isDealt ? store.rounds.latest(table.id) : null,
    );
    this.#opened(host);
    return granted(await this.#described(host, owner));
  }

  /** H-34: counts the latest rounds first, so that the points are current. */
  async #counted(profile: string): Promise<Profile> {
    await this.#achievements.counted(profile);
    return this.#profiles.find(profile);
  }

  async #openDailyDeal(profile: string): Promise<Answer<OpenTable>> {
    const { store, clock } = this.#parts;
    const open = this.#dailies
      .openTables(profile)
      .map((id) => this.#tables.get(id))
      .find((host) => host?.isOpen === true);
    if (open) return granted(await this.#described(open, open.table.session.owner ?? ""));
    const laid = this.#dailies.laid(this.#profiles.find(profile));
    if (!laid.ok) return laid;
    const { table, record, daily } = laid;
    return this.#begun(table, { durable: false, isDealt: true }, () => {
      store.rounds.begin({ table: table.id, number: table.roundNumber }, record, clock.now());
      store.dailies.add(daily);
    });
  }

  async #openTables(profile: string): Promise<readonly (OpenTable | BrokenTable)[]> {
    const deals = this.#dailies.tables(profile);
    const whole = [...this.#tables.values()].map(async (table) => {
      const own = table.isOpen ? playerOf(table.table.players, profile) : null;
      if (own === null) return [];
      const { id, session } = table.table;
      const isDeal = deals.includes(id) && { isTodaysDeal: true as const };
      const { openedAt } = session;
      return [{ ...(await this.#described(table, own)), ...isDeal, openedAt }];
    });
    return [...(await Promise.all(whole)).flat(), ...this.#broken.of(profile)]
      .toSorted((one, other) => other.openedAt - one.openedAt)
      .map(({ openedAt: _openedAt, ...table }) => table);
  }

  async #closeTable(id: string): Promise<Answer<null>> {
    const table = this.#tables.get(id);
    if (!table && this.#broken.close(id)) return granted(null);
    if (!table?.isOpen) return refusal("unknown-table", "unknownTable");
    if (!this.#rulesOf(table).waitsForPeople) return refusal("not-now", "runnerCloses");
    await table.close();
    return granted(null);
  }

  async #described(host: TableRunner, player: string): Promise<OpenTable> {
    const { id, roundNumber, stage, session, position } = host.table;
    return {
      table: id,
      token: await this.#tokenOf(host, player),
      game: session.rotation[position.entry]?.game ?? "",
      roundNumber,
      players: present(host.table)
        .toSorted((one, other) => Number(other.id === player) - Number(one.id === player))
        .map(({ name }) => name),
      over: stage === "stopped",
    };
  }

  /**
   * Secrets are stored only as hashes: after a restart a player gets another one; the old ones stay
   * valid.
   */
  async #tokenOf(host: TableRunner, player: string): Promise<string> {
    const key = keyOf(host.table.session.id, player);
    const token = this.#tokens.get(key) ?? (await host.reissueToken(player));
    this.#tokens.set(key, token);
    return token;
  }

  /** Restores a table of an evening; tournaments restore their own. */
  #restore(id: string): void {
    this.#safely(id, () => {
      if (this.#parts.store.sessions.ofTable(id)?.tournament === null)
        this.#restored(id, { rules: ordinarySession });
    });
  }

  /** `of`: the session of a tournament, which goes on without a table that cannot be restored. */
  #restored(
    id: string,
    kind: SessionKind,
    of: Readonly<{ id: string; books: SessionBooks }> | null = null,
  ): void {
    this.#safely(id, () => {
      const { store } = this.#parts;
      try {
        const table = store.tables.load(id);
        if (table) this.#opened(this.#setUp(table, kind, of?.books));
      } catch (error) {
        this.#broke(id, error, of?.id ?? null);
        for (const [key, { session, tables }] of this.#sessions)
          if (session.tournament === null && tables.size === 0) this.#sessions.delete(key);
      }
      const host = this.#tables.get(id);
      return host && kind.rules.waitsForPeople && !hasPeople(host.table) ? host.close() : undefined;
    });
  }

  /** Throws the error that makes the table a broken one. */
  #setUp(table: StoredTable, kind: SessionKind, books?: SessionBooks): TableRunner {
    const { store } = this.#parts;
    const latest = store.rounds.latest(table.id);
    refuseUnsound(books ?? booksOf(store, table.session.id), table, latest);
    return this.#session(table.session, kind).setUp(table, latest);
  }

  #session(
    session: StoredSession,
    kind: SessionKind,
    atNone?: readonly StoredPlayer[],
  ): SessionHost {
    const known = this.#sessions.get(session.id);
    if (known) return known;
    const host = new SessionHost(
      { ...this.#tableParts(session), onOpened: (table) => this.#opened(table) },
      kind,
      session,
      atNone ?? this.#parts.store.sessions.atNone(session.id),
    );
    this.#sessions.set(session.id, host);
    return host;
  }

  #rulesOf({ table }: TableRunner): SessionRules {
    return this.#sessions.get(table.session.id)?.rules ?? ordinarySession;
  }

  #opened(table: TableRunner): void {
    this.#tables.set(table.id, table);
    this.#tell(table, true);
  }

  #broke(id: string, error: unknown, session: string | null): void {
    this.#parts.log(said.unplayable(id, faultLine(error)));
    if (session === null) this.#broken.add(id, error);
    else this.#lose(id, session);
  }

  /** The table's players wait for another table until this is stored. */
  #lose(id: string, session: string): void {
    const { clock, log } = this.#parts;
    try {
      this.#broken.closeInTournament(id);
      this.#sessions.get(session)?.lost(id);
      this.#losing.delete(id);
    } catch (error) {
      log(said.table(id, faultLine(error)));
      this.#losing.set(
        id,
        clock.setTimeout(() => this.#lose(id, session), loseAgainMs),
      );
    }
  }

  /** The network is informed of a tournament, not of its tables. */
  #tableParts({ tournament }: StoredSession): TableParts & Pick<HouseParts, "store"> {
    const onChanged = (id: string): void => this.#safely(id, () => this.#lan.changed());
    return {
      ...this.#parts,
      changes: this.#changes,
      line: this.#line,
      newCode: () => this.#lan.newCode(),
      screens: this.screens,
      programs: this.#programs,
      ...(tournament === null && { onChanged }),
      onClosed: (id, fault) => this.#closed(id, fault),
    };
  }

  #closed(id: string, fault: unknown): void {
    const table = this.#tables.get(id);
    if (!table) return;
    const { session } = table.table;
    if (fault !== null)
      this.#safely(id, () =>
        this.#broke(id, fault, session.tournament === null ? null : session.id),
      );
    // A tournament goes on without any table.
    if (session.tournament === null) this.#forget(session.id);
    this.#tables.delete(id);
    this.#tell(table, false);
    if (session.tournament !== null) this.tournaments.tableClosed(session.tournament);
  }

  #forget(session: string): void {
    this.#sessions.delete(session);
    for (const key of this.#tokens.keys())
      if (key.startsWith(keyOf(session, ""))) this.#tokens.delete(key);
  }

  #tell({ id, table }: TableRunner, open: boolean): void {
    for (const listener of this.#listeners) this.#safely(id, () => listener({ id, open }));
    if (table.session.tournament === null) this.#safely(id, () => this.#lan.changed());
  }

  /** Catches an error of one table, so that it does not affect others. */
  #safely(id: string, work: () => unknown): void {
    void caught(work, (error) => this.#parts.log(said.table(id, faultLine(error))));
  }
}
