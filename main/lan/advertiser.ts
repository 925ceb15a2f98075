// Announces exactly the listed tables, at each address, as they are now (H-13).

import type { Clock } from "#main/base/clock.ts";
import type { LanTable } from "#main/base/ports.ts";
import { announcementOf } from "./announcement.ts";
import type { LanAddress } from "./addresses.ts";
import type { Announcement, MakeMdns, Mdns } from "./mdns.ts";

/** Each needs a socket for each address. */
const mostListed = 20;
/** ms after which a goodbye is given up. */
const goodbyeMs = 200;

type Parts = Readonly<{
  clock: Clock;
  mdns: MakeMdns;
  onFault: (error: unknown) => void;
}>;

type Announced = Readonly<{
  mdns: Mdns;
  text: string;
}>;

export class Advertiser {
  readonly #parts: Parts;
  /**
   * By the announcement's name. Each has its own instance, because the package withdraws everything
   * of an instance or nothing.
   */
  readonly #announced = new Map<string, Announced>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Announces over IPv4 only. Over IPv6, DNS-SD uses link-local addresses (RFC 6762, 11), where the
   * sender's address needs a zone, and browsers accept none in a URL. A network without any IPv4 –
   * not even 169.254 – is joined by the QR code or the typed address, which are IPv6 there. Tries
   * again whatever could not be announced.
   */
  tell(
    houseId: string,
    tables: readonly LanTable[],
    addresses: readonly LanAddress[],
    port: number,
  ): void {
    const listed = tables.filter((table) => table.listed).slice(-mostListed);
    const wanted = addresses
      .filter(({ family }) => family === 4)
      .flatMap(({ address }) =>
        listed.map((table) => ({
          address,
          announcement: announcementOf(houseId, table, { address }, port),
        })),
      );
    const names = new Set(wanted.map(({ announcement }) => announcement.name));
    for (const [name, { mdns }] of this.#announced)
      if (!names.has(name)) void this.#withdraw(name, mdns);
    for (const { address, announcement } of wanted) this.#publish(address, announcement);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#announced].map(([name, { mdns }]) => this.#withdraw(name, mdns)));
  }

  #publish(address: string, announcement: Announcement): void {
    const { name } = announcement;
    const text = JSON.stringify(announcement);
    const before = this.#announced.get(name);
    if (before?.text === text) return;
    try {
      const mdns = this.#parts.mdns(address, (error) => this.#failed(name, text, error));
      this.#announced.set(name, { mdns, text });
      // Publishes before the old announcement ends, so that nobody loses sight of the table.
      mdns.publish(announcement);
      before?.mdns.end();
    } catch (error) {
      this.#failed(name, text, error);
    }
  }

  #failed(name: string, text: string, error: unknown): void {
    const before = this.#announced.get(name);
    if (before?.text === text) {
      this.#announced.delete(name);
      before.mdns.end();
    }
    this.#parts.onFault(error);
  }

  async #withdraw(name: string, mdns: Mdns): Promise<void> {
    this.#announced.delete(name);
    const { clock } = this.#parts;
    await new Promise<void>((resolve) => {
      const impatience = clock.setTimeout(resolve, goodbyeMs);
      void mdns.withdraw().then(() => {
        clock.clearTimeout(impatience);
        resolve();
      });
    });
    mdns.end();
  }
}
