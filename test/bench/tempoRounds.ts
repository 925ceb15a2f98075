// Measures how long a person who is alone with bots waits between their own decisions, on simulated
// time: the real host and its pauses, the page's own desk, and its plans at the usual speed.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Connection, TableDoor } from "#main/base/ports.ts";
import { botAnswer, type BotMind } from "#main/bots/botMind.ts";
import { startHost } from "#main/start/host.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { noSnapshot } from "#renderer/client/clients.ts";
import { endingIn } from "#renderer/games/eights-nomic/ending.ts";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { firstOf, type GamePart } from "#renderer/table/part.ts";
import { aheadIn } from "#renderer/table/parts/ahead/chosen.ts";
import { Desk } from "#renderer/table/desk/Desk.ts";
import type { Display } from "#renderer/table/desk/ViewPlayer.ts";
import { catchUp, hasMoment, type Stake } from "#renderer/table/scene/tempo.ts";
import type { Plan } from "#renderer/table/scene/animation.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import { choiceOf } from "#shared/bots/asking.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { Move } from "#shared/contract/round.ts";
import { isAsked } from "#shared/contract/seen.ts";
import { View } from "#shared/contract/view.ts";
import { botOf, loadedBot } from "#shared/games/catalogue.ts";
import { sentence } from "#shared/games/texts.ts";
import type { TableState, ViewMessage } from "#shared/protocol/table.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import { firstSettings } from "#shared/settings/settings.ts";
import { traitsOf } from "#renderer/games/catalogue.ts";
import { handPause } from "#renderer/screens/table/result/handPause.ts";
import { roundStandings } from "#renderer/screens/table/result/standings.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { settled, SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { testLan } from "#test/host/support/testLan.ts";

export type Played = Readonly<{
  game: string;
  bots: number;
  options?: { readonly [name: string]: number };
}>;

// Before Vite closes what has loaded this module.
await loadTables();

const mostTimers = 20_000;

/** ms that a person takes to answer a window; their other decisions take no time here. */
const answerMs = 1000;

/** ms until another move is tried after a refusal. */
const refusedMs = 100;

class TimedDisplay implements Display {
  readonly #clock: SimulatedClock;
  readonly #onMoment: () => void;
  #waiting = 0;
  /** The plan under way: how much of it is left, in ms at normal speed, and since when. */
  #playing: {
    left: number;
    isMoment: boolean;
    since: number;
    timer: unknown;
    done: () => void;
  } | null = null;

  constructor(clock: SimulatedClock, onMoment: () => void) {
    this.#clock = clock;
    this.#onMoment = onMoment;
  }

  perform(plan: Plan | null, _scene: Scene, _parts: readonly GamePart[], done: () => void): void {
    if (plan && hasMoment(plan)) this.#onMoment();
    if (!plan) return done();
    const since = this.#clock.elapsed();
    this.#playing = { left: plan.ms, isMoment: hasMoment(plan), since, timer: null, done };
    this.#setTimer();
  }
  hold(): void {}
  shake(): void {}
  yourTurn(): void {}
  pressed(waiting: number): void {
    const now = this.#clock.elapsed();
    if (this.#playing) {
      this.#playing.left -= (now - this.#playing.since) * this.#speed;
      this.#playing.since = now;
    }
    this.#waiting = waiting;
    this.#setTimer();
  }

  get #speed(): number {
    return catchUp(this.#waiting, this.#playing?.isMoment ?? false);
  }

  #setTimer(): void {
    const playing = this.#playing;
    if (!playing) return;
    this.#clock.clearTimeout(playing.timer);
    playing.timer = this.#clock.setTimeout(
      () => {
        this.#playing = null;
        playing.done();
      },
      Math.max(0, Math.round(playing.left / this.#speed)),
    );
  }
}

class Page implements TableClient {
  readonly #door: TableDoor;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  readonly #viewers = new Set<(view: ViewMessage) => void>();
  #snapshot: TableSnapshot = noSnapshot;

  constructor(door: TableDoor, token: string, clock: SimulatedClock) {
    const table = (state: TableState): void =>
      this.#change({ table: state, tableAt: clock.elapsed() });
    this.#door = door;
    this.#connection = {
      sendTable: table,
      sendClocks: (clocks) => table({ ...this.#snapshot.table!, clocks }),
      sendView: ({ seen, happened }, number, round, game) => {
        const view = { seen, happened, number, round, game } as unknown as ViewMessage;
        this.#change({ view });
        for (const listener of this.#viewers) listener(view);
      },
      sendChat: () => {},
      sendDeal: () => {},
      sendSealed: () => {},
      end: () => {},
    };
    const arrival = door.arrive(this.#connection, {
      token,
      visitor: { role: "owner", profile: "" },
    });
    if (arrival instanceof Promise) throw new Error("SQLite answers at once");
    if ("ok" in arrival) throw new Error(sentence(arrival.error));
    this.#change({ link: "open", player: arrival.player });
  }

  readonly snapshot = (): TableSnapshot => this.#snapshot;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly onView = (listener: (view: ViewMessage) => void): (() => void) => {
    this.#viewers.add(listener);
    return () => this.#viewers.delete(listener);
  };
  readonly ask: TableClient["ask"] = (request, payload) =>
    this.#door.ask(this.#connection, request, payload);
  readonly close = (): void => {};

  #change(change: Partial<TableSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** What the person is asked now, everything being shown that has come; null if they wait. */
function askedNow(desk: Desk): ViewMessage | null {
  const state = desk.state();
  const { view, snapshot, moving, sending } = state;
  const { game } = desk;
  if (!view || !game || moving || sending || snapshot.view?.number !== view.number) return null;
  if (snapshot.view.round !== view.round || view.seen.legal.length === 0) return null;
  if (view.seen.chosen !== null || firstOf(game, (part) => part.answered?.(game, state)))
    return null;
  if (aheadIn(state).sending !== null || endingIn(state).isEnding) return null;
  // The page makes it by itself.
  if (view.seen.phase === "turn" && view.seen.legal.every(({ type }) => type === "endTurn"))
    return null;
  return view;
}

const isWindow = ({ seen }: ViewMessage): boolean => seen.phase === "respond";

/**
 * One wait: from the person's own move, or their answer in a window in which the page asks them, to
 * their next decision. What passes by itself is none.
 */
export type Wait = Readonly<{
  ms: number;
  /**
   * The longest part of it in which the person was not on turn: a turn that allowed only one move
   * made itself.
   */
  offTurnMs: number;
  /** Whether the table slowed for a moment meanwhile, which keeps its time. */
  hasMoment: boolean;
  /** The stake of the hand that ended meanwhile; null within a hand or round. */
  ended: Stake | null;
}>;

/** How the hand ended for the person: "high" where the table showed it at length. */
const endOf = ({ view }: TableSnapshot): Stake =>
  view ? tableGame(view.game).stake(view) : "usual";

class Player {
  readonly waits: Wait[] = [];
  readonly #desk: Desk;
  readonly #page: Page;
  readonly #clock: SimulatedClock;
  readonly #dice: DiceReader;
  #movedAt: number | null = null;
  #ended: Stake | null = null;
  #hasMoment = false;
  /** Since when the person has not been on turn, and the longest time so far. */
  #offTurn = { since: 0, longest: 0 };

  constructor(page: Page, clock: SimulatedClock, seed: string) {
    this.#page = page;
    this.#clock = clock;
    this.#dice = new DiceReader(newDice(seed));
    this.#desk = new Desk(
      page,
      tableGame,
      "rank",
      { recall: () => null, keep: () => undefined },
      {
        now: () => clock.elapsed(),
        after: (ms, act) => {
          const timer = clock.setTimeout(act, Math.round(ms));
          return () => clock.clearTimeout(timer);
        },
      },
    );
    this.#desk.player.attach(
      new TimedDisplay(clock, () => {
        this.#hasMoment = true;
      }),
    );
    this.#desk.wish({ ...firstSettings, autoPass: true, asksAbout: "mine" });
  }

  get #isOver(): boolean {
    const { table } = this.#page.snapshot();
    return table?.stage === "between" && !this.#desk.state().moving;
  }

  /** Notes when it is the person's turn, also one that makes itself. */
  #look(): void {
    const { view, moving } = this.#desk.state();
    if (!view || moving || isWindow(view) || !isAsked(view.seen)) return;
    const now = this.#clock.elapsed();
    const { since, longest } = this.#offTurn;
    this.#offTurn = { since: now, longest: Math.max(longest, now - since) };
  }

  /** Plays one round to its end, everything of it shown. */
  async round(): Promise<void> {
    for (;;) {
      const isNext = (): boolean => {
        this.#look();
        return askedNow(this.#desk) !== null || this.#isOver;
      };
      await this.#clock.until(isNext, mostTimers);
      const view = askedNow(this.#desk);
      if (!view) return;
      if (isWindow(view)) await this.#answer(view);
      else await this.#move(view);
    }
  }

  async #answer(view: ViewMessage): Promise<void> {
    await this.#clock.advance(answerMs);
    const now = askedNow(this.#desk);
    if (now?.number !== view.number) return;
    if (now.seen.legal.length > 1) this.#decided();
    await this.#send(now);
  }

  async #move(view: ViewMessage): Promise<void> {
    this.#decided();
    await this.#send(view);
  }

  /** Notes a wait that has ended, and begins the next. */
  #decided(): void {
    if (this.#movedAt !== null)
      this.waits.push({
        ms: this.#clock.elapsed() - this.#movedAt,
        offTurnMs: this.#offTurn.longest,
        hasMoment: this.#hasMoment,
        ended: this.#ended,
      });
    this.#movedAt = this.#clock.elapsed();
    this.#offTurn = { since: this.#movedAt, longest: 0 };
    this.#hasMoment = false;
    this.#ended = null;
  }

  async #send(view: ViewMessage): Promise<void> {
    const bot = botOf(view.game, "regular");
    const received = View.received(view);
    const move = choiceOf(bot, received, null, this.#dice) as Move;
    if (move.type === "endTurn" || (isWindow(view) && move.type === "pass"))
      this.#desk.act({
        id: move.type,
        label: "",
        sends: move.type === "pass" ? move : "endTurn",
        shortcut: "",
        kind: "plain",
        problem: null,
      });
    else {
      void this.#desk.send(move);
    }
    await settled();
    // After a refusal the same view still asks: time has to pass before another try.
    if (!this.#desk.state().sending) await this.#clock.advance(refusedMs);
  }

  /** Goes on to the next round, at once or, from hand to hand, when the page does. */
  async next(): Promise<void> {
    const snapshot = this.#page.snapshot();
    const { table } = snapshot;
    if (table?.stage === "between" && traitsOf(table.game).flows) {
      const rows = roundStandings(snapshot, table);
      this.#ended = endOf(snapshot);
      await this.#clock.advance(handPause(snapshot.view, rows));
    } else this.#movedAt = null;
    await this.#page.ask("ready", {});
    await settled();
  }
}

const localMind: BotMind = {
  think: async (question) => botAnswer(JSON.stringify(question), loadedBot),
  close: async () => {},
};

export async function waitsIn({ game, bots, options = {} }: Played, rounds: number) {
  const clock = new SimulatedClock();
  const dataFolder = mkdtempSync(join(tmpdir(), "cardtable-tempo-"));
  const lan = testLan(clock, () => {}, { addresses: () => [] });
  const host = await startHost({
    mind: localMind,
    random: seededRandom(`tempo ${game}`),
    log: () => {},
    lan,
    clock,
    dataFolder,
  });
  const { house } = host;
  const opened = await house.ask({ role: "owner", profile: house.owner } as never, "openTable", {
    rotation: [{ game, rounds: 1, options }],
    bots: Array.from({ length: bots }, (): BotLevel => "regular"),
    settings: { ...standardSettings, botPace: firstSettings.botPace },
  });
  if (!opened.ok) throw new Error(sentence(opened.error));
  const { table, token } = opened.value;
  const player = new Player(new Page(house.table(table)!, token, clock), clock, game);
  for (let round = 0; round < rounds; round += 1) {
    await player.next();
    await player.round();
  }
  await lan.close();
  await host.close();
  rmSync(dataFolder, { recursive: true, force: true });
  return player.waits;
}

export type WaitsIn = typeof waitsIn;
