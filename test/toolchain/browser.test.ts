// Do the browser tests find a browser, get one where there is none, and say aloud what did not run?

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from './browserBinary.ts';
import { setUpBrowser, type Machine } from './browserSetup.ts';
import NotRunReporter from './notRunReporter.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cardtable-browser-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the browser', () => {
  it('is the one named by CHROMIUM', () => {
    const named = join(folder, 'chromium');
    writeFileSync(named, '');
    expect(findBrowser({ CHROMIUM: named })).toBe(named);
  });
  it('is not silently another one than the one named', () => {
    expect(() => findBrowser({ CHROMIUM: join(folder, 'none') })).toThrow(/does not exist/);
  });
});

describe('the setup', () => {
  /** A machine without a browser, on which these commands work. */
  function bare(working: readonly string[], isRoot = true): { readonly machine: Machine; readonly ran: string[] } {
    const ran: string[] = [];
    let browser: string | null = null;
    const runs: Machine['runs'] = (command, ...args) => {
      ran.push([command, ...args].join(' '));
      if (!working.includes(command)) return false;
      if (args.includes('install')) browser = `/from/${command}`;
      return true;
    };
    return { machine: { isRoot, runs, find: () => browser }, ran };
  }

  it('installs nothing where there is a browser', () => {
    const { machine, ran } = bare([]);
    expect(setUpBrowser({ ...machine, find: () => '/usr/bin/chromium' })).toBe('/usr/bin/chromium');
    expect(ran).toEqual([]);
  });
  it('takes Debian\'s', () => {
    const { machine, ran } = bare(['apt-get', 'npx']);
    expect(setUpBrowser(machine)).toBe('/from/apt-get');
    expect(ran).toEqual(['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends chromium']);
  });
  it('takes Playwright\'s own where apt-get is not there or not allowed', () => {
    expect(setUpBrowser(bare(['npx']).machine)).toBe('/from/npx');
    const { machine, ran } = bare(['apt-get', 'npx'], false);
    expect(setUpBrowser(machine)).toBe('/from/npx');
    expect(ran).toEqual(['npx playwright install chromium']);
  });
  it('answers null where none can be had', () => expect(setUpBrowser(bare([]).machine)).toBeNull());
});

describe('the reporter', () => {
  it('tells which tests did not run and why', () => {
    const said: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    const reporter = new NotRunReporter();
    const skipped = (title: string, description: string) =>
      reporter.onTestEnd({ title, annotations: [] } as unknown as TestCase, { status: 'skipped', annotations: [{ type: 'skip', description }] } as unknown as TestResult);
    skipped('a window opens', 'there is no display');
    reporter.onTestEnd({ title: 'ran', annotations: [] } as unknown as TestCase, { status: 'passed', annotations: [] } as unknown as TestResult);
    skipped('settings', 'there is no display');
    reporter.onEnd();
    expect(said.join('')).toBe('NOT RUN: 2 test(s) because there is no display:\n  - a window opens\n  - settings\n');
  });
});
