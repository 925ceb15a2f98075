// Somebody who plays whatever comes, drops out at any moment and comes back.

import type { TableClient } from "#renderer/client/clients.ts";
import { realClock } from "#renderer/client/clientClock.ts";
import { openTable } from "#renderer/client/reconnectingClient.ts";
import { sentence } from "#shared/games/texts.ts";
import { moveOf } from "#test/host/support/client.ts";

/** How the person comes to their table at any time: to the host as it is by then. */
export type Way = Readonly<{
  origin: () => string;
  send: typeof fetch;
  table: string;
  /**
   * Since when the host has been up, by `performance.now()`: nobody can come back to one that is
   * down.
   */
  upSince: () => number;
  /** Of a tournament, whose director deals: nobody there is asked whether they are ready. */
  isDirected?: true;
}>;

const thinkMs = 400;

export class LanPerson {
  readonly #way: Way;
  #client: TableClient;
  #token: string;
  #player: string;
  #isActing = false;
  #ended = false;
  moves = 0;
  /** ms from each move that was asked until its answer. */
  readonly waits: number[] = [];
  /** Refusals that are no matter of being late: there are to be none. */
  readonly faults: string[] = [];

  private constructor(
    way: Way,
    client: TableClient,
    { player, token }: Readonly<{ player: string; token: string }>,
  ) {
    this.#way = way;
    this.#client = client;
    this.#player = player;
    this.#token = token;
    this.#listen();
  }

  static async sitDown(way: Way): Promise<LanPerson> {
    const client = openTable(way.origin(), way.table, {}, realClock, way.send);
    await until(client, ({ link, table }) => link === "open" && table !== null);
    const seat = await client.ask("sit", {});
    if (!seat.ok) throw new Error(sentence(seat.error));
    return new LanPerson(way, client, seat.value);
  }

  /** To a seat that is the person's already. */
  static async comeBack(way: Way, token: string): Promise<LanPerson> {
    const client = openTable(way.origin(), way.table, { token }, realClock, way.send);
    const { player } = await until(
      client,
      ({ link, player: who }) => link === "open" && who !== null,
    );
    return new LanPerson(way, client, { player: player ?? "", token });
  }

  /**
   * The person's line is gone for so long; ms from the new attempt – or from when the host is up
   * again – until they are in their seat and see where the round stands. Rejects where it is
   * another's.
   */
  async dropOut(ms: number): Promise<number> {
    const { view: before } = this.#client.snapshot();
    this.#client.close();
    await new Promise((resolve) => setTimeout(resolve, ms));
    const begun = performance.now();
    this.#client = openTable(
      this.#way.origin(),
      this.#way.table,
      { token: this.#token },
      realClock,
      this.#way.send,
    );
    const { player, view } = await until(
      this.#client,
      (now) => now.link === "open" && now.table !== null && (before === null || now.view !== null),
    );
    const took = performance.now() - Math.max(begun, this.#way.upSince());
    if (player !== this.#player) this.faults.push(`came back as ${player}, not as ${this.#player}`);
    if (
      before &&
      view &&
      (view.round < before.round || (view.round === before.round && view.number < before.number))
    )
      this.faults.push("came back to an older view");
    this.#isActing = false;
    this.#listen();
    return took;
  }

  /**
   * The next time that its line is lost and comes back by itself; ms from when the host is up again
   * until the table is seen.
   */
  async backByItself(): Promise<number> {
    const client = this.#client;
    await until(client, ({ link }) => link !== "open");
    const lostAt = performance.now();
    await until(client, ({ link, tableAt }) => link === "open" && tableAt > lostAt);
    return performance.now() - this.#way.upSince();
  }

  end(): void {
    this.#ended = true;
    this.#client.close();
  }

  #listen(): void {
    const client = this.#client;
    const look = (): void => void (client === this.#client && this.#act());
    client.subscribe(look);
    look();
  }

  #act(): void {
    const { link, table, view, player } = this.#client.snapshot();
    if (this.#isActing || this.#ended || link !== "open" || !table) return;
    const me = table.players.find(({ id }) => id === player);
    const legal =
      table.stage === "playing" && view?.round === table.roundNumber ? view.seen.legal : [];
    const isAsked =
      !this.#way.isDirected &&
      (table.stage === "waiting" || table.stage === "between") &&
      me &&
      !me.ready;
    if (legal.length === 0 && !isAsked) return;
    this.#isActing = true;
    setTimeout(
      () =>
        void this.#ask(isAsked === true, me?.sitsOut === "broke").finally(() => {
          this.#isActing = false;
          setTimeout(() => this.#act(), 20);
        }),
      Math.random() * thinkMs,
    );
  }

  async #ask(isAsked: boolean, isBroke: boolean): Promise<void> {
    const client = this.#client;
    const { view } = client.snapshot();
    if (isAsked) {
      if (isBroke) await client.ask("rebuy", {});
      await client.ask("ready", {});
      return;
    }
    const legal = view?.seen.legal ?? [];
    const offer = legal[Math.floor(Math.random() * legal.length)];
    if (!view || !offer) return;
    const asked = performance.now();
    const answer = await client.ask("move", { answers: view.number, move: moveOf(view, offer) });
    if (answer.ok) this.waits.push(performance.now() - asked);
    if (answer.ok) this.moves += 1;
    else if (
      !["stale", "C-11", "not-connected", "no-answer", "not-yours", "closed"].includes(
        answer.error.code,
      )
    )
      this.faults.push(`${answer.error.code}: ${sentence(answer.error)}`);
  }
}

/** What the client knows once it is so; rejects after a minute, or where the table has ended. */
function until(
  client: TableClient,
  isSo: (now: ReturnType<TableClient["snapshot"]>) => boolean,
): Promise<ReturnType<TableClient["snapshot"]>> {
  return new Promise((resolve, reject) => {
    const impatience = setTimeout(() => finish(new Error("nothing came for a minute")), 60_000);
    const finish = (fault: Error | null): void => {
      clearTimeout(impatience);
      end();
      if (fault) reject(fault);
      else resolve(client.snapshot());
    };
    const look = (): void => {
      const now = client.snapshot();
      if (now.link === "ended") finish(new Error(`the table ended: ${now.ended}`));
      else if (isSo(now)) finish(null);
    };
    let end = (): void => {};
    const ended = client.subscribe(look);
    end = ended;
    look();
  });
}
