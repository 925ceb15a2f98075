// Speaks DNS-SD with the network, and contains its faults.

import { Bonjour, type Service } from "bonjour-service";

/** H-13: `_cardtable._tcp` */
const serviceType = "cardtable";

export type Announcement = Readonly<{
  /** Unique in the network; a DNS label. */
  name: string;
  /** Unused: clients connect by number. */
  host: string;
  port: number;
  txt: { readonly [key: string]: string };
}>;

/** A stranger's bytes, unchecked. */
export type HeardService = Pick<Service, "txt" | "port" | "addresses" | "referer">;

export interface Heard {
  readonly services: readonly HeardService[];
  stop(): void;
}

export interface Mdns {
  /** Must be called only once for each instance. */
  publish(announcement: Announcement): void;
  withdraw(): Promise<void>;
  /** `onChange` is called whenever a service appears, changes or says goodbye. */
  browse(onChange: () => void): Heard;
  /** Ends without a goodbye. */
  end(): void;
}

/** `onFault` receives what the network refuses, never what a stranger sends. */
export type MakeMdns = (address: string, onFault: (error: unknown) => void) => Mdns;

interface Emitter {
  emit(event: string, ...given: unknown[]): boolean;
  on(event: string, listener: (error: unknown) => void): unknown;
}

/**
 * The package keeps its socket private and handles neither the socket's errors nor what a malformed
 * answer makes it throw; either would end the process.
 */
function contained(bonjour: Bonjour, onFault: (error: unknown) => void): void {
  const { mdns } = (bonjour as unknown as { readonly server: { readonly mdns: Emitter } }).server;
  const emit = mdns.emit.bind(mdns);
  mdns.emit = (event, ...given) => {
    try {
      return emit(event, ...given);
    } catch (error) {
      if (event === "error") onFault(error);
      return false;
    }
  };
  mdns.on("warning", (error) => {
    if ((error as { readonly syscall?: string } | null)?.syscall !== undefined) onFault(error);
  });
}

/** RFC 6762 */
const wellKnownPort = 5353;

/** Throws what the system refuses at once. */
export const mdnsAt =
  (port: number): MakeMdns =>
  (address, onFault) => {
    // Without an interface nothing is found in a network that has no default route; if the socket
    // is bound to it, no multicast arrives.
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
