// What is kept of how the network reached this host, so that guests find their way back to it?

import type { Database } from "./database.ts";

export interface NetworkStore {
  /** Null before the first time. */
  port(): number | null;
  keepPort(port: number): void;
}

export const networkStore = (database: Database): NetworkStore => ({
  port: () => (database.get("SELECT lan_port FROM house")?.["lan_port"] ?? null) as number | null,
  keepPort: (port) => void database.run("UPDATE house SET lan_port = ?", port),
});
