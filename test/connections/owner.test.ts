// Checks who becomes the host's owner, by what means and for how long.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { OwnerKeys } from "#main/connections/ownerKeys.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { asOwner, bringCode, ownerHeaders } from "#test/support/asOwner.ts";
import { ask, type RawAnswer } from "./rawSocket.ts";
import { ServedHouse } from "./servedHouse.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";

const minute = 60_000;

describe("a code", () => {
  let now = 0;
  let told: string[];
  let keys: OwnerKeys;
  beforeEach(() => {
    now = 0;
    told = [];
    keys = new OwnerKeys({ now: () => now, onWanted: (code) => told.push(code) });
  });

  const redeem = (code: string): string | null => keys.redeem(code, () => "a key");

  test("opens the house once, and is no secret of the shell's", () => {
    const code = keys.newCode();
    expect(redeem(code)).toBe("a key");
    expect(redeem(code)).toBeNull();
    expect([keys.opens(code), keys.opens("")]).toEqual([false, false]);
  });

  test("is good for another try where its device could not be kept", () => {
    const code = keys.newCode();
    expect(() =>
      keys.redeem(code, () => {
        throw new Error("the disk is full");
      }),
    ).toThrow("the disk is full");
    expect(redeem(code)).toBe("a key");
  });

  test("opens nothing after ten minutes, and nothing once there is another", () => {
    const first = keys.newCode();
    now = 10 * minute;
    expect(redeem(first)).toBeNull();
    const second = keys.newCode();
    const third = keys.newCode();
    expect(redeem(second)).toBeNull();
    expect(redeem(third)).not.toBeNull();
  });

  test("is not used up by wrong ones", () => {
    const code = keys.newCode();
    for (const wrong of ["", "x", code.slice(1), `${code}x`]) expect(redeem(wrong)).toBeNull();
    expect(redeem(code)).not.toBeNull();
  });

  test("is told anew to the terminal when one is wanted and the last opens nothing any more, and not before", () => {
    const first = keys.newCode();
    keys.wanted();
    expect(told).toEqual([]);
    redeem(first);
    for (let times = 0; times < 100; times += 1) keys.wanted();
    expect(told).toHaveLength(1);
    now = 10 * minute;
    keys.wanted();
    expect(told).toHaveLength(2);
    expect(redeem(told[0] ?? "")).toBeNull();
    expect(redeem(told[1] ?? "")).not.toBeNull();
  });
});

describe("the host", () => {
  let served: ServedHouse;
  beforeEach(async () => {
    served = await ServedHouse.of();
  });
  afterEach(() => served.end());

  const addressOf = (code: string): URL => new URL(`${served.url}/#code=${code}`);
  const post = (headers: NodeJS.Dict<string>, body = '{"code":null}'): Promise<RawAnswer> =>
    ask(served.served.port, {
      method: "POST",
      path: "/owner",
      body,
      headers: {
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
        ...headers,
      },
    });

  test("gives a cookie for the code that no script reads and no other site sends, and knows the browser by it", async () => {
    const code = served.keys.newCode();
    const answer = await bringCode(addressOf(code));
    expect(await answer.json()).toEqual({ owner: true });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const [cookie = "", ...more] = answer.headers.getSetCookie();
    expect(more).toEqual([]);
    const [pair = "", ...attributes] = cookie.split("; ");
    expect(attributes.filter((each) => !each.startsWith("Expires=")).sort()).toEqual([
      "HttpOnly",
      `Max-Age=${400 * 24 * 3600}`,
      "Path=/",
      "SameSite=Strict",
    ]);
    const [name, key = ""] = pair.split("=");
    expect(name).toBe("cardtable-device-fake");
    expect(key).not.toContain(code);
    (await openHouse(served.url, asOwner(served.url, pair), patientClock)).close();
    expect(await post(ownerHeaders(served.url, pair))).toMatchObject({
      status: 200,
      body: '{"owner":true}',
      headers: expect.not.objectContaining({
        "set-cookie": expect.anything() as unknown,
      }) as unknown,
    });
  });

  test("takes a code from a page of its own alone, and does not even use it up for another", async () => {
    const code = served.keys.newCode();
    const body = JSON.stringify({ code });
    for (const headers of [
      {},
      { origin: "http://127.0.0.1:1" },
      { origin: "null" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    ]) {
      expect(await post(headers, body)).toMatchObject({
        status: 403,
        headers: expect.not.objectContaining({
          "set-cookie": expect.anything() as unknown,
        }) as unknown,
      });
    }
    expect(await (await bringCode(addressOf(code))).json()).toEqual({ owner: true });
  });

  test("says to a page that it is nobody’s, and refuses what has another form", async () => {
    expect(await (await bringCode(addressOf("wrong"))).json()).toEqual({ owner: false });
    for (const body of [
      "{}",
      '{"code":7}',
      "[]",
      '{"code":null,"x":1}',
      `{"code":"${"x".repeat(65)}"}`,
      "{",
    ])
      expect(await post({ origin: served.url }, body)).toMatchObject({ status: 400 });
    expect(await ask(served.served.port, { path: "/owner" })).toMatchObject({ status: 404 });
  });

  test("opens the house to the cookie only where our own page sends it", async () => {
    const { cookie, origin } = ownerHeaders(served.url, served.secret);
    const body = JSON.stringify({ protocol: protocolVersion });
    const join = (headers: NodeJS.Dict<string>): Promise<RawAnswer> =>
      ask(served.served.port, {
        method: "POST",
        path: "/matchmake/joinById/house",
        body,
        headers: { "content-type": "application/json", "content-length": "14", ...headers },
      });
    for (const headers of [
      { cookie },
      { origin },
      { cookie, origin: "http://127.0.0.1:1" },
      { cookie, "sec-fetch-site": "same-site" },
    ])
      expect(await join(headers)).toMatchObject({ status: 403 });
    expect(await join({ cookie, origin })).toMatchObject({ status: 200 });
  });
});
