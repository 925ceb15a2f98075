// npm run charts: writes the diagram of every chart, and those that the page on how it is made shows. Run it
// when a chart has changed.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { diagrams, withCharts } from "./chartFiles.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "assets/charts");
const page = join(root, "assets/docs/architecture.md");
const charts = diagrams();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, diagram] of charts) writeFileSync(join(folder, `${name}.mmd`), diagram);
writeFileSync(page, withCharts(readFileSync(page, "utf8"), charts));
console.log(`${charts.size} charts are in ${folder}.`);
