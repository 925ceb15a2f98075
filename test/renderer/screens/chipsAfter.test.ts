// Somebody who is sent away is told where their chips are, and not before they are there (H-17,
// H-2).

import { expect, it } from "vitest";
import { fakeTable } from "#test/doors/fakeTable.ts";
import { chipsAfter } from "#renderer/screens/table/TableScreen.tsx";

it("H-17 H-2 chips are in the account between rounds, and go there after a round that was left; where nothing is played for there are none", () => {
  const [playing, between] = [fakeTable("t", "playing"), fakeTable("t", "between")];
  const me = playing.players[0]!.id;
  expect(chipsAfter({ table: playing, player: me })).toEqual(["chipsLater"]);
  expect(chipsAfter({ table: between, player: me })).toEqual(["chipsBack"]);
  expect(
    chipsAfter({
      table: { ...playing, players: playing.players.map((player) => ({ ...player, seat: null })) },
      player: me,
    }),
  ).toEqual(["chipsBack"]);
  expect(
    chipsAfter({
      table: { ...playing, players: playing.players.map((player) => ({ ...player, chips: null })) },
      player: me,
    }),
  ).toEqual([]);
  expect(chipsAfter({ table: playing, player: null })).toEqual([]);
  expect(chipsAfter(null)).toEqual([]);
});
