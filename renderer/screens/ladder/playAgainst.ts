import { useSettings } from "#renderer/context/appContext.ts";
import { useTableOpening, type TableChoice } from "#renderer/screens/setup/tableOpening.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { LadderState } from "#shared/protocol/history.ts";
import { standardSettings } from "#shared/protocol/schema.ts";

/** Standard settings, because the standard house rules win; the pace is one's own. */
export function usePlayAgainst() {
  const { settings } = useSettings();
  const { openOnce, opening, refusal } = useTableOpening();
  const play = (rotation: TableChoice["rotation"], bots: TableChoice["bots"]) =>
    openOnce({ rotation, bots, settings: { ...standardSettings, botPace: settings.botPace } });
  return { play, opening, refusal };
}

export const countLevels = (
  opponents: LadderState["rungs"][number]["opponents"],
): readonly (readonly [BotLevel, number])[] =>
  [...Map.groupBy(opponents, ({ level }) => level)].map(([level, all]) => [level, all.length]);
