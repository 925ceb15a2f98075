// What a round has brought a person besides its result (H-34, CE-12).

import { use, useEffect, useState } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import { whileWanted } from "#renderer/context/whileWanted.ts";
import {
  backLevels,
  feltLevels,
  type BackName,
  type FeltName,
} from "#shared/profile/appearance.ts";
import { levelOf } from "#shared/profile/level.ts";
import type { RoundProgress } from "#shared/protocol/history.ts";
import type { TableState } from "#shared/protocol/table.ts";

export type LevelReached = Readonly<{
  level: number;
  backs: readonly BackName[];
  felts: readonly FeltName[];
}>;

/**
 * `points`: all points of the player; `won`: those from this round. Returns null if the level is
 * unchanged.
 */
export function levelReached(points: number, won: number): LevelReached | null {
  const [before, level] = [levelOf(points - won), levelOf(points)];
  if (level <= before) return null;
  const opened = <K extends string>(levels: { readonly [key in K]: number }): readonly K[] =>
    (Object.keys(levels) as K[]).filter((name) => levels[name] > before && levels[name] <= level);
  return { level, backs: opened(backLevels), felts: opened(feltLevels) };
}

export type ShownProgress = RoundProgress & Readonly<{ reached: LevelReached | null }>;

/**
 * Asked as soon as the round is over, while its cards still move. Returns null until it is known, and
 * for rounds of others or for practice.
 */
export function useRoundProgress(
  { id: table, roundNumber: round, players }: TableState,
  player: string | null,
  isOver: boolean,
): ShownProgress | null {
  const { line } = use(HouseContext);
  const { renew } = useProfile();
  const [known, setKnown] = useState<Readonly<{
    of: string;
    brought: ShownProgress | null;
  }> | null>(null);
  const isAsked = isOver && players.some(({ id, seat }) => id === player && seat !== null);
  const of = `${table} ${round}`;
  useEffect(() => {
    if (typeof line === "string" || !isAsked) return undefined;
    const ask = async (): Promise<ShownProgress | null> => {
      const answer = await line.ask("merit", { table, round });
      if (!answer.ok || answer.value === null) return null;
      const { points } = answer.value;
      const profile = points > 0 ? await renew() : null;
      return { ...answer.value, reached: profile && levelReached(profile.points, points) };
    };
    return whileWanted(ask(), (brought) => setKnown({ of, brought }));
  }, [line, renew, isAsked, table, round, of]);
  return known?.of === of ? known.brought : null;
}
