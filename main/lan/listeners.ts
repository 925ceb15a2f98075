import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import type { Clock } from "#main/base/clock.ts";
import type { LanAddress } from "./addresses.ts";

/** ms */
const goodbyeMs = 250;

export type Failure = Readonly<{
  address: string;
  code: string;
}>;

type Parts = Readonly<{
  clock: Clock;
  /** To the host's own server, so that the same gate, limits and rooms apply to everybody. */
  take: (socket: Socket) => void;
  report: (error: unknown) => void;
}>;

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code ?? error);

export class Listeners {
  readonly #parts: Parts;
  readonly #servers = new Map<string, Server>();
  readonly #sockets = new Set<Socket>();
  #port: number | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get port(): number | null {
    return this.#port;
  }

  get addresses(): ReadonlySet<string> {
    return new Set(this.#servers.keys());
  }

  /**
   * Listens at the present port, else at the first of `ports` that is free on all addresses (H-14).
   * Connections by an address that is gone stay: it may come back.
   */
  async listenOn(
    wanted: readonly LanAddress[],
    ports: readonly number[],
  ): Promise<readonly Failure[]> {
    for (const [address, server] of this.#servers)
      if (!wanted.some((one) => one.address === address)) this.#drop(address, server);
    const fresh = wanted.filter(({ address }) => !this.#servers.has(address));
    if (fresh.length === 0) return [];
    if (this.#servers.size > 0 && this.#port !== null) return this.#at(this.#port, fresh);
    let failures: readonly Failure[] = [];
    for (const port of ports) {
      failures = await this.#at(port, fresh);
      if (!failures.some(({ code }) => code === "EADDRINUSE")) break;
      // All at one port or none: a code is read off one screen and typed anywhere.
      if (port !== ports.at(-1)) this.#dropAll();
    }
    return failures;
  }

  /** Keeps the connections. */
  stop(): void {
    this.#dropAll();
  }

  close(): void {
    this.#dropAll();
    for (const socket of this.#sockets) socket.end(() => socket.destroy());
    if (this.#sockets.size === 0) return;
    const late = [...this.#sockets];
    this.#parts.clock.setTimeout(() => late.forEach((socket) => socket.destroy()), goodbyeMs);
  }

  #dropAll(): void {
    for (const [address, server] of this.#servers) this.#drop(address, server);
  }

  #drop(address: string, server: Server): void {
    this.#servers.delete(address);
    server.close();
    if (this.#servers.size === 0) this.#port = null;
  }

  /** With port 0 the first address gets any free port, and the others the same one. */
  async #at(port: number, wanted: readonly LanAddress[]): Promise<readonly Failure[]> {
    const failures: Failure[] = [];
    for (const { address } of wanted) {
      try {
        this.#port = await this.#listen(address, this.#port ?? port);
      } catch (error) {
        failures.push({ address, code: codeOf(error) });
      }
    }
    return failures;
  }

  async #listen(address: string, port: number): Promise<number> {
    // The same options as the host's own server.
    const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      this.#came(socket),
    );
    const listening = once(server, "listening");
    server.listen({ host: address, port, ipv6Only: true });
    await listening;
    server.on("error", this.#parts.report);
    this.#servers.set(address, server);
    const taken = server.address();
    return typeof taken === "object" && taken !== null ? taken.port : port;
  }

  #came(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once("close", () => this.#sockets.delete(socket));
    this.#parts.take(socket);
  }
}
