// What people and the director of a played tournament do.

import { freeChairs } from "#shared/tournament/seating.ts";
import { addOnOpen } from "#shared/tournament/tournament.ts";
import type { Happens, PlayedTournament } from "./PlayedTournament.ts";
import { entry } from "./tournamentOf.ts";

/**
 * Something that people or the director might do just now: mostly what is possible, now and then
 * what is not.
 */
export function deed(evening: PlayedTournament, number: number): Happens {
  const { dice, state } = evening;
  const isPlaying = state.entrants.filter(({ status }) => status === "in").map(({ id }) => id);
  const someone =
    dice.below(5) === 0 || isPlaying.length === 0
      ? `e${1 + dice.below(state.entrants.length + 1)}`
      : isPlaying[dice.below(isPlaying.length)]!;
  const broke = state.entrants.find(({ status }) => status === "broke")?.id ?? someone;
  const levels = state.setup.structure.levels;
  const some = <T>(list: readonly T[]): T => list[dice.below(list.length)]!;
  const level = 1 + dice.below(levels.length);
  const chairs = state.tables.flatMap((table) =>
    freeChairs(table).map((chair) => ({ table: table.id, chair })),
  );
  const seat = (): Readonly<{ table: string; chair: number }> =>
    chairs.length === 0 || dice.below(8) === 0
      ? { table: some(["none", ...state.tables.map(({ id }) => id)]), chair: dice.below(9) }
      : some(chairs);
  if (addOnOpen(state) && dice.below(3) === 0) return { type: "addOn", entrant: someone };
  const deeds: readonly (() => Happens)[] = [
    () => entry(number, dice.below(3) === 0),
    () => entry(number),
    () => ({ type: "leave", entrant: someone }),
    () => ({ type: "buyAgain", entrant: broke, again: dice.below(3) > 0 }),
    () => ({ type: "buyAgain", entrant: broke, again: true }),
    () => ({ type: "addOn", entrant: someone }),
    () => ({ type: "pause" }),
    () => ({ type: "resume" }),
    () => ({ type: "move", entrant: someone, ...seat() }),
    () => ({ type: "move", entrant: someone, ...seat() }),
    () => ({ type: "remove", entrant: someone, note: "" }),
    () => ({ type: "undo", elimination: state.eliminations }),
    () => ({ type: "undo", elimination: state.eliminations }),
    () => ({ type: "correct", entrant: someone, stack: 1 + dice.below(3000), note: "miscounted" }),
    () => ({
      type: "changeLevel",
      level,
      to: { ...levels[level - 1]!, length: 1 + dice.below(5) },
    }),
    () => ({ type: "penalise", entrant: someone, rounds: dice.below(3), note: "late" }),
  ];
  return some(deeds)();
}
