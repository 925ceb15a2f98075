import { defineGame } from "#shared/contract/defineGame.ts";
import { about } from "./about.ts";
import { apply } from "./apply.ts";
import { deal, pack, readCarry } from "./deal.ts";
import { floorAlone } from "./endingFloor.ts";
import { imagine } from "./imagine.ts";
import { defaultMove, legal } from "./legal.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { openWindow, phase, toAct } from "./phase.ts";
import { startingBook, isInForce } from "./ruleBook.ts";
import { known } from "./round.ts";
import {
  always,
  takes,
  type NomicGame,
  type Facts,
  type Move,
  type Options,
  type NomicRound,
} from "./types.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Consent, Cooldown, Cue } from "#shared/contract/game.ts";
import { forbidden } from "#shared/contract/outcome.ts";
import { say } from "./say.ts";
import type { Public } from "#shared/contract/json.ts";
import { commandUnderWay } from "./judging.ts";
import { activeIn, standingIn, type NomicSeen, type RulesInForce } from "./standing.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { commandShown, mismatched } from "./seen.ts";
import { freedBy } from "./obstacles.ts";

/** EN-2: without these rules no penalty is earned, or calls have no effect. */
const needed = ["PlayDefinition", "Penalty", "StandardPenalty"] as const;

/**
 * EN-13, EN-15, EN-24: only a play that can still be taken back, since another may already have
 * been called unseen, and that no clause allowed.
 */
function cues(open: NomicSeen): readonly Cue[] {
  const { facts } = open;
  const found = mismatched(open);
  if (!found || found.put.followed || facts.result) return [];
  if (!needed.every((rule) => isInForce(facts, rule))) return [];
  const standing = standingIn(open);
  const { seat: player, card, put } = found;
  return freedBy({ standing: beforePlay(standing, player), seat: player }, card)
    ? []
    : [{ key: `play ${put.number}`, seats: activeIn(standing).filter((seat) => seat !== player) }];
}

const beforePlay = (standing: RulesInForce, player: Seat): RulesInForce => ({
  ...standing,
  facts: {
    ...standing.facts,
    counts: { ...standing.facts.counts, played: standing.facts.counts.played - 1 },
  },
  pile: standing.pile.slice(0, -1),
  held: standing.held.map((count, seat) => (seat === player ? count + 1 : count)),
});

function hiddenState(round: NomicRound): Public {
  const { pending } = round.facts;
  const command = commandUnderWay(round);
  return {
    penalties: round.secret.penalties.map((list) => list.map(({ kind, n }) => ({ kind, n }))),
    ...(pending && command && { pending: { ...pending, command } }),
  };
}

/** EN-6: the player and the judges of a play see its card until the last answer. */
function ownState(seen: NomicSeen): Public {
  const { pending } = seen.facts;
  const card = commandShown(seen);
  return pending && card ? { pending: { ...pending, command: { type: "play", card } } } : {};
}

/** EN-15: delays the end of a turn after its last command, so that others can call. */
function cooldown(
  options: Options,
  facts: Facts,
  pile: readonly Card[],
  { type }: Move,
): Cooldown | null {
  const { improperFloor } = options;
  return type === "endTurn" && improperFloor > 0
    ? {
        ms: 1000 * improperFloor,
        aloneMs: 1000 * floorAlone(options, facts, pile),
        error: forbidden("EN-15", say("tooSoon", { seconds: improperFloor })),
      }
    : null;
}

/** EN-10 */
const turnsAmongBots = 200;

const consent: Consent<Facts, Move> = {
  move: "endGame",
  given: ({ consents }) => consents,
  areBotsDone: ({ turns }) => turns >= turnsAmongBots,
};

export const eightsNomic = defineGame<NomicGame>({
  id: about.id,
  traits: about.traits,
  players,
  options,
  takes,
  pack,
  /** EN-10 */
  carry: { read: readCarry, stamp: { ruleBook: startingBook.ruleBook } },
  deal,
  phase,
  toAct,
  legal,
  readMove,
  apply,
  defaultMove,
  views: {
    known,
    ownState,
    hiddenState,
    /** EN-4, EN-9 */
    deltaFacts: { rules: "whole", history: "grows", announcements: 50 },
  },
  imagine,
  windows: { open: openWindow, letsPass: { judging: "agree" } },
  outOfTurn: {
    moves: always,
    talk: { toAll: "announce", toOne: "whisper" },
    cues,
    consent,
  },
  longTurns: { cooldown },
});
