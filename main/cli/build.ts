// npm run build: builds the app into out/, unless what is there was built from the same sources.

import "./nodeVersion.js";
import { bringUpToDate } from "./upToDate.ts";

/** In this process, so that whatever ends it ends the build too, before another one may begin. */
async function buildHere(): Promise<boolean> {
  try {
    const { build } = await import("electron-vite");
    await build({ logLevel: "warn" });
    return true;
  } catch (error) {
    console.error(`build: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

// Handles that a bundler left open must not delay the exit.
process.exit((await bringUpToDate(process.cwd(), buildHere)) ? 0 : 1);
