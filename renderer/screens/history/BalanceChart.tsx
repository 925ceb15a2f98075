import { useEffect, useRef, useState } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { text } from "#renderer/text/text.ts";
import type { BalancePoint } from "#shared/protocol/bank.ts";
import styles from "./History.module.css";

type BalanceChartProps = Readonly<{
  points: readonly BalancePoint[];
  label: string;
  /** The latest end of the line, even if it is later by now: ms since 1970, UTC. */
  end?: number;
}>;

/** Draws steps, because a balance stays the same until chips move. */
function optionsOf(
  colour: (name: string) => string,
  width: number,
  height: number,
  point: (index: number | null) => void,
): uPlot.Options {
  const axis: uPlot.Axis = {
    stroke: colour("--ink-soft"),
    font: `13px ${colour("--body")}`,
    grid: { stroke: colour("--line"), width: 1 },
    ticks: { stroke: colour("--line"), width: 1 },
  };
  return {
    width,
    height,
    legend: { show: false },
    cursor: { y: false, points: { fill: colour("--gold-bright") } },
    scales: { x: { time: true } },
    axes: [
      axis,
      {
        ...axis,
        size: 64,
        values: (_chart, ticks) => ticks.map((tick) => text().history.number(tick)),
      },
    ],
    series: [
      {},
      {
        stroke: colour("--gold"),
        width: 2,
        fill: colour("--line"),
        paths: uPlot.paths.stepped!({ align: 1 }),
        points: { show: false },
      },
    ],
    hooks: { setCursor: [({ cursor }) => point(cursor.idx ?? null)] },
  };
}

/** Keeps times ascending even if a clock was set back. */
function seconds(points: readonly BalancePoint[]): number[] {
  let latest = 0;
  return points.map(({ at }) => (latest = Math.max(latest, at / 1000)));
}

/** Adds a last point for now, because a single point would draw no line. */
const untilNow = (points: readonly BalancePoint[], end: number): readonly BalancePoint[] => [
  ...points,
  ...points
    .slice(-1)
    .map(({ chips }) => ({ at: Math.min(end, performance.timeOrigin + performance.now()), chips })),
];

export function BalanceChart({ points, label, end = Infinity }: BalanceChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const style = getComputedStyle(document.documentElement);
    const options = optionsOf(
      (name) => style.getPropertyValue(name).trim(),
      element.clientWidth,
      element.clientHeight,
      setPointed,
    );
    const drawn = untilNow(points, end);
    const chart = new uPlot(options, [seconds(drawn), drawn.map(({ chips }) => chips)], element);
    const observer = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [points, end]);
  const shownPoint = pointed === null ? undefined : points[Math.min(pointed, points.length - 1)];
  return (
    <div>
      <div ref={place} className={styles.chart} role="img" aria-label={label} />
      <p className={styles.told} aria-hidden="true">
        {shownPoint &&
          `${text().history.when(shownPoint.at)}: ${text().history.number(shownPoint.chips)}`}
      </p>
    </div>
  );
}
