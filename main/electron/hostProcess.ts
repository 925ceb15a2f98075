// Runs the host in its own process, restarts it when it dies or hangs, and reports when it gives
// up.

import { utilityProcess, type UtilityProcess } from "electron";
import { z } from "zod";
import type { ToParent } from "#main/start/hostProcess.ts";
import type { Said } from "#shared/text/said.ts";
import { CrashBudget, HangWatch } from "./hangWatch.ts";
import { saysOfShell } from "./words.ts";

const fromHost = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("listening"),
    url: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }),
  }),
  z.object({
    type: z.literal("failed"),
    why: z.object({ key: z.string(), args: z.record(z.string(), z.json()) }),
  }),
  z.object({ type: z.literal("pong"), number: z.int().min(1) }),
  z.object({
    type: z.literal("found"),
    number: z.int().min(1),
    addresses: z.array(z.string().max(200)).max(1000),
  }),
]) satisfies z.ZodType<ToParent>;

export type HostOptions = Readonly<{
  entry: string;
  dataFolder: string;
  rendererFolder: string;
  /** The window's cookie, by which the host recognises its owner. */
  secret: string;
}>;

export interface HostListener {
  /** The address may differ from the one before a crash. */
  onListening(url: URL): void;
  /** It stays down until `start` is called again. */
  onGivenUp(reason: Said): void;
}

/**
 * Crashes within five minutes before a person is asked. The span allows even one that hangs at each
 * start five times.
 */
const bearable = { crashes: 4, spanMs: 300_000 };
const firstDelayMs = 250;
const stopPatienceMs = 5_000;
const foundPatienceMs = 2_000;

export class HostProcess {
  private readonly options: HostOptions;
  private readonly listener: HostListener;
  private readonly budget = new CrashBudget(bearable.crashes, bearable.spanMs);
  private child: UtilityProcess | null = null;
  private watch: HangWatch | null = null;
  private restart: NodeJS.Timeout | null = null;
  private stopping = false;
  private questions = 0;
  private readonly asking = new Map<number, (addresses: readonly string[]) => void>();

  constructor(options: HostOptions, listener: HostListener) {
    this.options = options;
    this.listener = listener;
  }

  /** Also after it was given up. */
  start(): void {
    this.budget.reset();
    if (!this.child && !this.restart) this.fork();
  }

  /** Kills the host after five seconds. */
  async stop(): Promise<void> {
    this.stopping = true;
    if (this.restart) clearTimeout(this.restart);
    this.watch?.stop();
    const child = this.child;
    if (!child) return;
    await new Promise<void>((resolve) => {
      const impatience = setTimeout(() => child.kill(), stopPatienceMs);
      child.once("exit", () => {
        clearTimeout(impatience);
        resolve();
      });
      child.postMessage({ type: "stop" });
    });
  }

  /** Empty if the host does not answer. */
  async found(): Promise<readonly string[]> {
    const { child } = this;
    if (!child) return [];
    const number = (this.questions += 1);
    const addresses = await new Promise<readonly string[]>((resolve) => {
      const impatience = setTimeout(() => resolve([]), foundPatienceMs);
      this.asking.set(number, (message) => {
        clearTimeout(impatience);
        resolve(message);
      });
      child.postMessage({ type: "found", number });
    });
    this.asking.delete(number);
    return addresses;
  }

  private fork(): void {
    const { entry, dataFolder, rendererFolder, secret } = this.options;
    const child = utilityProcess.fork(entry, [], { serviceName: "Cardtable host" });
    let failure: Said | null = null;
    let hangs = false;
    const watch = new HangWatch({
      ping: (number) => child.postMessage({ type: "ping", number }),
      onHang() {
        hangs = true;
        child.kill();
      },
    });
    child.on("message", (message: unknown) => {
      const read = fromHost.safeParse(message);
      if (!read.success) return;
      if (read.data.type === "found") this.asking.get(read.data.number)?.(read.data.addresses);
      if (read.data.type === "pong") watch.heard(read.data.number);
      if (read.data.type === "failed") failure = read.data.why;
      if (read.data.type !== "listening") return;
      watch.startedWork();
      this.listener.onListening(new URL(read.data.url));
    });
    child.once("exit", (code) => {
      watch.stop();
      this.onExit(hangs ? "hung" : "ended", code, failure);
    });
    child.postMessage({ type: "start", dataFolder, rendererFolder, secret });
    this.child = child;
    this.watch = watch;
  }

  /**
   * A host that reports why it cannot run would report it again; one that just died may run the
   * next time.
   */
  private onExit(what: "hung" | "ended", code: number, failure: Said | null): void {
    this.child = null;
    if (this.stopping) return;
    const crashes = failure === null ? this.budget.record(performance.now()) : null;
    if (crashes === null) {
      this.listener.onGivenUp(failure ?? saysOfShell(what, { code }));
      return;
    }
    this.restart = setTimeout(
      () => {
        this.restart = null;
        this.fork();
      },
      firstDelayMs * 2 ** (crashes - 1),
    );
  }
}
