// What people read of verified deals (H-18).

import { describe, expect, it } from "vitest";
import {
  newestFault,
  sessionStanding,
  standingOf,
  tableStanding,
  type WitnessedDeal,
} from "#renderer/client/deal/witnessedDeals.ts";
import { syntheticRound } from "#test/verifiedDeal/syntheticRound.ts";
import { checkSteps } from "#renderer/screens/checkDeal/checkSteps.ts";
import { faultWords as wordsIn } from "#renderer/screens/table/deal/faultWords.ts";
import { text } from "#renderer/text/text.ts";
import { laidWords } from "#renderer/screens/table/TableNotices.tsx";
import { dealFaultKinds, type DealFault } from "#shared/verifiedDeal/fault.ts";
import { standardSettings, type Rotation, type TableSettings } from "#shared/protocol/schema.ts";
import { fakeDeals } from "#test/doors/fakeDeals.ts";
import { fakeTable } from "#test/doors/fakeTable.ts";

const faultWords = (found: DealFault, nameOf: () => string) => wordsIn(text(), found, nameOf);
const fault: DealFault = { kind: "opening", deck: 0, place: 6, card: "7h" };
const at = { stage: "playing", roundNumber: 3 } as const;
const last = (now: "open" | "fits" | "fault"): WitnessedDeal => fakeDeals(now).deals.at(-1)!;

describe("H-18 a deal", () => {
  it.each(["open", "fits", "fault"] as const)("stands as %s", (now) =>
    expect(standingOf(last(now))).toBe(now),
  );

  it("in which this program found a fault is wrong, even if the others found none", () =>
    expect(standingOf({ ...last("fits"), fault })).toBe("fault"));

  it("of a session is checked once all are open, but for those that came to no card", () => {
    const undealt = { ...last("open").transcript!, seals: [] };
    const begunAgain = { ...last("open"), deal: "b", transcript: undealt };
    expect(sessionStanding(fakeDeals("open"))).toBe("open");
    expect(sessionStanding(fakeDeals("fits"))).toBe("fits");
    expect(sessionStanding({ words: [], deals: [begunAgain, last("fits")] })).toBe("fits");
    expect(sessionStanding(fakeDeals("fault"))).toBe("fault");
  });
});

describe("H-18 a round without a verified deal", () => {
  it("does not stand as the one before it", () => {
    const deals = { words: [], deals: [{ ...last("fits"), round: at.roundNumber }] };
    expect(tableStanding(deals, at)).toBe("fits");
    const next = { ...at, roundNumber: at.roundNumber + 1 };
    expect(tableStanding(deals, next)).toBeNull();
    expect(tableStanding(deals, { ...next, stage: "between" })).toBe("fits");
  });
});

describe("H-18 a fault", () => {
  it("stays in sight after later rounds that fit", () => {
    const [first, second] = [last("fault"), last("fits")];
    const deals = { words: [], deals: [first, { ...second, deal: "b", round: 4 }] };
    expect(tableStanding(deals, at)).toBe("fault");
    expect(newestFault(deals, {})).toEqual({ round: 3, fault, by: "p3" });
  });

  it("is also known to spectators, whose programs contribute nothing", () => {
    const table = { dealFault: { round: 2, player: "p0", fault } };
    expect(newestFault(null, table)).toEqual({ round: 2, fault, by: "p0" });
    expect(tableStanding(null, { ...at, ...table })).toBe("fault");
    expect(tableStanding(null, at)).toBeNull();
  });

  it.each(dealFaultKinds)("of the kind %s is told in a sentence, with what it names", (kind) => {
    const bare = faultWords({ kind }, () => "Mei");
    const named = faultWords({ ...fault, kind, player: "p3" }, () => "Mei");
    for (const words of [bare, named]) expect(words).toMatch(/^[A-Z].*\.$/);
    expect(`${bare} ${named}`).not.toMatch(/undefined|null|7h/);
  });

  it("names the card, or its place in the deck", () => {
    expect(faultWords(fault, () => "")).toBe(
      "The 7 of hearts isn’t the card that was sealed in its place.",
    );
    expect(faultWords({ kind: "opening", place: 11 }, () => "")).toBe(
      "The 12th card from the top isn’t the card that was sealed in its place.",
    );
  });
});

describe("H-18 the check of a saved deal", () => {
  const { own, closing } = syntheticRound("steps").transcript(0);
  const whole = { own, closing };
  const states = (steps: ReturnType<typeof checkSteps>) => steps.map(({ state }) => state);

  it("goes through all that may be wrong", () => {
    const steps = checkSteps(whole, null);
    expect(steps.map(({ kind }) => kind)).toEqual(dealFaultKinds);
    expect(new Set(states(steps))).toEqual(new Set(["fits"]));
  });

  it("cannot look behind the seals of a deal that is not open", () =>
    expect(states(checkSteps({ ...whole, closing: null }, null))).toEqual([
      ...["fits", "fits", "unchecked", "fits", "fits", "unchecked", "fits"],
      ...Array<string>(3).fill("unchecked"),
    ]));

  it("says nothing of a part that this program did not contribute", () =>
    expect(states(checkSteps({ ...whole, own: null }, null))).toEqual([
      "unchecked",
      ...Array<string>(9).fill("fits"),
    ]));

  it("ends at the first fault", () =>
    expect(states(checkSteps(whole, { kind: "signature" })).slice(2, 6)).toEqual([
      "fits",
      "fault",
      "unchecked",
      "unchecked",
    ]));
});

const rotations: { readonly [name: string]: Rotation } = {
  shedding: [{ game: "crazy-eights", rounds: 1, options: {} }],
  poker: [{ game: "five-card-draw", rounds: 1, options: {} }],
  mixed: [
    { game: "kings-and-bastards", rounds: 1, options: {} },
    { game: "five-card-draw", rounds: 4, options: {} },
  ],
};

it.each<[keyof typeof rotations, TableSettings["openDeals"], RegExp]>([
  ["shedding", "usual", /After each round, the host opens how it dealt\.$/],
  ["poker", "usual", /At the end of the session, the host opens how it dealt\.$/],
  ["mixed", "usual", /poker hands at the end of the session, other rounds right after each\.$/],
  ["poker", "round", /After each round, the host opens/],
  ["mixed", "never", /The host never opens how it dealt\.$/],
])(
  "H-18 before the first deal a table for %s that opens its deals as %s says so",
  (played, openDeals, words) =>
    expect(
      laidWords({
        ...fakeTable("t", "waiting"),
        rotation: rotations[played]!,
        settings: { ...standardSettings, openDeals },
      }),
    ).toMatch(words),
);
