import type { Cue } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { isInForce } from "./ruleBook.ts";
import { mismatched } from "./seen.ts";
import { activeIn, allowedBy, standingIn, type NomicSeen, type Standing } from "./standing.ts";

/** EN-2: without one of these nothing is earned, or nothing comes of a call. */
const needed = ["PlayDefinition", "Penalty", "StandardPenalty"] as const;

/**
 * EN-13, EN-15: one that can still be taken back, for of another nobody sees whether it has been
 * called already; and that no clause allows (EN-24).
 */
export function cues(open: NomicSeen): readonly Cue[] {
  const { facts } = open;
  const [found, put] = [mismatched(open), facts.puts.at(-1)];
  if (
    !found ||
    !put ||
    put.followed ||
    facts.result ||
    !needed.every((rule) => isInForce(facts, rule))
  )
    return [];
  const standing = standingIn(open);
  if (wasAllowed(standing, found.seat)) return [];
  return [
    { key: `play ${put.number}`, seats: activeIn(standing).filter((seat) => seat !== found.seat) },
  ];
}

function wasAllowed({ facts, pile, held, stock }: Standing, player: Seat): boolean {
  const counts = { ...facts.counts, played: facts.counts.played - 1 };
  const before = {
    stock,
    facts: { ...facts, counts },
    pile: pile.slice(0, -1),
    held: held.map((count, seat) => (seat === player ? count + 1 : count)),
  };
  return (
    allowedBy(
      before,
      { player, command: "play", card: pile.at(-1) ?? null, top: pile.at(-2) ?? null },
      "match",
    ) !== null
  );
}
