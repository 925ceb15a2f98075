import { expect, test } from "vitest";
import { sameCompany } from "#renderer/screens/table/result/sameCompany.ts";
import type { BotKind } from "#shared/bots/bot.ts";
import type { TablePlayer } from "#shared/protocol/table.ts";

const own = [
  { id: "deep", name: "Deep Red" },
  { id: "seven", name: "Bot 7" },
];
const player = (name: string, bot: BotKind | null, gone = false) =>
  ({ name, bot, gone }) as TablePlayer;

test("H-10 the same bots and programs are seated again, programs in the places of the last", () => {
  const players = [
    player("Robin", null),
    player("Deep Red", "program"),
    player("Greta", "shark"),
    player("Deep Red 2", "program"),
    player("Bot 7", "program"),
    player("Hugo", "easy", true),
  ];
  expect(sameCompany(players, own)).toEqual({
    bots: ["shark", "regular", "regular", "regular"],
    programs: ["deep", "deep", "seven"],
  });
});

test("H-11 a program that has been removed leaves its place to Regular", () => {
  expect(sameCompany([player("Gone", "program")], own)).toEqual({
    bots: ["regular"],
    programs: [],
  });
});
