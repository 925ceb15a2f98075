import { expect, test } from "vitest";
import { heedingVersion } from "#renderer/app/otherVersion.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";
import { joinStatus } from "#shared/protocol/wire.ts";

const windowThatHears = (status: number, kept = new Map<string, string>()) => {
  const heard = { reloads: 0, asked: [] as unknown[] };
  const send = heedingVersion({
    fetch: (url) => {
      heard.asked.push(url);
      return Promise.resolve(new Response("{}", { status }));
    },
    sessionStorage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    location: { reload: () => (heard.reloads += 1) },
  });
  return { heard, send };
};

test("H-15 a page whose host has become another version loads itself again, once", async () => {
  const kept = new Map<string, string>();
  const { heard, send } = windowThatHears(joinStatus.otherVersion, kept);
  expect((await send("/matchmake/joinById/house")).status).toBe(joinStatus.otherVersion);
  await send("/matchmake/joinById/house");
  expect(heard).toEqual({
    reloads: 1,
    asked: ["/matchmake/joinById/house", "/matchmake/joinById/house"],
  });
  // Loaded again, and still of another version: it stays.
  const again = windowThatHears(joinStatus.otherVersion, kept);
  await again.send("/matchmake/joinById/house");
  expect(again.heard.reloads).toBe(0);
  // A later version has its own try.
  expect([...kept.values()]).toEqual([`${protocolVersion}`]);
});

test.each([200, joinStatus.refused, joinStatus.wrongForm, joinStatus.notNow])(
  "H-15 the answer %i loads nothing again",
  async (status) => {
    const { heard, send } = windowThatHears(status);
    await send("/matchmake/joinById/house");
    expect(heard.reloads).toBe(0);
  },
);
