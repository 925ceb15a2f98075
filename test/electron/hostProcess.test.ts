// Checks that the host is started, restarted when it dies or hangs, given up when that does not
// help, and shut down cleanly.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HostProcess } from "#main/electron/hostProcess.ts";
import { words } from "#main/electron/words.ts";
import { resetElectron, utilityProcess } from "#test/fakes/electron.ts";

const options = {
  entry: "/app/hostProcess.js",
  dataFolder: "/data",
  rendererFolder: "/page",
  secret: "s3cret",
};
let heard: string[] = [];
let hosts: HostProcess[] = [];

function makeHost(): HostProcess {
  const host = new HostProcess(options, {
    onListening: (url) => heard.push(`at ${url.href}`),
    onGivenUp: (reason) => heard.push(`given up: ${words(reason)}`),
  });
  hosts.push(host);
  return host;
}
const lastChild = () => utilityProcess.children.at(-1)!;
const listen = () => lastChild().say({ type: "listening", url: "http://127.0.0.1:4100/" });
/** Time passes in which no timer goes off; then the one that is due does, late. */
function sleep(ms: number): void {
  const awake = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => awake() + ms);
  vi.advanceTimersByTime(2_000);
}
const pings = () =>
  lastChild().received.filter((message) => (message as { readonly type: string }).type === "ping")
    .length;

beforeEach(() => {
  resetElectron();
  heard = [];
  hosts = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(async () => {
  const stopped = hosts.map((host) => host.stop());
  for (const child of utilityProcess.children) child.exit(0);
  await Promise.all(stopped);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("starting", () => {
  it("runs the entry and hands the secret over by message, not by argument or environment", () => {
    makeHost().start();
    expect(lastChild().entry).toBe(options.entry);
    expect(lastChild().received).toEqual([
      { type: "start", dataFolder: "/data", rendererFolder: "/page", secret: "s3cret" },
    ]);
    expect(JSON.stringify(lastChild().options)).not.toContain("s3cret");
  });
  it("tells the address", () => {
    makeHost().start();
    lastChild().say({ type: "listening", url: "http://127.0.0.1:4100/" });
    expect(heard).toEqual(["at http://127.0.0.1:4100/"]);
  });
  it("believes no other address and no other message", () => {
    makeHost().start();
    for (const url of [
      "http://10.0.0.1:4100/",
      "https://127.0.0.1:4100/",
      "http://127.0.0.1.evil.example/",
      "file:///x",
      7,
    ])
      lastChild().say({ type: "listening", url });
    for (const message of [null, "listening", { type: "other" }]) lastChild().say(message);
    expect(heard).toEqual([]);
  });
  it("starts one host only", () => {
    const host = makeHost();
    host.start();
    host.start();
    expect(utilityProcess.children.length).toBe(1);
  });
});

describe("a host that dies", () => {
  it("is started again, each time after a longer wait, and given up at the fifth death within five minutes", () => {
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
    expect(heard).toEqual(["given up: The host kept crashing (exit code 1)."]);
  });
  it("is not given up for deaths that lie minutes apart", () => {
    makeHost().start();
    for (let death = 0; death < 10; death++) {
      lastChild().exit(1);
      vi.advanceTimersByTime(80_000);
    }
    expect(heard).toEqual([]);
    expect(utilityProcess.children.length).toBe(11);
  });
  it("is given up at once when it says why it cannot run", () => {
    makeHost().start();
    lastChild().say({
      type: "failed",
      why: { key: "shell.failed", args: { detail: "the store is locked" } },
    });
    lastChild().exit(1);
    expect(heard).toEqual(["given up: the store is locked"]);
    expect(utilityProcess.children.length).toBe(1);
  });
  it("is tried again when a person says so", () => {
    const host = makeHost();
    host.start();
    for (let death = 0; death < 5; death++) {
      lastChild().exit(1);
      vi.runOnlyPendingTimers();
    }
    host.start();
    lastChild().say({ type: "listening", url: "http://127.0.0.1:4200/" });
    expect(heard.at(-1)).toBe("at http://127.0.0.1:4200/");
  });
});

describe("a host that hangs", () => {
  it("is killed when it has left five pings unanswered, ten seconds after the first, and started again", () => {
    makeHost().start();
    listen();
    vi.advanceTimersByTime(60_000);
    expect([pings(), lastChild().isKilled]).toEqual([30, false]);
    const hanging = lastChild();
    hanging.hangs = true;
    vi.advanceTimersByTime(11_999);
    expect(hanging.isKilled).toBe(false);
    vi.advanceTimersByTime(1);
    expect(hanging.isKilled).toBe(true);
    expect(utilityProcess.children.length).toBe(1);
    vi.advanceTimersByTime(250);
    expect(utilityProcess.children.length).toBe(2);
    expect(lastChild().received).toEqual([
      { type: "start", dataFolder: "/data", rendererFolder: "/page", secret: "s3cret" },
    ]);
  });
  it("is left alone when it answers at last", () => {
    makeHost().start();
    listen();
    for (let time = 0; time < 20; time++) {
      lastChild().hangs = true;
      vi.advanceTimersByTime(8_000);
      lastChild().hangs = false;
      vi.advanceTimersByTime(2_000);
    }
    expect(lastChild().isKilled).toBe(false);
  });
  it("has a minute before it listens, for a large store is long in opening", () => {
    makeHost().start();
    lastChild().hangs = true;
    vi.advanceTimersByTime(59_999);
    expect(lastChild().isKilled).toBe(false);
    listen();
    vi.advanceTimersByTime(9_999);
    expect(lastChild().isKilled).toBe(false);
    vi.advanceTimersByTime(4_000);
    expect(utilityProcess.children[0]!.isKilled).toBe(true);
  });
  it.each([
    ["at work", listen],
    ["whenever it starts", () => {}],
  ])("is given up at the fifth time within five minutes, also %s", (_when, begin) => {
    makeHost().start();
    for (let hang = 0; hang < 5; hang++) {
      begin();
      const hanging = lastChild();
      hanging.hangs = true;
      while (!hanging.isKilled) vi.advanceTimersByTime(1_000);
      vi.advanceTimersByTime(3_000);
    }
    expect(heard.filter((line) => line.startsWith("given up"))).toEqual([
      "given up: The host kept freezing (exit code 9).",
    ]);
    expect(utilityProcess.children.length).toBe(5);
  });
  it("is not told by answers to pings that were never sent, nor by others' form", () => {
    makeHost().start();
    listen();
    lastChild().hangs = true;
    for (let tick = 0; tick < 6; tick++) {
      for (const number of [0, -1, 1.5, 1000, "1", null]) lastChild().say({ type: "pong", number });
      vi.advanceTimersByTime(2_000);
    }
    expect(lastChild().isKilled).toBe(true);
  });
  it("is not taken for one that slept with its machine, nor one beside a shell that slept itself", () => {
    makeHost().start();
    listen();
    lastChild().hangs = true;
    vi.advanceTimersByTime(9_000);
    sleep(3_600_000);
    vi.advanceTimersByTime(5_000);
    lastChild().hangs = false;
    vi.advanceTimersByTime(20_000);
    expect(utilityProcess.children.map(({ isKilled }) => isKilled)).toEqual([false]);
    lastChild().hangs = true;
    vi.advanceTimersByTime(12_000);
    expect(utilityProcess.children[0]!.isKilled).toBe(true);
  });
  it("is not killed anew while it is told to stop", async () => {
    const host = makeHost();
    host.start();
    listen();
    lastChild().hangs = true;
    vi.advanceTimersByTime(9_000);
    const stopped = host.stop();
    vi.advanceTimersByTime(4_999);
    expect(lastChild().isKilled).toBe(false);
    vi.advanceTimersByTime(1);
    await stopped;
    expect([lastChild().isKilled, utilityProcess.children.length]).toEqual([true, 1]);
  });
});

describe("tables found in the network", () => {
  it("are asked of the host, and its answer belongs to the question", async () => {
    const host = makeHost();
    host.start();
    const [first, second] = [host.found(), host.found()];
    const asked = lastChild().received.filter(
      (message) => (message as { readonly type: string }).type === "found",
    ) as { readonly number: number }[];
    lastChild().say({ type: "found", number: 99, addresses: ["http://10.0.0.9/#join=QX4R7T"] });
    lastChild().say({
      type: "found",
      number: asked[1]!.number,
      addresses: ["http://10.0.0.2/#join=QX4R7T"],
    });
    lastChild().say({ type: "found", number: asked[0]!.number, addresses: [] });
    expect(await Promise.all([first, second])).toEqual([[], ["http://10.0.0.2/#join=QX4R7T"]]);
  });
  it("are none where it says nothing, or what has another form, and while there is no host", async () => {
    const host = makeHost();
    expect(await host.found()).toEqual([]);
    host.start();
    const found = host.found();
    lastChild().say({ type: "found", number: 1, addresses: [7] });
    vi.advanceTimersByTime(2_000);
    expect(await found).toEqual([]);
  });
});

describe("stopping", () => {
  it("asks the host to end, waits for it and starts no other", async () => {
    const host = makeHost();
    host.start();
    const stopped = host.stop();
    expect(lastChild().received.at(-1)).toEqual({ type: "stop" });
    lastChild().exit(0);
    await stopped;
    expect(lastChild().isKilled).toBe(false);
    expect(utilityProcess.children.length).toBe(1);
  });
  it("kills a host that does not end within five seconds", async () => {
    const host = makeHost();
    host.start();
    const stopped = host.stop();
    vi.advanceTimersByTime(5_000);
    await stopped;
    expect(lastChild().isKilled).toBe(true);
  });
  it("calls off a restart that was due", async () => {
    const host = makeHost();
    host.start();
    lastChild().exit(1);
    await host.stop();
    vi.advanceTimersByTime(10_000);
    expect(utilityProcess.children.length).toBe(1);
  });
});
