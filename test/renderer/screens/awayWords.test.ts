// The menu says what becomes of one's turns: they are played where somebody plays on, and the table
// waits where nobody does.

import { expect, it } from "vitest";
import { awayWords } from "#renderer/screens/table/menu/TableMenu.tsx";
import { text } from "#renderer/text/text.ts";
import { fakeTable } from "#test/doors/fakeTable.ts";
import type { TableState } from "#shared/protocol/table.ts";

const playing = fakeTable("t", "playing");
const me = playing.players[0]!.id;

/** With others at the table, here or away, and nobody who watches. */
const withOther = (presence: "here" | "away"): TableState => ({
  ...playing,
  alone: false,
  lan: null,
  players: playing.players.map((player) =>
    player.id === me ? player : { ...player, bot: null, presence },
  ),
});

it("H-26 C-6 who leaves for home is told that the table waits where nobody else is there, and that their turns are played where somebody is", () => {
  const words = text().table;
  expect(awayWords({ ...playing, alone: true }, me)).toEqual({ about: words.homeWaits });
  expect(awayWords(withOther("here"), me)).toEqual({ about: words.homeHelp });
  expect(awayWords(withOther("away"), me)).toEqual({ about: words.homeMayWait });
  expect(awayWords(fakeTable("t", "stopped"), me)).toEqual({});
});
