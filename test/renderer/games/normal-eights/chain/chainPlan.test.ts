// Checks that chains, choices and open hands lead from one view of Normal Eights to the next
// without a jump.

import { describe, expect, test } from "vitest";
import { normalTable } from "#renderer/games/normal-eights/normalTable.ts";
import type { Beat, Flight, Plan, AnimationStep } from "#renderer/table/scene/animation.ts";
import { planOf as planWith } from "#renderer/table/scene/plan.ts";
import { pileKey, type Scene } from "#renderer/table/scene/scene.ts";
import { chainKey } from "#renderer/games/normal-eights/chain/chainPlan.ts";
import { chosenKey } from "#renderer/games/normal-eights/choices/choiceScene.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Move } from "#shared/contract/round.ts";
import { expectNoJump, plannedFor, type Planned } from "#test/renderer/table/planning.ts";
import { loadGame } from "#renderer/text/text.ts";
import { laidScene } from "#test/renderer/table/laidScene.ts";
import { shedSteps, shedViews, type ShedView } from "#test/renderer/table/shedRounds.ts";

await loadGame("normal-eights");

const planOf = (before: Scene, beats: Parameters<typeof planWith>[1], after: Scene): Plan =>
  planWith(before, beats, after, normalTable.parts);

type Wish = Parameters<typeof shedSteps>[3];

const plansOf = (
  seed: string,
  seats: number,
  viewer: number | "spectator",
  wish: Wish = {},
): readonly Planned<ShedView>[] =>
  plannedFor(
    normalTable,
    shedViews(
      normalEights,
      shedSteps(normalEights, seed, seats, { stopsAt: 400, ...wish }),
      viewer,
    ),
  );

/** Whatever makes chains and choices. */
const lively = ({ type, ...move }: Move): boolean =>
  type === "nope" ||
  (type === "play" && "target" in move) ||
  type === "pick" ||
  (type === "sets" && "max" in move);
const playsOf =
  (names: string) =>
  (move: Move): boolean =>
    move.type === "play" &&
    names.includes(String((move as Move & { readonly card: string }).card[0]));

const flights = ({ steps }: Plan): readonly Flight[] => steps.filter((step) => step.type === "fly");
const stepsOf = <T extends AnimationStep["type"]>(
  { steps }: Plan,
  type: T,
): readonly Extract<AnimationStep, { readonly type: T }>[] =>
  steps.filter((step): step is Extract<AnimationStep, { readonly type: T }> => step.type === type);
const endOf = ({ at, ms }: AnimationStep): number => at + ms;

describe("H-24 random rounds", () => {
  test.each([2, 3, 4, 8, 13, 15])("of %d seats are played without a jump", (seats) => {
    for (let round = 0; round < 5; round += 1) {
      const wish = {
        options: { stake: round % 2 === 0 ? 10 : 0, jokersPerPack: round % 3 },
        leaves: round > 2,
        likes: round % 2 === 0 ? lively : () => false,
      };
      for (const viewer of [round % seats, "spectator"] as const)
        plansOf(`${seats} ${round}`, seats, viewer, wish).forEach(expectNoJump);
    }
  });

  test("tell of every chain, choice and open hand", () => {
    const plans = Array.from({ length: 30 }, (_, seed) =>
      plansOf(`all ${seed}`, 5, seed % 2 === 0 ? 0 : "spectator", {
        likes: lively,
        options: { jokersPerPack: 2 },
      }),
    ).flat();
    const told = new Set(plans.flatMap(({ plan }) => plan.steps.map(({ type }) => type)));
    for (const type of [
      "judge",
      "count-down",
      "best",
      "order",
      "skips",
      "open",
      "show",
      "hide",
    ] as const)
      expect([type, told.has(type)]).toEqual([type, true]);
  });
});

describe("NE-20 a chain", () => {
  const card = { as: null, cancelled: false, back: false } as const;
  const before = laidScene(4, { hand: ["As", "2c"], pile: ["5h"] });
  const played: Scene = {
    ...before,
    counts: [2, 6, 7, 7],
    chain: [{ ...card, seat: 1, card: "Kh" }],
  };
  const noped: Scene = {
    ...played,
    hand: before.hand.slice(1),
    counts: [1, 6, 7, 7],
    chain: [
      { ...card, seat: 1, card: "Kh", cancelled: true, back: true },
      { ...card, seat: 0, card: "As" },
    ],
  };

  test("begins beside the pile, which stays as it is", () => {
    const plan = planOf(before, [{ type: "chain", seat: 1, card: "Kh", words: "Draw!" }], played);
    expect(flights(plan).map(({ to, becomes }) => [to.zone, becomes])).toEqual([
      ["chain", chainKey(0)],
    ]);
    expect(stepsOf(plan, "pile")).toEqual([]);
    expect(stepsOf(plan, "judge")).toEqual([]);
  });

  test("NE-18 shows the card cancelled as its ace lands, and its cards make room for the ace", () => {
    const plan = planOf(played, [{ type: "chain", seat: 0, card: "As", words: "Nope!" }], noped);
    const [moved, ace] = flights(plan);
    expect([moved!.key, moved!.to, ace!.key, ace!.becomes]).toEqual([
      chainKey(0),
      { zone: "chain", place: 0, of: 2 },
      before.hand[0]!.key,
      chainKey(1),
    ]);
    expect(
      stepsOf(plan, "judge").map(({ place, card: judged }) => [
        place,
        judged?.cancelled,
        judged?.back,
      ]),
    ).toEqual([[0, true, true]]);
    expect(stepsOf(plan, "judge")[0]!.at).toBeGreaterThanOrEqual(endOf(stepsOf(plan, "fly")[1]!));
  });

  test("NE-18 an ace on the ace revives what was cancelled", () => {
    const revived: Scene = {
      ...noped,
      counts: [1, 6, 6, 7],
      chain: [
        { ...noped.chain![0]!, cancelled: false, back: false },
        { ...noped.chain![1]!, cancelled: true },
        { ...card, seat: 2, card: "Ac" },
      ],
    };
    const plan = planOf(noped, [{ type: "chain", seat: 2, card: "Ac", words: "" }], revived);
    expect(
      stepsOf(plan, "judge").map(({ place, card: judged }) => [place, judged?.cancelled]),
    ).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  test("NE-21 ends in its order: on the pile what was not sent back, the others in the hands they came from", () => {
    const after: Scene = {
      ...noped,
      counts: [1, 7, 7, 7],
      chain: [],
      open: 2,
      shed: { ...noped.shed!, pile: ["5h", "As"] },
    };
    const plan = planOf(
      noped,
      [
        {
          type: "settle",
          cards: [
            { seat: 1, card: "Kh", stands: false, back: true },
            { seat: 0, card: "As", stands: true, back: false },
          ],
        },
      ],
      after,
    );
    expect(flights(plan).map(({ key, to, becomes }) => [key, to.zone, becomes])).toEqual([
      [chainKey(0), "fan", null],
      [chainKey(1), "pile", pileKey(1)],
    ]);
    const [back, laid] = stepsOf(plan, "fly");
    expect(laid!.at).toBeGreaterThan(back!.at);
    expect(stepsOf(plan, "judge").every(({ card: judged }) => judged === null)).toBe(true);
    expectNoJump({ before: noped, after, plan, view: null });
  });

  test("NE-19 the own card that is sent back flies to its place in the hand", () => {
    const own: Scene = {
      ...before,
      hand: before.hand.slice(1),
      counts: [1, 7, 7, 7],
      chain: [
        { ...card, seat: 0, card: "As", cancelled: true, back: true },
        { ...card, seat: 2, card: "Ac" },
      ],
    };
    const after: Scene = {
      ...before,
      hand: [...before.hand.slice(1), { key: "new", card: "As" }],
      counts: [2, 7, 7, 7],
      open: 2,
      shed: { ...before.shed!, pile: ["5h", "Ac"] },
    };
    const plan = planOf(
      own,
      [
        {
          type: "settle",
          cards: [
            { seat: 0, card: "As", stands: false, back: true },
            { seat: 2, card: "Ac", stands: true, back: false },
          ],
        },
      ],
      after,
    );
    expect(flights(plan)[0]).toMatchObject({
      key: chainKey(0),
      to: { zone: "hand", index: 1, of: 2 },
      flip: [1, 1],
      becomes: "new",
    });
    expectNoJump({ before: own, after, plan, view: null });
  });

  test("C-5 that nobody told the end of is gone in the end", () => {
    const plan = planOf(noped, [], { ...noped, chain: [] });
    expectNoJump({ before: noped, after: { ...noped, chain: [] }, plan, view: null });
  });
});

describe("NE-23 choices", () => {
  const before = laidScene(4, { hand: ["As", "2c"], pile: ["5h"] });
  const chosen: Scene = { ...before, chosen: [0, 1, 2, 3] };
  const picks = [
    { seat: 1, card: "9h" },
    { seat: 2, card: "Kd" },
    { seat: 3, card: "Kc" },
    { seat: 0, card: "2c" },
  ] as const;

  test("lie face down before their seats, the own one too, which stays in the hand", () => {
    const plan = planOf(
      before,
      [
        { type: "choose", seat: 0 },
        { type: "choose", seat: 2 },
      ],
      { ...before, chosen: [0, 2] },
    );
    expect(flights(plan).map(({ key, card, flip }) => [key, card, flip])).toEqual([
      [chosenKey(0), null, [0, 0]],
      [chosenKey(2), null, [0, 0]],
    ]);
    expect(stepsOf(plan, "count")).toEqual([]);
  });

  test("are laid where a table is looked at amid them", () => {
    expect(flights(planOf(before, [], chosen)).map(({ key }) => key)).toEqual(
      [0, 1, 2, 3].map(chosenKey),
    );
  });

  const beats: readonly Beat[] = [
    { type: "duel", picks, best: [2, 3] },
    {
      type: "discard",
      cards: [
        { seat: 2, card: "Kd" },
        { seat: 3, card: "Kc" },
      ],
    },
  ];
  const after: Scene = {
    ...before,
    counts: [2, 7, 6, 6],
    open: 3,
    shed: { ...before.shed!, pile: ["5h", "Kd", "Kc"] },
  };

  test("NE-7 of a war turn all at once after three, two, one, and only the highest go on the pile", () => {
    const plan = planOf(chosen, beats, after);
    const counted = stepsOf(plan, "count-down");
    expect(counted.map(({ number }) => number)).toEqual([3, 2, 1]);
    const turned = stepsOf(plan, "fly").filter(
      ({ to, flip }) => to.zone === "chosen" && flip[1] === 1,
    );
    expect(new Set(turned.map(({ at }) => at))).toEqual(new Set([endOf(counted[2]!)]));
    expect(turned).toHaveLength(4);
    expect(stepsOf(plan, "best").map(({ seats }) => seats)).toEqual([[2, 3]]);
    expect(
      flights(plan)
        .filter(({ to }) => to.zone === "pile")
        .map(({ key }) => key),
    ).toEqual([chosenKey(2), chosenKey(3)]);
    expect(
      flights(plan)
        .filter(({ to }) => to.zone === "fan" || to.zone === "hand")
        .map(({ key, to }) => [key, to.zone]),
    ).toEqual([
      [chosenKey(1), "fan"],
      [chosenKey(0), "hand"],
    ]);
    expectNoJump({ before: chosen, after, plan, view: null });
  });

  test("NE-7 wait for a card that is laid only now", () => {
    const plan = planOf({ ...before, chosen: [0, 1, 2] }, beats, after);
    expect(flights(plan)[0]).toMatchObject({ key: chosenKey(3), card: null });
    expectNoJump({ before: { ...before, chosen: [0, 1, 2] }, after, plan, view: null });
  });

  test("NE-7 take the own card out of the hand where it was the highest", () => {
    const own: readonly Beat[] = [
      { type: "duel", picks, best: [0] },
      { type: "discard", cards: [{ seat: 0, card: "2c" }] },
    ];
    const less: Scene = {
      ...before,
      hand: before.hand.slice(0, 1),
      counts: [1, 7, 7, 7],
      open: 2,
      shed: { ...before.shed!, pile: ["5h", "2c"] },
    };
    expectNoJump({ before: chosen, after: less, plan: planOf(chosen, own, less), view: null });
  });

  test("NE-12 are shown together, with their order, and go on the pile one after the other", () => {
    const purge: readonly Beat[] = [{ type: "discard", cards: picks }];
    const purged: Scene = {
      ...before,
      hand: before.hand.slice(0, 1),
      counts: [1, 6, 6, 6],
      open: 5,
      shed: { ...before.shed!, pile: ["5h", "9h", "Kd", "Kc", "2c"] },
    };
    const plan = planOf(chosen, purge, purged);
    const shown = stepsOf(plan, "fly").filter(({ to }) => to.zone === "chosen");
    expect(new Set(shown.map(({ at }) => at)).size).toBe(1);
    expect(
      stepsOf(plan, "order")
        .filter(({ number }) => number !== null)
        .map(({ seat, number }) => [seat, number]),
    ).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [0, 4],
    ]);
    const laid = stepsOf(plan, "fly").filter(({ to }) => to.zone === "pile");
    expect(laid.map(({ card }) => card)).toEqual(picks.map(({ card }) => card));
    expect(laid.slice(1).every(({ at }, index) => at > laid[index]!.at)).toBe(true);
    expect(laid[0]!.at).toBeGreaterThan(endOf(shown[0]!));
    expectNoJump({ before: chosen, after: purged, plan, view: null });
  });

  test("NE-11 of several cards lie side by side; who has no sets takes nothing but a back up again", () => {
    const sets: readonly Beat[] = [
      {
        type: "discard",
        cards: [
          { seat: 2, card: "7c" },
          { seat: 2, card: "7d" },
          { seat: 2, card: "7h" },
        ],
      },
    ];
    const laid: Scene = {
      ...before,
      counts: [2, 7, 4, 7],
      open: 4,
      shed: { ...before.shed!, pile: ["5h", "7c", "7d", "7h"] },
    };
    const plan = planOf(chosen, sets, laid);
    expect(
      flights(plan)
        .filter(({ to }) => to.zone === "chosen")
        .map(({ to }) => to),
    ).toEqual([0, 1, 2].map((index) => ({ zone: "chosen", seat: 2, index, of: 3 })));
    expect(stepsOf(plan, "order")).toEqual([]);
    expect(
      flights(plan)
        .filter(({ becomes }) => becomes === null)
        .map(({ key }) => key),
    ).toEqual([0, 1, 3].map(chosenKey));
    expectNoJump({ before: chosen, after: laid, plan, view: null });
  });

  test("NE-23 of fifteen seats with many cards are on the pile in a few seconds", () => {
    const many = laidScene(15, { hand: [], pile: ["5h"] });
    const cards = Array.from({ length: 15 }, (_, seat) =>
      (["7c", "7d", "7h", "7s"] as const).map((card) => ({ seat, card })),
    ).flat();
    const plan = planOf(
      { ...many, counts: many.counts.map(() => 9) },
      [{ type: "discard", cards }],
      {
        ...many,
        counts: many.counts.map(() => 5),
        open: 61,
        shed: { ...many.shed!, pile: ["5h", ...cards.map(({ card }) => card)] },
      },
    );
    expect(plan.ms).toBeLessThan(6500);
    expect(stepsOf(plan, "sound").length).toBeLessThan(40);
  });
});

describe("NE-9 an open hand", () => {
  const shownHand = { cards: ["3c", "9h", "Kd"], lit: [true, true, true], words: "" } as const;
  const closed = laidScene(4, { hand: ["As"], pile: ["5h"] });
  const open: Scene = { ...closed, counts: [1, 7, 3, 7], shown: [null, null, shownHand, null] };

  test("loses the card that is played as it goes, and shows one that comes once it has come", () => {
    const less: Scene = {
      ...open,
      counts: [1, 7, 2, 7],
      shown: [null, null, { ...shownHand, cards: ["3c", "Kd"], lit: [true, true] }, null],
      chain: [{ seat: 2, card: "9h", as: null, cancelled: false, back: false }],
    };
    const played = planOf(open, [{ type: "chain", seat: 2, card: "9h", words: "" }], less);
    expect(stepsOf(played, "open").map(({ hand, at }) => [hand.cards, at])).toEqual([
      [["3c", "Kd"], 0],
    ]);
    const more: Scene = {
      ...open,
      counts: [1, 7, 4, 7],
      shed: { ...open.shed!, stock: open.shed!.stock - 1 },
      shown: [
        null,
        null,
        { ...shownHand, cards: ["3c", "9h", "Kd", "4s"], lit: [true, true, true, true] },
        null,
      ],
    };
    const taken = planOf(
      open,
      [{ type: "take", seat: 2, count: 1, cards: ["4s"], words: "" }],
      more,
    );
    expect(stepsOf(taken, "open")[0]!.at).toBeGreaterThan(0);
    for (const [after, plan] of [
      [less, played],
      [more, taken],
    ] as const)
      expectNoJump({ before: open, after, plan, view: null });
  });

  test("is taken up again", () => {
    const after: Scene = { ...open, shown: [null, null, null, null] };
    const plan = planOf(open, [{ type: "hide", seat: 2 }], after);
    expect(stepsOf(plan, "hide")).toHaveLength(1);
    expectNoJump({ before: open, after, plan, view: null });
  });
});

describe("NE-15 a skip", () => {
  const before = laidScene(4, { hand: ["As"], pile: ["5h"] });

  test("adds up at its seat and is used up there", () => {
    const twice: Scene = { ...before, skips: [0, 0, 2, 0] };
    const more = planOf(
      before,
      [
        { type: "skip", seat: 2, more: true, words: "" },
        { type: "skip", seat: 2, more: true, words: "" },
      ],
      twice,
    );
    expect(stepsOf(more, "skips").map(({ seat, turns }) => [seat, turns])).toEqual([
      [2, 1],
      [2, 2],
    ]);
    const less = planOf(twice, [{ type: "skip", seat: 2, more: false, words: "Skipped" }], {
      ...before,
      skips: [0, 0, 1, 0],
      speech: ["", "", "Skipped", ""],
    });
    expect(stepsOf(less, "skips").map(({ turns }) => turns)).toEqual([1]);
  });
});

test("NE-9 the viewer's own hand is told of when it lies open too", () => {
  const shown = Array.from({ length: 40 }, (_, seed) =>
    plansOf(`own ${seed}`, 3, 0, { likes: playsOf("4"), stopsAt: 60 }),
  )
    .flat()
    .find(({ after }) => after.shown?.[0]);
  expect(shown!.after.shown?.[0]!.cards.length).toBe(shown!.after.hand.length);
});
