// Is the host well? For whoever watches over a machine without a window (H-19).

import type express from "express";
import type { HouseDoor } from "#main/base/ports.ts";
import type { Presence } from "./presence.ts";

interface Watched {
  readonly house: Pick<HouseDoor, "onTables">;
  readonly presence: Presence;
  /** ms of a clock that is never set back. */
  readonly now: () => number;
}

/**
 * `GET /health` answers with numbers alone: `{ ok, tables, people, uptime }`; tables are those that
 * are open, `uptime` is in whole seconds.
 */
export function serveHealth(app: express.Application, { house, presence, now }: Watched): void {
  const since = now();
  const tables = new Set<string>();
  house.onTables(({ id, open }) => void (open ? tables.add(id) : tables.delete(id)));
  app.get("/health", (_request, response) => {
    response.set("Cache-Control", "no-store").json({
      ok: true,
      tables: tables.size,
      people: presence.people(),
      uptime: Math.floor((now() - since) / 1000),
    });
  });
}
