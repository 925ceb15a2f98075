// Who is connected, and by which devices.

import { ServerError, type Client } from "@colyseus/core";
import { wireCodes } from "#shared/protocol/wire.ts";
import type { DeviceDoor } from "#main/base/ports.ts";
import type { Visitor } from "#main/base/visitor.ts";

/** Null for a client without a profile. */
type Whose = () => string | null;

/** One person may have several connections. */
export class Presence {
  readonly #lines = new Map<object, Whose>();

  came(line: object, whose: Whose): void {
    this.#lines.set(line, whose);
  }

  left(line: object): void {
    this.#lines.delete(line);
  }

  /** Each connection without a profile counts as one person. */
  people(): number {
    const all = [...this.#lines.values()].map((whose) => whose());
    const known = all.filter((profile) => profile !== null);
    return new Set(known).size + all.length - known.length;
  }
}

type DeviceConnection = Pick<Client, "leave" | "ref">;

function deviceOf(visitor: Visitor | null): string | null {
  if (visitor?.role === "director") return visitor.pass.device;
  return visitor?.role === "owner" ? (visitor.device ?? null) : null;
}

/**
 * Ends a device's connections when its key is revoked (H-38), whichever seat's token they came with.
 */
export class DeviceLines {
  readonly #lines = new Map<DeviceConnection, string>();
  /** A place that was kept for a connection may be taken up only after the key was revoked. */
  readonly #revoked = new Set<string>();

  constructor(...doors: readonly Pick<DeviceDoor, "onRevoked">[]) {
    for (const door of doors)
      door.onRevoked((device) => {
        this.#revoked.add(device);
        for (const [line, whose] of this.#lines) if (whose === device) end(line);
      });
  }

  /** Throws a ServerError if the key was revoked. */
  came(line: DeviceConnection, visitor: Visitor | null): void {
    const device = deviceOf(visitor);
    if (device === null) return;
    if (this.#revoked.has(device)) throw new ServerError(wireCodes.refused, why);
    this.#lines.set(line, device);
    // Fires also if the connection is refused for another reason.
    line.ref.once("close", () => this.#lines.delete(line));
  }
}

const why = "this device was taken off the list";
const end = (line: DeviceConnection): void => line.leave(wireCodes.refused, why);
