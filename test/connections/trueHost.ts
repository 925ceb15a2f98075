// A true host on a true socket, with one table at which people sit, and everybody who may come to
// it.

import type { Room } from "@colyseus/sdk";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { newOwnerSecret, OwnerKeys } from "#main/connections/ownerKeys.ts";
import { serveHost, type Served, type ServeOptions } from "#main/connections/serveHost.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import { joinRoom } from "#renderer/client/line.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";
import { guestPath } from "#shared/protocol/wire.ts";
import { seatedTable, type SeatedTable } from "#test/host/support/seatedTable.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { asOwner, ownerHeaders } from "#test/support/asOwner.ts";

type Send = typeof fetch;

export interface TrueHost extends SeatedTable {
  readonly keys: OwnerKeys;
  /** Of the shell's window. */
  readonly secret: string;
  /** Codes that the host would have printed. */
  readonly wanted: readonly string[];
  readonly served: Served;
  readonly owner: Send;
  /** The cookie of that window. */
  readonly ownersCookie: string;
  /** As anybody's page asks, with this cookie. */
  with(cookie: string): Send;
  /** Closed when the test is over. */
  houseOf(send: Send): Promise<HouseClient>;
  /** A seat's connection, at the owner's own machine. */
  sit(token: string): Promise<Room>;
  /** A new invitation's code. */
  invitation(): Promise<string>;
  /** The answer to somebody who comes with it. */
  come(form: object, send?: Send): Promise<Response>;
  /** The cookie of somebody who has come with an invitation of their own. */
  guest(name: string): Promise<string>;
}

/** The pair that the answer's cookie is. */
export const cookieOf = (answer: Response): string =>
  answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";

/** It can be opened to the network: to 127.0.0.2. */
export async function trueHost(
  seated?: SeatedTable,
  serves: Partial<ServeOptions> = {},
): Promise<TrueHost> {
  const table = seated ?? (await seatedTable({ people: 3, bots: 1 }));
  const secret = newOwnerSecret();
  const wanted: string[] = [];
  const keys = new OwnerKeys({ secret, onWanted: (code) => void wanted.push(code) });
  const rendererFolder = testFolder();
  writeFileSync(join(rendererFolder, "index.html"), "<!doctype html>");
  const {
    host: { house },
    lan,
  } = table;
  const served = await serveHost({
    house,
    rendererFolder,
    keys,
    settled: () => lan.settled(),
    ...serves,
  });
  lan.follow({ house, take: served.take, port: null, likely: [served.port] });
  onTestFinished(() => served.close());
  const { url } = served;
  const withCookie =
    (cookie: string): Send =>
    (address, init) =>
      fetch(address, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin: url },
      });
  const host: TrueHost = {
    ...table,
    keys,
    secret,
    wanted,
    served,
    owner: asOwner(url, secret),
    ownersCookie: ownerHeaders(url, secret).cookie,
    with: withCookie,
    houseOf: async (send) => {
      const house = await openHouse(url, send, patientClock);
      onTestFinished(() => house.close());
      return house;
    },
    sit: async (token) => {
      const room = await joinRoom(
        url,
        "seated",
        { protocol: protocolVersion, token },
        { patienceMs: 5000, clock: patientClock, send: host.owner },
      );
      room.onMessage("*", () => {});
      return room;
    },
    invitation: async () => {
      const answer = await table.house.ask("invite", {});
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value.code;
    },
    come: (form, send = withCookie("")) =>
      send(`${url}${guestPath}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(form),
      }),
    guest: async (name) =>
      cookieOf(await host.come({ code: await host.invitation(), name, avatar: "avatar-09" })),
  };
  return host;
}
