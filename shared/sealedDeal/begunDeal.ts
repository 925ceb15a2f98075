import { newDice } from "#shared/chance/dice.ts";
import { StartError, type Start } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import { completeOptions, OptionError } from "#shared/contract/options.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { newMemory, type SealedDeal, type SealedMemory } from "./dealState.ts";
import { faultOf, mustHold } from "./faults.ts";
import { sealedPlanHash } from "./log.ts";
import type { SealedPlan } from "./parts.ts";
import { whyNotSealed } from "./sealable.ts";
import { sealedGame } from "./sealedGames.ts";

/** Throws a SealedFaultError, or what the game says. */
function readPlan({ game: id, options: given, players, dealer, carry }: SealedPlan) {
  const game = sealedGame(id);
  mustHold(game !== null, "plan", null);
  const options = completeOptions(game.options, given);
  const seats = players.length;
  mustHold(whyNotSealed(game, options, seats) === null, "plan", null);
  mustHold(dealer === null || players[dealer] !== undefined, "plan", null);
  const pack = game.pack(options, seats);
  const start: Start<Public, Public> = {
    ...{ options, seats, deck: pack, dice: newDice(""), dealer },
    carry: game.carry.read(carry, options, seats),
  };
  // What cannot be dealt in pack order cannot be dealt at all.
  game.deal(start);
  return { game, pack, start };
}

/**
 * `viewer`: null is the host. `memory`: what this page kept of the same deal. Throws a
 * SealedFaultError if the plan cannot be dealt sealed.
 */
export function begunDeal(
  plan: SealedPlan,
  viewer: Seat | null,
  memory?: SealedMemory,
): SealedDeal {
  try {
    const { game, pack, start } = readPlan(plan);
    const planHash = sealedPlanHash(plan);
    const none = plan.players.map(() => null);
    return {
      plan,
      planHash,
      viewer,
      game,
      pack,
      planned: start,
      entries: 0,
      logHash: planHash,
      earlier: [],
      memory: memory ?? newMemory(planHash),
      sent: new Set(),
      spoilt: [],
      boxed: new Set(),
      sealing: {
        commitments: none,
        keys: none,
        joint: null,
        deposits: none,
        points: [],
        shuffles: 0,
        deck: [],
      },
      sight: { guess: pack, known: new Set(), open: new Set(), shares: new Map() },
      course: null,
      steps: [],
      newest: null,
    };
  } catch (error) {
    if (error instanceof StartError || error instanceof OptionError) throw faultOf("plan", null);
    throw error;
  }
}
