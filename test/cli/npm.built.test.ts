// Does a signal for npm end what npm started – build, host and all – and give its port and its data folder back?

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: { readonly [name: string]: string } };

let folder: string;
let npm: ChildProcess;

/** The project's own scripts, but a build of the test's own: what is built stays as it is for others. */
function furnish(build: string): void {
  for (const name of ['main', 'node_modules']) symlinkSync(join(root, name), join(folder, name));
  writeFileSync(join(folder, 'build.mjs'), build);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'cardtable', type: 'module', scripts: { ...scripts, build: 'node build.mjs' } }));
}

/** What npm and all below it print; done when none of them is left that could print more. */
function run(script: 'host' | 'start', ...given: readonly string[]): { line(this: void, pattern: RegExp): Promise<RegExpExecArray>; readonly allGone: Promise<void> } {
  npm = spawn('npm', ['run', '-s', script, '--', '--data', join(folder, 'data'), '--screen', folder, ...given], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: npm.stdout! });
  const said: string[] = [];
  const allGone = once(lines, 'close').then(() => {});
  lines.on('line', (text) => said.push(text));
  return {
    allGone,
    line: (pattern) => new Promise((found, failed) => {
      const look = (): void => {
        const match = said.map((text) => pattern.exec(text)).find((one) => one !== null);
        if (match) found(match);
      };
      lines.on('line', look);
      void allGone.then(() => failed(new Error(`it ended without ${pattern.source}: ${said.join('\n')}`)));
      look();
    }),
  };
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardtable-npm-'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
});
afterEach(() => {
  npm.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

// Of SIGHUP and SIGKILL npm itself dies, and passes nothing on.
test.each([['host', 'SIGTERM'], ['host', 'SIGINT'], ['host', 'SIGHUP'], ['host', 'SIGKILL'], ['start', 'SIGTERM']] as const)('npm run %s ends with npm at %s, and its port and data folder are free', async (script, signal) => {
  furnish('');
  const more = script === 'start' ? ['--browser'] : [];
  const first = run(script, ...more);
  const [, address] = await first.line(/^Cardtable is at (\S+)$/);
  const port = Number(new URL(address!).port);
  expect(await isFree(port)).toBe(false);
  npm.kill(signal);
  await first.allGone;
  expect(await isFree(port)).toBe(true);
  const again = run(script, ...more, '--port', String(port));
  await again.line(/^Cardtable is at /);
  npm.kill('SIGTERM');
  await again.allGone;
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s in the middle of the build ends the build too, and no host starts', async (signal) => {
  furnish("console.log('building'); setInterval(() => {}, 2 ** 30);");
  const { line, allGone } = run('host');
  await line(/^building$/);
  npm.kill(signal);
  await allGone;
});

test('a build that fails is the end of it', async () => {
  furnish("console.log('building'); process.exit(3);");
  const { line, allGone } = run('host');
  const exit = once(npm, 'exit');
  await line(/^building$/);
  await allGone;
  expect(await exit).toEqual([1, null]);
});
