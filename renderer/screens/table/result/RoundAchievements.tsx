import { achievementWords } from "#renderer/screens/progress/achievementWords.ts";
import { text } from "#renderer/text/text.ts";
import { Medal } from "#renderer/ui/pictures/Medal.tsx";
import type { RoundProgress } from "#shared/protocol/history.ts";
import type { TableState } from "#shared/protocol/table.ts";
import styles from "./Result.module.css";
import { use, useEffect, useState } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/route.ts";
import { whileWanted } from "#renderer/context/whileWanted.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";
import type { Profile } from "#shared/protocol/house.ts";
import { levelOf } from "#shared/profile/level.ts";
import {
  backLevels,
  feltLevels,
  type BackName,
  type FeltName,
} from "#shared/profile/appearance.ts";

type LevelReached = Readonly<{
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

function LevelUp({ table, won }: Readonly<{ table: string; won: number }>) {
  const { renew } = useProfile();
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => whileWanted(renew(), setProfile), [renew]);
  const reached = profile ? levelReached(profile.points, won) : null;
  if (!reached) return null;
  const { level, backs, felts } = reached;
  const { points: words, settings } = text();
  const looks = [
    ...(backs.length > 0 ? [words.openedBacks(backs.map((back) => settings.backs[back]))] : []),
    ...(felts.length > 0 ? [words.openedFelts(felts.map((felt) => settings.felts[felt]))] : []),
  ];
  return (
    <div className={styles.reached} role="status">
      {backs.slice(-1).map((back) => (
        <span key={back} className={styles.picture}>
          <CardPicture card={{ back }} deck="two-colour" width={2} decorative />
        </span>
      ))}
      <p className={styles.levelUpWords}>
        <strong>{words.levelReached(level)}</strong>
        {looks.length > 0 && <small>{words.opened(looks)}</small>}
      </p>
      {looks.length > 0 && (
        <Button onClick={() => go({ screen: "table", table, over: "settings" })}>
          {words.choose}
        </Button>
      )}
    </div>
  );
}

/** Returns null until it is known, and for rounds of others or for practice. */
function useRoundProgress(
  { id: table, roundNumber: round, players }: TableState,
  player: string | null,
): RoundProgress | null {
  const { line } = use(HouseContext);
  const [known, setKnown] = useState<Readonly<{
    of: string;
    brought: RoundProgress | null;
  }> | null>(null);
  const isIn = players.some(({ id, seat }) => id === player && seat !== null);
  const of = `${table} ${round}`;
  useEffect(() => {
    if (typeof line === "string" || !isIn) return undefined;
    return whileWanted(line.ask("merit", { table, round }), (answer) =>
      setKnown({ of, brought: answer.ok ? answer.value : null }),
    );
  }, [line, isIn, table, round, of]);
  return known?.of === of ? known.brought : null;
}

/** In a strip, which leaves the table in sight. */
const mostInStrip = 1;
/** More than these are told in a line each. */
const mostAtLength = 2;

export function RoundAchievements({
  table,
  player,
  isBrief = false,
  withPoints = true,
}: Readonly<{
  table: TableState;
  player: string | null;
  isBrief?: boolean;
  withPoints?: boolean;
}>) {
  const progress = useRoundProgress(table, player);
  if (!progress) return null;
  const { points, achieved } = progress;
  // Where a round is played for points the standings already show them.
  const earned = withPoints && !table.lastResult?.points ? points : 0;
  const most = isBrief ? mostInStrip : achieved.length;
  return (
    <>
      {points > 0 && <LevelUp table={table.id} won={points} />}
      {(earned > 0 || achieved.length > 0) && (
        <Achieved earned={earned} achieved={achieved} most={most} />
      )}
    </>
  );
}

type AchievedProps = Readonly<{
  /** Points; 0 says nothing of them. */
  earned: number;
  achieved: RoundProgress["achieved"];
  most: number;
}>;

function Achieved({ earned, achieved, most }: AchievedProps) {
  const words = text().progress.told;
  const shown = achieved.slice(0, most);
  const isMany = shown.length > mostAtLength;
  return (
    <div className={styles.achieved} data-many={isMany} role="status">
      {shown.map((one) => {
        const { name, help } = achievementWords(one);
        return (
          <p key={`${one.of} ${one.key}`} className={styles.one}>
            <Medal motif={one.motif} share={1} size={isMany ? 1.25 : 2.25} />
            <span className={styles.roundMeritWords}>
              <strong>{name}</strong>
              <small>
                <span className={isMany ? "unseen" : undefined}>{words.title}</span> {help}
              </small>
            </span>
          </p>
        );
      })}
      {(earned > 0 || achieved.length > most) && (
        <p className={styles.earned}>
          {[
            ...(earned > 0 ? [text().points.earned(earned)] : []),
            ...(achieved.length > most
              ? [words.more(achieved.slice(most).map((one) => achievementWords(one).name))]
              : []),
          ].join(" ")}
        </p>
      )}
    </div>
  );
}
