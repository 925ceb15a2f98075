// Finds a browser to test in, or gets one: `node test/toolchain/browserSetup.ts`, before the
// browser tests.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser, shell } from "./browserBinary.ts";

/** What the setup needs of the machine. */
export interface Machine {
  readonly isRoot: boolean;
  /** It is Debian's, without the quicker browser that Debian has. */
  readonly lacksShell: boolean;
  find(): string | null;
  /** Runs a command. True if it was there and did its work. */
  runs(this: void, command: string, ...args: readonly string[]): boolean;
}

const minutes = 60_000;

const thisMachine: Machine = {
  isRoot: process.getuid?.() === 0,
  lacksShell:
    existsSync("/etc/debian_version") &&
    !existsSync(shell) &&
    (process.env["CHROMIUM"] ?? "") === "",
  find: findBrowser,
  runs(command, ...args) {
    process.stdout.write(`> ${command} ${args.join(" ")}\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return (
      spawnSync(command, args, {
        stdio: "inherit",
        env,
        timeout: 8 * minutes,
        shell: process.platform === "win32",
      }).status === 0
    );
  },
};

/** Where the network is away this is soon given up. */
const brief = ["-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];
const install = ({ runs }: Machine, name: string): boolean =>
  runs("apt-get", "install", "-y", ...brief, "--no-install-recommends", name);

/** Debian's quicker browser, and its usual one only where there is none. */
function installDebian(machine: Machine): void {
  if (!machine.isRoot || !machine.lacksShell || !machine.runs("apt-get", "update", ...brief))
    return;
  if (!install(machine, "chromium-headless-shell") && machine.find() === null)
    install(machine, "chromium");
}

/**
 * Where a browser is; Debian's, or else Playwright's own where there was none, is installed. Null
 * where none can be had.
 */
export function setUpBrowser(machine: Machine): string | null {
  installDebian(machine);
  const found = machine.find();
  if (found !== null) return found;
  return machine.runs("npx", "playwright", "install", "chromium") ? machine.find() : null;
}

if (import.meta.main) {
  const browser = setUpBrowser(thisMachine);
  if (browser === null) {
    process.stderr.write(
      "No Chromium for the browser tests: install one, or name it with CHROMIUM=/path/to/chromium.\n",
    );
    process.exit(1);
  }
  process.stdout.write(`Browser tests run in ${browser}.\n`);
}
