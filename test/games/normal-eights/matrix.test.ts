// Checks each card that has an effect in every case: where it stands, is cancelled, is revived, or
// was its player's last card.

import { describe, expect, test } from "vitest";
import type { Card, Suit } from "#shared/cards/card.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import { allPass, laidOnHearts, made, nope, pick, sets, standing, type Step } from "./moment.ts";

/**
 * How an effect that stands changes where things are. `choices` are made first, those of the user
 * only while the user has cards.
 */
type Effect = Readonly<{
  rank: string;
  rule: string;
  target?: number;
  suit?: Suit;
  choices?: readonly Step[];
  /** Cards that come to hands, and that go from them to other hands or the pile. */
  come?: readonly (readonly [seat: number, cards: string])[];
  go?: readonly (readonly [seat: number, cards: string])[];
  onPile?: string;
  /** Instead of the turn of seat 1, and of what the top card says. */
  after?: Partial<{
    turn: number;
    match: string;
    direction: -1;
    skips: string;
    shown: readonly number[];
  }>;
}>;

const effects: readonly Effect[] = [
  {
    rank: "2",
    rule: "NE-7 war",
    choices: [
      [0, pick("Tc")],
      [1, pick("9c")],
      [2, pick("Kc")],
      [3, pick("Qc")],
    ],
    go: [[2, "Kc"]],
    onPile: "Kc",
    after: { match: "Kc" },
  },
  { rank: "3", rule: "NE-8 collect 3", come: [[0, "2d 3d 4d"]] },
  { rank: "4", rule: "NE-9 show", after: { shown: [0] } },
  {
    rank: "5",
    rule: "NE-10 revere",
    target: 2,
    choices: [[2, pick("3c")]],
    come: [[0, "3c"]],
    go: [[2, "3c"]],
  },
  {
    rank: "6",
    rule: "NE-11 not rummi",
    choices: [
      [3, sets("8c 8d 8s")],
      [0, sets()],
      [1, sets()],
      [2, sets()],
    ],
    go: [[3, "8c 8d 8s"]],
    onPile: "8c 8d 8s",
    after: { match: "8s" },
  },
  {
    rank: "7",
    rule: "NE-12 purge",
    choices: [
      [3, pick("Qc")],
      [2, pick("3c")],
      [1, pick("4c")],
    ],
    go: [
      [1, "4c"],
      [2, "3c"],
      [3, "Qc"],
    ],
    onPile: "4c 3c Qc",
    after: { match: "Qc" },
  },
  { rank: "8", rule: "NE-13 just an eight" },
  { rank: "9", rule: "NE-14 reverse", after: { turn: 3, direction: -1 } },
  { rank: "T", rule: "NE-14 replay", after: { turn: 0 } },
  { rank: "J", rule: "NE-15 skip", target: 1, after: { turn: 2 } },
  { rank: "J", rule: "NE-15 skip of a later turn", target: 3, after: { skips: "0001" } },
  { rank: "J", rule: "NE-15 skip of himself", target: 0, after: { skips: "1000" } },
  { rank: "Q", rule: "NE-16 wild", suit: "s", after: { match: "*s" } },
  { rank: "K", rule: "NE-17 draw", target: 3, come: [[3, "2d 3d 4d 5d"]] },
  { rank: "K", rule: "NE-17 draw by himself", target: 0, come: [[0, "2d 3d 4d 5d"]] },
];

/**
 * NE-18…NE-21: aces that answer, whether the card stands, which cards go back, and which stay, top
 * last.
 */
const fates = [
  { fate: "stands", aces: [], stands: true, back: "", stay: "X" },
  { fate: "is cancelled", aces: [[1, nope("As", false)]], stands: false, back: "", stay: "X As" },
  {
    fate: "is cancelled by its own player",
    aces: [[0, nope("Ac", false)]],
    stands: false,
    back: "",
    stay: "X Ac",
  },
  {
    fate: "is cancelled and sent back",
    aces: [[1, nope("As", true)]],
    stands: false,
    back: "X",
    stay: "As",
  },
  {
    fate: "is revived",
    aces: [
      [1, nope("As", false)],
      [2, nope("Ad", false)],
    ],
    stands: true,
    back: "",
    stay: "X As Ad",
  },
  {
    fate: "is revived, and the ace sent back",
    aces: [
      [1, nope("As", false)],
      [2, nope("Ad", true)],
    ],
    stands: true,
    back: "As",
    stay: "X Ad",
  },
  {
    fate: "is revived after a send-back",
    aces: [
      [1, nope("As", true)],
      [2, nope("Ad", false)],
    ],
    stands: true,
    back: "",
    stay: "X As Ad",
  },
  {
    fate: "is cancelled after all, by an ace that revives a send-back",
    aces: [
      [1, nope("As", true)],
      [2, nope("Ad", true)],
      [3, nope("Ah", true)],
    ],
    stands: false,
    back: "X Ad",
    stay: "As Ah",
  },
] as const;

const inHand = ["Tc 5s", "As 9c 4c", "Ad Kc 3c", "Ah 8c 8d 8s Qc"] as const;
const minus = (cards: string, gone: string): string =>
  gone.split(" ").reduce((rest, card) => rest.replace(card, ""), cards);
const inOrder = (cards: string): string =>
  cards
    .split(" ")
    .filter((card) => card !== "")
    .toSorted()
    .join(" ");

type Case = Readonly<{
  effect: Effect;
  fate: (typeof fates)[number];
  isLast: boolean;
}>;

/** Where things must be, from the page alone. */
function expectedOf({ effect, fate, isLast }: Case, card: Card): unknown {
  const owners: { readonly [card: string]: number } = { [card]: 0, Ac: 0, As: 1, Ad: 2, Ah: 3 };
  const hands = startOf({ fate, isLast }, card).map((text) => minus(text, card));
  for (const [seat, move] of fate.aces)
    hands[seat] = minus(hands[seat] ?? "", "card" in move ? move.card : "");
  for (const back of fate.back.replace("X", card).split(" "))
    if (back !== "") hands[owners[back] as number] += ` ${back}`;
  const stay = fate.stay.replace("X", card);
  const acts = fate.stands ? effect : null;
  for (const [seat, cards] of acts?.go ?? []) hands[seat] = minus(hands[seat] ?? "", cards);
  for (const [seat, cards] of acts?.come ?? []) hands[seat] += ` ${cards}`;
  const out = hands.flatMap((cards, seat) => (cards.trim() === "" ? [seat] : []));
  return {
    hands: hands.map(inOrder),
    pile: ["7d 6h", stay, ...(acts?.onPile ? [acts.onPile] : [])].join(" "),
    ...(out.length > 0
      ? { winners: out }
      : { turn: 1, match: stay.slice(-2), direction: 1, skips: "0000", shown: [], ...acts?.after }),
  };
}

/** The user has the ace that they answer with, and more cards where it is not their last one. */
const startOf = ({ fate, isLast }: Pick<Case, "fate" | "isLast">, card: Card): string[] =>
  inHand.map((cards, seat) =>
    seat > 0
      ? cards
      : [card, ...(fate.stay.endsWith("Ac") ? ["Ac"] : []), ...(isLast ? [] : [cards])].join(" "),
  );

function played({ effect, fate, isLast }: Case): void {
  const card = `${effect.rank}h` as Card;
  const { target, suit } = effect;
  const start = laidOnHearts(startOf({ fate, isLast }, card));
  const open = made(
    start,
    [0, { type: "play", card, ...(target !== undefined && { target }), ...(suit && { suit }) }],
    ...fate.aces,
  );
  expect([
    normalEights.phase(open),
    open.zones.pile.join(" "),
    open.facts.suit,
    open.facts.rank,
  ]).toEqual(["respond", "7d 6h", "h", "6"]);
  const closed = made(open, ...allPass(open));
  const choices = fate.stands
    ? (effect.choices ?? []).filter(([seat]) => closed.zones.hands[seat]?.length !== 0)
    : [];
  expect(standing(made(closed, ...choices))).toEqual(expectedOf({ effect, fate, isLast }, card));
}

const cases = effects.flatMap((effect) =>
  fates.flatMap((fate) =>
    [false, true].map((isLast) => ({
      effect,
      fate,
      isLast,
      name: `${effect.rule}: the ${effect.rank}${isLast ? ", his last card," : ""} ${fate.fate}`,
    })),
  ),
);

describe("each effect", () => {
  test.for(cases)(
    "NE-4 NE-7 NE-8 NE-9 NE-10 NE-11 NE-12 NE-13 NE-14 NE-15 NE-16 NE-17 NE-18 NE-19 NE-21 NE-22 $name",
    (each) => {
      played(each);
    },
  );

  test("NE-21 the table above holds every rank that is played in turn, each with every fate", () => {
    expect(new Set(effects.map(({ rank }) => rank)).size).toBe(12);
    expect(cases).toHaveLength(effects.length * fates.length * 2);
  });
});
