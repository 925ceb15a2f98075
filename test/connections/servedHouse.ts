// A house on a real socket, its client, and a built screen of a few files – for one test file at a
// time.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { newOwnerSecret, OwnerKeys } from "#main/connections/ownerKeys.ts";
import { serveHost, type Served } from "#main/connections/serveHost.ts";
import { openTable } from "#renderer/client/reconnectingClient.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { asOwner } from "#test/support/asOwner.ts";
import { FakeHouse } from "./FakeHouse.ts";

/** The build has laid it beside itself packed. */
export const packedScript = {
  path: "/assets/start-Ab12Cd34.js",
  text: 'export const words = "many, many, many, many words";',
};

export class ServedHouse {
  readonly house: FakeHouse;
  /** In the owner's cookie. */
  readonly secret: string;
  keys: OwnerKeys;
  readonly faults: unknown[] = [];
  /** Told of the next faults. */
  onFault: () => void = () => undefined;
  readonly folder: string;
  #served: Served | null = null;
  readonly #sessions: TableClient[] = [];
  readonly #now: () => number;

  private constructor(house: FakeHouse, now: () => number) {
    this.house = house;
    this.#now = now;
    this.secret = newOwnerSecret();
    this.keys = new OwnerKeys({ secret: this.secret });
    this.folder = mkdtempSync(join(tmpdir(), "cardtable-screen-"));
    mkdirSync(join(this.folder, "assets"));
    writeFileSync(join(this.folder, "index.html"), "<!doctype html><title>Cardtable</title>");
    writeFileSync(join(this.folder, "assets", "index-Ab12Cd34.js"), "export {};");
    writeFileSync(join(this.folder, packedScript.path), packedScript.text);
    writeFileSync(join(this.folder, `${packedScript.path}.gz`), gzipSync(packedScript.text));
    writeFileSync(join(this.folder, ".secret"), "hidden");
  }

  /** `now`: ms by which floods are measured. */
  static async of(house = new FakeHouse(), now = () => performance.now()): Promise<ServedHouse> {
    const served = new ServedHouse(house, now);
    await served.serve();
    return served;
  }

  get url(): string {
    return this.served.url;
  }

  /** As the owner's page asks. */
  get owner(): typeof fetch {
    return asOwner(this.url, this.secret);
  }

  get served(): Served {
    if (!this.#served) throw new Error("not serving");
    return this.#served;
  }

  /** Serves, or serves again. */
  async serve(port = 0): Promise<void> {
    this.#served = await serveHost({
      house: this.house,
      rendererFolder: this.folder,
      keys: this.keys,
      ports: [port],
      now: this.#now,
      report: (fault) => (this.faults.push(fault), this.onFault()),
    });
  }

  /** A session that `end` closes. */
  sit(table: string, token: string): TableClient {
    const client = openTable(this.url, table, { token }, patientClock);
    this.#sessions.push(client);
    return client;
  }

  async end(): Promise<void> {
    for (const client of this.#sessions) client.close();
    await this.#served?.close();
    rmSync(this.folder, { recursive: true });
  }
}

/** Resolves with the first snapshot, the present one included, that fits. */
export async function until(
  client: TableClient,
  fits: (snapshot: TableSnapshot) => boolean,
): Promise<TableSnapshot> {
  if (fits(client.snapshot())) return client.snapshot();
  return new Promise((resolve) => {
    const end = client.subscribe(() => {
      if (!fits(client.snapshot())) return;
      end();
      resolve(client.snapshot());
    });
  });
}

export const isOpen = ({ link, view }: TableSnapshot): boolean => link === "open" && view !== null;
