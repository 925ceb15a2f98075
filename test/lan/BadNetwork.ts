// A network between somebody and their host that is slow, uneven, and loses something now and then
// – for TCP a wait until it is sent again.

import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import type { DiceReader } from "#shared/chance/dice.ts";

export type Weather = Readonly<{
  /** ms in each direction; give or take `jitterMs`. */
  delayMs: number;
  jitterMs: number;
  /** Of a thousand packets so many are lost. */
  lostOfThousand: number;
}>;

export const fair: Weather = { delayMs: 0, jitterMs: 0, lostOfThousand: 0 };
/** Two phones' hops of a crowded room's Wi-Fi. */
export const foul: Weather = { delayMs: 60, jitterMs: 12, lostOfThousand: 5 };

/** Bytes of a packet. */
const packet = 1460;
/**
 * ms after which what was lost is sent again: at least 200 after the time of a journey there and
 * back.
 */
const againMs = 320;
/** The same of the first packet, before that time is known. */
const firstAgainMs = 1000;

export class BadNetwork {
  readonly #server: Server;
  readonly #weather: Weather;
  readonly #dice: DiceReader;
  readonly #ends = new Set<Socket>();

  private constructor(
    to: Readonly<{ host: string; port: number }>,
    weather: Weather,
    dice: DiceReader,
  ) {
    this.#weather = weather;
    this.#dice = dice;
    this.#server = createServer((near) => {
      const far = connect(to);
      // A handshake's journey there and back.
      const opened =
        performance.now() + this.#waitMs(1, firstAgainMs) + this.#waitMs(1, firstAgainMs);
      this.#lead(near, far, opened);
      this.#lead(far, near, opened);
    });
  }

  static async to(
    host: string,
    port: number,
    weather: Weather,
    dice: DiceReader,
  ): Promise<BadNetwork> {
    const network = new BadNetwork({ host, port }, weather, dice);
    await new Promise<void>((resolve) => network.#server.listen(0, "127.0.0.1", resolve));
    return network;
  }

  /** Without a slash at its end. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Everything that is open is gone at once, with what was on its way; it may be come by anew. */
  drop(): void {
    for (const end of this.#ends) end.destroy();
  }

  async end(): Promise<void> {
    this.drop();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #lead(from: Socket, to: Socket, opened: number): void {
    this.#ends.add(from);
    let free = opened;
    /** In order: what was lost holds up what comes behind it. */
    const later = (packets: number, act: () => void): void => {
      free = Math.max(free, performance.now() + this.#waitMs(packets, againMs));
      const wait = free - performance.now();
      if (wait > 0) setTimeout(act, wait);
      else act();
    };
    from.on("data", (data) =>
      later(Math.ceil(data.length / packet), () => void (to.writable && to.write(data))),
    );
    from.on("end", () => later(1, () => to.end()));
    from.on("error", () => undefined);
    from.on("close", () => {
      this.#ends.delete(from);
      later(1, () => to.destroy());
    });
  }

  #waitMs(packets: number, lostMs: number): number {
    const { delayMs, jitterMs, lostOfThousand } = this.#weather;
    let wait = delayMs + (jitterMs > 0 ? this.#dice.below(2 * jitterMs + 1) - jitterMs : 0);
    for (let at = 0; at < packets; at += 1)
      if (lostOfThousand > 0 && this.#dice.below(1000) < lostOfThousand) wait += lostMs;
    return wait;
  }
}
