// npm run build: builds the app into out/, unless what is there was built from the very same
// sources.

import "./nodeVersion.js";
import { bringUpToDate } from "./upToDate.ts";

/**
 * In this very process: whatever ends it ends the build too, before another one may begin. Resolves
 * with false where the build failed.
 */
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

// What a bundler left open does not hold up who waits for the build.
process.exit((await bringUpToDate(process.cwd(), buildHere)) ? 0 : 1);
