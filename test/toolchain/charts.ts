// npm run charts: writes the diagram of every chart, and those that the README shows. To be run
// when a chart has changed.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { diagrams, withCharts } from "./chartFiles.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "assets/charts");
const readme = join(root, "README.md");
const charts = diagrams();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, diagram] of charts) writeFileSync(join(folder, `${name}.mmd`), diagram);
writeFileSync(readme, withCharts(readFileSync(readme, "utf8"), charts));
console.log(`${charts.size} charts are in ${folder}.`);
