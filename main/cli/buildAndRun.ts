// npm start, npm run host: builds where something has changed, and then is itself the program that
// was built, so that a signal for npm reaches it. A shell in between – the scripts begin with exec,
// so there is none – would die of the signal and leave the program behind.

import { spawn } from "node:child_process";
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { appFolder } from "#main/start/places.ts";
import { stopSignals } from "./stopSignals.ts";
import { isUpToDate } from "./upToDate.ts";

const lookEveryMs = 500;

/**
 * npm forwards SIGINT and SIGTERM; of others, and of SIGKILL, it dies and tells nobody. That its
 * parent is another one is all that a process can see then.
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

/**
 * Resolves with true when everything is built; false when not, which the build has said. Told to
 * end, it ends the build and the process.
 */
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
    // npm's shell would not pass it on, so all of its group are told.
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
  // What Node makes of the program is kept for the next start, also where nothing but a kill ends
  // this one.
  enableCompileCache(join(process.cwd(), "node_modules", ".cache", "compiled"));
  await import(pathToFileURL(entry).href);
  flushCompileCache();
} else {
  process.exitCode = 1;
}
