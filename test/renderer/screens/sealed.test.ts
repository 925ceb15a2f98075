// What people read of sealed deals (H-51).

import { describe, expect, it } from "vitest";
import { sealedStanding, type SealedState } from "#renderer/client/sealed/sealedState.ts";
import { offerAtTable } from "#renderer/screens/setup/gameOffers.ts";
import { whyNotSealedHere, withSealing } from "#renderer/screens/setup/SealedField.tsx";
import { foundWords, sealedFaultWords } from "#renderer/screens/table/deal/sealedFaultWords.ts";
import { laidWords } from "#renderer/screens/table/TableNotices.tsx";
import { offers } from "#shared/games/catalogue.ts";
import { standardSettings, type Rotation } from "#shared/protocol/schema.ts";
import { sealedFaultKinds } from "#shared/sealedDeal/parts.ts";
import { fakeSealed } from "#test/doors/fakeSealed.ts";
import { fakeTable } from "#test/doors/fakeTable.ts";

const at = { stage: "playing", roundNumber: 3 } as const;

describe("H-51 a sealed deal", () => {
  it.each<[keyof typeof fakeSealed, ReturnType<typeof sealedStanding>]>([
    ["sealing", "sealing"],
    ["dealt", "open"],
    ["over", "fits"],
    ["wrong", "fault"],
    ["stopped", null],
    ["keyless", null],
  ])("that is %s stands as %s", (now, standing) =>
    expect(sealedStanding(fakeSealed[now], at)).toBe(standing),
  );

  it("of an earlier round says nothing of the one that is played, but its fault does", () => {
    const next = { ...at, roundNumber: 4 };
    expect(sealedStanding(fakeSealed.over, next)).toBeNull();
    expect(sealedStanding(fakeSealed.over, { ...next, stage: "between" })).toBe("fits");
    expect(sealedStanding(fakeSealed.wrong, next)).toBe("fault");
  });

  it("of the next round is being sealed while the one before is looked at", () => {
    const next: SealedState = { ...fakeSealed.sealing, round: 4 };
    expect(sealedStanding(next, { ...at, stage: "between" })).toBe("sealing");
  });
});

describe("H-51 a fault", () => {
  const words = (kind: (typeof sealedFaultKinds)[number], player: string | null, place?: number) =>
    sealedFaultWords(
      { fault: { kind, seat: null, ...(place !== undefined && { place }) }, player },
      () => "Mei",
    );

  it.each(sealedFaultKinds)(
    "of the kind %s is one plain sentence that says whose it is",
    (kind) => {
      for (const place of [undefined, 6]) {
        const [hosts, meis] = [words(kind, null, place), words(kind, "p3", place)];
        expect(hosts).toMatch(kind === "shuffle" ? /^Two places[^.]+\.$/ : /^The host[^.]+\.$/);
        expect(meis).toMatch(/Mei’s[^.]+\.$/);
        expect(`${hosts} ${meis}`).not.toMatch(/undefined|null|hash|proof|crypto/i);
      }
    },
  );

  it("names the place of its card", () =>
    expect(words("opening", "p3", 6)).toBe(
      "Mei’s page turned up a card that isn’t the 7th card from the top.",
    ));
});

it.each([
  ["p3", "Your page found it."],
  ["p1", "Mei’s page found it."],
  [null, "The host found it."],
])("H-51 who found a fault stands beside it (%s)", (by, words) =>
  expect(foundWords({ ...fakeSealed.wrong.fault, by }, () => "Mei", "p3")).toMatch(words),
);

const games = offers.map(offerAtTable);
const friends = { people: 4, hasBots: false };
const entry = (game: string, options: Rotation[number]["options"] = {}) => ({
  ...{ game, rounds: 1, options },
});

describe("H-51 the switch of a sealed deal", () => {
  it.each<[string, Rotation, Partial<typeof friends>, RegExp | null]>([
    ["Kings & Bastards", [entry("kings-and-bastards")], {}, null],
    ["draw", [entry("five-card-draw", { jokersPerPack: 1, maxDraw: 3 })], {}, null],
    ["Gin Rummy, at which two play at a time", [entry("gin-rummy")], {}, null],
    ["bots", [entry("kings-and-bastards")], { hasBots: true }, /^Not with bots/],
    [
      "a rotation with a game that cannot be sealed",
      [entry("kings-and-bastards"), entry("crazy-eights")],
      {},
      /^Not with Crazy Eights/,
    ],
    ["too many players", [entry("kings-and-bastards")], { people: 7 }, /to 6 players at most/],
    ["two jokers", [entry("kings-and-bastards", { jokersPerPack: 2 })], {}, /^Not with two jokers/],
    [
      "a stock that could run out",
      [entry("five-card-draw", { jokersPerPack: 1, maxDraw: 3 })],
      { people: 7 },
      /^With so many players the stock could run out at Five-card draw/,
    ],
  ])("says at once what is in its way: %s", (_, rotation, company, words) => {
    const said = whyNotSealedHere(games, rotation, { ...friends, ...company });
    if (words === null) expect(said).toBeNull();
    else expect(said).toMatch(words);
  });

  it("counts only where nothing is in its way", () => {
    const laid = { settings: { ...standardSettings, sealedDeals: true } };
    expect(withSealing(laid, null).settings.sealedDeals).toBe(true);
    expect(withSealing(laid, "Not with bots.").settings.sealedDeals).toBe(false);
  });
});

it("H-51 before the first deal everybody reads that the cards are dealt sealed", () => {
  const table = fakeTable("t", "waiting");
  const settings = { ...standardSettings, sealedDeals: true };
  expect(laidWords({ ...table, settings })).toMatch(/dealt sealed: nobody can look/);
  expect(laidWords(table)).not.toMatch(/sealed/);
});
