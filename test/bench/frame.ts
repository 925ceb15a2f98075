// Measures what a frame costs while cards fly over the table or play goes round fifty seats,
// compared with the same number of bare sprites.

import type { Page } from "@playwright/test";
import type { Bench, Report } from "./bench.ts";
import { onPage } from "./builtPage.ts";

/** JavaScript's part of a frame, ms, and how often the GPU was called. */
export type FrameCost = Readonly<{
  update: number;
  render: number;
  draws: number;
}>;

/** `table`: cards flying. `seats`: play goes round. The others are bare sprites in their place. */
export type Way = "table" | "bare" | "seats" | "bareSeats";

const cardCounts = [54, 200] as const;
const mostSeats = 50;
/** A quarter of a frame at 60 Hz: the rest is the GPU's, the page's and a slower machine's. */
const mostMs = 4;
const mostBesideBare = 4;

const told = ({ update, render, draws }: FrameCost): string =>
  `${(update + render).toFixed(2)} ms (${update.toFixed(2)} moving + ${render.toFixed(2)} rendering), draw calls: ${draws}`;

async function measure(page: Page, frames: number): Promise<Report> {
  const lines: string[] = [];
  const goals: { what: string; met: boolean }[] = [];
  for (const cards of cardCounts) {
    const [bare, table] = [
      await costOf(page, "bare", cards, frames),
      await costOf(page, "table", cards, frames),
    ];
    const ratio = (table.update + table.render) / (bare.update + bare.render);
    lines.push(
      `${cards} cards flying     ${told(table)}`,
      `${cards} bare sprites     ${told(bare)}`,
      `ratio ${ratio.toFixed(2)}`,
    );
    goals.push(
      {
        what: `${cards} cards: JavaScript takes at most ${mostMs} ms of a frame`,
        met: table.update + table.render <= mostMs,
      },
      {
        what: `${cards} cards: at most ${mostBesideBare} times the cost of bare sprites`,
        met: ratio <= mostBesideBare,
      },
    );
  }
  const [bare, seats] = [
    await costOf(page, "bareSeats", mostSeats, frames),
    await costOf(page, "seats", mostSeats, frames),
  ];
  lines.push(
    `${mostSeats} seats, everyone's cards     ${told(seats)}`,
    `${mostSeats} bare faces and cards     ${told(bare)}`,
    `ratio ${((seats.update + seats.render) / (bare.update + bare.render)).toFixed(2)}`,
  );
  goals.push({
    what: `${mostSeats} seats: JavaScript takes at most ${mostMs} ms of a frame`,
    met: seats.update + seats.render <= mostMs,
  });
  return { lines, goals };
}

const costOf = (page: Page, way: Way, count: number, frames: number): Promise<FrameCost> =>
  page.evaluate(([kind, many, length]) => window.measureFrames!(kind, many, length), [
    way,
    count,
    frames,
  ] as const);

export const bench: Bench = {
  title:
    "A frame while cards fly or play goes round (JavaScript only, Pixi on WebGL), beside bare sprites",
  run: (quick) =>
    onPage("framePage", async (page) => {
      await page.waitForFunction(() => window.measureFrames !== undefined, null, {
        timeout: 60_000,
      });
      return measure(page, quick ? 20 : 200);
    }),
};
