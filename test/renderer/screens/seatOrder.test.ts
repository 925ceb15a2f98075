// Checks that a new order of the seats is requested as the table takes it.

import { describe, expect, it } from "vitest";
import { fakeTable } from "#test/doors/fakeTable.ts";
import {
  asked,
  followed,
  keptOrder,
  orderOf,
  placedAt,
  withBot,
} from "#renderer/screens/table/menu/seatOrder.ts";
import { shifted } from "#renderer/ui/inputs/OrderTools.tsx";
import { tableRequests } from "#shared/protocol/schema.ts";

const { players } = fakeTable("t", "between");

describe("the order of the seats (H-11)", () => {
  it("begins as they sit, without those who are gone", () => {
    expect(
      asked(
        orderOf(players.map((player) => (player.id === "p1" ? { ...player, gone: true } : player))),
      ),
    ).toEqual(["p0", "p2", "p3"]);
  });

  it("names people and bots that stay by their ids, new bots by their level, and programs by their own", () => {
    const deep = { id: "deep", name: "Deep Red" };
    const order = withBot(withBot(shifted(orderOf(players), "p3", -1), "easy"), deep);
    expect(asked(order)).toEqual(["p0", "p1", "p3", "p2", { bot: "easy" }, { program: "deep" }]);
    expect(tableRequests.seats.safeParse({ order: asked(order) }).success).toBe(true);
    expect(new Set(order.map(({ key }) => key)).size).toBe(6);
  });

  it("gives a new bot a name of its own after another was taken out again", () => {
    const two = withBot(withBot(orderOf(players), "easy"), "easy");
    const keys = withBot(
      two.filter(({ key }) => key !== two[4]!.key),
      "easy",
    ).map(({ key }) => key);
    expect(new Set(keys).size).toBe(6);
  });

  it("takes somebody to any place at once, and no further than the ends", () => {
    const order = orderOf(players);
    expect(asked(placedAt(order, order[3]!, 1))).toEqual(["p0", "p3", "p1", "p2"]);
    expect(asked(placedAt(order, order[0]!, 2))).toEqual(["p1", "p2", "p0", "p3"]);
    expect(asked(placedAt(order, order[1]!, 99))).toEqual(["p0", "p2", "p3", "p1"]);
    expect(asked(placedAt(order, order[1]!, -1))).toEqual(["p1", "p0", "p2", "p3"]);
  });

  it("follows who comes and goes while it is put together", () => {
    const kept = keptOrder(shifted(orderOf(players), "p3", -1));
    const omar = { ...players[3]!, id: "p9", name: "Omar" };
    const now = [
      ...players.map((player) => (player.id === "p0" ? { ...player, gone: true } : player)),
      omar,
    ];
    expect(asked(followed(kept, now))).toEqual(["p1", "p3", "p2", "p9"]);
    // Who was taken out stays out, and who came meanwhile may be moved like everybody else.
    const order = followed(kept, now);
    const next = keptOrder(
      shifted(
        order.filter(({ key }) => key !== "p1"),
        "p9",
        -1,
      ),
      order,
      kept,
    );
    expect(asked(followed(next, now))).toEqual(["p3", "p9", "p2"]);
  });

  it("knows people as they are now", () => {
    const kept = keptOrder(orderOf(players));
    expect(
      followed(
        kept,
        players.map((player) => ({ ...player, presence: "away" })),
      ).map(({ player }) => player?.presence),
    ).toEqual(["away", "away", "away", "away"]);
  });
});
