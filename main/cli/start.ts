// npm start [-- --browser --port N --data FOLDER --screen FOLDER]: the app in its own window, or
// else the same app in the browser.

import { cli } from "#main/text/english.ts";
import "./nodeVersion.js";
import { spawn } from "node:child_process";
import { electronBinary, hasDisplay } from "./electronBinary.ts";
import { hostArguments, type HostArguments } from "./hostArguments.ts";
import { appFolder, dataFolder } from "#main/start/folders.ts";
import { stopSignals } from "./stopSignals.ts";

/** Resolves with a reason not to use Electron; if it ran, ends the process as Electron ended. */
async function runElectron(path: string, data: string | undefined): Promise<string> {
  return new Promise((resolve) => {
    const folder = dataFolder(data);
    // Electron keeps its own files in it, and the shell opens the store in it.
    const child = spawn(path, [appFolder, `--user-data-dir=${folder}`], {
      stdio: "inherit",
      env: { ...process.env, CARDTABLE_DATA: folder },
    });
    child.once("error", ({ message }) => resolve(message));
    child.once("exit", (code, signal) =>
      process.exit(code ?? (stopSignals.some((stop) => stop === signal) ? 0 : 1)),
    );
    let isStopping = false;
    for (const signal of stopSignals) {
      process.on(signal, () => {
        // A terminal's Ctrl-C reaches Electron by itself too; a second signal would end it without
        // its goodbyes.
        if (!isStopping) child.kill("SIGTERM");
        isStopping = true;
      });
    }
  });
}

async function serveBrowser(given: HostArguments): Promise<void> {
  const { serveTerminal } = await import("./serveTerminal.ts");
  const address = await serveTerminal(given);
  if (!hasDisplay()) return;
  const { default: open } = await import("open");
  await open(address).catch(() => console.log(cli.noBrowser));
}

async function startApp(given: HostArguments): Promise<void> {
  const binary = electronBinary();
  if (!given.browser) {
    const reason = "path" in binary ? await runElectron(binary.path, given.data) : binary.missing;
    console.log(cli.noElectron(reason));
  }
  await serveBrowser(given);
}

try {
  const given = hostArguments(process.argv.slice(2), "start");
  if (given) await startApp(given);
  else console.log(cli.usage.start);
} catch (error) {
  console.error(`start: ${(error as Error).message}`);
  process.exitCode = 1;
}
