import type { Card } from "#shared/cards/card.ts";
import type { Public } from "#shared/contract/json.ts";
import { judgedBy } from "./judged.ts";
import { commandUnderWay } from "./judging.ts";
import type { NomicSeen } from "./standing.ts";
import type { NomicRound } from "./types.ts";

export function hiddenState(round: NomicRound): Public {
  const {
    facts: { pending },
    secret,
  } = round;
  const command = commandUnderWay(round);
  return {
    penalties: secret.penalties.map((list) => list.map(({ kind, n }) => ({ kind, n }))),
    ...(pending && command && { pending: { ...pending, command } }),
  };
}

/**
 * EN-6: who put the play forward and who judges it see its card, from the first moment to the last
 * answer.
 */
export function ownState(seen: NomicSeen): Public {
  const { pending } = seen.facts;
  const card = judgedCard(seen);
  return pending && card ? { pending: { ...pending, command: { type: "play", card } } } : {};
}

/**
 * The card of the play that is before its judges; null for whom it is not to be seen. Of what a
 * judge knows of the hand it is the last.
 */
function judgedCard({ facts, options, viewer, chosen, known }: NomicSeen): Card | null {
  const { pending } = facts;
  if (pending?.command.type !== "play" || viewer === "spectator") return null;
  if (pending.seat === viewer) return chosen?.type === "play" ? chosen.card : null;
  return judgedBy(options, facts, viewer).length === 0
    ? null
    : (known.find(({ seat }) => seat === pending.seat)?.cards.at(-1) ?? null);
}
