// Checks that each request's declaration of who may ask it is exactly what the host enforces. Tries
// every request and file with every role, on a real host over real sockets.

import { expect, test } from "vitest";
import { answerAsk } from "#main/connections/GuardedRoom.ts";
import { refusedAtTable, refusedInHouse, type Visitor } from "#main/base/visitor.ts";
import {
  fileRoles,
  houseRequests,
  houseRoles,
  roles,
  tableRequests,
  tableRoles,
  type HouseAsk,
  type HouseRequest,
  type Role,
} from "#shared/protocol/schema.ts";
import { tournamentRequests, tournamentRoles } from "#shared/protocol/tournament.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import { fileAsks, lineAsks, tableAsks } from "./everyAsk.ts";
import { ask } from "./rawSocket.ts";
import { trueHost, type TrueHost } from "./trueHost.ts";

const lineRequests = { ...houseRequests, ...tournamentRequests };
const lineRoles = { ...houseRoles, ...tournamentRoles };

type Answered = { readonly error?: RuleError };

/** Of all requests, those that were refused for who asked: by their refusal's key. */
async function refusedOf(
  asks: object,
  answer: (request: string, payload: unknown) => Promise<Answered>,
): Promise<{ readonly [request: string]: string }> {
  const refused: { [request: string]: string } = {};
  for (const [request, payload] of Object.entries(asks)) {
    const { error } = await answer(request, payload);
    if (
      error &&
      /^host\.(?:ownersHouse|hostsOwnerOnly|directorOnly|ownerOnly|playersOnly|seatedAlready|screensOnly)$/.test(
        error.key,
      )
    )
      refused[request] = `${error.code} ${error.key}`;
  }
  return refused;
}

/**
 * What the declaration says of a role; to whoever has a seat what is only for those who have none
 * is refused in other words.
 */
const declared = (
  table: { readonly [request: string]: readonly Role[] },
  role: Role,
  refusal: string,
  seated = "not-yours host.seatedAlready",
): { readonly [request: string]: string } =>
  Object.fromEntries(
    Object.entries(table).flatMap(([request, may]) =>
      may.includes(role)
        ? []
        : [
            [
              request,
              may.includes("director") && role === "guest"
                ? "not-yours host.directorOnly"
                : may.includes("owner")
                  ? refusal
                  : seated,
            ],
          ],
    ),
  );

/** All that a refused request could have changed. */
const stored = ({ store, host }: TrueHost): unknown => ({
  profiles: store.profiles.list(),
  tables: store.tables.openIds().map((id) => store.tables.load(id)),
  owner: host.house.owner,
  ledger: store.bank.transactions({ limit: 200, before: null, account: null }),
  used: store.profiles.lastUsed()?.id,
});

test("H-35 every request and every file declares who may ask it, and nothing else is declared", () => {
  expect(Object.keys(lineRoles)).toEqual(Object.keys(lineRequests));
  expect(Object.keys(tableRoles)).toEqual(Object.keys(tableRequests));
  for (const may of [lineRoles, tableRoles, fileRoles].flatMap((table) =>
    Object.values<readonly Role[]>(table),
  )) {
    expect(may.length).toBeGreaterThan(0);
    expect(roles).toEqual(expect.arrayContaining([...may]));
  }
});

test.each(["owner", "guest"] as const)(
  "H-35 in the house the %s may ask exactly what is declared, and what is refused changes nothing",
  async (role) => {
    const host = await trueHost();
    const cookie = await host.guest("Gus");
    const comes = () => host.houseOf(role === "owner" ? host.owner : host.with(cookie));
    const [house, other] = [await comes(), await comes()];
    const before = JSON.stringify(stored(host));
    const all = declared(
      lineRoles,
      role,
      "not-yours host.hostsOwnerOnly",
      "not-yours host.screensOnly",
    );
    const refusable = Object.fromEntries(
      Object.entries(lineAsks).filter(([request]) => request in all),
    );
    const asking =
      (line: typeof house) =>
      (request: string, payload: unknown): Promise<Answered> =>
        line.ask(request as HouseRequest, payload as HouseAsk<HouseRequest>) as Promise<Answered>;
    expect(await refusedOf(refusable, asking(house))).toEqual(all);
    expect(JSON.stringify(stored(host))).toBe(before);
    // By another line: nobody may ask so much by one.
    expect(await refusedOf(lineAsks, asking(other))).toEqual(all);
  },
);

test("H-35 nobody gets a place in the house: without a key, with a wrong one, or with a guest’s that no page of ours sent", async () => {
  const host = await trueHost();
  const cookie = await host.guest("Gus");
  for (const wrong of [
    "",
    "x=1",
    `${cookie}x`,
    cookie.slice(0, -1),
    cookie.replace("guest", "gast"),
    cookie.replace(/=.*/, "="),
    `cardtable-${host.served.port}=${cookie.split("=")[1]}`,
  ]) {
    await expect(host.houseOf(host.with(wrong)), wrong).rejects.toThrow("not-yours");
  }
  // The cookie alone, as another program's page on this machine would have it sent.
  await expect(
    host.houseOf((address, init) =>
      fetch(address, { ...init, headers: { "content-type": "application/json", cookie } }),
    ),
  ).rejects.toThrow("not-yours");
});

test.each([
  ["nobody", null],
  ["a spectator", { role: "spectator", profile: null }],
] as const)(
  "H-35 %s comes as far as nothing that is not declared to be his, in the house and at tables",
  async (_who, visitor: Visitor | null) => {
    const never = (): never => {
      throw new Error("he came through");
    };
    for (const [asks, requests] of [
      [lineAsks, { forms: lineRequests, roles: lineRoles, refused: refusedInHouse }],
      [tableAsks, { forms: tableRequests, roles: tableRoles, refused: refusedAtTable }],
    ] as const) {
      const may: { readonly [request: string]: readonly Role[] } = requests.roles;
      for (const [request, payload] of Object.entries<unknown>(asks)) {
        if (visitor && may[request]?.includes("spectator")) continue;
        expect(
          await answerAsk(requests, { request, payload }, { visitor, pass: never }, never),
          request,
        ).toMatchObject({ ok: false, error: { code: "not-yours" } });
      }
    }
  },
);

test("H-17 H-35 at a table its owner, another player and who has left it may ask exactly what is declared, and without a seat’s token nobody comes in", async () => {
  const host = await trueHost();
  const [owner, guest, left] = await Promise.all(host.tokens.map((token) => host.sit(token)));
  const by =
    (room: typeof owner) =>
    (request: string, payload: unknown): Promise<Answered> =>
      room!.request<unknown, Answered>("ask", { request, payload });
  for (const token of ["wrong", "", host.tokens[0]!.slice(1)])
    await expect(host.sit(token)).rejects.toThrow("wrong-token");
  // Two who sit there are the same to the table wherever they come from; who has left may watch.
  expect(await by(left)("leave", {})).toEqual({ ok: true, value: null });
  const atTable = () => host.store.tables.load("seated");
  const before = atTable();
  expect(await refusedOf(tableAsks, by(left))).toEqual(
    declared(tableRoles, "spectator", "not-yours host.playersOnly"),
  );
  const notHis = declared(tableRoles, "guest", "not-yours host.ownerOnly");
  expect(
    await refusedOf(
      Object.fromEntries(Object.entries(tableAsks).filter(([request]) => request in notHis)),
      by(guest),
    ),
  ).toEqual(notHis);
  expect(atTable()).toEqual(before);
  expect(await refusedOf(tableAsks, by(guest))).toEqual(notHis);
  expect(await refusedOf(tableAsks, by(owner))).toEqual(declared(tableRoles, "owner", ""));
});

test("H-35 files and replays are given to exactly those of whom it is declared", async () => {
  const host = await trueHost();
  const cookie = await host.guest("Gus");
  const { port, url } = host.served;
  const fetched =
    (send: typeof fetch) =>
    async (_file: string, asked: unknown): Promise<Answered> => {
      const { path, ...init } = asked as (typeof fileAsks)["replay"];
      const text = await (
        await send(`${url}${path}`, {
          ...init,
          ...(init.body !== undefined && {
            headers: { "content-type": "application/octet-stream" },
          }),
        })
      ).text();
      return text.startsWith('{"ok":false') ? (JSON.parse(text) as Answered) : {};
    };
  expect(await refusedOf(fileAsks, fetched(host.owner))).toEqual(declared(fileRoles, "owner", ""));
  expect(await refusedOf(fileAsks, fetched(host.with(cookie)))).toEqual(
    declared(fileRoles, "guest", "not-yours host.hostsOwnerOnly"),
  );
  expect(await refusedOf(fileAsks, fetched(host.with("")))).toEqual(
    declared(fileRoles, "spectator", "not-yours host.ownersHouse"),
  );
  for (const [file, { path, method = "GET" }] of Object.entries(fileAsks)) {
    if ((fileRoles[file as keyof typeof fileRoles] as readonly Role[]).includes("guest")) continue;
    expect(
      await ask(port, {
        path,
        method,
        headers: {
          cookie,
          origin: url,
          ...(method === "POST" && {
            "content-length": "0",
            "content-type": "application/octet-stream",
          }),
        },
      }),
      path,
    ).toMatchObject({ status: 403 });
  }
});
