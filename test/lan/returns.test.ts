// Checks that a player who loses their line at any moment comes back to their own seat, to the
// cards as they are by then, and to the question they were asked.

import { expect, onTestFinished, test } from "vitest";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { realClock } from "#renderer/client/clientClock.ts";
import { openTable } from "#renderer/client/reconnectingClient.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { until } from "#test/connections/servedHouse.ts";
import { trueHost, type TrueHost } from "#test/connections/trueHost.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { moveOf } from "#test/host/support/client.ts";
import { replayedViews } from "#test/host/support/replayedViews.ts";
import { asOwner } from "#test/support/asOwner.ts";
import { seatedTable } from "#test/host/support/seatedTable.ts";
import { soaking, sweep } from "#test/support/sweep.ts";
import { BadNetwork, fair, foul, type Weather } from "./BadNetwork.ts";

const returns = sweep(3, 100);
const games = soaking
  ? ["kings-and-bastards", "five-card-draw", "exordia8", "crazy-eights"]
  : ["kings-and-bastards"];
/** H-15, in a soak: only there is a time a promise. */
const mostMs = 2000;

/** By place. */
type Person = Readonly<{
  place: number;
  network: BadNetwork;
  client: TableClient;
}>;

async function seated(
  weather: Weather,
  game: string,
  dice: DiceReader,
): Promise<Readonly<{ host: TrueHost; people: readonly Person[] }>> {
  const rotation = [{ game, rounds: 1, options: {} }];
  const host = await trueHost(
    await seatedTable({ people: 3, bots: 1, rotation, settings: { keepSeconds: 600 } }),
  );
  const people: Person[] = [];
  for (const [place, token] of host.tokens.entries()) {
    const network = await BadNetwork.to("127.0.0.1", host.served.port, weather, dice);
    // Only in a soak a time matters; elsewhere nobody is given up for being slow.
    const client = openTable(
      network.url,
      "seated",
      { token },
      soaking ? realClock : patientClock,
      asOwner(network.url, host.ownersCookie),
    );
    people.push({ place, network, client });
    onTestFinished(async () => {
      client.close();
      await network.end();
    });
    await until(client, ({ link, table }) => link === "open" && table !== null);
  }
  return { host, people };
}

/** What the person's seat is shown by now, worked out from what is stored alone. */
function present({ store }: TrueHost, place: number): string {
  const { number, record } = store.rounds.latest("seated")!;
  const seat = store.tables.load("seated")!.players.find(({ id }) => id === `p${place + 1}`)!.seat!;
  const view = replayedViews(record, number, seat).at(-1)!;
  return JSON.stringify([view.round, view.number, view.seen]);
}

const shown = ({ view }: TableSnapshot): string =>
  JSON.stringify(view && [view.round, view.number, view.seen]);

/** Whoever is asked moves; bots too. */
async function playOn(
  { clock }: TrueHost,
  people: readonly Person[],
  dice: DiceReader,
): Promise<void> {
  await clock.advance(1_000);
  for (const { client } of people) {
    const { table, view } = client.snapshot();
    if (table?.stage !== "playing") await client.ask("ready", {});
    else if (view && view.round === table.roundNumber && view.seen.legal.length > 0)
      await client.ask("move", {
        answers: view.number,
        move: moveOf(view, view.seen.legal[dice.below(view.seen.legal.length)]!),
      });
  }
}

/**
 * At a moment that nobody chose: between two moves, or with a move of the person's own on its way,
 * or its answer.
 */
async function dropOut({ client, network }: Person, dice: DiceReader): Promise<void> {
  const { view, table } = client.snapshot();
  const [offer] =
    table?.stage === "playing" && view?.round === table.roundNumber ? view.seen.legal : [];
  if (offer && view && dice.below(2) === 0) {
    void client.ask("move", { answers: view.number, move: moveOf(view, offer) });
    for (let turns = dice.below(6); turns > 0; turns -= 1)
      await new Promise((resolve) => setImmediate(resolve));
  }
  network.drop();
  await until(client, ({ link }) => link !== "open");
}

test.each([
  ["a good network", fair],
  ["60 ± 12 ms and one packet of two hundred lost", foul],
] as const)(
  `H-15 over %s ${returns} who drop out at any moment are back in their seats, with the table as it is and the question they are asked`,
  async (_what, weather) => {
    const dice = new DiceReader(newDice(`returns ${weather.delayMs}`));
    const took: number[] = [];
    for (const game of games) {
      const { host, people } = await seated(weather, game, dice);
      await playOn(host, people, dice);
      await playOn(host, people, dice);
      for (const { client } of people) await until(client, ({ view }) => view !== null);
      for (let count = 0; count < returns / games.length; count += 1) {
        for (let moves = dice.below(3); moves > 0; moves -= 1) await playOn(host, people, dice);
        const person = people[dice.below(people.length)]!;
        await dropOut(person, dice);
        const begun = performance.now();
        const { player } = await until(
          person.client,
          (now) => now.link === "open" && shown(now) === present(host, person.place),
        );
        took.push(performance.now() - begun);
        expect(player).toBe(`p${person.place + 1}`);
      }
      for (const { client } of people) client.close();
      await host.served.close();
    }
    const inOrder = took.toSorted((one, other) => one - other);
    if (soaking)
      console.log(
        `${took.length} returns: median ${inOrder[inOrder.length >> 1]!.toFixed(0)} ms, longest ${inOrder.at(-1)!.toFixed(0)} ms`,
      );
    expect(took.filter((ms) => soaking && ms > mostMs)).toEqual([]);
  },
);
