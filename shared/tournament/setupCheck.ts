import type { Refusal } from "#shared/contract/outcome.ts";
import { isForChips } from "./clock.ts";
import { refusal } from "./step.ts";
import type { GameFacts, TournamentState } from "./state.ts";

export function refusedSetup({
  setup: { format, structure, chairs },
  games,
}: Pick<TournamentState, "setup" | "games">): Refusal | null {
  const isPaid = ({ playedFor }: GameFacts): boolean =>
    playedFor !== "nothing" &&
    structure.levels.every(({ ante, stake }) => (playedFor === "pots" ? ante : stake) > 0);
  if (isForChips(format) && !games.every(isPaid)) return refusal("wrong-option", "notForChips");
  if (!isForChips(format) && games.some(({ playedFor }) => playedFor === "pots"))
    return refusal("wrong-option", "potsNeedChips");
  if (
    format.kind !== "freezeout" &&
    (structure.bounty > 0 || structure.rebuys.until > 0 || structure.addOn)
  )
    return refusal("wrong-option", "onlyFreezeout");
  const maxima = games.map(({ players }) => players.max);
  const most = format.kind === "league" ? Math.min(...maxima) : Math.max(...maxima);
  if (format.kind !== "bracket" && chairs > most)
    return refusal("wrong-option", "tooManyChairs", { most });
  if (format.kind === "league") {
    const least = Math.max(...games.map(({ players }) => players.min));
    return chairs < least ? refusal("wrong-option", "tooFewChairs", { least }) : null;
  }
  // However many are left at a table, down to two, they must be able to go on (C-15).
  const counts = Array.from(
    { length: format.kind === "bracket" ? 1 : chairs - 1 },
    (_, at) => at + 2,
  );
  return counts.every((count) =>
    games.some(({ players }) => count >= players.min && count <= players.max),
  )
    ? null
    : refusal("wrong-option", "noHeadsUp");
}
