// The host as a club runs it – a process of its own, open to one address of the network –, which a
// soak kills and starts again.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Pulse } from "./probe.ts";
import { redeemed } from "#test/support/asOwner.ts";

const program = resolve(import.meta.dirname, "../../main/cli/host.ts");
const probe = resolve(import.meta.dirname, "probe.ts");

export type HostFolders = Readonly<{
  data: string;
  screen: string;
  /** By which the network reaches it; 127.0.0.2 unless given. */
  address?: string;
}>;

export class LanHost {
  readonly url: string;
  /** The owner's, until the process ends. */
  readonly secret: string;
  readonly #child: ChildProcess;
  readonly #errors: string[] = [];

  private constructor(child: ChildProcess, url: string, secret: string) {
    this.#child = child;
    child.stderr?.on("data", (text: Buffer) => this.#errors.push(text.toString()));
    this.url = url;
    this.secret = secret;
  }

  /** `port` 0: any free one. Rejects with what it said where it ends instead of listening. */
  static async start(
    { data, screen, address: network = "127.0.0.2" }: HostFolders,
    port: number,
    { isProbed = false } = {},
  ): Promise<LanHost> {
    const given = [
      "--port",
      String(port),
      "--data",
      data,
      "--screen",
      screen,
      "--address",
      network,
    ];
    const flags = [
      "--disable-warning=ExperimentalWarning",
      ...(isProbed ? ["--expose-gc", "--import", probe] : []),
    ];
    const child = spawn(process.execPath, [...flags, program, ...given], {
      stdio: ["ignore", "pipe", "pipe", ...(isProbed ? ["ipc" as const] : [])],
    });
    child.stderr!.on("data", (text: Buffer) => process.stderr.write(text));
    const address = await new Promise<URL>((found, failed) => {
      let said = "";
      child.stdout!.on("data", (text: Buffer) => {
        said += text.toString();
        const [whole] = /http:\/\/127\.0\.0\.1:\d+\/#code=\S+(?=\s)/.exec(said) ?? [];
        if (whole !== undefined) found(new URL(whole));
      });
      child.once("exit", (code) => failed(new Error(`the host ended with ${code}: ${said}`)));
    });
    return new LanHost(child, address.origin, await redeemed(address));
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** MiB that the process holds; Linux alone says so. */
  get mebibytes(): number {
    return (
      Number(
        /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.#child.pid}/status`, "utf8"))?.[1] ??
          Number.NaN,
      ) / 1024
    );
  }

  /** How it fares since it was asked last; only of a host that was started with its probe. */
  async pulse(): Promise<Pulse> {
    const pulse = once(this.#child, "message");
    this.#child.send({});
    return ((await pulse) as [Pulse])[0];
  }

  /** With what it ended, if it has. */
  get ended(): number | string | null {
    return this.#child.exitCode ?? this.#child.signalCode;
  }

  /** What it said of faults. */
  get errors(): string {
    return this.#errors.join("");
  }

  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const gone = once(this.#child, "exit");
    this.#child.kill(signal);
    await gone;
  }
}
