// npm run icons: draws assets/build/icon.svg in every size and form that the packages and the page
// want. To be run when the drawing changes.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "./browserBinary.ts";
import { appleIcon, iconSides, pageIcons, windowsIcon, type PageIcon } from "./iconFiles.ts";

const folder = resolve(import.meta.dirname, "../../assets/build");
const pageFolder = resolve(import.meta.dirname, "../../assets/page");
const drawing = readFileSync(join(folder, "icon.svg"), "utf8");

/** `share`: part of the side that the drawing takes. */
async function picture(
  browser: Browser,
  { side, ground, share }: Omit<PageIcon, "file">,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const drawn = Math.round(side * share);
  await page.setContent(
    `<style>body{margin:${(side - drawn) / 2}px;background:${ground ?? "none"}}svg{display:block;width:${drawn}px;height:${drawn}px}</style>${drawing}`,
  );
  const taken = await page.screenshot({ omitBackground: ground === null });
  await page.close();
  return taken;
}

const executablePath = findBrowser();
if (executablePath === null)
  throw new Error("no Chromium to draw with; run: node test/toolchain/browserSetup.ts");
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--force-color-profile=srgb"],
});
const pictures = new Map<number, Buffer>();
for (const side of iconSides)
  pictures.set(side, await picture(browser, { side, ground: null, share: 1 }));
mkdirSync(pageFolder, { recursive: true });
for (const icon of pageIcons)
  writeFileSync(join(pageFolder, icon.file), await picture(browser, icon));
await browser.close();
mkdirSync(join(folder, "icons"), { recursive: true });
for (const [side, picture] of pictures)
  writeFileSync(join(folder, "icons", `${side}x${side}.png`), picture);
writeFileSync(join(folder, "icon.ico"), windowsIcon(pictures));
writeFileSync(join(folder, "icon.icns"), appleIcon(pictures));
console.log(
  `Icons of ${iconSides.join(", ")} pixels are in ${folder}, the page's in ${pageFolder}.`,
);
