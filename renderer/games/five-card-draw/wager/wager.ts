import type { Moment, PartOf } from "#renderer/table/part.ts";
import type { BeatOf, Draft, AnimationStep } from "#renderer/table/scene/animation.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Move } from "#shared/contract/round.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { wagerDrawing } from "./WageredDrawing.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { BetBar } from "./BetBar.tsx";
import { wagerDesk, type Setting } from "./wagerDesk.ts";
import { wagerPlaces, type BetPlaces } from "./wagerPlaces.ts";
import type { PotPlaces } from "./potArea.ts";

const times = {
  bet: 420,
  betUntil: 260,
  gather: 520,
  award: 760,
  glow: 1700,
  lookAtHands: 900,
} as const;
/** Antes have no words and so follow each other quickly, ms. */
const anteUntil = times.betUntil * 0.2;
/** Time for which the last chips still fly when the next beat may begin, ms. */
const landing = times.bet - anteUntil;

type Award = BeatOf<"award">;

const awardsIn = (beats: Moment["beats"]): readonly Award[] =>
  beats.filter((beat) => beat.type === "award");

const stakesIn = ({ wager }: Scene): Wagered => wager ?? { bets: [], pots: [] };

const withBet = (scene: Scene, seat: number, change: number): Wagered => {
  const { bets, pots } = stakesIn(scene);
  return { bets: bets.with(seat, (bets[seat] ?? 0) + change), pots };
};

const changed = (
  list: readonly number[] | null,
  seat: number,
  change: number,
): readonly number[] | null => list && list.with(seat, (list[seat] ?? 0) + change);

/** The chips show the amount; words are said only if they stay, such as "all in". */
function planBet(
  { seat, amount, words: saying }: BeatOf<"bet">,
  { scene, after, at }: Moment,
): Draft {
  const words = after.speech[seat] === saying ? saying : "";
  const said: readonly AnimationStep[] =
    words === "" ? [] : [{ type: "say", seat, words, at, ms: 0 }];
  return {
    steps: [
      ...said,
      { type: "bet", seat, amount, at, ms: times.bet },
      { type: "sound", name: "chip", at: at + times.bet * 0.7, ms: 0 },
    ],
    until: at + (saying === "" ? anteUntil : times.betUntil),
    scene: {
      ...scene,
      wager: withBet(scene, seat, amount),
      chips: changed(scene.chips, seat, -amount),
      speech: words === "" ? scene.speech : scene.speech.with(seat, words),
    },
  };
}

/** The pots of the new scene or, if they are paid out by then, those to be awarded. */
function potsToBe(after: Scene, awards: readonly Award[]): readonly Pot[] {
  if (awards.length === 0) return stakesIn(after).pots;
  const pots: Pot[] = Array.from({ length: 1 + Math.max(...awards.map(({ pot }) => pot)) }, () => ({
    amount: 0,
    seats: [],
  }));
  for (const { pot, shares } of awards)
    pots[pot] = {
      amount: shares.reduce((sum, { amount }) => sum + amount, 0),
      seats: shares.map(({ seat }) => seat),
    };
  return pots;
}

function planGather(_beat: BeatOf<"gather">, { scene, after, beats, at: begin }: Moment): Draft {
  const pots = potsToBe(after, awardsIn(beats));
  const { bets } = stakesIn(scene);
  const hasBets = bets.some((bet) => bet > 0);
  const at = begin + (hasBets ? landing : 0);
  const ms = hasBets ? times.gather : 0;
  return {
    steps: [
      { type: "gather", pots, at, ms },
      ...(hasBets ? [{ type: "sound", name: "chip", at: at + ms * 0.6, ms: 0 } as const] : []),
    ],
    until: at + ms,
    scene: { ...scene, wager: { bets: bets.map(() => 0), pots } },
  };
}

function planReturn({ seat, amount }: BeatOf<"return">, { scene, at: begin }: Moment): Draft {
  const at = begin + landing;
  return {
    steps: [{ type: "return", seat, amount, at, ms: times.bet }],
    until: at + times.bet,
    // An ante that nobody could call lies in the pot already, not among the bets.
    scene: {
      ...scene,
      wager: withBet(scene, seat, -Math.min(amount, stakesIn(scene).bets[seat] ?? 0)),
      chips: changed(scene.chips, seat, amount),
    },
  };
}

const isSame = (one: readonly Pot[], other: readonly Pot[]) =>
  JSON.stringify(one.map(({ amount }) => amount)) ===
  JSON.stringify(other.map(({ amount }) => amount));

/** Steps for pots that are layered differently though no chip has moved. */
const stacked = (pots: readonly Pot[], scene: Scene, at: number): readonly AnimationStep[] =>
  isSame(pots, stakesIn(scene).pots) ? [] : [{ type: "stack", pots, at, ms: 0 }];

/** Turned hands stay visible for a moment before the chips move. */
function planAward(award: Award, { scene: before, after, beats, at: begin }: Moment): Draft {
  const awards = awardsIn(beats);
  const { pot, shares } = award;
  const begins = award === awards[0];
  const pots = potsToBe(after, awards);
  const scene = begins ? { ...before, wager: { ...stakesIn(before), pots } } : before;
  const stakes = stakesIn(scene);
  const at = begin + (begins && scene.shown?.some((hand) => hand !== null) ? times.lookAtHands : 0);
  const isOurs = shares.some(({ seat }) => seat === scene.own);
  return {
    steps: [
      ...(begins ? stacked(pots, before, begin) : []),
      { type: "award", pot, shares, at, ms: times.award },
      { type: "sound", name: "chip", at: at + times.award * 0.75, ms: 0 },
      ...shares.map(({ seat }): AnimationStep => ({
        type: "glow",
        seat,
        at: at + times.award * 0.7,
        ms: times.glow,
      })),
      ...(isOurs ? [{ type: "sound", name: "win", at, ms: 0 } as const] : []),
    ],
    until: at + times.award,
    scene: {
      ...scene,
      wager: {
        ...stakes,
        pots: stakes.pots.map((one, index) => (index === pot ? { ...one, amount: 0 } : one)),
      },
      chips: shares.reduce((chips, { seat, amount }) => changed(chips, seat, amount), scene.chips),
    },
  };
}

export type Pot = Readonly<{ amount: number; seats: readonly Seat[] }>;

type Wagered = Readonly<{
  bets: readonly number[];
  pots: readonly Pot[];
}>;

type Shares = readonly Readonly<{ seat: Seat; amount: number }>[];

export type WagerSlices = Readonly<{
  scene: {
    readonly wager: Wagered;
  };
  beats: {
    bet: Readonly<{ seat: Seat; amount: number; words: string }>;
    gather: unknown;
    return: Readonly<{ seat: Seat; amount: number }>;
    award: Readonly<{ pot: number; shares: Shares }>;
  };
  animations: {
    bet: Readonly<{ seat: Seat; amount: number }>;
    return: Readonly<{ seat: Seat; amount: number }>;
    gather: { readonly pots: readonly Pot[] };
    /** The same chips in other pots: a player who folded no longer plays for them. */
    stack: { readonly pots: readonly Pot[] };
    award: Readonly<{ pot: number; shares: Shares }>;
    glow: { readonly seat: Seat };
  };
  layout: {
    readonly wager: {
      readonly bets: BetPlaces;
      potPlaces(count: number): PotPlaces;
    };
  };
  desk: {
    readonly wager: Setting;
  };
  additions: {
    wager: Wager;
  };
  inputs: {
    /** The amount that is set; null if none was asked for or it is invalid. */
    readonly wagered: number | null;
  };
  hooks: {
    wager: WagerHooks;
  };
}>;

/**
 * A bet or raise of any whole amount in a range. Amounts are the seat's total in this stage of
 * betting.
 */
export type Wager = {
  readonly min: number;
  readonly max: number;
  readonly toMatch: number;
  readonly putIn: number;
  readonly step: number;
  /**
   * Amounts with a button of their own: half the pot, the pot, all in; clamped to the range,
   * ascending, without duplicates.
   */
  readonly presets: readonly Readonly<{
    id: "half" | "pot" | "all";
    label: string;
    to: number;
  }>[];
  moveTo(to: number): Move;
};

interface WagerHooks {
  wagered(this: void, seen: AnySeen): Wagered;
  wager(this: void, seen: AnySeen): Wager | null;
  amountOf(this: void, move: Move): number | null;
}

export const wagerPart = (hooks: WagerHooks): PartOf<WagerSlices> => ({
  name: "wager",
  hooks: { wager: hooks },
  // The wager part shows the pots in the middle.
  slice: ({ seen }) => ({ wager: hooks.wagered(seen), pot: null }),
  beats: {
    bet: { plan: planBet, pays: ({ seat, amount }) => ({ seat, amount }) },
    gather: { plan: planGather },
    return: { plan: planReturn },
    award: { plan: planAward },
  },
  clear: ({ counts }) => ({ scene: { wager: { bets: counts.map(() => 0), pots: [] } } }),
  aligned: (scene, { wager: stakes }, at) => (stakes ? stacked(stakes.pots, scene, at) : []),
  nonBlocking: ["glow"],
  desk: wagerDesk,
  controls: { afterActions: BetBar },
  places: wagerPlaces,
  drawing: wagerDrawing,
  words: ({ wager: stakes }, who) => {
    const { bets = [], pots = [] } = stakes ?? {};
    const named = bets.flatMap((amount, seat) =>
      amount > 0 ? [{ name: who(seat).name, amount }] : [],
    );
    return [
      pots.length > 0
        ? tableText().pots(
            pots.map(({ amount, seats }) => ({
              amount,
              names: seats.map((seat) => who(seat).name),
            })),
          )
        : "",
      named.length > 0 ? tableText().bets(named) : "",
    ];
  },
  seatWords: ({ wager: stakes }, seat) => {
    const bet = stakes?.bets[seat] ?? 0;
    return bet > 0 ? { chips: tableText().bet(bet) } : {};
  },
  seatLook: (scene, seat) => (isAllIn(scene, seat) ? { notice: tableText().allIn } : {}),
});

const hasStakes = ({ wager: stakes }: Scene) =>
  [...(stakes?.bets ?? []), ...(stakes?.pots ?? []).map(({ amount }) => amount)].some(
    (amount) => amount > 0,
  );

const isAllIn = (scene: Scene, seat: Seat) =>
  (scene.counts[seat] ?? 0) > 0 &&
  scene.chips?.[seat] === 0 &&
  !scene.folded[seat] &&
  hasStakes(scene);
