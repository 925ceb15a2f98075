// Is there a browser to test in – and if not, can one be had? `node test/toolchain/browserSetup.ts`, before the browser tests.

import { spawnSync } from 'node:child_process';
import { findBrowser } from './browserBinary.ts';

/** What the setup needs of the machine. */
export interface Machine {
  readonly isRoot: boolean;
  find(): string | null;
  /** Runs a command; was it there, and did it do its work? */
  runs(this: void, command: string, ...args: readonly string[]): boolean;
}

const minutes = 60_000;

const thisMachine: Machine = {
  isRoot: process.getuid?.() === 0,
  find: findBrowser,
  runs(command, ...args) {
    process.stdout.write(`> ${command} ${args.join(' ')}\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, args, { stdio: 'inherit', env, timeout: 8 * minutes, shell: process.platform === 'win32' }).status === 0;
  },
};

const installDebian = ({ isRoot, runs }: Machine): boolean =>
  isRoot && runs('apt-get', 'update', '-qq') && runs('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');

/** Where a browser is; Debian's or else Playwright's own is installed where there was none. Null where none can be had. */
export function setUpBrowser(machine: Machine): string | null {
  const found = machine.find();
  if (found !== null) return found;
  const isInstalled = installDebian(machine) || machine.runs('npx', 'playwright', 'install', 'chromium');
  return isInstalled ? machine.find() : null;
}

if (import.meta.main) {
  const browser = setUpBrowser(thisMachine);
  if (browser === null) {
    process.stderr.write('No Chromium for the browser tests: install one, or name it with CHROMIUM=/path/to/chromium.\n');
    process.exit(1);
  }
  process.stdout.write(`Browser tests run in ${browser}.\n`);
}
