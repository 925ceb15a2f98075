import { expect, test } from "vitest";
import { tableRequests } from "#shared/protocol/schema.ts";
import { Client } from "#test/host/support/client.ts";
import { lanTable } from "#test/host/support/lanTable.ts";
import { valueOf } from "#test/support/valueOf.ts";

const done = { ok: true, value: null };
const texts = ({ chat }: Client): readonly unknown[] =>
  chat.map(({ said }) => ("text" in said ? said.text : said.emote));

test("H-17 what is said is told to everybody at the table, in the order and by the name in which it was said", async () => {
  const lan = await lanTable();
  const ben = await lan.join("Ben");
  const cy = lan.come(lan.guest("Cy"));
  const screen = Client.come(lan.door, { visitor: null, code: lan.code });
  expect(await ben.client.ask("say", { text: '<b>hello</b> & "you"' })).toEqual(done);
  expect(await cy.ask("emote", { emote: "clap" })).toEqual(done);
  expect(screen.chat).toEqual([
    {
      number: 1,
      from: { player: ben.player, name: "Ben" },
      said: { text: '<b>hello</b> & "you"' },
      at: lan.clock.now(),
    },
    { number: 2, from: { player: null, name: "Cy" }, said: { emote: "clap" }, at: lan.clock.now() },
  ]);
  for (const other of [lan.owner, ben.client, cy]) expect(other.chat).toEqual(screen.chat);
});

test("H-17 whoever comes, or comes back, is told the last fifty lines", async () => {
  const lan = await lanTable();
  for (let line = 1; line <= 60; line += 1) {
    await lan.clock.advance(2001);
    expect(await lan.owner.ask("say", { text: `line ${line}` })).toEqual(done);
  }
  for (const late of [lan.come(lan.guest("Ben")), Client.arrive(lan.door, lan.token)]) {
    expect(late.chat.map(({ number }) => number)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 11),
    );
  }
});

test("H-17 nobody says more than five lines in ten seconds; what was refused does not count, and the wall clock changes nothing", async () => {
  const lan = await lanTable();
  const ben = await lan.join("Ben");
  const say = (client: Client, text: string) => client.ask("say", { text });
  for (let line = 1; line <= 5; line += 1) expect(await say(ben.client, "hey")).toEqual(done);
  lan.clock.shiftWall(3_600_000);
  for (let line = 1; line <= 5; line += 1)
    expect(await ben.client.ask("emote", { emote: "hurry" })).toMatchObject({
      ok: false,
      error: { code: "flood", key: "host.saysTooMuch" },
    });
  expect(await say(lan.owner, "calm")).toEqual(done);
  // A second device is no second mouth.
  expect(await say(lan.come(ben.profile), "hey")).toMatchObject({ error: { code: "flood" } });
  await lan.clock.advance(10_000);
  expect(await say(ben.client, "sorry")).toEqual(done);
  expect(texts(lan.owner)).toEqual(["hey", "hey", "hey", "hey", "hey", "calm", "sorry"]);
});

test("H-17 whoever is muted is told so, and nobody hears him: not when he watches, nor when he sits down again", async () => {
  const lan = await lanTable();
  const ben = await lan.join("Ben");
  expect(await lan.owner.ask("mute", { player: ben.player, muted: true })).toEqual(done);
  expect(ben.client.table.lan!.muted).toEqual([ben.player]);
  const muted = { ok: false, error: { code: "muted" } };
  expect(await ben.client.ask("say", { text: "hello?" })).toMatchObject(muted);
  valueOf(await ben.client.ask("leave", {}));
  expect(await ben.client.ask("emote", { emote: "cry" })).toMatchObject(muted);
  const { player } = valueOf(await ben.client.ask("sit", {}));
  expect(await ben.client.ask("say", { text: "hello?" })).toMatchObject(muted);
  expect(lan.owner.table.lan!.muted).toContain(player);
  await lan.owner.ask("mute", { player, muted: false });
  expect(await ben.client.ask("say", { text: "hello!" })).toEqual(done);
  expect(texts(lan.owner)).toEqual(["hello!"]);
});

test("H-17 lines are one to two hundred characters, and none of them steers a terminal or turns the text around", () => {
  const { say } = tableRequests;
  for (const text of [
    "",
    "   ",
    "x".repeat(201),
    "a\u0000b",
    "a\nb",
    "a\u001b[31mb",
    "a\u202eb",
    "a\u200bb",
  ])
    expect(say.safeParse({ text }).success, JSON.stringify(text)).toBe(false);
  for (const text of ["x".repeat(200), "Grüße, Żółw! 🂡", "<script>"])
    expect(say.safeParse({ text }).success).toBe(true);
});
