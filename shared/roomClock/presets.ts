import { presets, type Preset, type Structure } from "#shared/tournament/structure.ts";
import type { ClockPlan, ClockStage } from "./clock.ts";

/** As in most tournament sets; colours differ. */
const usualChips = [5, 25, 100, 500, 1000, 5000];
/** From this level on the big blind pays an ante of the same size. */
const firstWithAnte = 5;

/**
 * Turns a structure's levels into blinds: the small blind is the structure's ante, the big blind is
 * twice that.
 */
function planOf(
  name: string,
  { levels, breaks, stack }: Pick<Structure, "levels" | "breaks" | "stack">,
): ClockPlan {
  const stages = levels.flatMap(({ ante, length }, at): readonly ClockStage[] => {
    const pause = breaks.find(({ after }) => after === at + 1);
    const level: ClockStage = {
      kind: "level",
      small: ante,
      big: 2 * ante,
      ante: at + 1 < firstWithAnte ? 0 : 2 * ante,
      minutes: length,
    };
    return pause ? [level, { kind: "break", minutes: pause.minutes }] : [level];
  });
  return {
    name,
    stages,
    chips: usualChips.filter((value) => value <= stack).map((value) => ({ value, colour: null })),
  };
}

export const clockPresets: { readonly [name in Preset]: ClockPlan } = {
  turbo: planOf("", presets.turbo),
  standard: planOf("", presets.standard),
  deep: planOf("", presets.deep),
};
