// Evenings with real chips as reported by a fake house that stores nothing.

import type { ChipEntry } from "#shared/chipBank/evening.ts";
import type { RoomClock } from "#shared/roomClock/clock.ts";
import { clockPresets } from "#shared/roomClock/presets.ts";
import type { ChipEvening, ChipEveningLine, ChipOutcome } from "#shared/chipBank/kept.ts";

const now = 1_760_000_000_000;
const money = { currency: "EUR", digits: 2, minor: 2000, chips: 2000 };
const names = ["Robin", "Ada", "Ludwig", "Mei", "Greta", "Omar"];
const colours = [
  { colour: "white", value: 10 },
  { colour: "red", value: 50 },
  { colour: "green", value: 100 },
  { colour: "blue", value: 500 },
] as const;
const stack = [20, 6, 10, 1];

const entries: readonly ChipEntry[] = [
  ...names.map((_name, at): ChipEntry => ({
    number: at + 1,
    at: now + at * 60_000,
    kind: "buy-in",
    person: `p${at + 1}`,
    counts: stack,
    note: "",
    reverses: null,
  })),
  {
    number: 7,
    at: now + 1_800_000,
    kind: "rebuy",
    person: "p3",
    counts: stack,
    note: "",
    reverses: null,
  },
  {
    number: 8,
    at: now + 2_400_000,
    kind: "rebuy",
    person: "p2",
    counts: stack,
    note: "",
    reverses: null,
  },
  {
    number: 9,
    at: now + 2_460_000,
    kind: "reversal",
    person: "p2",
    counts: stack.map((count) => -count),
    note: "",
    reverses: 8,
  },
  {
    number: 10,
    at: now + 3_600_000,
    kind: "cash-out",
    person: "p6",
    counts: [-12, -14, -21, -2],
    note: "",
    reverses: null,
  },
];

export const fakeEvening: ChipEvening = {
  id: "evening",
  name: "Ludwig’s",
  openedAt: now,
  colours,
  stack,
  money,
  entries,
  settled: null,
  people: names.map((name, at) => ({
    id: `p${at + 1}`,
    name,
    profile: at === 0 ? "p0" : at === 3 ? "p3" : null,
  })),
};

const amounts = [2350, -2000, -1480, 800, 1330, -1000];

export const fakeSettled: ChipEvening = {
  ...fakeEvening,
  id: "settled",
  settled: {
    at: now + 14_400_000,
    fewest: true,
    results: fakeEvening.people.map((person, at) => ({
      person,
      net: amounts[at]!,
      amount: amounts[at]!,
    })),
    payments: [
      { from: "p2", to: "p1", amount: 2000, paidAt: now + 14_500_000 },
      { from: "p3", to: "p5", amount: 1330, paidAt: null },
      { from: "p6", to: "p4", amount: 800, paidAt: null },
      { from: "p6", to: "p1", amount: 200, paidAt: null },
      { from: "p3", to: "p1", amount: 150, paidAt: null },
    ].map((payment, at) => ({ ...payment, number: at + 1 })),
  },
};

export const fakeEvenings: readonly ChipEveningLine[] = [
  {
    number: 2,
    id: "evening",
    name: "Ludwig’s",
    openedAt: now,
    money,
    settledAt: null,
    people: names,
    bought: 14_000,
    unpaid: 0,
  },
  {
    number: 1,
    id: "settled",
    name: "",
    openedAt: now - 604_800_000,
    money,
    settledAt: now - 590_000_000,
    people: names,
    bought: 18_000,
    unpaid: 4,
  },
];

export const fakeOutcomes: readonly ChipOutcome[] = Array.from({ length: 9 }, (_, week) =>
  names.map((name, at): ChipOutcome => {
    const amount = [1, -1, 2, -2, 3, -3][(at + week * 2) % 6]! * ((week % 4) + 1) * 150;
    return {
      evening: `e${week}`,
      name: "",
      at: now - (9 - week) * 604_800_000,
      money,
      person: { name, profile: at === 0 ? "p0" : null },
      net: amount,
      amount,
    };
  }),
).flat();

const chips = (
  [
    [5, "white"],
    [25, "green"],
    [100, "black"],
    [500, "purple"],
    [1000, "yellow"],
  ] as const
).map(([value, colour]) => ({ value, colour }));
/** At the level at which the first chips are raced off. */
export const fakeClock: RoomClock = {
  ...clockPresets.standard,
  chips,
  name: "Ludwig’s",
  at: 8,
  spent: 252_000,
  isGoing: true,
  away: null,
};
