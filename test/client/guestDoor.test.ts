import { expect, test } from "vitest";
import { guestDoor } from "#renderer/client/guestDoor.ts";

const answers = (body: string, status = 200) => {
  const sent: unknown[] = [];
  const send: typeof fetch = (url, init) => {
    sent.push([url, init?.method, JSON.parse(init?.body as string)]);
    return Promise.resolve(new Response(body, { status }));
  };
  return { door: guestDoor("http://192.168.1.20:8484", send), sent };
};

test("H-15 it asks with the code alone, and comes with name and face", async () => {
  const { door, sent } = answers('{"ok":true,"value":{"profile":null,"table":"t1"}}');
  expect(await door.ask("K7QF2M")).toEqual({ ok: true, value: { profile: null, table: "t1" } });
  await door.come("K7QF2M", { name: "Noor", avatar: "avatar-04" });
  expect(sent).toEqual([
    ["http://192.168.1.20:8484/guest", "POST", { code: "K7QF2M" }],
    [
      "http://192.168.1.20:8484/guest",
      "POST",
      { code: "K7QF2M", name: "Noor", avatar: "avatar-04" },
    ],
  ]);
});

test("a refusal is the host’s own, whatever status it has", async () => {
  const refusal = {
    ok: false,
    error: { code: "name-taken", key: "store.nameTaken", args: { name: "Noor" } },
  };
  expect(await answers(JSON.stringify(refusal), 409).door.ask(null)).toEqual(refusal);
});

test("an answer that is none, and no answer, are refusals too", async () => {
  expect(await answers("foreign Origin", 403).door.ask(null)).toMatchObject({
    ok: false,
    error: { code: "no-answer" },
  });
  expect(
    await guestDoor("http://192.168.1.20:8484", () =>
      Promise.reject(new TypeError("Failed to fetch")),
    ).ask(null),
  ).toMatchObject({ ok: false, error: { code: "not-connected" } });
});
