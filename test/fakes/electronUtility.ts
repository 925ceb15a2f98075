// A utility process where there is no Electron. By default it does what the test says; with
// `runEntries` it runs the real program in a separate Node process.

import { fork, type ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { fileURLToPath } from "node:url";
import type { ForkOptions } from "electron";

export class FakeUtilityProcess extends EventEmitter {
  /** True: programs really run, in Node. */
  static runEntries = false;
  static readonly all: FakeUtilityProcess[] = [];

  readonly entry: string;
  readonly options: ForkOptions;
  readonly received: unknown[] = [];
  isKilled = false;
  /** True: it lives, but says nothing any more. */
  hangs = false;
  private readonly child: ChildProcess | null;

  constructor(entry: string, args: readonly string[], options: ForkOptions) {
    super();
    this.entry = entry;
    this.options = options;
    this.child = FakeUtilityProcess.runEntries ? this.run(args) : null;
    FakeUtilityProcess.all.push(this);
  }

  postMessage(message: unknown): void {
    this.received.push(structuredClone(message));
    this.child?.send(message as object);
    const { type, number } = message as Readonly<{ type?: unknown; number?: unknown }>;
    if (!this.child && !this.hangs && type === "ping") this.say({ type: "pong", number });
  }

  kill(): boolean {
    this.isKilled = true;
    this.child?.kill("SIGKILL");
    if (!this.child) this.exit(9);
    return true;
  }

  /** The program says something. */
  say(message: unknown): void {
    this.emit("message", structuredClone(message));
  }

  /** The program ends. */
  exit(code: number): void {
    this.emit("exit", code);
  }

  private run(args: readonly string[]): ChildProcess {
    const parentPort = fileURLToPath(new URL("./parentPort.ts", import.meta.url));
    const child = fork(this.entry, args, {
      execArgv: ["--import", parentPort],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      serialization: "advanced",
    });
    child.on("message", (message) => this.emit("message", message));
    child.on("exit", (code) => this.emit("exit", code ?? 1));
    return child;
  }
}
