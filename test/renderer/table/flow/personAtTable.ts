// Plays an evening for one person among bots, and measures how long they wait from one decision to
// the next and how often they must press what decides nothing.

import { tableGame } from "#renderer/games/tableGames.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskClock } from "#renderer/table/part.ts";
import type { Display } from "#renderer/table/desk/ViewPlayer.ts";
import { offersOf } from "#renderer/table/desk/offers.ts";
import { aheadIn, hooksIn } from "#renderer/table/parts/ahead/chosen.ts";
import { isAnswered, responseIn } from "#renderer/games/normal-eights/chain/responding.ts";
import { firstSettings, type Settings } from "#shared/settings/settings.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Rotation } from "#shared/protocol/schema.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { loadedBot } from "#shared/games/catalogue.ts";
import type { Connection } from "#main/base/ports.ts";
import { Client } from "#test/host/support/client.ts";
import { localMind } from "#test/host/support/localMind.ts";
import { seatedTable } from "#test/host/support/seatedTable.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import type { SimulatedClock } from "#test/host/support/simulatedClock.ts";

/** How somebody plays; the rest is as at first. */
export type Ways = Readonly<{
  settings: Pick<Settings, "onlyMove" | "autoPass" | "botPace">;
  /** True if they have rounds finished without them. */
  finishes: boolean;
}>;

export const formerWays: Ways = {
  settings: { onlyMove: false, autoPass: false, botPace: 1 },
  finishes: false,
};
const { onlyMove, autoPass, botPace } = firstSettings;
export const presentWays: Ways = { settings: { onlyMove, autoPass, botPace }, finishes: true };

export type Flow = Readonly<{
  rounds: number;
  /** Decisions, forced ones not among them. */
  decisions: number;
  /** Presses where there was nothing to choose. */
  forced: number;
  /**
   * Seconds from each press – or the deal – to the next time at which the person is asked to press
   * something.
   */
  waits: readonly number[];
  /** Seconds from when nothing more is asked of the person to the round's end, by round. */
  watched: readonly number[];
}>;

/** More than any evening of the sweep takes. */
const mostPresses = 2000;
/** How long the person looks at what they are asked, ms. */
const looksMs = 1200;

/** Plans take as long as they do at normal speed. */
class TimedDisplay implements Display {
  readonly #clock: SimulatedClock;
  constructor(clock: SimulatedClock) {
    this.#clock = clock;
  }
  perform(
    plan: { readonly ms: number } | null,
    _scene: unknown,
    _parts: unknown,
    done: () => void,
  ): void {
    if (plan === null || plan.ms === 0) done();
    else this.#clock.setTimeout(done, Math.round(plan.ms));
  }
  hold(): void {}
  shake(): void {}
  yourTurn(): void {}
  pressed(): void {}
}

/** The client of a test as the screen's. */
function lineOf(client: Client, clock: SimulatedClock): TableClient {
  const listeners = new Set<() => void>();
  const viewers = new Set<(view: ViewMessage) => void>();
  let tableAt = 0;
  const told = (): void => {
    tableAt = clock.elapsed();
    for (const listener of listeners) listener();
  };
  const { connection } = client;
  const heard = { ...connection };
  Object.assign(connection, {
    sendTable: (...given: Parameters<Connection["sendTable"]>) => {
      heard.sendTable(...given);
      told();
    },
    sendClocks: (...given: Parameters<Connection["sendClocks"]>) => {
      heard.sendClocks(...given);
      told();
    },
    sendView: (...given: Parameters<Connection["sendView"]>) => {
      heard.sendView(...given);
      for (const viewer of viewers) viewer(client.view);
      told();
    },
  });
  const snapshot = (): TableSnapshot => ({
    link: "open",
    ended: null,
    refusal: null,
    table: client.table,
    tableAt,
    view: client.views.at(-1) ?? null,
    player: "p1",
    chat: [],
    deals: null,
    sealed: null,
  });
  return {
    snapshot,
    ask: (request, payload) => client.ask(request, payload),
    close: () => undefined,
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    onView: (viewer) => (viewers.add(viewer), () => viewers.delete(viewer)),
  };
}

class Person {
  readonly #clock: SimulatedClock;
  readonly #client: Client;
  readonly #desk: Desk;
  readonly #ways: Ways;
  decisions = 0;
  forced = 0;
  readonly waits: number[] = [];
  readonly watched: number[] = [];
  #since: number;
  #outSince: number | null = null;

  constructor(clock: SimulatedClock, client: Client, ways: Ways) {
    this.#clock = clock;
    this.#client = client;
    this.#ways = ways;
    const deskClock: DeskClock = {
      now: () => clock.elapsed(),
      after: (ms, act) => {
        const timer = clock.setTimeout(act, Math.round(ms));
        return () => clock.clearTimeout(timer);
      },
    };
    this.#desk = new Desk(
      lineOf(client, clock),
      tableGame,
      "rank",
      { recall: () => null, keep: () => undefined },
      deskClock,
    );
    this.#desk.player.attach(new TimedDisplay(clock));
    this.#desk.wish({
      ...firstSettings,
      ...ways.settings,
      autoPass: ways.settings.autoPass ?? true,
    });
    this.#since = clock.elapsed();
  }

  /** One round, from the deal to its end. */
  async play(): Promise<void> {
    this.#since = this.#clock.elapsed();
    this.#outSince = null;
    while (this.#client.table.stage === "playing") {
      await this.#clock.until(
        () => this.#client.table.stage !== "playing" || this.#mayPress() || this.#isOut(),
      );
      if (this.#client.table.stage !== "playing") break;
      if (this.#isOut()) await this.#watch();
      else await this.#press();
    }
    if (this.#outSince !== null) this.watched.push((this.#clock.elapsed() - this.#outSince) / 1000);
    await this.#clock.until(() => !this.#desk.state().moving);
  }

  close(): void {
    this.#desk.close();
  }

  #isOut(): boolean {
    const { view, scene } = this.#desk.state();
    const { game } = this.#desk;
    return (
      this.#outSince === null &&
      view !== null &&
      game !== null &&
      scene.own !== null &&
      view.seen.facts.result === null &&
      (game.place(view.seen, scene.own) !== null || game.folded(view.seen, scene.own))
    );
  }

  async #watch(): Promise<void> {
    this.#outSince = this.#clock.elapsed();
    const finish = offersOf(this.#desk.game, this.#desk.state())?.actions.find(
      ({ id }) => id === "finish",
    );
    if (!finish || !this.#ways.finishes) return;
    await this.#clock.advance(looksMs);
    this.#desk.act(finish);
  }

  /** Something can be done, it is seen, and nobody does it for the person. */
  #mayPress(): boolean {
    const state = this.#desk.state();
    const { view, moving, sending, snapshot } = state;
    const { game } = this.#desk;
    if (
      !view ||
      !game ||
      sending ||
      moving ||
      view.seen.legal.length === 0 ||
      snapshot.view?.number !== view.number ||
      isAnswered(game, state)
    )
      return false;
    const response = responseIn(game, view);
    if (response && !response.canAnswer && this.#passesBySelf()) return false;
    return aheadIn(state).sending === null;
  }

  #passesBySelf(): boolean {
    return (this.#ways.settings.autoPass ?? this.#client.table.alone) === true;
  }

  #isForced(): boolean {
    const { view } = this.#desk.state();
    const { game } = this.#desk;
    if (!view || !game) return false;
    const response = responseIn(game, view);
    return response ? !response.canAnswer : hooksIn(game)?.onlyMove(view.seen) !== null;
  }

  async #press(): Promise<void> {
    const { view } = this.#desk.state();
    if (this.waits.length > mostPresses)
      throw new Error(
        `no end after ${mostPresses} presses: ${this.#desk.state().toast?.words ?? ""}`,
      );
    this.waits.push((this.#clock.elapsed() - this.#since) / 1000);
    if (this.#isForced()) this.forced += 1;
    else this.decisions += 1;
    await this.#clock.advance(looksMs);
    const now = this.#client.view;
    // A window may have closed meanwhile.
    if (now.number === view?.number) await this.#makeMove(now.number);
    this.#since = this.#clock.elapsed();
  }

  async #makeMove(answers: number): Promise<void> {
    const answer = await this.#client.ask("hint", { answers });
    if (!answer.ok) throw new Error(answer.error.code);
    const sent = this.#desk.send(answer.value.move as unknown as Move);
    await this.#clock.advance(0);
    void sent;
  }
}

/** So many rounds of a game among three bots, dealt and played by this seed. */
export async function flowOf(
  rotation: Rotation,
  seed: string,
  rounds: number,
  ways: Ways,
): Promise<Flow> {
  const table = await seatedTable(
    { people: 1, bots: 3, rotation, settings: { botPace: ways.settings.botPace } },
    { mind: localMind(loadedBot), random: seededRandom(seed) },
  );
  const client = Client.arrive(table.door, table.tokens[0]);
  const person = new Person(table.clock, client, ways);
  for (let round = 0; round < rounds; round += 1) {
    const answer = await client.ready();
    if (!answer.ok) throw new Error(answer.error.code);
    await person.play();
  }
  person.close();
  const { decisions, forced, waits, watched } = person;
  return { rounds, decisions, forced, waits, watched };
}
