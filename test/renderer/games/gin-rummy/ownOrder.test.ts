// Checks that a hand of Gin Rummy stays as its player has arranged it, on the drawn table and when
// the page is reloaded.

import { afterEach, describe, expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { Desk } from "#renderer/table/desk/Desk.ts";
import { isTurning } from "#renderer/table/desk/deskState.ts";
import { tabMemory } from "#renderer/table/desk/ViewPlayer.ts";
import { View } from "#shared/contract/view.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import type { GinRound } from "#shared/games/gin-rummy/types.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { discard, done, draw, laid, made } from "#test/games/gin-rummy/moment.ts";
import { FakeTableClient, SlowDisplay } from "#test/renderer/table/fakeTableClient.ts";

await loadTables();

const hands = ["5s 6s 7s 9c 9d 9s Ah Ac 2d Kh", "Kc Qd Jh Ts 8d 7c 5h 4s 3c 2h"] as const;
const before = laid(hands, { stock: "3c 4d 6h 8h" });
const seen = (round: GinRound, number: number, roundNumber = 1): ViewMessage => ({
  ...View.of(ginRummy, { round, happened: [] }, 0),
  number,
  round: roundNumber,
  game: "gin-rummy",
});

/** A tab's store. */
function storage(): Pick<Storage, "getItem" | "setItem"> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
  };
}

const desks: Desk[] = [];
afterEach(() => {
  for (const desk of desks.splice(0)) desk.close();
});

function seated(store: ReturnType<typeof storage>, first: ViewMessage) {
  const [session, display] = [new FakeTableClient(), new SlowDisplay()];
  const desk = new Desk(session, tableGame, "rank", tabMemory(store));
  desks.push(desk);
  desk.player.attach(display);
  session.show(first);
  display.finishAll();
  const cards = (): string =>
    desk
      .state()
      .scene.hand.map(({ card }) => card)
      .join(" ");
  const put = (card: string, to: number): void =>
    desk.put(desk.state().scene.hand.find((held) => held.card === card)!.key, to);
  return { desk, display, session, cards, put };
}

const sorted = "9c 9d 9s 5s 6s 7s Ac Ah 2d Kh";
const asPut = "Kh 9c 9d 9s 5s 6s 7s Ac Ah 2d";

describe("what is discarded", () => {
  test("GR-7 is one seat's turn and nothing that all turn over: the next is asked at once, and what is picked stays picked", () => {
    const { desk, display, session } = seated(storage(), seen(before, 0));
    const went = done(made(before, [0, draw]), [0, discard("Kh")]);
    desk.toggle(desk.state().scene.hand.find(({ card }) => card === "2d")!.key, false);
    session.show({ ...View.of(ginRummy, went, 0), number: 1, round: 1, game: "gin-rummy" });
    expect([desk.state().moving, isTurning(desk.state()), desk.state().picked.size]).toEqual([
      true,
      false,
      1,
    ]);
    display.finishAll();
  });
});

describe("a hand that its player has put in order", () => {
  test("lies so on the drawn table at once, and a sorted one too", () => {
    const { desk, display, put, cards } = seated(storage(), seen(before, 0));
    put("Kh", 0);
    expect(cards()).toBe(asPut);
    expect(display.held.at(-1)).toEqual(desk.state().scene.hand);
    desk.player.sort("suit");
    expect(display.held.at(-1)).toEqual(desk.state().scene.hand);
    expect(desk.state().scene.isPut).toBe(false);
  });

  test("H-15 lies so still when the page is loaded again, and what has come since lies at the right", () => {
    const store = storage();
    seated(store, seen(before, 0)).put("Kh", 0);
    expect(seated(store, seen(before, 0)).cards()).toBe(asPut);
    const later = seated(store, seen(made(before, [0, draw]), 1));
    expect(later.cards()).toBe(`${asPut} 3c`);
    later.put("3c", 1);
    expect(seated(store, seen(made(before, [0, draw]), 1)).cards()).toBe(`Kh 3c ${asPut.slice(3)}`);
  });

  test("is sorted in another round, at another table, and where it has been sorted since", () => {
    const store = storage();
    const first = seated(store, seen(before, 0));
    first.put("Kh", 0);
    expect(seated(store, seen(before, 0, 2)).cards()).toBe(sorted);
    const again = storage();
    const second = seated(again, seen(before, 0));
    second.put("Kh", 0);
    second.desk.player.sort("suit");
    second.desk.player.sort("rank");
    expect(seated(again, seen(before, 0)).cards()).toBe(sorted);
  });
});
