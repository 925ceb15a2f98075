import { useMemo, useState } from "react";
import { text } from "#renderer/text/text.ts";
import { LineChart } from "#renderer/ui/pictures/LineChart.tsx";
import type { BalancePoint } from "#shared/protocol/bank.ts";
import styles from "./History.module.css";

type BalanceChartProps = Readonly<{
  points: readonly BalancePoint[];
  label: string;
  /** The latest end of the line, even if it is later by now: ms since 1970, UTC. */
  end?: number;
}>;

/** Draws steps, because a balance stays the same until chips move. */
const shape = {
  line: "steps",
  isTime: true,
  figure: (chips: number) => text().history.number(chips),
} as const;

/** In seconds, which ascend even if a clock was set back. */
function inTime(points: readonly BalancePoint[]): readonly (readonly [number, number])[] {
  let latest = 0;
  return points.map(({ at, chips }) => [(latest = Math.max(latest, at / 1000)), chips]);
}

/** Adds a last point for now, because a single point would draw no line. */
const untilNow = (points: readonly BalancePoint[], end: number): readonly BalancePoint[] => [
  ...points,
  ...points
    .slice(-1)
    .map(({ chips }) => ({ at: Math.min(end, performance.timeOrigin + performance.now()), chips })),
];

export function BalanceChart({ points, label, end = Infinity }: BalanceChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const line = useMemo(() => inTime(untilNow(points, end)), [points, end]);
  const shownPoint = pointed === null ? undefined : points[Math.min(pointed, points.length - 1)];
  return (
    <div>
      <LineChart
        line={line}
        label={label}
        className={styles.chart}
        shape={shape}
        onPoint={setPointed}
      />
      <p className={styles.told} aria-hidden="true">
        {shownPoint &&
          `${text().history.when(shownPoint.at)}: ${text().history.number(shownPoint.chips)}`}
      </p>
    </div>
  );
}
