// A host in a process of its own, as a person starts it, so that a test can see whether it lives.

import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export class HostApart {
  /** The owner's, with its code. */
  readonly address: URL;
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #errors: readonly string[];

  static async start(): Promise<HostApart> {
    const folder = mkdtempSync(join(tmpdir(), "cardtable-apart-"));
    mkdirSync(join(folder, "screen"));
    writeFileSync(join(folder, "screen", "index.html"), "<!doctype html>");
    const given = [
      "--port",
      "0",
      "--data",
      join(folder, "data"),
      "--screen",
      join(folder, "screen"),
    ];
    const child = spawn(process.execPath, [resolve("main/cli/host.ts"), ...given], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const errors: string[] = [];
    child.stderr.setEncoding("utf8").on("data", (text: string) => errors.push(text));
    const address = await new Promise<URL>((found, failed) => {
      let said = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        const whole = /Cardtable is at (\S+)\n/.exec(said)?.[1];
        if (whole !== undefined) found(new URL(whole));
      });
      child.once("exit", (code) =>
        failed(new Error(`the host ended with ${code}: ${errors.join("")}`)),
      );
    });
    return new HostApart(child, folder, address, errors);
  }

  private constructor(
    child: ChildProcess,
    folder: string,
    address: URL,
    errors: readonly string[],
  ) {
    this.#child = child;
    this.#folder = folder;
    this.address = address;
    this.#errors = errors;
  }

  get port(): number {
    return Number(this.address.port);
  }

  /** What it said on standard error, and with which code it ended, if it has. */
  get state(): Readonly<{ errors: string; ended: number | string | null }> {
    return { errors: this.#errors.join(""), ended: this.#child.exitCode ?? this.#child.signalCode };
  }

  /** Ends it, if it lives, and answers with the code it ended with. */
  async stop(): Promise<number | null> {
    const { exitCode, signalCode } = this.#child;
    if (exitCode === null && signalCode === null) {
      const end = once(this.#child, "exit");
      this.#child.kill("SIGTERM");
      await end;
    }
    rmSync(this.#folder, { recursive: true, force: true });
    return this.#child.exitCode;
  }
}
