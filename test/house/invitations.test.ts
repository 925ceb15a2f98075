import { expect, test } from "vitest";
import { valueOf } from "#test/support/valueOf.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { testHost } from "#test/host/support/testHost.ts";

test("H-35 an invitation that is asked for again by the same key is the same one, and by another key another", async () => {
  const { house } = await testHost();
  const invite = async (payload: HouseAsk<"invite">): Promise<string> =>
    valueOf(await house.ask("invite", payload)).code;
  const code = await invite({ key: "a-request-of-its-own" });
  expect(await invite({ key: "a-request-of-its-own" })).toBe(code);
  const others = [await invite({ key: "another-request-key" }), await invite({}), await invite({})];
  expect(new Set([code, ...others]).size).toBe(4);
});
