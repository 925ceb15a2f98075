// Checks that the forms and figures of an evening with real chips give what was entered and what was won (H-6).

import { expect, test } from "vitest";
import {
  eveningOf,
  firstDraft,
  freeColour,
  setOf,
  stackValue,
  withSet,
  type EveningDraft,
} from "#renderer/screens/chipBank/eveningDraft.ts";
import { yearFigures } from "#renderer/screens/chipBank/Evenings.tsx";
import { fakeEvening, fakeOutcomes } from "#test/doors/fakeChips.ts";
import { houseRequests } from "#shared/protocol/schema.ts";
import { chipWords } from "#renderer/text/en/chips.ts";

const draft = (changed: Partial<EveningDraft> = {}): EveningDraft => ({
  ...firstDraft(null, "EUR"),
  ...changed,
});

test("H-6 what is entered at first is an evening with a ready set, and of the form that the house takes", () => {
  const wanted = eveningOf(draft({ people: [{ name: "Ann", profile: null }] }));
  expect(wanted).toMatchObject({
    money: { currency: "EUR", minor: 1, chips: 1 },
    stack: [20, 20, 10, 6, 2],
    people: [{ name: "Ann" }],
  });
  expect(houseRequests.openChipEvening.safeParse(wanted).success).toBe(true);
  expect(setOf(draft())).toBe("home");
  expect(setOf(withSet(draft(), "casino"))).toBe("casino");
  expect(stackValue(withSet(draft(), "tournament"))).toBe(10_000);
});

test("H-6 the price of a buy-in becomes the price of chips, to the smallest unit of its currency", () => {
  const priced = (currency: string, price: string) =>
    eveningOf(draft({ currency, price, colours: [{ colour: "red", value: "5", count: "60" }] }))
      ?.money;
  expect(priced("EUR", "12.50")).toEqual({ currency: "EUR", minor: 25, chips: 6 });
  expect(priced("JPY", "1000")).toEqual({ currency: "JPY", minor: 10, chips: 3 });
  expect(priced("JPY", "10.5")).toBeUndefined();
  expect(priced("QQQ", "10")).toBeUndefined();
  expect(eveningOf(draft({ forMoney: false, price: "x" }))).toMatchObject({ money: null });
});

test("H-6 what is not whole, is nothing or is missing opens no evening", () => {
  expect(eveningOf(draft({ colours: [{ colour: "red", value: "0", count: "5" }] }))).toBeNull();
  expect(eveningOf(draft({ colours: [{ colour: "red", value: "5", count: "0" }] }))).toBeNull();
  expect(eveningOf(draft({ price: "" }))).toBeNull();
});

test("H-6 the next evening begins with the chips and the price of the last one", () => {
  const like = firstDraft(fakeEvening, "USD");
  expect(like).toMatchObject({
    name: "",
    people: [],
    currency: "EUR",
    price: "20",
    forMoney: true,
  });
  expect(eveningOf(like)).toMatchObject({
    stack: fakeEvening.stack,
    money: { minor: 1, chips: 1 },
  });
  expect(freeColour(like)).toBe("black");
});

test("H-6 over a year one person is one profile, or one name, in one currency", () => {
  const [first] = fakeOutcomes;
  const money = { ...first!.money!, currency: "USD" };
  const outcome = (name: string, profile: string | null, amount: number, dollars = false) => ({
    ...first!,
    person: { name, profile },
    amount,
    ...(dollars && { money }),
  });
  const figures = yearFigures([
    outcome("Robin", "p0", 100),
    outcome("Rob", "p0", -250),
    outcome("ada", null, 5),
    outcome("ADA", null, 10),
    outcome("Ada", null, -70, true),
  ]);
  expect(figures.map(({ name, evenings, amount, best }) => [name, evenings, amount, best])).toEqual(
    [
      ["ADA", 2, 15, 10],
      ["Ada", 1, -70, -70],
      ["Rob", 2, -150, 100],
    ],
  );
  expect(figures[2]!.points.map(({ chips }) => chips)).toEqual([1, -1.5]);
});

test("money is said in its own units, with its sign", () => {
  const { sum, change } = chipWords.screen;
  expect(sum({ currency: "EUR", digits: 2, minor: 1, chips: 1 }, 123_456)).toBe("€1,234.56");
  expect(sum({ currency: "JPY", digits: 0, minor: 1, chips: 1 }, 1234)).toBe("¥1,234");
  expect(change({ currency: "EUR", digits: 2, minor: 1, chips: 1 }, -50)).toBe("−€0.50");
  expect(change(null, 20)).toBe("+20");
});
