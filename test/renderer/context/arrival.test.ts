// Checks that the page finds out who has opened it, and where the code they came with leads.

import { describe, expect, it } from "vitest";
import { arrive, type ArrivalPlaces } from "#renderer/context/arrival.ts";
import { rememberedPerson, rememberPerson } from "#renderer/client/rememberedPerson.ts";
import { saysOfLine } from "#renderer/client/saysOfLine.ts";
import { fakeHouse } from "#test/doors/fakeHouse.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { GuestWelcome, Profile } from "#shared/protocol/house.ts";

const asked = await fakeHouse("running", true).ask("profile", {});
const noor: Profile = asked.ok
  ? asked.value
  : (() => {
      throw new Error("the fake house knows nobody");
    })();
const code = "K7QF2M";

class Storage {
  readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}

function page(
  hash: string,
  isOwner: boolean,
  answer: Answer<GuestWelcome>,
  sessionStorage = new Storage(),
) {
  const seen = { address: hash, asked: [] as unknown[] };
  const places: ArrivalPlaces = {
    location: { hash, origin: "http://192.168.1.20:8484" },
    history: { replaceState: (_state, _unused, url) => void (seen.address = String(url)) },
    fetch: () => (
      seen.asked.push("owner"),
      Promise.resolve({ json: () => Promise.resolve({ owner: isOwner }) })
    ),
    sessionStorage,
  };
  const come = () =>
    arrive(places, {
      ask: (brought) => (seen.asked.push([brought, seen.address]), Promise.resolve(answer)),
      come: () => Promise.reject(new Error("nobody comes")),
      direct: () => Promise.reject(new Error("nobody directs")),
    });
  return { come, seen, sessionStorage };
}
const welcome = (profile: Profile | null, table: string | null): Answer<GuestWelcome> => ({
  ok: true,
  value: { profile, table, tournament: null },
});

describe("a page", () => {
  it("of a device in the room that came by a PIN is its tournament’s", async () => {
    const { come } = page("#/", false, {
      ok: true,
      value: { profile: null, table: null, tournament: null, directs: "t1" },
    });
    expect(await come()).toEqual({ caller: "director", code: null, table: null, tournament: "t1" });
  });

  it("of the owner asks nothing else", async () => {
    const { come, seen } = page("#/", true, welcome(null, null));
    expect(await come()).toEqual({ caller: "owner", code: null, table: null, tournament: null });
    expect(seen.asked).toEqual(["owner"]);
  });

  it("of a guest who is known goes to the table of the code that he scanned, and the code is in no address any more", async () => {
    const { come, seen, sessionStorage } = page("#join=k7qf2m", false, welcome(noor, "t1"));
    expect(await come()).toEqual({ caller: "guest", code: null, table: "t1", tournament: null });
    expect(seen).toEqual({ address: "#/table/t1", asked: [[code, "#/"], "owner"] });
    expect([...sessionStorage.kept]).toEqual([]);
  });

  it("of the owner, who scans the code of his own table, is still his", async () => {
    expect(await page(`#join=${code}`, true, welcome(noor, "t1")).come()).toEqual({
      caller: "owner",
      code: null,
      table: "t1",
      tournament: null,
    });
  });

  it("of somebody new knows the code and its table, also when it is loaded again", async () => {
    const first = page(`#join=${code}`, false, welcome(null, "t1"));
    expect(await first.come()).toEqual({ caller: "nobody", code, table: "t1", tournament: null });
    expect(first.seen.address).toBe("#/");
    const again = page("#/", false, welcome(null, "t1"), first.sessionStorage);
    expect(await again.come()).toEqual({ caller: "nobody", code, table: "t1", tournament: null });
  });

  it("of somebody new with a wrong code keeps the code to be put right", async () => {
    expect(
      await page(
        "#join=AAAAAA",
        false,
        refused("wrong-code", { key: "host.wrongCode", args: {} }),
      ).come(),
    ).toEqual({ caller: "nobody", code: "AAAAAA", table: null, tournament: null });
  });

  it("of a guest who scans a tournament's code goes to its page, and of somebody new knows it", async () => {
    const opened = (profile: Profile | null): Answer<GuestWelcome> => ({
      ok: true,
      value: { profile, table: null, tournament: "night" },
    });
    const known = page(`#join=${code}`, false, opened(noor));
    expect(await known.come()).toEqual({
      caller: "guest",
      code: null,
      table: null,
      tournament: "night",
    });
    expect(known.seen.address).toBe("#/tournament/night");
    expect(await page(`#join=${code}`, false, opened(null)).come()).toEqual({
      caller: "nobody",
      code,
      table: null,
      tournament: "night",
    });
  });

  it("of a guest without a code is his", async () => {
    expect(await page("#/settings", false, welcome(noor, null)).come()).toEqual({
      caller: "guest",
      code: null,
      table: null,
      tournament: null,
    });
  });

  it("to which nobody answers looks for the house", async () => {
    expect(
      await page("#/", false, refused("not-connected", saysOfLine("unreachable"))).come(),
    ).toEqual({ caller: "owner", code: null, table: null, tournament: null });
  });
});

describe("who one was at the last table", () => {
  it("is suggested at the next", () => {
    const storage = new Storage();
    expect(rememberedPerson(storage)).toBeNull();
    rememberPerson(storage, { name: "Noor", avatar: "avatar-04" });
    expect(rememberedPerson(storage)).toEqual({ name: "Noor", avatar: "avatar-04" });
  });

  it("is passed over where it is spoilt, or where the browser keeps nothing", () => {
    const storage = new Storage();
    storage.setItem("cardtable.person", '{"name":""}');
    expect(rememberedPerson(storage)).toBeNull();
    storage.setItem("cardtable.person", "{");
    expect(rememberedPerson(storage)).toBeNull();
    expect(() =>
      rememberPerson(
        {
          setItem: () => {
            throw new Error("full");
          },
        },
        { name: "Noor", avatar: "avatar-04" },
      ),
    ).not.toThrow();
  });
});
