// Does the network hear of exactly those tables that are listed, by each address, as they are now
// (H-13)?

import type { Clock } from "#main/base/clock.ts";
import type { LanTable } from "#main/base/ports.ts";
import { announcementOf } from "./announcement.ts";
import type { LanAddress } from "./addresses.ts";
import type { Announcement, MakeMdns, Mdns } from "./mdns.ts";

/** Each takes a socket for each address; a club with more tables has people who know the way. */
const mostListed = 20;
/** A goodbye that does not get out is let be. */
const goodbyeMs = 200;

interface Parts {
  readonly clock: Clock;
  readonly mdns: MakeMdns;
  readonly onFault: (error: unknown) => void;
}

interface Told {
  readonly mdns: Mdns;
  readonly text: string;
}

export class Advertiser {
  readonly #parts: Parts;
  /**
   * By the announcement's name: the package takes back all that one instance announces, or nothing,
   * so each has its own.
   */
  readonly #told = new Map<string, Told>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * DNS-SD is spoken over IPv4 alone, so other addresses are left out: over IPv6 it is spoken from
   * link-local addresses (RFC 6762, 11), where a stranger is known by an address that needs a zone,
   * and browsers take none in a URL. A network without any IPv4 – not even 169.254 – is joined by
   * the picture or the typed address, which are IPv6 there. What could not be told is tried again.
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
    for (const [name, { mdns }] of this.#told)
      if (!names.has(name)) void this.#withdraw(name, mdns);
    for (const { address, announcement } of wanted) this.#publish(address, announcement);
  }

  /** Resolves when the network was told goodbye, or would not hear it. */
  async close(): Promise<void> {
    await Promise.all([...this.#told].map(([name, { mdns }]) => this.#withdraw(name, mdns)));
  }

  #publish(address: string, announcement: Announcement): void {
    const { name } = announcement;
    const text = JSON.stringify(announcement);
    const before = this.#told.get(name);
    if (before?.text === text) return;
    try {
      const mdns = this.#parts.mdns(address, (error) => this.#failed(name, text, error));
      this.#told.set(name, { mdns, text });
      // What is told anew takes the place of what was told by this name: nobody loses sight of the
      // table in between.
      mdns.publish(announcement);
      before?.mdns.end();
    } catch (error) {
      this.#failed(name, text, error);
    }
  }

  #failed(name: string, text: string, error: unknown): void {
    const told = this.#told.get(name);
    if (told?.text === text) {
      this.#told.delete(name);
      told.mdns.end();
    }
    this.#parts.onFault(error);
  }

  async #withdraw(name: string, mdns: Mdns): Promise<void> {
    this.#told.delete(name);
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
