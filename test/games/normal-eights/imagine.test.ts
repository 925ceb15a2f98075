// Checks that a round imagined from a view fits that view, and differs where it may.

import { describe, expect, test } from "vitest";
import { peekAll, turnDown } from "#shared/cards/faceDown.ts";
import { newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Move, NormalRound } from "#shared/games/normal-eights/types.ts";
import { made, pass } from "./moment.ts";
import { dealt, draw, handOf, keep, knownTo, leave, play, stands } from "./normalRound.ts";

const viewOf = (round: NormalRound, viewer: number | "spectator") =>
  View.of(normalEights, { round, happened: [] }, viewer);
const imagined = (round: NormalRound, viewer: number | "spectator", seed = "guess") =>
  normalEights.imagine(viewOf(round, viewer), newDice(seed));
const everyCard = ({ zones, facts }: NormalRound) =>
  [
    ...zones.hands.flatMap(peekAll),
    ...peekAll(zones.stock),
    ...peekAll(zones.removed),
    ...zones.pile,
    ...facts.chain.map(({ card }) => card),
  ].sort();

/** Whole packs, with this card in the first player's hand in exchange for their first one. */
function dealtWith(card: "2h" | "6h" | "7h" | "4h", seats = 4): NormalRound {
  const deck = normalEights
    .pack({ jokersPerPack: 0, nopeSeconds: 5, nopeFloor: 1.5, stake: 0 }, seats)
    .slice();
  const at = deck.indexOf(card);
  [deck[0], deck[at]] = [deck[at]!, deck[0]!];
  const top = deck.indexOf("8h");
  [deck[seats * 7], deck[top]] = [deck[top]!, deck[seats * 7]!];
  return dealt({ seats, deck, dealer: seats - 1 });
}

const fits = (round: NormalRound): void => {
  for (const viewer of [0, 1, 2, "spectator"] as const) {
    const twin = imagined(round, viewer);
    expect(everyCard(twin)).toEqual(everyCard(round));
    expect(JSON.stringify(viewOf(twin, viewer))).toBe(JSON.stringify(viewOf(round, viewer)));
  }
};

describe("an imagined round", () => {
  test("C-7 has the viewer's own cards, all counts, and each card of the packs once, also those of a chain and of a leaver", () => {
    const round = made(
      dealtWith("2h"),
      [3, leave],
      [0, draw],
      [0, keep],
      [1, draw],
      [1, keep],
      [2, draw],
      [2, keep],
    );
    fits(round);
    fits(made(round, [0, play("2h")]));
    expect(imagined(round, 0, "one").zones).not.toEqual(imagined(round, 0, "two").zones);
  });

  test("NE-20 in a window nobody else has passed, whoever has", () => {
    const round = made(dealtWith("2h"), [0, play("2h")], [1, pass], [2, pass]);
    fits(round);
    expect([...(imagined(round, 1).sealed?.choices.keys() ?? [])]).toEqual([1]);
    expect([...(imagined(round, 0).sealed?.choices.keys() ?? [])]).toEqual([]);
  });

  test.for([
    ["2h", [0, 1, 2, 3]],
    ["7h", [1, 2, 3]],
  ] as const)(
    "NE-7 NE-12 NE-23 after a %s who has chosen has laid some card of the imagined hand",
    ([card, asked]) => {
      const choosing = stands(dealtWith(card), 0, play(card));
      const own: Move = { type: "pick", card: peekAll(choosing.zones.hands[1]!)[0]! };
      const round = made(
        choosing,
        [1, own],
        [3, { type: "pick", card: peekAll(choosing.zones.hands[3]!)[0]! }],
      );
      fits(round);
      const picks = new Set(
        Array.from({ length: 30 }, (_, at) => {
          const twin = imagined(round, 1, `${at}`);
          expect(twin.sealed?.from).toEqual(asked);
          expect(twin.sealed?.choices.get(1)).toEqual(own);
          const pick = twin.sealed?.choices.get(3);
          const laid = pick?.type === "pick" ? pick.card : "none";
          expect(handOf(twin, 3)).toContain(laid);
          return laid;
        }),
      );
      expect(picks.size).toBeGreaterThan(10);
    },
  );

  test("NE-11 NE-23 after a 6 who has chosen laid no sets", () => {
    const laying = stands(dealtWith("6h"), 0, play("6h"));
    const round = made(laying, [1, { type: "sets", sets: [] }], [2, { type: "sets", sets: [] }]);
    fits(round);
    expect(imagined(round, 0).sealed?.choices.get(2)).toEqual({ type: "sets", sets: [] });
  });

  test("NE-9 C-7 an open hand is as it lies, and cards that the viewer knows are where they are", () => {
    const shown = stands(dealtWith("4h"), 0, play("4h"));
    fits(shown);
    expect(handOf(imagined(shown, "spectator"), 0)).toBe(handOf(shown, 0));
    const card = shown.zones.hands[3]![2]!;
    const round = { ...shown, secret: { sightings: [{ seat: 3, card, by: [1] }] } };
    fits(round);
    for (let at = 0; at < 10; at += 1)
      expect(imagined(round, 1, `${at}`).zones.hands[3]).toContain(card);
    expect(imagined(round, 1).secret.sightings).toEqual([{ seat: 3, card, by: [1] }]);
    expect(imagined(round, 2).secret.sightings).toEqual([]);
  });
});

describe("what is known of others' hands", () => {
  test("C-7 C-1 a card that is played is known no more; of copies one is struck off", () => {
    const round = dealtWith("4h");
    const four = turnDown("4h");
    const seen = {
      ...round,
      secret: {
        sightings: [
          { seat: 0, card: four, by: [1, 2] },
          { seat: 0, card: four, by: [2] },
          { seat: 0, card: turnDown("Kd"), by: [1] },
        ],
      },
    };
    const open = made(seen, [0, play("4h")]);
    expect([knownTo(open, 1, 0), knownTo(open, 2, 0), knownTo(open, 3, 0)]).toEqual([
      "Kd",
      "4h",
      "",
    ]);
  });

  test("C-7 of a leaver nothing is known any more", () => {
    const round = dealtWith("4h");
    const seen = {
      ...round,
      secret: {
        sightings: [
          { seat: 0, card: turnDown("4h"), by: [1] },
          { seat: 2, card: turnDown("Kd"), by: [0, 1] },
        ],
      },
    };
    const gone = made(seen, [0, leave]);
    expect([knownTo(gone, 1, 0), knownTo(gone, 1, 2)]).toEqual(["", "Kd"]);
  });
});
