import { expect, test } from "vitest";
import { sentence } from "#shared/games/texts.ts";
import { testHost, type TestHost } from "#test/host/support/testHost.ts";
import { goodCommand, waited } from "#test/programs/programTable.ts";
import { valueOf } from "#test/support/valueOf.ts";

const game = "kings-and-bastards";

const added = ({ house }: TestHost, command: string, name = "Deep Red") =>
  house.ask("addProgram", { name, command, game });

test("H-11 a program that makes a legal move is kept, and is there after a restart", async () => {
  const made = await testHost();
  const own = valueOf(await added(made, goodCommand));
  expect(own).toEqual([
    {
      id: expect.any(String) as string,
      name: "Deep Red",
      command: goodCommand,
      faults: { late: 0, crashed: 0, nonsense: 0 },
      givenUp: [],
    },
  ]);
  await made.host.close();
  const again = await testHost({ dataFolder: made.dataFolder });
  expect(valueOf(await again.house.ask("programs", {}))).toEqual(own);
  expect(valueOf(await again.house.ask("removeProgram", { program: own[0]!.id }))).toEqual([]);
  expect(await again.house.ask("removeProgram", { program: own[0]!.id })).toMatchObject({
    error: { code: "unknown-program" },
  });
});

test.each([
  ["no-such-command --depth 4", /^This command wasn’t found\..* It said: .*no-such-command/],
  [
    "echo no such module >&2; exit 1",
    /^This program ended before it made a move. It said: no such module$/,
  ],
  [
    "while read line; do echo well; done",
    /^This program answered, but not with a legal move: well$/,
  ],
  [
    `while read line; do echo '{"type":"play","cards":["Xx"]}'; done`,
    /not with a legal move: \{"type":"play","cards":\["Xx"\]\}$/,
  ],
])("H-11 %s is refused at once, in plain words", async (command, words) => {
  const made = await testHost();
  const answer = await added(made, command);
  expect(answer.ok ? "" : sentence(answer.error)).toMatch(words);
  expect(valueOf(await made.house.ask("programs", {}))).toEqual([]);
});

test("H-11 a program that makes no move within 5 seconds is refused", async () => {
  const made = await testHost();
  const before = made.clock.pending;
  const answer = added(made, "echo I think >&2; sleep 600");
  await waited(() => made.clock.pending > before);
  await made.clock.advance(5000);
  const refused = await answer;
  expect(refused.ok ? "" : sentence(refused.error)).toMatch(
    /^This program made no move within 5 seconds\./,
  );
});

test.each(["deep  red", "Clara", "ﬁ"])(
  "H-1 a name that is taken, or looks as if it were, is refused: %s",
  async (name) => {
    const made = await testHost();
    made.store.programs.add({ id: "deep", name: "Deep Red", command: "cat" });
    made.store.programs.add({ id: "fi", name: "fi", command: "cat" });
    expect(await added(made, goodCommand, name)).toMatchObject({ error: { code: "taken-name" } });
  },
);

test("H-14 H-35 an owner who comes over the network adds no program, but sees them", async () => {
  const { host } = await testHost();
  const remote = { role: "owner", profile: host.house.owner, isRemote: true } as const;
  expect(
    await host.house.ask(remote, "addProgram", { name: "Deep Red", command: "exit", game }),
  ).toMatchObject({ error: { code: "not-yours", key: "host.programsHere" } });
  expect(valueOf(await host.house.ask(remote, "programs", {}))).toEqual([]);
});
