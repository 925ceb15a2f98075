// How is the network spoken to by DNS-SD, so that whatever comes from it, or goes wrong with it,
// stays there?

import { Bonjour, type Service } from "bonjour-service";

/** H-13: `_cardtable._tcp` */
const serviceType = "cardtable";

/** What is told of a table. */
export interface Announcement {
  /** Its own in the whole network; a label of DNS. */
  readonly name: string;
  /** A name for the machine, which nobody needs: whoever comes, comes by number. */
  readonly host: string;
  readonly port: number;
  readonly txt: { readonly [key: string]: string };
}

/** As it comes from the network: a stranger's bytes, all of it. */
export type HeardService = Pick<Service, "txt" | "port" | "addresses" | "referer">;

/** Everything of our type that is in the network, as far as it was heard. */
export interface Heard {
  readonly services: readonly HeardService[];
  /** What was heard stays. */
  stop(): void;
}

/** DNS-SD by one address of this machine. */
export interface Mdns {
  /** Nothing is published yet by this one. */
  publish(announcement: Announcement): void;
  /** Says goodbye for what was published. */
  withdraw(): Promise<void>;
  /** From now on; `onChange` is called whenever somebody was heard, or said goodbye. */
  browse(onChange: () => void): Heard;
  /** Without a goodbye. */
  end(): void;
}

/** `onFault`: told of what the network refuses, never of what a stranger sends. */
export type MakeMdns = (address: string, onFault: (error: unknown) => void) => Mdns;

interface Emitter {
  emit(event: string, ...given: unknown[]): boolean;
  on(event: string, listener: (error: unknown) => void): unknown;
}

/**
 * The package keeps its socket to itself, and has no ear for the errors of it, nor for what a
 * malformed answer makes it throw: either would end the process.
 */
function contained(bonjour: Bonjour, onFault: (error: unknown) => void): void {
  const { mdns } = (bonjour as unknown as { readonly server: { readonly mdns: Emitter } }).server;
  const emit = mdns.emit.bind(mdns);
  mdns.emit = (event, ...given) => {
    try {
      return emit(event, ...given);
    } catch (error) {
      // A stranger's packet is no fault of ours, whatever is wrong with it.
      if (event === "error") onFault(error);
      return false;
    }
  };
  mdns.on("warning", (error) => {
    if ((error as { readonly syscall?: string } | null)?.syscall !== undefined) onFault(error);
  });
}

/** UDP, of multicast DNS (RFC 6762). */
const wellKnownPort = 5353;

/** Throws what the system refuses at once. */
export const mdnsAt =
  (port: number): MakeMdns =>
  (address, onFault) => {
    // Without an interface nothing is found in a network that has no default route; bound to it, no
    // multicast arrives.
    const options: object = { interface: address, bind: "0.0.0.0", port };
    const bonjour = new Bonjour(options, onFault);
    contained(bonjour, onFault);
    return {
      publish: ({ txt, ...announcement }) =>
        void bonjour.publish({
          ...announcement,
          txt,
          type: serviceType,
          probe: false,
          disableIPv6: true,
        }),
      withdraw: () => new Promise((resolve) => bonjour.unpublishAll(() => resolve())),
      browse: (onChange) => {
        const browser = bonjour.find({ type: serviceType });
        for (const event of ["up", "down", "txt-update", "srv-update"] as const)
          browser.on(event, onChange);
        return browser;
      },
      end: () => bonjour.destroy(),
    };
  };

export const systemMdns: MakeMdns = mdnsAt(wellKnownPort);
