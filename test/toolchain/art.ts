// npm run art: draws the sheet of court figures that every page loads. To be run when a figure, or
// its place on the card, has changed.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "./browserBinary.ts";
import { drawFigures, encode, sheetFile, sheetOf, sourcesFile, sourcesHash } from "./courtFiles.ts";

const executablePath = findBrowser();
if (executablePath === null)
  throw new Error("no Chromium to draw with; run: node test/toolchain/browserSetup.ts");
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--force-color-profile=srgb"],
});
const page = await browser.newPage();
const sheet = await encode(page, sheetOf(await drawFigures(page)));
await browser.close();
mkdirSync(dirname(sheetFile), { recursive: true });
writeFileSync(sheetFile, sheet);
writeFileSync(sourcesFile, `${JSON.stringify({ sources: sourcesHash() }, null, 2)}\n`);
console.log(`${sheetFile} has ${(sheet.length / 1024).toFixed(0)} kB.`);
