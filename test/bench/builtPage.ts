// Runs a bench in a page of its own in Chromium.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { build } from "vite";
import { findBrowser } from "#test/toolchain/browserBinary.ts";
import type { Report } from "./bench.ts";

const types: { readonly [extension: string]: string } = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const origin = "http://page.bench/";

/** The page is built as the app is, and served from memory: nothing listens. */
async function servePage(page: Page, source: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, source),
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true, target: "es2023", assetsInlineLimit: 0 },
  });
  await page.route(`${origin}**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/favicon.ico") return route.fulfill({ status: 204 });
    await route.fulfill({
      contentType: types[extname(path)] ?? "application/octet-stream",
      body: readFileSync(join(folder, path)),
    });
  });
}

/** `source`: the folder of the page, here. */
export async function onPage(
  source: string,
  measure: (page: Page) => Promise<Report>,
): Promise<Report> {
  const executablePath = findBrowser();
  if (executablePath === null) return { lines: ["not measured: 0 Chromiums found"], goals: [] };
  const folder = mkdtempSync(join(tmpdir(), "cardtable-bench-"));
  const browser = await chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--enable-unsafe-swiftshader",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
    ],
  });
  try {
    const page = await browser.newPage();
    await servePage(page, source, folder);
    await page.goto(`${origin}index.html`);
    return await measure(page);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
