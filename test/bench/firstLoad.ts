// How long does a phone that comes for the first time over a slow Wi-Fi wait until it can play?

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '#test/toolchain/browserBinary.ts';
import { grouped, type Bench, type Report } from './bench.ts';

const root = resolve(import.meta.dirname, '../..');
const hostProgram = join(root, 'out/main/host.js');
const mostMs = 6000;
/** Nobody else reaches it, and yet it is not the machine's own: what comes from there is sent as to a phone. */
const network = '127.0.0.2';
/** A crowded Wi-Fi: bytes a second, and ms there and back. */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

interface Load {
  readonly ms: number;
  readonly bytes: number;
  readonly files: number;
}

/** The host as it is shipped, in a data folder of its own; its one-time address. */
async function startHost(data: string): Promise<{ readonly address: string; end(): void }> {
  const host = spawn(process.execPath, [hostProgram, '--port', '0', '--data', data, '--lan', '--address', network], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolved, rejected) => {
    let all = '';
    host.stdout.on('data', (said: Buffer) => {
      all += said.toString();
      const found = [...all.matchAll(/http:\S+#code=\S+(?=\s)/g)].map(([address]) => address).find((address) => address.includes(network));
      if (found !== undefined) resolved(found);
    });
    host.once('exit', (code) => rejected(new Error(`the host ended with ${code}`)));
  });
  return { address, end: () => void host.kill() };
}

/** From the address to home, and from the press there to a table at which one can play. */
async function loads(page: Page, address: string, line: typeof slow | null): Promise<readonly Load[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  let [bytes, files] = [0, 0];
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += 1;
  });
  if (line) await cdp.send('Network.emulateNetworkConditions', line);
  const found: Load[] = [];
  const timed = async (act: () => Promise<unknown>): Promise<void> => {
    const [before, bytesBefore, filesBefore] = [performance.now(), bytes, files];
    await act();
    found.push({ ms: performance.now() - before, bytes: bytes - bytesBefore, files: files - filesBefore });
  };
  const play = page.getByRole('button', { name: /Play now/ }).first();
  await timed(async () => {
    await page.goto(address);
    await play.waitFor();
  });
  await timed(async () => {
    await play.click();
    await page.locator('[data-moving][aria-busy="false"]').first().waitFor();
  });
  return found;
}

function build(): void {
  const built = spawnSync(process.execPath, [join(root, 'node_modules/electron-vite/bin/electron-vite.js'), 'build', '--logLevel', 'error'], { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the app cannot be built');
}

async function measured(executablePath: string, line: typeof slow | null): Promise<readonly Load[]> {
  const data = mkdtempSync(join(tmpdir(), 'cardtable-bench-'));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-3d-apis'] });
  const host = await startHost(data);
  try {
    return await loads(await (await browser.newContext(phone)).newPage(), host.address, line);
  } finally {
    host.end();
    await browser.close();
    rmSync(data, { recursive: true, force: true });
  }
}

const lineOf = (what: string, { ms, bytes, files }: Load): string => `${what}: ${grouped(ms)} ms, ${grouped(bytes / 1024)} KiB in ${files} files`;

async function measure(quick: boolean): Promise<Report> {
  const executablePath = findBrowser();
  // What others test is not built anew under them.
  if (!quick) build();
  if (executablePath === null || !existsSync(hostProgram)) return { lines: ['not measured: 0 Chromiums or 0 builds found'], goals: [] };
  const [home, table] = await measured(executablePath, quick ? null : slow);
  if (!home || !table) throw new Error('nothing was loaded');
  const whole = { ms: home.ms + table.ms, bytes: home.bytes + table.bytes, files: home.files + table.files };
  return {
    lines: [lineOf('home', home), lineOf('from the press to a table', table), lineOf('both', whole)],
    goals: [{ what: `a table can be played within ${mostMs / 1000} s`, met: whole.ms <= mostMs }],
  };
}

export const bench: Bench = { title: 'firstLoad: a phone’s first visit over 1.6 Mbit/s with 150 ms, nothing kept from before', run: measure };
