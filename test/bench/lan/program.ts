// Starts a program for the bench, asks it what it costs, and ends it.

import { fork, spawnSync, type ChildProcess } from "node:child_process";
import { cpus } from "node:os";
import { join } from "node:path";
import type { Cost, FromProgram, ToProgram } from "./measured.ts";

export class Program {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** On one core, where that can be had. Rejects where the program ends instead. */
  static async start(file: string, ...args: readonly (string | number)[]): Promise<Program> {
    const child = fork(join(import.meta.dirname, file), args.map(String), {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const { url } = await answerOf(child, "url");
    // All its threads; those that it starts later stay there too.
    if (cpus().length > 1 && process.platform === "linux")
      spawnSync("taskset", ["-a", "-p", "-c", "0", String(child.pid)], { stdio: "ignore" });
    return new Program(child, url);
  }

  /** Starts one, and ends it however the work goes. */
  static async during<T>(
    started: Promise<Program>,
    work: (program: Program) => Promise<T>,
  ): Promise<T> {
    const program = await started;
    try {
      return await work(program);
    } finally {
      await program.end();
    }
  }

  async cost(): Promise<Cost> {
    const answered = answerOf(this.#child, "cost");
    this.#ask("cost");
    return (await answered).cost;
  }

  profile(): void {
    this.#ask("profile");
  }

  async shares(): Promise<readonly (readonly [string, number])[]> {
    const answered = answerOf(this.#child, "shares");
    this.#ask("shares");
    return (await answered).shares;
  }

  /** Resolves at once where it has ended by itself. */
  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#ask("end");
    await ended;
  }

  #ask(asked: ToProgram): void {
    this.#child.send(asked);
  }
}

type AnswerWith<K extends PropertyKey> = Extract<FromProgram, { readonly [key in K]: unknown }>;

function answerOf<K extends "url" | "cost" | "shares">(
  child: ChildProcess,
  key: K,
): Promise<AnswerWith<K>> {
  return new Promise((resolve, reject) => {
    const listen = (message: FromProgram): void => {
      if (!(key in message)) return;
      child.off("message", listen).off("exit", fail);
      resolve(message as AnswerWith<K>);
    };
    const fail = (code: number | null): void => reject(new Error(`the program ended with ${code}`));
    child.on("message", listen).once("exit", fail);
  });
}
