import { playingOn } from "#shared/bots/appraiser.ts";
import { searching } from "#shared/bots/search.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { RoundStep, View } from "#shared/contract/view.ts";
import { cardsOf } from "../choices.ts";
import { normalEights } from "../index.ts";
import { quickCard } from "../quickCards.ts";
import { QuickRound } from "../quickRound.ts";
import { asNormal } from "../seen.ts";
import type { Facts, Move, NormalRound, Options } from "../types.ts";
import { botWith, nearlyBest, type NormalBot } from "./index.ts";
import { playedOut, type QuickChoices } from "./quick/playOut.ts";
import { quickWeights } from "./quick/weights.ts";
import { regularWeights, sharkWeights } from "./weights.ts";

/** For one decision, the budget: the same on every machine. */
const playouts = 240;
/** Playouts with more seats take longer: their number times that of seats is at most this. */
const mostSeatPlayouts = 1800;
/** Standard errors by which another move must be better than the policy's choice. */
const caution = 1;
/** How much worse a move may be judged, in cards, to be worth a search. */
const worthTrying = 2;
const mostMoves = 6;

const policy = botWith(sharkWeights);
const own = quickWeights(sharkWeights);
const others = quickWeights(regularWeights);

const asNormalRound = (round: AnyRound): NormalRound => round as unknown as NormalRound;

const rules: AnyGame = normalEights;
/** Nobody has chosen in its worlds: what others choose is not imagined but played on. */
const game: AnyGame = {
  ...rules,
  imagine: (view, dice) => unchosen(rules.imagine(view, dice)),
};

function unchosen(round: AnyRound): AnyRound {
  const { facts, sealed } = asNormalRound(round);
  return sealed
    ? {
        ...round,
        facts: { ...facts, ...(facts.pending && { pending: sealed.from }) },
        sealed: { ...sealed, choices: new Map() },
      }
    : round;
}

const candidates = ({ seen }: Pick<View, "seen">): readonly Move[] =>
  nearlyBest(asNormal(seen), sharkWeights, worthTrying).slice(0, mostMoves);

const choicesIn = ({ sealed }: NormalRound): QuickChoices => {
  const choices = [...(sealed?.choices ?? [])];
  return {
    chosen: new Map(choices.map(([seat, move]) => [seat, cardsOf(move).map(quickCard)])),
    passed: choices.flatMap(([seat, { type }]) => (type === "pass" ? [seat] : [])),
  };
};

/** The seat's part of the first place, if it plays on as Shark would and the others as Regular. */
function playOn({ round }: RoundStep, seat: Seat): number {
  const { facts, zones } = asNormalRound(round);
  const winners =
    facts.result?.winners ??
    playedOut(
      new QuickRound(asNormalRound(round)),
      zones.hands.map((_, other) => (other === seat ? own : others)),
      choicesIn(asNormalRound(round)),
    );
  return winners.includes(seat) ? 1 / winners.length : 0;
}

const searched = searching<Options, Facts, Move>({
  game,
  policy,
  playouts,
  caution,
  candidates,
  playOn,
});

/** `share`: of its budget. */
export const shark = (share = 1): NormalBot => ({
  ...policy,
  choose(view, dice) {
    const affordable = Math.min(1, mostSeatPlayouts / playouts / view.seen.hands.length);
    return searched(share * affordable).choose(view, dice);
  },
});

/** Weighs by the chance of a first place. */
export const appraiser = playingOn<Options, Facts, Move>({
  unit: "wins",
  game,
  candidates,
  playOn,
});
