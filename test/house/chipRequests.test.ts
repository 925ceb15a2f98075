// Checks that the house keeps an evening with real chips to the last chip, refuses what is wrong by
// name, and settles the evening (H-6).

import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { chipRequests } from "#main/house/chipRequests.ts";
import { eveningCsv, outcomesCsv } from "#main/house/history/csv.ts";
import { Database } from "#main/store/database.ts";
import { openStore, type Store } from "#main/store/store.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { onTable } from "#shared/chipBank/evening.ts";
import type { ChipEvening } from "#shared/chipBank/kept.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import { houseRequests, type HouseAsk } from "#shared/protocol/schema.ts";
import { chipBank } from "#shared/text/en/chipBank.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { addProfiles } from "#test/store/support/ledgerTable.ts";
import { testStore } from "#test/store/support/testStore.ts";

const visitor = { role: "owner", profile: "ann" } as const;
const asked: HouseAsk<"openChipEvening"> = {
  name: "Friday",
  colours: [
    { colour: "white", value: 5 },
    { colour: "black", value: 100 },
  ],
  stack: [20, 9],
  money: { currency: "EUR", minor: 1000, chips: 1000 },
  people: [
    { name: "whoever", profile: "ann" },
    { name: "Ben", profile: null },
  ],
};

function desk(store: Store = withAnn()) {
  const clock = new SimulatedClock();
  const requests = chipRequests({ store, clock, random: seededRandom("chips") });
  const value = <T>(answer: Answer<T>): T => {
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };
  type Moved = Pick<HouseAsk<"moveChips">, "kind" | "person" | "counts"> & {
    readonly note?: string;
  };
  return {
    store,
    clock,
    requests,
    value,
    opened: (wanted: Partial<HouseAsk<"openChipEvening">> = {}) =>
      value(requests.openChipEvening(visitor, { ...asked, ...wanted })),
    /** As the last thing that is known of it. */
    move: ({ id, entries }: ChipEvening, moved: Moved) =>
      requests.moveChips(visitor, { evening: id, after: entries.length, note: "", ...moved }),
  };
}

function withAnn(folder?: string): Store {
  const store = testStore(folder);
  addProfiles(store, "Ann");
  return store;
}

/** Ann and Ben buy in; Ann wins what Ben loses. */
function played(at: ReturnType<typeof desk>): ChipEvening {
  const moves = [
    { kind: "buy-in", person: "p1", counts: [20, 9] },
    { kind: "buy-in", person: "p2", counts: [20, 9] },
    { kind: "cash-out", person: "p1", counts: [21, 14] },
    { kind: "cash-out", person: "p2", counts: [19, 4] },
  ] as const;
  return moves.reduce<ChipEvening>(
    (evening, moved) => at.value(at.move(evening, moved)),
    at.opened(),
  );
}

/** Its code, and the key of what is said. */
const refusal = (code: string, key: keyof typeof chipBank) => ({
  ok: false,
  error: { code, key: `chipBank.${key}` },
});

test("H-6 an evening is opened with its colours, its price and its people, those with profiles by their own names", () => {
  const { opened, requests } = desk();
  const evening = opened();
  expect(evening).toMatchObject({
    name: "Friday",
    money: { currency: "EUR", digits: 2, minor: 1000, chips: 1000 },
    stack: [20, 9],
    entries: [],
    settled: null,
    people: [
      { id: "p1", name: "Ann", profile: "ann" },
      { id: "p2", name: "Ben", profile: null },
    ],
  });
  expect(opened({ money: { currency: "JPY", minor: 5, chips: 1 } }).money).toMatchObject({
    digits: 0,
  });
  expect(requests.chipEvening(visitor, { evening: evening.id })).toEqual({
    ok: true,
    value: evening,
  });
  expect(requests.chipEvenings(visitor, { limit: 1, before: 2 })).toMatchObject({
    value: [{ number: 1, id: evening.id, people: ["Ann", "Ben"], settledAt: null }],
  });
});

test("H-6 what cannot be an evening is refused", () => {
  const { requests } = desk();
  const opening = (wanted: Partial<HouseAsk<"openChipEvening">>) =>
    requests.openChipEvening(visitor, { ...asked, ...wanted });
  expect(
    opening({
      colours: [
        { colour: "red", value: 1 },
        { colour: "red", value: 5 },
      ],
    }),
  ).toMatchObject(refusal("wrong-form", "twoOfAColour"));
  expect(opening({ stack: [1] })).toMatchObject(refusal("wrong-form", "otherColours"));
  expect(opening({ money: { currency: "QQQ", minor: 1, chips: 1 } })).toMatchObject(
    refusal("unknown-currency", "unknownCurrency"),
  );
  expect(
    opening({
      people: [
        { name: "Ben", profile: null },
        { name: "BEN", profile: null },
      ],
    }),
  ).toMatchObject(refusal("name-taken", "nameTaken"));
  expect(opening({ people: [{ name: "Zoe", profile: "nobody" }] })).toMatchObject(
    refusal("unknown-person", "unknownPerson"),
  );
  expect(
    houseRequests.openChipEvening.safeParse({ ...asked, colours: [{ colour: "red", value: 0.5 }] })
      .success,
  ).toBe(false);
  expect(requests.chipEvenings(visitor, { limit: 9, before: null })).toEqual({
    ok: true,
    value: [],
  });
});

test("H-6 what was pressed twice, or by two people at once, is written down once", () => {
  const { opened, requests } = desk();
  const buy = {
    evening: opened().id,
    after: 0,
    kind: "buy-in",
    person: "p1",
    counts: [1, 1],
    note: "",
  } as const;
  expect(requests.moveChips(visitor, buy)).toMatchObject({
    ok: true,
    value: { entries: [{ number: 1 }] },
  });
  expect(requests.moveChips(visitor, buy)).toMatchObject(refusal("stale", "movedOn"));
});

test("H-6 what is wrong about chips that move is said, and nothing is written", () => {
  const { opened, move, requests, value } = desk();
  const evening = opened();
  const trying = (
    kind: HouseAsk<"moveChips">["kind"],
    counts: readonly number[],
    person: string | null = "p1",
    note = "",
  ) => move(evening, { kind, counts, person, note });
  expect(trying("buy-in", [1])).toMatchObject(refusal("wrong-form", "otherColours"));
  expect(trying("buy-in", [-1, 2])).toMatchObject(refusal("wrong-form", "belowZero"));
  expect(trying("rebuy", [0, 0])).toMatchObject(refusal("no-chips", "noneBought"));
  expect(trying("buy-in", [1, 1], "p9")).toMatchObject(refusal("unknown-person", "unknownPerson"));
  expect(trying("buy-in", [1, 1], null)).toMatchObject(refusal("wrong-form", "ofNobody"));
  expect(trying("correction", [1, 1], null)).toMatchObject(refusal("no-note", "noteMissing"));
  expect(trying("correction", [0, 0], null, "nothing")).toMatchObject(
    refusal("no-chips", "noneBought"),
  );
  expect(
    requests.moveChips(visitor, {
      evening: "none",
      after: 0,
      kind: "buy-in",
      person: "p1",
      counts: [1, 1],
      note: "",
    }),
  ).toMatchObject(refusal("unknown-evening", "unknownEvening"));
  const dear = opened({
    money: { currency: "EUR", minor: 1_000_000_000, chips: 1 },
    colours: [{ colour: "red", value: 1_000_000 }],
    stack: [1],
  });
  expect(move(dear, { kind: "buy-in", person: "p1", counts: [99_999] })).toMatchObject(
    refusal("too-much", "tooMuch"),
  );
  expect(value(requests.chipEvening(visitor, { evening: evening.id })).entries).toEqual([]);
});

test("H-6 everybody who has no chips yet buys in at once, once, or nobody does", () => {
  const { opened, move, value, requests } = desk();
  const { id } = value(move(opened(), { kind: "buy-in", person: "p2", counts: [2, 3] }));
  const cy = { name: "Cy", profile: null };
  value(requests.addChipPerson(visitor, { evening: id, person: cy }));
  const buying = { evening: id, after: 1 };
  const bought = value(requests.buyEverybodyIn(visitor, buying));
  expect(bought.entries.slice(1)).toMatchObject([
    { number: 2, kind: "buy-in", person: "p1", counts: [20, 9] },
    { number: 3, kind: "buy-in", person: "p3", counts: [20, 9] },
  ]);
  expect(requests.buyEverybodyIn(visitor, buying)).toMatchObject(refusal("stale", "movedOn"));
  expect(requests.buyEverybodyIn(visitor, { evening: id, after: 3 })).toMatchObject(
    refusal("nobody-without-chips", "allBought"),
  );
  const dear = opened({
    money: { currency: "EUR", minor: 1_000_000_000, chips: 1 },
    colours: [{ colour: "red", value: 1_000_000 }],
    stack: [9],
  });
  expect(requests.buyEverybodyIn(visitor, { evening: dear.id, after: 0 })).toMatchObject(
    refusal("too-much", "tooMuch"),
  );
  expect(value(requests.chipEvening(visitor, { evening: dear.id })).entries).toEqual([]);
});

test("H-6 an entry is undone by its opposite, once, and stays to be read", () => {
  const { opened, move, value, requests, store } = desk();
  const evening = value(move(opened(), { kind: "buy-in", person: "p2", counts: [2, 3] }));
  const undone = value(requests.reverseChips(visitor, { evening: evening.id, after: 1, entry: 1 }));
  expect(undone.entries).toMatchObject([
    { kind: "buy-in", counts: [2, 3] },
    { kind: "reversal", person: "p2", counts: [-2, -3], reverses: 1 },
  ]);
  expect(onTable(undone).value).toBe(0);
  expect(requests.reverseChips(visitor, { evening: evening.id, after: 2, entry: 1 })).toMatchObject(
    refusal("not-reversible", "reversedBefore"),
  );
  expect(requests.reverseChips(visitor, { evening: evening.id, after: 2, entry: 2 })).toMatchObject(
    refusal("not-reversible", "reversedBefore"),
  );
  expect(requests.reverseChips(visitor, { evening: evening.id, after: 2, entry: 7 })).toMatchObject(
    refusal("unknown-entry", "unknownEntry"),
  );
  expect(() => store.chips.write(evening.id, { ...undone.entries[1]!, at: 5 })).toThrow();
});

test("H-6 an evening is not settled before its chips are all there; the difference is named", () => {
  const at = desk();
  const bought = at.value(at.move(at.opened(), { kind: "buy-in", person: "p1", counts: [20, 9] }));
  const settling = (evening: ChipEvening) =>
    at.requests.settleChips(visitor, { evening: evening.id, after: evening.entries.length });
  expect(settling(bought)).toMatchObject({
    ok: false,
    error: {
      code: "chips-differ",
      key: "chipBank.differs",
      args: { value: 1000, isMissing: true },
    },
  });
  const tooMany = at.value(at.move(bought, { kind: "cash-out", person: "p1", counts: [21, 9] }));
  expect(settling(tooMany)).toMatchObject({ error: { args: { value: 5, isMissing: false } } });
  expect(chipBank.differs({ value: 5, isMissing: false })).toMatch(
    /^There are too many chips: 5 more were given back/,
  );
  const explained = at.value(
    at.move(tooMany, {
      kind: "correction",
      person: null,
      counts: [1, 0],
      note: "one from another set",
    }),
  );
  expect(settling(explained)).toMatchObject({
    ok: true,
    value: { settled: { results: [{ net: 5, amount: 0 }], payments: [] } },
  });
  expect(settling(at.opened())).toMatchObject(refusal("nothing-counted", "nothingCounted"));
});

test("H-6 an evening is settled, payments are ticked off, and it is counted again only while nobody has paid", () => {
  const at = desk();
  const evening = played(at);
  const { requests, value, store } = at;
  const settled = value(requests.settleChips(visitor, { evening: evening.id, after: 4 }));
  expect(settled.settled).toEqual({
    at: at.clock.now(),
    fewest: true,
    results: [
      { person: evening.people[0], net: 505, amount: 505 },
      { person: evening.people[1], net: -505, amount: -505 },
    ],
    payments: [{ number: 1, from: "p2", to: "p1", amount: 505, paidAt: null }],
  });
  expect(at.move(settled, { kind: "buy-in", person: "p1", counts: [1, 0] })).toMatchObject(
    refusal("settled", "settledAlready"),
  );
  const pay = (payment: number, paid: boolean) =>
    requests.payChips(visitor, { evening: evening.id, payment, paid });
  expect(value(pay(1, true)).settled?.payments).toMatchObject([{ paidAt: at.clock.now() }]);
  expect(pay(2, true)).toMatchObject(refusal("unknown-payment", "unknownPayment"));
  expect(requests.recountChips(visitor, { evening: evening.id })).toMatchObject(
    refusal("paid", "paidAlready"),
  );
  expect(store.chips.list({ limit: 1, before: null })).toMatchObject([{ bought: 2000, unpaid: 0 }]);
  value(pay(1, false));
  expect(value(requests.recountChips(visitor, { evening: evening.id }))).toEqual(evening);
  expect(pay(1, true)).toMatchObject(refusal("not-settled", "notSettled"));
  expect(requests.chipOutcomes(visitor, { from: 0, to: 2 ** 52 })).toEqual({ ok: true, value: [] });
  value(requests.settleChips(visitor, { evening: evening.id, after: 4 }));
  expect(requests.chipOutcomes(visitor, { from: 0, to: 2 ** 52 })).toMatchObject({
    value: [
      { name: "Friday", person: { name: "Ann", profile: "ann" }, net: 505, amount: 505 },
      { person: { name: "Ben" }, amount: -505 },
    ],
  });
});

test("H-6 somebody may come later, under a name of his own", () => {
  const { opened, requests, value } = desk();
  const { id } = opened();
  expect(
    value(
      requests.addChipPerson(visitor, { evening: id, person: { name: "Cy", profile: null } }),
    ).people.map((person) => person.id),
  ).toEqual(["p1", "p2", "p3"]);
  for (const name of ["ben", "Ben\u034f", "B\u0435n"])
    expect(
      requests.addChipPerson(visitor, { evening: id, person: { name, profile: null } }),
    ).toMatchObject(refusal("name-taken", "nameTaken"));
});

test("H-6 an evening is called otherwise, while it is counted and when it is settled; nothing else of it changes", () => {
  const at = desk();
  const { requests, value, store } = at;
  const evening = played(at);
  const rename = (name: string, id = evening.id) =>
    requests.nameChipEvening(visitor, { evening: id, name });
  expect(value(rename("Ludwig’s"))).toEqual({ ...evening, name: "Ludwig’s" });
  expect(store.chips.list({ limit: 1, before: null })).toMatchObject([{ name: "Ludwig’s" }]);
  const settled = value(
    requests.settleChips(visitor, { evening: evening.id, after: evening.entries.length }),
  );
  expect(value(rename(""))).toEqual({ ...settled, name: "" });
  expect(requests.chipOutcomes(visitor, { from: 0, to: 2 ** 52 })).toMatchObject({
    value: [{ name: "" }, { name: "" }],
  });
  expect(rename("x", "none")).toMatchObject(refusal("unknown-evening", "unknownEvening"));
});

test("H-6 what was written down stays in the file: nothing changes it or takes it away", () => {
  const folder = testFolder();
  const at = desk(withAnn(folder));
  const evening = played(at);
  at.store.close();
  const database = new Database(join(folder, storeFile));
  for (const change of [
    "UPDATE chip_entries SET counts = '[0,0]'",
    "DELETE FROM chip_entries",
    "DELETE FROM chip_people",
    "DELETE FROM chip_evenings",
    "INSERT OR REPLACE INTO chip_entries SELECT * FROM chip_entries",
  ]) {
    expect(() => database.run(change), change).toThrow(/never changed/);
  }
  database.close();
  const again = openStore(folder);
  expect(again.chips.find(evening.id)).toEqual(evening);
  again.close();
});

test("H-6 whatever is bought, given back and undone: what is handed out and what people have add up, and the evening comes to zero", () => {
  const step = fc.record({
    kind: fc.constantFrom("buy-in", "rebuy", "add-on", "cash-out", "correction", "undo"),
    person: fc.integer({ min: 1, max: 4 }),
    counts: fc.tuple(fc.nat(30), fc.nat(9)),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), (steps) => {
      const at = desk();
      let evening = at.opened({
        people: ["A", "B", "C", "D"].map((name) => ({ name, profile: null })),
        money: { currency: "EUR", minor: 777, chips: 100 },
      });
      for (const { kind, person, counts } of steps) {
        const answer =
          kind === "undo"
            ? at.requests.reverseChips(visitor, {
                evening: evening.id,
                after: evening.entries.length,
                entry: person,
              })
            : at.move(evening, { kind, person: `p${person}`, counts, note: "n" });
        if (answer.ok) evening = answer.value;
      }
      const { counts } = onTable(evening);
      if (counts.some((count) => count !== 0))
        evening = at.value(
          at.move(evening, {
            kind: "correction",
            person: null,
            counts: counts.map((count) => 0 - count),
            note: "gone",
          }),
        );
      expect(onTable(evening)).toEqual({ counts: [0, 0], value: 0 });
      const answer = at.requests.settleChips(visitor, {
        evening: evening.id,
        after: evening.entries.length,
      });
      const { results, payments } = (answer.ok && answer.value.settled) || {
        results: [],
        payments: [],
      };
      expect(results.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      for (const { person, amount } of results) {
        expect(
          payments.reduce(
            (left, { from, to, amount: paid }) =>
              left + (from === person.id ? paid : 0) - (to === person.id ? paid : 0),
            amount,
          ),
        ).toBe(0);
      }
      at.store.close();
    }),
    { numRuns: 25 },
  );
});

test("H-6 an evening as CSV has every entry by colour, what each has won, and the payments; formulas are disarmed", () => {
  const at = desk();
  const evening = played(at);
  const settled = at.value(at.requests.settleChips(visitor, { evening: evening.id, after: 4 }));
  const lines = [
    ...eveningCsv({
      ...settled,
      people: [evening.people[0]!, { ...evening.people[1]!, name: "=Ben" }],
    }),
  ]
    .join("")
    .split("\r\n");
  expect(lines[0]).toBe("entry,time,kind,person,white (5),black (100),value,note,reverses");
  expect(lines[3]).toMatch(/^3,.*Z,cash-out,Ann,-21,-14,-1505,,$/);
  expect(lines[4]).toMatch(/,'=Ben,/);
  expect(lines).toEqual(
    expect.arrayContaining([
      "person,chips,EUR",
      "Ann,505,5.05",
      "Ben,-505,-5.05",
      "'=Ben,Ann,5.05,",
    ]),
  );
  expect([...outcomesCsv(at.store.chips.outcomes(0, 2 ** 52))].join("")).toMatch(
    /^evening,time,person,chips,amount,currency\r\nFriday,.*Z,Ann,505,5.05,EUR\r\n/,
  );
});
