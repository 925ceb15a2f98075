// A host with one table at which several people sit; nobody has arrived yet.

import { hashOf } from "#main/base/chance.ts";
import { boughtIn } from "#main/session/chipMoves.ts";
import { checkedRotation } from "#main/session/tableSetup.ts";
import { noHonours } from "#main/session/endings.ts";
import { newcomer } from "#main/session/players.ts";
import { openStore, type Store } from "#main/store/store.ts";
import type { TableDoor } from "#main/base/ports.ts";
import { sentence } from "#shared/games/texts.ts";
import { standardSettings, type Rotation, type TableSettings } from "#shared/protocol/schema.ts";
import { Client } from "./client.ts";
import { kings, testFolder, testHost, type Options, type TestHost } from "./testHost.ts";
import { eveningOf } from "./eveningOf.ts";

type Wish = Readonly<{
  people: number;
  bots?: number;
  /** Of Kings & Bastards alone, in place of a rotation. */
  options?: Options;
  rotation?: Rotation;
  settings?: Partial<TableSettings>;
}>;

export interface SeatedTable extends TestHost {
  readonly door: TableDoor;
  /** By place: the people first, then the bots. */
  readonly tokens: readonly string[];
}

/** What everybody has in the bank before they sit down (H-2). */
export const grant = 10_000;
export const profileOf = (place: number): string => `person-${place + 1}`;

function checked(
  rotation: Rotation,
  settings: TableSettings,
): Readonly<{ rotation: Rotation; forChips: boolean }> {
  const result = checkedRotation(rotation, settings);
  if (!result.ok) throw new Error(sentence(result.error));
  return result;
}

/** People and bots, and their chips where something is played for. */
function storeTable(
  store: Store,
  { people, bots = 0, options = {}, rotation: wanted, settings = {} }: Wish,
  tokens: readonly string[],
): void {
  const all: TableSettings = { ...standardSettings, botPace: 0, ...settings };
  const { rotation, forChips } = checked(wanted ?? kings(options), all);
  const players = Array.from({ length: people + bots }, (_, place) =>
    newcomer({
      id: `p${place + 1}`,
      profile: place < people ? profileOf(place) : null,
      name: `Player ${place + 1}`,
      avatar: "avatar-01",
      bot: place < people ? null : "easy",
      bankMs: all.timeBankSeconds * 1000,
    }),
  );
  // The first is the house's own; the others come with keys of their own.
  players.forEach(({ profile: id, name, avatar }, place) => {
    if (id === null) return;
    if (place === 0) store.profiles.add({ id, name, avatar, madeAt: Date.UTC(2026, 0, 1) });
    else
      store.guests.add({
        id,
        name,
        avatar,
        madeAt: Date.UTC(2026, 0, 1),
        hash: hashOf(`key of ${id}`),
      });
  });
  const { table, postings } = boughtIn(
    {
      id: "seated",
      session: eveningOf("seated", rotation, { settings: all }),
      position: { entry: 0, round: 0 },
      honours: noHonours,
      carried: {},
      stage: "waiting",
      roundNumber: 0,
      revision: 0,
      players,
    },
    "buy-in",
    () => forChips,
  );
  store.tables.add(table);
  for (const posting of postings) store.bank.post(posting, 1);
  tokens.forEach((token, place) =>
    store.sessions.addToken({
      hash: hashOf(token),
      session: "seated",
      player: `p${place + 1}`,
      issuedAt: Date.UTC(2026, 0, 1),
    }),
  );
}

export async function seatedTable(
  wish: Wish,
  parts: Parameters<typeof testHost>[0] = {},
): Promise<SeatedTable> {
  const { dataFolder = testFolder() } = parts;
  const tokens = Array.from({ length: wish.people }, (_, place) => `token ${place}`);
  const store = openStore(dataFolder);
  storeTable(store, wish, tokens);
  store.close();
  const made = await testHost({ ...parts, dataFolder });
  return { ...made, tokens, door: made.house.table("seated")! };
}

/** Everybody arrives and is ready, and the first round has begun. */
export async function sitDown({ door, tokens }: SeatedTable): Promise<readonly Client[]> {
  const clients = tokens.map((token) => Client.arrive(door, token));
  for (const client of clients) {
    const answer = await client.ready();
    if (!answer.ok) throw new Error(`${answer.error.code}: ${sentence(answer.error)}`);
  }
  return clients;
}

/** Whose turn it is, of the people. */
export function toAct(clients: readonly Client[]): Client {
  const acting = clients.find((client) => client.isToAct);
  if (!acting) throw new Error("nobody of them is to act");
  return acting;
}

/** Plays first legal moves for whoever is to act until the wish is true. */
export async function playUntil(
  { clock }: SeatedTable,
  clients: readonly Client[],
  wish: () => boolean,
): Promise<void> {
  for (let moves = 0; !wish(); moves += 1) {
    if (moves > 1000) throw new Error("not so after 1000 moves");
    await clock.until(() => wish() || clients.some((client) => client.isToAct));
    if (wish()) return;
    const acting = toAct(clients);
    const answer = await clock.answered(acting.move(acting.firstLegal()));
    if (!answer.ok) throw new Error(`${answer.error.code}: ${sentence(answer.error)}`);
  }
}
