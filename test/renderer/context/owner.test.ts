// Checks that the page learns whether it is the owner's, and hides the code by which it was opened.

import { describe, expect, it } from "vitest";
import { askOwner, restartWithCode, type OwnerPlaces } from "#renderer/context/arrival.ts";

function places(hash: string, answer: () => Promise<{ json(): Promise<unknown> }>) {
  const seen = { address: `http://127.0.0.1:8484/${hash}`, asked: [] as unknown[] };
  const found: OwnerPlaces = {
    location: { hash, origin: "http://127.0.0.1:8484" },
    history: { replaceState: (_state, _unused, url) => void (seen.address = String(url)) },
    fetch: (url, { method, body }) => (
      seen.asked.push([method, url, JSON.parse(body as string), seen.address]),
      answer()
    ),
  };
  return { found, seen };
}
const says = (owner: boolean) => () => Promise.resolve({ json: () => Promise.resolve({ owner }) });

describe("the owner’s page", () => {
  it("brings the code of its address to the host, and has taken it out of the address by then", async () => {
    const { found, seen } = places("#code=s3-cr_et", says(true));
    expect(await askOwner(found)).toBe(true);
    expect(seen).toEqual({
      address: "#/",
      asked: [["POST", "http://127.0.0.1:8484/owner", { code: "s3-cr_et" }, "#/"]],
    });
  });

  it("asks without a code when it is loaded again, and stays where it was", async () => {
    const { found, seen } = places("#/table/t1", says(true));
    expect(await askOwner(found)).toBe(true);
    expect(seen).toMatchObject({
      address: "http://127.0.0.1:8484/#/table/t1",
      asked: [["POST", "http://127.0.0.1:8484/owner", { code: null }, expect.anything()]],
    });
  });

  it("begins anew where an address with a code is pasted into its tab, and for no other change of the address", () => {
    for (const [hash, times] of [
      ["#code=s3-cr_et", 1],
      ["#join=K7QF2M", 1],
      ["#/table/t1", 0],
      ["", 0],
    ] as const) {
      let begun = 0;
      restartWithCode({ location: { hash, reload: () => (begun += 1) } });
      expect(begun).toBe(times);
    }
  });

  it("is nobody’s where the host says so", async () => {
    expect(await askOwner(places("#code=used", says(false)).found)).toBe(false);
  });

  it("looks for the house where no answer comes", async () => {
    expect(
      await askOwner(places("#/", () => Promise.reject(new TypeError("Failed to fetch"))).found),
    ).toBe(true);
    expect(
      await askOwner(
        places("#/", () =>
          Promise.resolve({ json: () => Promise.reject(new SyntaxError("no JSON")) }),
        ).found,
      ),
    ).toBe(true);
  });
});
