// A network between client and host that can be cut without a word to either end.

import { connect, createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export class Cable {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #cut = false;

  private constructor(hostPort: number) {
    this.#server = createServer((near) => {
      const far = connect(hostPort, "127.0.0.1");
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on("data", (data) => void (!this.#cut && to.writable && to.write(data)));
        from.on("end", () => void (!this.#cut && to.end()));
        from.on("close", () => {
          this.#sockets.delete(from);
          if (!this.#cut) to.destroy();
        });
        from.on("error", () => {});
      }
    });
  }

  static async to(hostPort: number): Promise<Cable> {
    const cable = new Cable(hostPort);
    await new Promise<void>((resolve) => cable.#server.listen(0, "127.0.0.1", resolve));
    return cable;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on nothing comes through, and connections that were open stay so for ever. */
  cut(): void {
    this.#cut = true;
  }

  mend(): void {
    this.#cut = false;
  }

  async end(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
