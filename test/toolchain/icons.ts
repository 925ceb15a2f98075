// npm run icons: draws assets/build/icon.svg in every size and form that the packages want. To be run when the drawing changes.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browserBinary.ts';
import { appleIcon, iconSides, windowsIcon } from './iconFiles.ts';

const folder = resolve(import.meta.dirname, '../../assets/build');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');

async function drawPictures(): Promise<Map<number, Buffer>> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('no Chromium to draw with; run: node test/toolchain/browserSetup.ts');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--force-color-profile=srgb'] });
  const pictures = new Map<number, Buffer>();
  for (const side of iconSides) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${drawing}`);
    pictures.set(side, await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  await browser.close();
  return pictures;
}

const pictures = await drawPictures();
mkdirSync(join(folder, 'icons'), { recursive: true });
for (const [side, picture] of pictures) writeFileSync(join(folder, 'icons', `${side}x${side}.png`), picture);
writeFileSync(join(folder, 'icon.ico'), windowsIcon(pictures));
writeFileSync(join(folder, 'icon.icns'), appleIcon(pictures));
console.log(`Icons of ${iconSides.join(', ')} pixels are in ${folder}.`);
