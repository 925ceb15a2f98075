// Checks who may draw, who may pass, and when the pile becomes a stock.

import { describe, expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import { sentence } from "#shared/games/texts.ts";
import { crazy, dealt, draw, eights } from "./crazyRound.ts";

const clubs = "2c 3c 4c 5c 6c";
const more = "7c 9c Tc Jc Qc";

describe("drawing", () => {
  test("CE-6 a draw is one card from the top of the stock and ends the turn", () =>
    crazy([clubs, more], "Kh Qd 2s 3s")
      .seat(0)
      .sends(draw)
      .expectHand(0, `${clubs} Qd`)
      .expectCounts(6, 5)
      .expectToAct(1)
      .expectFact("drew", false)
      .expectHappened("drew")
      .played());

  test("CE-6 it is allowed with a playable card in hand, and ends the turn also where the card drawn could be played", () =>
    crazy(["2h 3c 4c 5c 6c", more], "Kh Qh 2s 3s")
      .seat(0)
      .expectLegal("2h", "draw")
      .sends(draw)
      .expectToAct(1)
      .played());

  test("C-7 who draws sees the card, and the others that there was one", () =>
    crazy([clubs, more], "Kh Qd 2s 3s")
      .seat(0)
      .sends(draw)
      .expectView(0, ({ happened }) =>
        expect(happened).toEqual([{ type: "drew", seat: 0, told: { count: 1 }, cards: ["Qd"] }]),
      )
      .expectView(1, ({ happened }) =>
        expect(happened).toEqual([{ type: "drew", seat: 0, told: { count: 1 } }]),
      )
      .played());

  test("CE-9 nobody passes while a card can be drawn", () =>
    crazy([clubs, more], "Kh Qd 2s")
      .seat(0)
      .expectLegal("draw")
      .sends({ type: "pass" })
      .expectRefused("CE-9", /only pass when there are no cards to draw/)
      .played());
});

describe("drawUntilPlayable", () => {
  const script = (first: string, stock: string) =>
    crazy([first, more], stock).options({ drawUntilPlayable: true, refill: false });

  test("CE-6 who has drawn and cannot play draws on; once able to play he may only play or pass", () =>
    script(clubs, "Kh Qd 2s 3h 4h")
      .seat(0)
      .expectLegal("draw")
      .sends(draw)
      .expectToAct(0)
      .expectFact("drew", true)
      .expectLegal("draw")
      .sends({ type: "pass" })
      .expectRefused("CE-6", /Keep drawing/)
      .plays("2c")
      .expectRefused("CE-6")
      .sends(draw)
      .expectLegal("draw")
      .sends(draw)
      .expectHand(0, `${clubs} Qd 2s 3h`)
      .expectLegal("3h", "3c 3h", "pass")
      .sends(draw)
      .expectRefused("CE-6", /now you can play/)
      .plays("3h")
      .expectToAct(1)
      .expectFact("drew", false)
      .played());

  test("CE-6 once able to play he may pass instead, and that blocks nothing", () =>
    script(clubs, "Kh 3h 4h")
      .seat(0)
      .sends(draw)
      .expectLegal("3h", "3c 3h", "pass")
      .sends({ type: "pass" })
      .expectToAct(1)
      .expectFact("drew", false)
      .expectFact("passed", [])
      .played());

  test("CE-6 who could play from the start may draw once, and then no more", () =>
    script("2h 3c 4c 5c 6c", "Kh 9d 4h")
      .seat(0)
      .expectLegal("2h", "draw")
      .sends(draw)
      .expectLegal("2h", "pass")
      .sends(draw)
      .expectRefused("CE-6")
      .played());

  test("CE-6 CE-9 who still cannot play when the cards are at an end passes, and that counts towards a block", () =>
    script(clubs, "Kh 9d")
      .seat(0)
      .sends(draw)
      .expectToAct(0)
      .expectLegal("pass")
      .sends(draw)
      .expectRefused("CE-9")
      .sends({ type: "pass" })
      .expectToAct(1)
      .expectFact("passed", [0])
      .played());

  test("CE-10 who can play when the cards are at an end and passes counts towards it too", () =>
    script(clubs, "Kh 9h")
      .seat(0)
      .sends(draw)
      .expectLegal("9h", "pass")
      .sends({ type: "pass" })
      .expectFact("passed", [0])
      .seat(1)
      .sends({ type: "pass" })
      .expectPhase("over")
      .played());

  test("CE-6 the next player's turn begins anew", () =>
    script(clubs, "Kh 3h 9d 9s")
      .seat(0)
      .sends(draw)
      .plays("3h")
      .seat(1)
      .expectFact("drew", false)
      .expectLegal("draw")
      .played());

  test("CE-6 C-5 a drawer who leaves takes his draws with him: the next is asked anew", () =>
    crazy([clubs, more, "Kd Ks 2d 3d 4d"], "Kh 9d 9s 9h")
      .options({ drawUntilPlayable: true })
      .seat(0)
      .sends(draw)
      .leaves()
      .expectToAct(1)
      .expectFact("drew", false)
      .expectRemoved(6)
      .played());
});

describe("the stock at its end", () => {
  test("CE-9 CE-10 a draw that empties it turns the pile but its top card into a new one, at once", () =>
    crazy(["2h 3h 4c 5c 6c", "Jh 9c Tc 7c Qc"], "Kh Qd")
      .seat(0)
      .plays("2h")
      .seat(1)
      .plays("Jh")
      .seat(0)
      .sends(draw)
      .expectHappened("drew", "refilled")
      .expectPile("Jh")
      .expectHand(0, "3h 4c 5c 6c Qd")
      .expectView("spectator", ({ seen, happened }) => {
        expect(seen.stock).toBe(2);
        expect(happened[1]).toEqual({ type: "refilled", told: { cards: 2 } });
      })
      .expectFact("suit", "h")
      .expectFact("rank", "J")
      .played());

  test("CE-9 C-10 it is shuffled by the seed", () => {
    const orderOf = (seed: string) => {
      let round = dealt({ seats: 2, seed, carry: { order: [0, 1] }, options: { refill: true } });
      const pile = ["2c", "3c", "4c", "5c", "6c", "7c", "9c", "Kd"] as const;
      round = { ...round, zones: { ...round.zones, stock: round.zones.stock.slice(0, 1), pile } };
      const outcome = crazyEights.apply(round, 0, draw);
      if (!outcome.ok) throw new Error(sentence(outcome.error));
      expect(peekAll(outcome.round.zones.stock).toSorted()).toEqual(pile.slice(0, -1));
      expect(outcome.round.zones.pile).toEqual(["Kd"]);
      return peekAll(outcome.round.zones.stock).join();
    };
    expect(orderOf("one")).toBe(orderOf("one"));
    expect(new Set(Array.from({ length: 20 }, (_, at) => orderOf(`${at}`))).size).toBeGreaterThan(
      15,
    );
  });

  test("CE-10 a draw that finds it empty refills it first", () =>
    crazy(["2h 3h 4c 5c 6c", "Jh 9c Tc 7c Qc"], "Kh")
      .expectView("spectator", ({ seen }) => expect(seen.stock).toBe(0))
      .seat(0)
      .expectLegal("2h", "3h", "pass")
      .plays("2h")
      .seat(1)
      .expectLegal("Jh", "draw")
      .sends(draw)
      .expectHappened("refilled", "drew")
      .expectHand(1, "Jh 9c Tc 7c Qc Kh")
      .expectPile("2h")
      .seat(0)
      .expectLegal("3h", "pass")
      .played());

  test("CE-8 CE-9 a named suit stands through a refill", () =>
    crazy(["8h 3h 4c 5c 6c", more], "Kh Qd")
      .seat(0)
      .sends(eights("8h", "s"))
      .seat(1)
      .sends(draw)
      .expectHappened("drew", "refilled")
      .expectPile("8h")
      .expectFact("suit", "s")
      .expectFact("rank", null)
      .played());

  test("CE-9 with refill off nothing is refilled, and who cannot draw may pass, with a playable card too", () =>
    crazy(["2h 3h 4c 5c 6c", "Jh 9c Tc 7c Qc"], "Kh Qd")
      .options({ refill: false })
      .seat(0)
      .plays("2h")
      .seat(1)
      .sends(draw)
      .expectHappened("drew")
      .seat(0)
      .expectLegal("3h", "pass")
      .sends(draw)
      .expectRefused("CE-9", /There are no cards to draw/)
      .sends({ type: "pass" })
      .expectToAct(1)
      .expectHappened("passed")
      .played());

  test("CE-9 a pile of one card is no stock: who cannot draw passes", () =>
    crazy([clubs, more], "Kh")
      .seat(0)
      .expectLegal("pass")
      .sends(draw)
      .expectRefused("CE-9")
      .sends({ type: "pass" })
      .expectFact("passed", [0])
      .played());
});
