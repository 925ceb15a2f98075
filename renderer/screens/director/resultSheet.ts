import { resultsOf, type TournamentResult } from "#shared/tournament/results.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";

export type PlacedLine = Readonly<{
  result: TournamentResult;
  /** The upper left corner, pixels. */
  x: number;
  y: number;
}>;

export type ResultSheet = Readonly<{
  width: number;
  height: number;
  line: Readonly<{ width: number; height: number }>;
  /** Up to three, the winner in the middle; `x`, `y` are the middle of the portrait. */
  podium: readonly Readonly<{
    result: TournamentResult;
    x: number;
    y: number;
    radius: number;
  }>[];
  lines: readonly PlacedLine[];
  /** How many have no line, and where that is written; null if everybody has one. */
  rest: Readonly<{ count: number; y: number }> | null;
}>;

const width = 1200;
const margin = 70;
const top = 190;
const podiumHeight = 360;
const lineHeight = 52;
/** More would be useless in a picture. */
const mostLines = 40;
const inOneColumn = 9;
const gap = 60;

const steps = [
  { x: width / 2, y: top + 130, radius: 112 },
  { x: width / 2 - 340, y: top + 165, radius: 80 },
  { x: width / 2 + 340, y: top + 165, radius: 80 },
];

export function layResults(view: Pick<TournamentView, "entrants">): ResultSheet {
  const results = resultsOf(view);
  const podium = results.slice(0, steps.length).map((result, at) => ({ result, ...steps[at]! }));
  const shown = results.slice(podium.length, podium.length + mostLines);
  const columns = shown.length > inOneColumn ? 2 : 1;
  const rows = Math.ceil(shown.length / columns);
  const lineWidth =
    columns === 2 ? (width - 2 * margin - gap) / 2 : Math.min(width - 2 * margin, 760);
  const left = columns === 2 ? margin : (width - lineWidth) / 2;
  const first = top + podiumHeight + 20;
  const lines = shown.map((result, at) => ({
    result,
    x: left + Math.floor(at / rows) * (lineWidth + gap),
    y: first + (at % rows) * lineHeight,
  }));
  const count = results.length - podium.length - shown.length;
  const end = first + rows * lineHeight;
  return {
    width,
    height: end + (count > 0 ? lineHeight : 0) + margin + 20,
    line: { width: lineWidth, height: lineHeight },
    podium,
    lines,
    rest: count > 0 ? { count, y: end } : null,
  };
}
