// Lists the charts and what is written of them: a diagram each, and those that a page shows.

import { seatChart, tableChart } from "#main/table/core/charts.ts";
import { stageChart } from "#main/session/stageChart.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { machineOf } from "#shared/games/machines.ts";
import { stateDiagram } from "./mermaid.ts";

/** By name of file. */
export const diagrams = (): ReadonlyMap<string, string> =>
  new Map([
    ...catalogue.map(({ id }) => [id, stateDiagram(machineOf(id))] as const),
    ["table", stateDiagram(tableChart)] as const,
    ["stage", stateDiagram(stageChart)] as const,
    ["seat", stateDiagram(seatChart)] as const,
  ]);

const shown = /(<!-- chart: ([\w-]+) -->\n)```mermaid\n[^`]*```/g;

/** The names of the charts that a text shows. */
export const chartsIn = (text: string): readonly string[] =>
  [...text.matchAll(shown)].map(([, , name = ""]) => name);

/** The text with its charts as they are now. Throws for a chart that there is none of. */
export function withCharts(text: string, charts: ReadonlyMap<string, string>): string {
  return text.replaceAll(shown, (_all, mark: string, name: string) => {
    const diagram = charts.get(name);
    if (diagram === undefined) throw new Error(`there is no chart ${name}`);
    return `${mark}\`\`\`mermaid\n${diagram}\`\`\``;
  });
}
