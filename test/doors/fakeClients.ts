// Fake clients that stand in for the connection to a host, for looking at screens without one.

import type { Clients, TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { saysOfLine } from "#renderer/client/saysOfLine.ts";
import { refused } from "#shared/contract/outcome.ts";
import { fakeDeals } from "./fakeDeals.ts";
import { fakeSealed } from "./fakeSealed.ts";
import { fakeGuests, fakeHouse, fakeTableId } from "./fakeHouse.ts";
import { allPeople, crowded, fakeChat, fakeLan, fakeTable, fakeView } from "./fakeTable.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import type { Stage, TableState } from "#shared/protocol/table.ts";
import type { FakeTournamentStage } from "./fakeTournament.ts";

const sealedStages = [
  "sealing-first",
  "sealing-next",
  "not-sealed",
  "dealt-sealed",
  "sealed-over",
  "sealed-wrong",
] as const;
type SealedStage = (typeof sealedStages)[number];

export const fakeStages = [
  "waiting",
  "playing",
  "between",
  "stopped",
  "stopped-8",
  "stopped-12",
  "lost",
  "taken-over",
  "removed",
  "lan-closed",
  "crowded",
  "too-many-lines",
  "lobby",
  "lobby-watching",
  "talking",
  "watching",
  "watching-between",
  "in-next",
  "shut-out",
  "moved-here",
  "sealed",
  "checked",
  "misdealt",
  ...sealedStages,
] as const;
export type FakeStage = (typeof fakeStages)[number];

const me = "p0";

/** One of the last hand's players is gone, and the viewer has come since. */
const movedHere = ([own, gone, ...others]: TableState["players"]): TableState["players"] => [
  { ...gone!, gone: true },
  ...others,
  { ...own!, seat: null },
];

const sealedTable = (stage: Stage): TableState => ({
  ...allPeople(fakeTable(fakeTableId, stage)),
  lan: { ...fakeLan, fill: null },
  settings: { ...standardSettings, sealedDeals: true },
});

/** At a table whose deals are sealed (H-51). */
function sealedSnapshotAt(stage: SealedStage): Partial<TableSnapshot> {
  switch (stage) {
    case "sealing-first":
      return { table: sealedTable("waiting"), view: null, sealed: fakeSealed.sealing };
    case "sealing-next":
      return {
        table: sealedTable("between"),
        view: fakeView("between"),
        sealed: fakeSealed.sealing,
      };
    case "not-sealed":
      return { table: sealedTable("waiting"), view: null, sealed: fakeSealed.stopped };
    case "dealt-sealed":
      return { table: sealedTable("playing"), sealed: fakeSealed.dealt };
    case "sealed-over":
      return {
        table: sealedTable("between"),
        view: fakeView("between"),
        sealed: fakeSealed.over,
      };
    case "sealed-wrong":
      return { table: sealedTable("playing"), sealed: fakeSealed.wrong };
  }
}

/** What is known of the table at each stage that is not the table's own. */
function snapshotAt(stage: FakeStage): Partial<TableSnapshot> {
  const table = fakeTable(fakeTableId, "playing");
  const open = { ...fakeTable(fakeTableId, "waiting"), lan: fakeLan };
  switch (stage) {
    case "lost":
      return { link: "lost" };
    case "taken-over":
    case "removed":
    case "crowded":
    case "too-many-lines":
    case "lan-closed":
      return { link: "ended", ended: stage };
    case "lobby":
      return { table: open, view: null };
    case "lobby-watching":
      return { table: open, view: null, player: null };
    case "talking":
      return { table: { ...table, lan: fakeLan }, chat: fakeChat };
    case "watching":
      return {
        table: { ...table, lan: fakeLan },
        view: fakeView("playing", "spectator"),
        player: null,
      };
    case "watching-between":
      return {
        table: { ...fakeTable(fakeTableId, "between"), lan: fakeLan },
        view: fakeView("between", "spectator"),
        player: null,
      };
    case "in-next":
      return {
        table: {
          ...table,
          lan: fakeLan,
          players: [
            ...table.players,
            { ...table.players[3]!, id: "p9", name: "Greta", seat: null },
          ],
        },
        view: fakeView("playing", "spectator"),
        player: "p9",
      };
    case "moved-here":
      return {
        table: {
          ...fakeTable(fakeTableId, "between"),
          players: movedHere(fakeTable(fakeTableId, "between").players),
        },
        view: null,
      };
    case "sealed":
      return { table: { ...table, lan: fakeLan }, deals: fakeDeals("open") };
    case "checked":
      return {
        table: fakeTable(fakeTableId, "between"),
        view: fakeView("between"),
        deals: fakeDeals("fits"),
      };
    case "misdealt":
      return { table: { ...table, lan: fakeLan }, deals: fakeDeals("fault") };
    case "stopped-8":
      return { table: crowded(fakeTable(fakeTableId, "stopped"), 8), view: null };
    case "stopped-12":
      return { table: crowded(fakeTable(fakeTableId, "stopped"), 12), view: null };
    case "shut-out":
      return {
        table: { ...table, lan: { ...fakeLan, spectators: false } },
        view: null,
        player: null,
      };
    case "waiting":
    case "playing":
    case "between":
    case "stopped":
      return { table: fakeTable(fakeTableId, stage), view: fakeView(stage) };
    default:
      return sealedSnapshotAt(stage);
  }
}

/** `tournament`: the one that deals there; null at any other table. */
function tableClient(stage: FakeStage, id: string, tournament: string | null): TableClient {
  const known: TableSnapshot = {
    link: "open",
    ended: null,
    refusal: null,
    table: fakeTable(id, "playing"),
    tableAt: 0,
    view: fakeView("playing"),
    player: me,
    chat: [],
    deals: null,
    sealed: null,
    ...snapshotAt(stage),
  };
  const snapshot: TableSnapshot = {
    ...known,
    table: known.table && { ...known.table, id, tournament, hints: tournament === null },
  };
  return {
    snapshot: () => snapshot,
    subscribe: () => () => undefined,
    onView: () => () => undefined,
    ask: () => Promise.resolve(refused("not-connected", saysOfLine("noHost"))),
    close: () => undefined,
  };
}

/**
 * `tournament`: the stage of those that the house knows, one of which deals at the table; null:
 * none does. `directs`: to who owns the house.
 */
export const fakeClients = (
  stage: FakeStage,
  tournament: FakeTournamentStage | null,
  directs: boolean,
): Clients => ({
  openHouse: () => Promise.resolve(fakeHouse(tournament ?? "running", directs)),
  openTable: (table) => tableClient(stage, table, tournament === null ? null : "freezeout"),
  guests: fakeGuests,
  screens: {
    find: () =>
      Promise.resolve({
        ok: true,
        value: {
          key: null,
          whatIsOn: false,
          ...(tournament === null
            ? { table: fakeTableId, tournament }
            : { table: null, tournament: "freezeout" }),
        },
      }),
    open: (table) => tableClient("watching", table, null),
    house: () => Promise.resolve(fakeHouse(tournament ?? "running", false)),
    renamed: () => undefined,
    removed: () => undefined,
  },
});
