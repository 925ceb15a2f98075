// Checks that the animations of stock and pile lead from one view to the next without a jump.

import { describe, expect, test } from "vitest";
import { crazyTable } from "#renderer/games/crazy-eights/crazyTable.ts";
import { exordiaTable } from "#renderer/games/exordia8/exordiaTable.ts";
import { planOf } from "#renderer/table/scene/plan.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import { mostOnPile, topOfPile } from "#renderer/table/parts/shed/shedScene.ts";
import type { Flight, AnimationStep } from "#renderer/table/scene/animation.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import type { Move } from "#shared/contract/round.ts";
import { expectNoJump, plannedFor, type Planned } from "#test/renderer/table/planning.ts";
import { shedSteps, shedViews, type ShedView } from "#test/renderer/table/shedRounds.ts";

const games = {
  "crazy-eights": { rules: crazyEights, table: crazyTable },
  exordia8: { rules: exordia8, table: exordiaTable },
} as const;
type Id = keyof typeof games;
type Wish = Parameters<typeof shedSteps>[3];

const plansOf = (
  id: Id,
  seed: string,
  seats: number,
  viewer: number | "spectator",
  wish: Wish = {},
): readonly Planned<ShedView>[] =>
  plannedFor(
    games[id].table,
    shedViews(games[id].rules, shedSteps(games[id].rules, seed, seats, wish), viewer),
  );

describe.each([
  ["crazy-eights", [2, 3, 5, 9, 12]],
  ["exordia8", [2, 3, 4, 8, 13]],
] as const)("%s", (id, companies) => {
  test.each(companies)("H-24 random rounds of %d seats are played without a jump", (seats) => {
    for (let round = 0; round < 5; round += 1) {
      const wish = { options: { stake: round % 2 === 0 ? 10 : 0 }, leaves: round > 2 };
      for (const viewer of [round % seats, "spectator"] as const)
        plansOf(id, `${seats} ${round}`, seats, viewer, wish).forEach(expectNoJump);
    }
  });

  test("H-24 every card on the pile keeps its key as long as it can be seen", () => {
    for (const { before, after } of plansOf(id, "keys", 4, 0)) {
      if (!before.shed || before.shed.pile.length === 0) continue;
      const known = new Map(topOfPile(before).map(({ number, card }) => [number, card]));
      for (const { number, card } of topOfPile(after)) expect(known.get(number) ?? card).toBe(card);
    }
  });
});

const flights = ({ plan }: Planned<ShedView>): readonly Flight[] =>
  plan.steps.filter((step) => step.type === "fly");
const stepsOf = <T extends AnimationStep["type"]>(
  { plan }: Planned<ShedView>,
  type: T,
): readonly Extract<AnimationStep, { readonly type: T }>[] =>
  plan.steps.filter(
    (step): step is Extract<AnimationStep, { readonly type: T }> => step.type === type,
  );
const first = (plans: readonly Planned<ShedView>[], happening: string): Planned<ShedView> => {
  const found = plans.find(({ view }) => view.happened.some(({ type }) => type === happening));
  if (!found) throw new Error(`no ${happening}`);
  return found;
};

/** The first round among these seeds in which it happens. */
function anyFirst(
  id: Id,
  seats: number,
  happening: string,
  likes: (move: Move) => boolean,
  viewer: number | "spectator" = "spectator",
): Planned<ShedView> {
  for (let seed = 0; seed < 60; seed += 1) {
    const plans = plansOf(id, `any ${seed}`, seats, viewer, { likes });
    if (plans.some(({ view }) => view.happened.some(({ type }) => type === happening)))
      return first(plans, happening);
  }
  throw new Error(`no ${happening}`);
}

const draws = ({ type }: Move): boolean => type === "draw";
const playsOf =
  (names: string) =>
  (move: Move): boolean =>
    move.type === "play" &&
    names.includes(String((move as Move & { readonly card: string }).card[0]));

describe("a deal", () => {
  test("CE-3 comes from the stock in turn order, one card at a time", () => {
    const dealt = plansOf("crazy-eights", "deal", 5, "spectator")[0]!;
    const order = dealt.after.circle!;
    const goals = flights(dealt).map(({ from, to }) =>
      from.zone === "stock" && to.zone === "fan" ? to.seat : -1,
    );
    expect(goals.slice(0, 10)).toEqual([...order, ...order]);
  });

  test("X8-4 begins at the dealer's left", () => {
    const dealt = plansOf("exordia8", "deal", 7, "spectator")[0]!;
    const goals = flights(dealt).map(({ to }) => (to.zone === "fan" ? to.seat : -1));
    expect(goals.slice(0, 7)).toEqual(
      Array.from({ length: 7 }, (_, step) => (dealt.after.dealer! + 1 + step) % 7),
    );
  });

  test("X8-1 of 250 cards to fifty seats takes 2.2 s, and their stakes are in before it", () => {
    const dealt = plansOf("exordia8", "fifty", 50, 0, { stopsAt: 1 })[0]!;
    expect(flights(dealt)).toHaveLength(250);
    expect(dealt.plan.ms).toBeLessThanOrEqual(2200);
    expect(stepsOf(dealt, "sound").length).toBeLessThan(30);
    const staked = plansOf("exordia8", "fifty", 50, 0, { stopsAt: 1, options: { stake: 10 } })[0]!;
    expect(Math.max(...stepsOf(staked, "chips").map(({ at }) => at))).toBeLessThan(1300);
    expect(
      stepsOf(staked, "sound").filter(({ name }) => name === "chip").length,
    ).toBeLessThanOrEqual(8);
  });

  test("CE-4 shows an eight that is turned up before it goes back", () => {
    const plans = Array.from(
      { length: 40 },
      (_, seed) => plansOf("crazy-eights", `turned ${seed}`, 3, 0, { stopsAt: 1 })[0]!,
    );
    const turned = plans.find(
      ({ view }) =>
        (view.seen.facts as unknown as { turnedBack: readonly string[] }).turnedBack.length > 0,
    )!;
    const eight = flights(turned).filter(({ key }) => key === "turned-0");
    expect(eight.map(({ card, to, flip }) => [card?.[0], to.zone, flip])).toEqual([
      ["8", "pile", [0, 1]],
      ["8", "stock", [1, 0]],
    ]);
    const steps = stepsOf(turned, "fly").filter(({ key }) => key === "turned-0");
    expect(steps[1]!.at - steps[0]!.at - steps[0]!.ms).toBeGreaterThan(500);
  });
});

describe("a plan", () => {
  test("C-7 shows a drawn card to who drew it alone", () => {
    for (const id of ["crazy-eights", "exordia8"] as const) {
      for (const viewer of [0, "spectator"] as const) {
        const taken = plansOf(id, "taken", 3, viewer, { likes: draws, stopsAt: 12 }).flatMap(
          (planned) =>
            flights(planned).filter(
              ({ from }) =>
                planned.view.happened.some(({ type }) => type === "drew") && from.zone === "stock",
            ),
        );
        const own = taken.filter(({ to }) => to.zone === "hand");
        expect(own.length > 0).toBe(viewer === 0);
        expect(own.every(({ card, flip }) => card !== null && flip[1] === 1)).toBe(true);
        expect(taken.filter(({ to }) => to.zone === "fan").every(({ card }) => card === null)).toBe(
          true,
        );
      }
    }
  });

  test("CE-9 leaves the top card where it is when the pile becomes the stock", () => {
    const refilled = anyFirst("crazy-eights", 2, "refilled", draws);
    const [top] = topOfPile(refilled.after);
    expect(
      flights(refilled)
        .filter(({ from }) => from.zone === "pile")
        .every(({ to, becomes }) => to.zone === "stock" && becomes === null),
    ).toBe(true);
    expect(flights(refilled).map(({ key }) => key)).not.toContain(`pile-${top!.number}`);
    expect(stepsOf(refilled, "stock").at(-1)!.cards).toBe(refilled.after.shed!.stock);
  });

  test("CE-7 lays several cards one after the other", () => {
    const many = anyFirst(
      "crazy-eights",
      4,
      "played",
      (move) =>
        move.type === "play" &&
        (move as Move & { readonly cards: readonly string[] }).cards.length > 1,
    );
    const laid = flights(many).filter(({ to }) => to.zone === "pile");
    const starts = stepsOf(many, "fly").map(({ at }) => at);
    expect(laid.length).toBeGreaterThan(0);
    expect(starts.slice(1).every((at, index) => at - starts[index]! >= 100)).toBe(true);
  });

  test("X8-9 springs the named suit up once its card lies there", () => {
    const named = plansOf("exordia8", "named", 4, 0, { likes: playsOf("8") }).find(
      (planned) => stepsOf(planned, "name").length > 0,
    )!;
    const landed = Math.max(...stepsOf(named, "fly").map(({ at, ms }) => at + ms));
    expect(stepsOf(named, "name")[0]!.at).toBeGreaterThanOrEqual(landed);
    expect(named.plan.ms).toBeLessThan(1000);
  });

  test("X8-11 turns the arrows", () => {
    const reversed = anyFirst("exordia8", 4, "reversed", playsOf("A"));
    expect(stepsOf(reversed, "reverse").map(({ direction }) => direction)).toEqual([
      reversed.after.direction,
    ]);
    expect(reversed.plan.ms).toBeLessThan(1050);
  });

  test("X8-15 points at the card that is owed, and waits for no end of that", () => {
    const started = anyFirst("exordia8", 4, "startedSequent", playsOf("234567"));
    expect(started.after.sequent).toMatchObject({ runs: true });
    expect(stepsOf(started, "beckon")).toHaveLength(1);
    expect(started.plan.ms).toBeLessThan(1000);
  });

  test("X8-16 gives who breaks a sequent two cards", () => {
    const broken = anyFirst("exordia8", 4, "brokeSequent", playsOf("234567"));
    expect(stepsOf(broken, "sequent").map(({ how }) => how)).toEqual(["breaks"]);
    expect(flights(broken).filter(({ from }) => from.zone === "stock")).toHaveLength(2);
  });

  test("X8-17 shows what is asked for after a sequent as soon as it is over, while it is still swept away", () => {
    const { before, after } = plansOf("exordia8", "ends", 3, "spectator", { stopsAt: 2 })[1]!;
    const owing: Scene = {
      ...before,
      shed: {
        ...before.shed!,
        want: {
          any: false,
          suit: null,
          rank: null,
          colour: null,
          named: false,
          only: "8d",
          words: "the 8 of diamonds",
        },
      },
    };
    const { steps } = planOf(
      owing,
      [{ type: "sequent", seat: 0, how: "ends", words: "" }],
      after,
      exordiaTable.parts,
    );
    const [sweep] = steps.filter(({ type }) => type === "sequent");
    expect(steps.filter((step) => step.type === "want")).toMatchObject([
      { want: after.shed!.want, at: sweep!.at },
    ]);
  });

  test("X8-18 cheers the winner and gives him the pot", () => {
    const won = anyFirst("exordia8", 3, "won", ({ type }) => type === "play");
    const winner = won.view.seen.facts.result!.winners[0]!;
    expect(stepsOf(won, "cheer").map(({ seat }) => seat)).toEqual([winner]);
    expect(won.after.shed!.want).toBeNull();
  });

  test("C-5 lays leavers' hands aside, apart from the pile", () => {
    const left = Array.from({ length: 20 }, (_, seed) =>
      plansOf("exordia8", `left ${seed}`, 6, "spectator", { leaves: true }),
    )
      .flat()
      .find(({ view }) => view.happened.some(({ type }) => type === "left"))!;
    expect(left.after.heap).toBe(left.view.seen.removed);
    expect(flights(left).some(({ to }) => to.zone === "heap")).toBe(true);
  });
});

test("a pile shows its newest cards alone", () => {
  const [last] = plansOf("exordia8", "pile", 4, 0, { likes: ({ type }) => type === "play" }).slice(
    -1,
  );
  expect(topOfPile(last!.after).length).toBeLessThanOrEqual(mostOnPile);
  expect(topOfPile(last!.after).at(-1)!.card).toBe(last!.after.shed!.pile.at(-1));
});
