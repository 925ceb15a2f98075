import { describe, expect, test } from "vitest";
import { problemIn } from "#shared/contract/formProblem.ts";
import { sentence } from "#shared/games/texts.ts";
import { houseRequests, standardSettings, tableRequests } from "#shared/protocol/schema.ts";
import {
  tournamentRequests,
  tournamentRoles,
  type TournamentAsk,
  type TournamentRequest,
} from "#shared/protocol/tournament.ts";
import { presets } from "#shared/tournament/structure.ts";

const { turnSeconds, timeBankSeconds, keepSeconds, botPace, titles, standIns } = standardSettings;
const setup: TournamentAsk<"createTournament"> = {
  name: "Friday night",
  format: { kind: "freezeout" },
  rotation: [{ game: "five-card-draw", rounds: 1, options: {} }],
  settings: { turnSeconds, timeBankSeconds, keepSeconds, botPace, titles, standIns },
  structure: presets.standard,
  chairs: 8,
  rebuySeconds: 60,
};
const t = { tournament: "t1" };
const ofEntrant = { ...t, entrant: "e1" };

const asks: { readonly [R in TournamentRequest]: TournamentAsk<R> } = {
  tournaments: {},
  watchTournament: t,
  unwatchTournament: t,
  createTournament: setup,
  enterTournament: t,
  seatEntrant: { ...t, bots: ["easy", "regular"] },
  leaveTournament: t,
  startTournament: t,
  admitToTournament: { ...t, open: true },
  pauseTournament: t,
  resumeTournament: t,
  moveEntrant: { ...ofEntrant, table: "x", chair: 3 },
  removeEntrant: { ...ofEntrant, note: "" },
  undoElimination: { ...t, elimination: 4 },
  correctStack: { ...ofEntrant, stack: 500, note: "counted twice" },
  changeLevel: { ...t, level: 3, to: presets.turbo.levels[2]! },
  penalise: { ...ofEntrant, rounds: 1, note: "late" },
  buyAgain: { ...t, again: true },
  buyAddOn: t,
  closeTournament: t,
  directing: t,
  nameDirector: { ...t, profile: "p1", directs: true },
  setDirectorPin: { ...t, pin: "402816" },
  revokeDirectorDevice: { ...t, device: "d1" },
  structures: {},
  saveStructure: { name: "Mine", structure: presets.deep },
  deleteStructure: { name: "Mine" },
};
const names = Object.keys(asks) as readonly TournamentRequest[];

test.each(names)("H-20 %s is taken in its right form, and with nothing more", (name) => {
  expect(tournamentRequests[name].safeParse(asks[name]).success).toBe(true);
  expect(tournamentRequests[name].safeParse({ ...asks[name], more: 1 }).success).toBe(false);
});

test("H-35 every request of a tournament says who may make it, and has a name that no other request has", () => {
  expect(Object.keys(tournamentRoles)).toEqual(Object.keys(tournamentRequests));
  expect(names.filter((name) => name in houseRequests || name in tableRequests)).toEqual([]);
});

const problemOf = <R extends TournamentRequest>(name: R, payload: object): string => {
  const read = tournamentRequests[name].safeParse(payload);
  return read.success ? "none" : sentence(problemIn(read.error));
};

describe("H-20 a setup is refused", () => {
  test.each<[string, object, string]>([
    ["without a name", { name: " " }, "name: use at least 1 character"],
    [
      "with a format that nobody knows",
      { format: { kind: "shootout" } },
      "format.kind: the value has the wrong form",
    ],
    [
      "for a league without rounds",
      { format: { kind: "league", rounds: 0, deals: 1, points: [3, 2, 1], draw: "swiss" } },
      "format.rounds: use at least 1",
    ],
    [
      "whose structure cannot be played",
      { structure: { ...presets.turbo, payouts: [{ from: 1, percent: [99] }] } },
      "structure.payouts.0.percent: the shares must add up to 100%, not 99%",
    ],
    ["with one chair", { chairs: 1 }, "chairs: use at least 2"],
  ])("%s", (_, change, problem) => {
    expect(problemOf("createTournament", { ...setup, ...change })).toBe(problem);
  });
});

test("H-2 a stack is corrected with a note alone", () => {
  expect(problemOf("correctStack", { ...ofEntrant, stack: 500, note: "" })).toBe(
    "note: use at least 1 character",
  );
  expect(problemOf("correctStack", { ...ofEntrant, stack: 0, note: "x" })).toBe(
    "stack: use at least 1",
  );
});
