// Runs the built app for a test: in a process of its own, on a free port, until it is stopped or
// killed.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

const program = resolve(import.meta.dirname, "../../../out/main/start.js");
const longTime = resolve(import.meta.dirname, "longTime.ts");
const standingTime = resolve(import.meta.dirname, "standingTime.ts");
const stackedDeck = resolve(import.meta.dirname, "stackedDeck.ts");
const address = /http:\/\/127\.0\.0\.1:\d+\/#code=\S+/;

/**
 * Without a display the app opens no browser by itself. What Node makes of the program is kept for
 * the next start.
 */
const {
  DISPLAY: _display,
  WAYLAND_DISPLAY: _wayland,
  NODE_OPTIONS: _options,
  ...given
} = process.env;
const env = {
  ...given,
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, "../../../node_modules/.cache/compiled"),
};

/** Other than people's hosts; see the fixtures of these names. */
export type HostOptions = Readonly<{ timeStands: boolean; stacksDecks: boolean }>;

export class AppProcess {
  /** The owner's, with a code that opens the house for the first page that brings it. */
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #errors: readonly string[];
  #isKilled = false;

  /** Resolves once it listens; rejects with what it said where it ends instead. */
  static async start(
    dataFolder: string,
    port = 0,
    { timeStands = false, stacksDecks = false }: Partial<HostOptions> = {},
  ): Promise<AppProcess> {
    const child = spawn(
      process.execPath,
      [
        "--import",
        timeStands ? standingTime : longTime,
        ...(stacksDecks ? ["--import", stackedDeck] : []),
        program,
        "--browser",
        "--data",
        dataFolder,
        "--port",
        String(port),
      ],
      { env, stdio: ["ignore", "pipe", "pipe"] },
    );
    const errors: string[] = [];
    child.stderr.on("data", (data: Buffer) => errors.push(data.toString()));
    const url = await new Promise<string>((found, failed) => {
      let said = "";
      child.stdout.on("data", (data: Buffer) => {
        said += data.toString();
        const [whole] = address.exec(said) ?? [];
        if (whole !== undefined && said.endsWith("\n")) found(whole);
      });
      child.once("exit", (code) =>
        failed(new Error(`the app ended with ${code}: ${said}${errors.join("")}`)),
      );
    });
    return new AppProcess(child, url, errors);
  }

  private constructor(child: ChildProcess, url: string, errors: readonly string[]) {
    this.#child = child;
    this.url = url;
    this.#errors = errors;
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** What it said on standard error. */
  get errors(): string {
    return this.#errors.join("");
  }

  /** At once and without a word, as a power cut would. */
  async kill(): Promise<void> {
    this.#isKilled = true;
    await this.#end("SIGKILL");
  }

  /** Nothing where it was killed before; rejects where it has ended by itself. */
  async stop(): Promise<void> {
    const { exitCode, signalCode } = this.#child;
    if (this.#isKilled) return;
    if (exitCode !== null || signalCode !== null)
      throw new Error(`the app had ended before, with ${exitCode ?? signalCode}: ${this.errors}`);
    await this.#end("SIGTERM");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const exit = once(this.#child, "exit");
    this.#child.kill(signal);
    await exit;
  }
}
