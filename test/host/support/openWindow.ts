// A table in whose window nobody has answered yet, and what is asked of such a table.

import { expect } from "vitest";
import type { Move, Seated } from "#shared/contract/round.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { TableSettings } from "#shared/protocol/schema.ts";
import { recordOf } from "#test/support/recordOf.ts";
import type { Client } from "./client.ts";
import { dealtTable, storedId, type DealtTable } from "./storedRound.ts";

export const hands = [
  "8h 3c 4c 5c 6c 7c 9c",
  "As Ac 4d 5d 6d 7d 9d",
  "Ad Ah 4h 5h 6h 7h 9h",
  "8s 4s 5s 6s 7s 9s Ts",
];
export const pass = { type: "pass" } as const;
export const nope = (card: string) => ({ type: "nope", card, sendBack: false });
export const ok = { ok: true, value: null };

export interface OpenWindow extends DealtTable {
  /** To so many ms from the window's beginning. */
  at(this: void, ms: number): Promise<void>;
}

/** Seat 0 has just played the 8 of hearts; the floor is at 1.5 s, the end at 5 s. */
export async function opened(
  settings: Partial<TableSettings> = {},
  dealtHands = hands,
): Promise<OpenWindow> {
  const dealt = await dealtTable(
    recordOf({ game: "normal-eights", hands: dealtHands, stock: "8c 2c Tc Jc 2d Td", moves: [] }),
    { settings },
  );
  expect(await dealt.people[0]!.move({ type: "play", card: "8h" })).toEqual(ok);
  const from = dealt.clock.now();
  return { ...dealt, at: (ms) => dealt.clock.advance(from + ms - dealt.clock.now()) };
}

export const phase = ({ watcher }: DealtTable) => watcher.view.seen.phase;
export const made = ({ store }: DealtTable) =>
  store.rounds.latest(storedId)!.record.moves as readonly Seated<Move>[];
export const presence = ({ watcher }: DealtTable, seat: number) =>
  watcher.table.players[seat]!.presence;
export const leftMs = (client: Client) => client.table.clocks.map((clock) => clock.leftMs);

/** The answers as they come; null until then. */
export function asked(answer: Promise<Answer<null>>): { value: Answer<null> | null } {
  const box: { value: Answer<null> | null } = { value: null };
  void answer.then((value) => (box.value = value));
  return box;
}
