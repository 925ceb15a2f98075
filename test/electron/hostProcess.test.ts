// Is the host started, started again when it dies, given up when that does not help, and ended in good order?

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostProcess } from '#main/electron/hostProcess.ts';
import { resetElectron, utilityProcess } from '#test/fakes/electron.ts';

const options = { entry: '/app/hostProcess.js', dataFolder: '/data', rendererFolder: '/page', secret: 's3cret' };
let heard: string[] = [];

const makeHost = () =>
  new HostProcess(options, { onListening: (url) => heard.push(`at ${url.href}`), onGivenUp: (reason) => heard.push(`given up: ${reason}`) });
const lastChild = () => utilityProcess.children.at(-1)!;

beforeEach(() => {
  resetElectron();
  heard = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('starting', () => {
  it('runs the entry and hands the secret over by message, not by argument or environment', () => {
    makeHost().start();
    expect(lastChild().entry).toBe(options.entry);
    expect(lastChild().received).toEqual([{ type: 'start', dataFolder: '/data', rendererFolder: '/page', secret: 's3cret' }]);
    expect(JSON.stringify(lastChild().options)).not.toContain('s3cret');
  });
  it('tells the address', () => {
    makeHost().start();
    lastChild().say({ type: 'listening', url: 'http://127.0.0.1:4100/' });
    expect(heard).toEqual(['at http://127.0.0.1:4100/']);
  });
  it('believes no other address and no other message', () => {
    makeHost().start();
    for (const url of ['http://10.0.0.1:4100/', 'https://127.0.0.1:4100/', 'http://127.0.0.1.evil.example/', 'file:///x', 7]) lastChild().say({ type: 'listening', url });
    for (const message of [null, 'listening', { type: 'other' }]) lastChild().say(message);
    expect(heard).toEqual([]);
  });
  it('starts one host only', () => {
    const host = makeHost();
    host.start();
    host.start();
    expect(utilityProcess.children.length).toBe(1);
  });
});

describe('a host that dies', () => {
  it('is started again, each time after a longer wait, and given up at the fifth death within a minute', () => {
    makeHost().start();
    for (const wait of [250, 500, 1000, 2000]) {
      const before = utilityProcess.children.length;
      lastChild().exit(1);
      vi.advanceTimersByTime(wait - 1);
      expect(utilityProcess.children.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(utilityProcess.children.length).toBe(before + 1);
    }
    lastChild().exit(1);
    expect(heard).toEqual(['given up: The host ended by itself again and again (exit code 1).']);
  });
  it('is not given up for deaths that lie a minute apart', () => {
    makeHost().start();
    for (let death = 0; death < 10; death++) {
      lastChild().exit(1);
      vi.advanceTimersByTime(60_000);
    }
    expect(heard).toEqual([]);
    expect(utilityProcess.children.length).toBe(11);
  });
  it('is given up at once when it says why it cannot run', () => {
    makeHost().start();
    lastChild().say({ type: 'failed', message: 'the store is locked' });
    lastChild().exit(1);
    expect(heard).toEqual(['given up: the store is locked']);
    expect(utilityProcess.children.length).toBe(1);
  });
  it('is tried again when a person says so', () => {
    const host = makeHost();
    host.start();
    for (let death = 0; death < 5; death++) {
      lastChild().exit(1);
      vi.runAllTimers();
    }
    host.start();
    lastChild().say({ type: 'listening', url: 'http://127.0.0.1:4200/' });
    expect(heard.at(-1)).toBe('at http://127.0.0.1:4200/');
  });
});

describe('stopping', () => {
  it('asks the host to end, waits for it and starts no other', async () => {
    const host = makeHost();
    host.start();
    const stopped = host.stop();
    expect(lastChild().received.at(-1)).toEqual({ type: 'stop' });
    lastChild().exit(0);
    await stopped;
    expect(lastChild().isKilled).toBe(false);
    expect(utilityProcess.children.length).toBe(1);
  });
  it('kills a host that does not end within five seconds', async () => {
    const host = makeHost();
    host.start();
    const stopped = host.stop();
    vi.advanceTimersByTime(5_000);
    await stopped;
    expect(lastChild().isKilled).toBe(true);
  });
  it('calls off a restart that was due', async () => {
    const host = makeHost();
    host.start();
    lastChild().exit(1);
    await host.stop();
    vi.advanceTimersByTime(10_000);
    expect(utilityProcess.children.length).toBe(1);
  });
});
