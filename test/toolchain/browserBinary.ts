// Finds the Chromium in which the browser tests run.

import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's Chromium without windows: it shows the same for a fifth less work. */
export const shell = "/usr/bin/chromium-headless-shell";
const usualPlaces = [shell, "/usr/bin/chromium", "/usr/bin/chromium-browser"];

/**
 * Where a Chromium is: the one named by `CHROMIUM`, the system's, or Playwright's own; null where
 * there is none.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  const named = env["CHROMIUM"];
  if (named !== undefined && named !== "") {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist`);
    return named;
  }
  return [...usualPlaces, chromium.executablePath()].find((place) => existsSync(place)) ?? null;
}
