import { describe, expect, test } from "vitest";
import { kingsTable } from "#renderer/games/kings-and-bastards/kingsTable.ts";
import { giftWords } from "#renderer/games/kings-and-bastards/wording.ts";
import type { Plan } from "#renderer/table/scene/animation.ts";
import { expectNoJump, plannedFor, type Planned } from "./planning.ts";
import { randomSteps, recordedSteps, recordNames, viewsOf, type KingsView } from "./rounds.ts";

const plansFor = (views: readonly KingsView[]): readonly Planned<KingsView>[] =>
  plannedFor(kingsTable, views);

describe.each(recordNames())("in the record %s", (name) => {
  test("H-24 the steps of every plan end in the scene of the next view, for every viewer", () => {
    const steps = recordedSteps(name);
    for (const viewer of [...steps[0]!.round.zones.hands.keys(), "spectator"] as const)
      plansFor(viewsOf(steps, viewer)).forEach(expectNoJump);
  });
});

test.each([2, 3, 4, 6, 7, 9, 12])(
  "H-24 random rounds of %d seats are played without a jump",
  (seats) => {
    for (let round = 0; round < 12; round += 1) {
      const titles = round % 2 === 0 ? {} : { king: round % seats, bastard: (round + 1) % seats };
      const steps = randomSteps(`plan ${seats} ${round}`, seats, titles);
      for (const viewer of [round % seats, "spectator"] as const)
        plansFor(viewsOf(steps, viewer)).forEach(expectNoJump);
    }
  },
);

const planned = (
  name: string,
  viewer: number | "spectator",
  happening: string,
): Planned<KingsView> => {
  const found = plansFor(viewsOf(recordedSteps(name), viewer)).find(({ view }) =>
    view.happened.some(({ type }) => type === happening),
  );
  if (!found) throw new Error(`no ${happening} in ${name}`);
  return found;
};
const flights = ({ plan }: Planned<KingsView>) => plan.steps.filter((step) => step.type === "fly");

describe("a plan", () => {
  test("C-4 deals one card at a time, clockwise from the dealer's left", () => {
    const dealt = planned("a-whole-round-by-seed.round.json", "spectator", "dealt");
    const { dealer } = dealt.after;
    const seats = dealt.after.counts.length;
    const order = flights(dealt).map(({ to }) => (to.zone === "fan" ? to.seat : -1));
    expect(order.slice(0, seats)).toEqual(
      Array.from({ length: seats }, (_, step) => (dealer! + 1 + step) % seats),
    );
    const starts = flights(dealt).map(({ at }) => at);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(dealt.plan.ms).toBeLessThan(3000);
  });

  test("C-7 shows given cards to King and Bastard only", () => {
    const name = "exchange.round.json";
    const { king, bastard } = viewsOf(recordedSteps(name), "spectator")[0]!.seen.facts.titles;
    const seats = recordedSteps(name)[0]!.round.zones.hands.keys();
    for (const viewer of [...seats, "spectator"] as const) {
      const faces = flights(planned(name, viewer, "gave")).map(({ card }) => card);
      if (viewer === king || viewer === bastard) expect(faces).not.toContain(null);
      else expect(new Set(faces)).toEqual(new Set([null]));
    }
  });

  test("KB-6 C-7 it is said who gave whom which cards, to King and Bastard alone, until the first trick is over", () => {
    const name = "exchange.round.json";
    const steps = recordedSteps(name);
    const { king, bastard } = viewsOf(steps, "spectator")[0]!.seen.facts.titles;
    const who = (viewer: number) => (seat: number) => ({
      name: `Seat ${seat}`,
      isYou: seat === viewer,
    });
    for (const viewer of steps[0]!.round.zones.hands.keys()) {
      const plans = plansFor(viewsOf(steps, viewer));
      const at = plans.findIndex(({ view }) => view.happened.some(({ type }) => type === "gave"));
      const said = (plan: Planned<KingsView>) =>
        (plan.after.gifts ?? []).map((gift) =>
          giftWords({ ...gift, cards: gift.cards! }, who(viewer)),
        );
      const isOne = viewer === king || viewer === bastard;
      expect(plans.slice(0, at).flatMap(said)).toEqual([]);
      expect(said(plans[at]!)).toHaveLength(isOne ? 2 : 0);
      if (viewer === king)
        expect(said(plans[at]!).toSorted()[1]).toMatch(
          new RegExp(`^You give Seat ${bastard} (\\S+[♣♦♥♠]|Joker) (\\S+[♣♦♥♠]|Joker)$`),
        );
      if (viewer === bastard)
        expect(said(plans[at]!).toSorted()[0]).toMatch(
          new RegExp(`^Seat ${king} gives you (\\S+[♣♦♥♠]|Joker) (\\S+[♣♦♥♠]|Joker)$`),
        );
      const isOver = (plan: Planned<KingsView>): boolean =>
        plan.view.happened.some(({ type }) => type === "wonTrick");
      const over = plans.findIndex((plan, index) => index > at && isOver(plan));
      if (over > 0) expect(plans.slice(over).flatMap(said)).toEqual([]);
    }
  });

  test("crosses both gifts at the same time", () => {
    const gifts = flights(planned("exchange.round.json", "spectator", "gave"));
    const [first, last] = [
      Math.min(...gifts.map(({ at }) => at)),
      Math.max(...gifts.map(({ at }) => at)),
    ];
    expect(last - first).toBeLessThan(gifts[0]!.ms / 2);
    expect(new Set(gifts.map(({ from }) => (from.zone === "fan" ? from.seat : -1))).size).toBe(2);
  });

  test("leaves time to look at a trick before it is swept away", () => {
    const won = planned("all-pass-and-the-winner-leads.round.json", "spectator", "wonTrick");
    const sweeps = flights(won).filter(({ to }) => to.zone === "heap");
    expect(sweeps.length).toBeGreaterThan(0);
    expect(Math.min(...sweeps.map(({ at }) => at))).toBeGreaterThan(500);
  });

  test("KB-13 crowns the King as they go out, and caps the Bastard at the end", () => {
    const plans = plansFor(viewsOf(recordedSteps("a-whole-round-by-seed.round.json"), "spectator"));
    const { places } = plans.at(-1)!.view.seen.facts.result!;
    const [king, bastard] = [places[0]![0], places.at(-1)![0]];
    const parties = plans.flatMap(({ plan, view }) =>
      plan.steps.flatMap((step) =>
        step.type === "crown" ? [{ ...step, isOver: view.seen.facts.result !== null, view }] : [],
      ),
    );
    expect(parties).toMatchObject([
      { party: "king", seat: king, isOver: false },
      { party: "bastard", seat: bastard, isOver: true },
    ]);
    expect(parties[0]!.view.happened).toContainEqual(
      expect.objectContaining({ type: "wentOut", seat: king, told: { place: 1 } }),
    );
    expect(kingsTable.title(parties[0]!.view.seen, king!)).toBe("first");
  });

  test("C-8 sends every stake to the pot and the pot to the King", () => {
    const views = viewsOf(recordedSteps("stake-and-what-the-bastard-pays.round.json"), "spectator");
    const chipsIn = (plan: Plan) =>
      plan.steps.flatMap((step) => (step.type === "chips" ? [step] : []));
    const plans = plansFor(views);
    expect(chipsIn(plans[0]!.plan)).toHaveLength(views[0]!.seen.hands.length);
    const king = views.at(-1)!.seen.facts.result!.winners[0];
    expect(chipsIn(plans.at(-1)!.plan)[0]).toMatchObject({ from: "pot", to: king });
  });

  test("of a single play is over within half a second", () => {
    expect(planned("a-whole-round-by-seed.round.json", "spectator", "played").plan.ms).toBeLessThan(
      500,
    );
  });
});
