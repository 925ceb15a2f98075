import { playingOn, worthOf } from "#shared/bots/appraiser.ts";
import { bestInWorlds, othersThan } from "#shared/bots/search.ts";
import type { AnyRound } from "#shared/contract/game.ts";
import type { View } from "#shared/contract/view.ts";
import { exordia8 as game } from "../index.ts";
import { openRound, QuickRound } from "../quickRound.ts";
import type { ExordiaRound, Facts, Move, Options } from "../types.ts";
import { botWith, movesIn, type ExordiaBot } from "./index.ts";
import { QuickPlayer } from "./quickPlayer.ts";
import { sharkWeights, weightsFor } from "./weights.ts";
import { imaginedFrom } from "./worlds.ts";

/** For one decision, the budget: the same on every machine. */
const playouts = 2400;
/** Playouts with more seats take longer: their number times that of seats is at most this. */
const mostSeatPlayouts = 19_200;
/** Standard errors by which another move must be better than the policy's choice. */
const caution = 1;

const policy = botWith(sharkWeights);

/** `share`: of its budget. */
export const shark = (share = 1): ExordiaBot => ({
  ...policy,
  choose(view, dice) {
    const { seen } = view;
    const usual = policy.choose(view, dice);
    const others = othersThan(usual, movesIn(seen));
    if (others.length === 0 || seen.viewer === "spectator") return usual;
    const imagined = imaginedFrom(seen, seen.viewer, dice);
    const affordable = Math.min(playouts, mostSeatPlayouts / seen.hands.length);
    return imagined
      ? bestInWorlds({ usual, others, playouts: share * affordable, caution, ...imagined })
      : usual;
  },
});

const asExordia = (round: AnyRound): ExordiaRound => round as unknown as ExordiaRound;

/** Weighs by the chance to win. */
export const appraiser = playingOn<Options, Facts, Move>({
  unit: "wins",
  game,
  candidates: ({ seen }: Pick<View<Options, Facts, Move>, "seen">) => movesIn(seen),
  playOn({ round }, seat) {
    const { result } = round.facts;
    if (result) return worthOf("wins", result, seat);
    const quick = new QuickRound(openRound(asExordia(round)));
    new QuickPlayer(quick).playOut(weightsFor(quick.seats, seat));
    return quick.winner === seat ? 1 : 0;
  },
});
