import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";

type Shape = Readonly<{
  /** Steps keep a figure until the next one. */
  line: "steps" | "straight";
  /** Whether the figures along the bottom are seconds since 1970. */
  isTime: boolean;
  /** The words of a figure at the side. */
  figure: (value: number) => string;
  /** The least and the greatest figure at the side; by default as far as the line reaches. */
  range?: readonly [number, number];
}>;

type LineChartProps = Readonly<{
  /** Along the bottom, ascending, and the figures above. */
  line: readonly (readonly [number, number])[];
  label: string;
  className: string | undefined;
  /** It must not change. */
  shape: Shape;
  /** Called with the index of the point under the pointer, or null. */
  onPoint: (index: number | null) => void;
}>;

function optionsOf(
  { line, isTime, figure, range }: Shape,
  { clientWidth: width, clientHeight: height }: HTMLElement,
  onPoint: LineChartProps["onPoint"],
): uPlot.Options {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
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
    scales: { x: { time: isTime }, ...(range && { y: { range: [range[0], range[1]] } }) },
    axes: [axis, { ...axis, size: 64, values: (_chart, ticks) => ticks.map(figure) }],
    series: [
      {},
      {
        stroke: colour("--gold"),
        width: 2,
        fill: colour("--line"),
        ...(line === "steps" && { paths: uPlot.paths.stepped!({ align: 1 }) }),
        points: { show: line === "straight" },
      },
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
}

export function LineChart({ line, label, className, shape, onPoint }: LineChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const chart = new uPlot(
      optionsOf(shape, element, onPoint),
      [line.map(([at]) => at), line.map(([, figure]) => figure)],
      element,
    );
    const observer = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [line, shape, onPoint]);
  return <div ref={place} className={className} role="img" aria-label={label} />;
}
