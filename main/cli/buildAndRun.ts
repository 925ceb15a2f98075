// npm start, npm run host: builds if something has changed, then becomes the built program, so that
// a signal for npm reaches it. The scripts begin with exec, because a shell in between would die of
// the signal and leave the program behind.

import { spawn } from "node:child_process";
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { appFolder } from "#main/start/folders.ts";
import { stopSignals } from "./stopSignals.ts";
import { isUpToDate } from "./upToDate.ts";

const lookEveryMs = 500;

/**
 * npm forwards SIGINT and SIGTERM; any other signal kills it silently, and its child sees only that
 * its parent has changed.
 */
function endWithParent(): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, "SIGTERM");
  }, lookEveryMs);
  look.unref();
}

/** Resolves with false if the build failed. A stop signal ends the build and the process. */
async function build(): Promise<boolean> {
  const hasGroups = process.platform !== "win32";
  const child = spawn("npm", ["run", "-s", "build"], {
    stdio: "inherit",
    detached: hasGroups,
    shell: !hasGroups,
  });
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    // npm's shell would not forward it, so the whole group gets it.
    if (hasGroups && child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
    else child.kill();
  };
  for (const signal of stopSignals) process.on(signal, stop);
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", ({ message }) => {
      console.error(`build: ${message}`);
      resolve(1);
    });
    child.once("exit", resolve);
  });
  if (isStopped) process.exit(0);
  for (const signal of stopSignals) process.off(signal, stop);
  return code === 0;
}

const [program = "", ...given] = process.argv.slice(2);
endWithParent();
if (isUpToDate(process.cwd()) || (await build())) {
  const entry = join(appFolder, "out", "main", `${program}.js`);
  process.argv = [process.execPath, entry, ...given];
  // Keeps the compiled code for the next start, even if this process is killed.
  enableCompileCache(join(process.cwd(), "node_modules", ".cache", "compiled"));
  await import(pathToFileURL(entry).href);
  flushCompileCache();
} else {
  process.exitCode = 1;
}
