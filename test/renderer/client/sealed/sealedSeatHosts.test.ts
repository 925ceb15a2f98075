// Hosts and pages that do not keep to a sealed deal (H-51), as another player's page finds them out.

import { expect, test } from "vitest";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type { BoxedShare, SealedEntry, SealedFault, SealedPlan } from "#shared/sealedDeal/parts.ts";
import { planOf, SealedHost } from "./sealedHost.ts";

const gin = planOf("gin-rummy");
const digits = (digit: string): string => digit.repeat(64);

/** Each page is told this entry instead of the true one; null: nothing. */
function tampered(
  change: (entry: SealedEntry, seat: number) => SealedEntry | null,
): SealedHost["tamper"] {
  return (message, seat) => {
    if (message.type !== "entry") return message;
    const entry = change(message.entry, seat);
    return entry && { ...message, entry };
  };
}

const spoilt = (boxed: BoxedShare): BoxedShare => {
  const text = boxed.box.text.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  return { ...boxed, box: { ...boxed.box, text } };
};

async function dealtBy(tamper: SealedHost["tamper"]): Promise<SealedHost> {
  const host = new SealedHost(gin);
  host.tamper = tamper;
  await host.begin();
  return host;
}

/** Found by the first page, and shown to its player. */
function expectFound(host: SealedHost, fault: SealedFault): void {
  expect(host.faults.filter(({ by }) => by === 0)).toEqual([{ by: 0, fault }]);
  const player = fault.seat === null ? null : host.plan.players[fault.seat];
  expect(host.pages[0]?.state?.fault).toMatchObject({ fault, player, by: "p0" });
}

test.each<[string, Partial<SealedPlan>]>([
  ["of another table", { table: "other" }],
  ["of a round that is not next", { round: 3 }],
  ["of a game that is not in the rotation", { game: "five-card-draw" }],
  ["with somebody who is not at the table", { players: ["p0", "p7"] }],
  ["of a game that cannot be dealt sealed", { game: "crazy-eights" }],
  ["with other options than the table’s", { options: { knockLimit: 5 } }],
])("H-51 a plan %s is a fault of the host, and gets no part", async (_plan, changed) => {
  const host = new SealedHost({ ...gin, options: { knockLimit: 10 } });
  host.tamper = (message, seat) =>
    seat === 0 && message.type === "begun"
      ? { ...message, plan: { ...message.plan, ...changed } }
      : message;
  await host.begin();
  expectFound(host, { kind: "plan", seat: null });
  expect(host.deal.entries).toBe(0);
});

test("H-51 a page whose shuffle is not proved is named", async () => {
  const host = await dealtBy(
    tampered((entry, seat) =>
      seat === 0 && entry.type === "shuffled" && entry.seat === 1
        ? { ...entry, deck: entry.deck.toReversed() }
        : entry,
    ),
  );
  expectFound(host, { kind: "shuffle", seat: 1 });
});

test("H-51 a host that shuffles in the name of a page is found out by it", async () => {
  let other: SealedEntry | null = null;
  const host = await dealtBy(
    tampered((entry, seat) => {
      if (entry.type !== "shuffled" || seat !== 0) return entry;
      other ??= { ...entry, deck: entry.deck.toReversed() };
      return entry.seat === 0 ? other : entry;
    }),
  );
  expectFound(host, { kind: "log", seat: null });
});

test("H-51 keys that were not promised are found out", async () => {
  const host = await dealtBy(
    tampered((entry, seat) =>
      seat === 0 && entry.type === "commitments"
        ? { ...entry, commitments: [entry.commitments[0]!, digits("a")] }
        : entry,
    ),
  );
  expectFound(host, { kind: "commitment", seat: 1 });
});

test("H-51 a host that leaves a line out is found out", async () => {
  const host = await dealtBy(
    tampered((entry, seat) =>
      seat === 0 && entry.type === "shuffled" && entry.seat === 0 ? null : entry,
    ),
  );
  expectFound(host, { kind: "log", seat: null });
});

test("H-51 a page whose own program fails blames nobody, and tells its player", async () => {
  const host = await dealtBy(
    tampered((entry) => (entry.type === "keys" ? ({ type: "keys" } as SealedEntry) : entry)),
  );
  expect(host.faults).toEqual([]);
  for (const { state } of host.pages) expect(state).toMatchObject({ lost: "page", fault: null });
});

test("H-51 a page tells of what it found once, and again on a new line if that was lost", async () => {
  const host = new SealedHost(gin);
  host.refusing = { type: "fault", code: "no-answer" };
  host.tamper = tampered((entry, seat) =>
    seat === 0 && entry.type === "shuffled" && entry.seat === 0 ? null : entry,
  );
  await host.begin();
  expect(host.faults).toEqual([]);
  host.refusing = null;
  for (let time = 0; time < 2; time += 1) {
    host.present(0);
    await host.settled();
  }
  expectFound(host, { kind: "log", seat: null });
});

test("H-51 a page goes on without the share that it cannot read, and proves whose it is", async () => {
  const host = new SealedHost(planOf("five-card-draw", { players: ["p0", "p1", "p2"] }));
  host.tamper = (message, seat) =>
    seat === 0 && message.type === "boxes"
      ? {
          ...message,
          boxes: message.boxes.map((boxed) => (boxed.from === 1 ? spoilt(boxed) : boxed)),
        }
      : message;
  await host.begin();
  const { fault } = host.faults[0]!;
  expect(fault).toMatchObject({ kind: "share", seat: 1 });
  expect(host.pages[0]?.state?.fault).toMatchObject({ fault, player: "p1" });
  host.leave(2);
  await host.settled();
  expect(host.entries).toContainEqual(expect.objectContaining({ type: "standIn", seat: 0 }));
});

test("H-51 a host that presents another log than before is found out", async () => {
  const host = new SealedHost(gin);
  await host.begin();
  host.tamper = (message): SealedMessage =>
    message.type === "present" ? { ...message, entries: message.entries.toReversed() } : message;
  host.present(0);
  await host.settled();
  expectFound(host, { kind: "log", seat: null });
});

/** The first passes, and both pages know of it. */
async function passed(): Promise<SealedHost> {
  const host = new SealedHost(gin);
  await host.begin();
  await host.pages[host.toMove()]!.move({ type: "pass" });
  await host.settled();
  return host;
}

/** By the host, in place of the page. */
const hostPassed = (entry: SealedEntry): SealedEntry =>
  entry.type === "moved"
    ? { type: "hostMoved", seat: entry.seat, move: { type: "pass" }, auto: true }
    : entry;

test.each<[string, (entries: readonly SealedEntry[]) => readonly SealedEntry[]]>([
  ["without the last line", (entries) => entries.slice(0, -1)],
  ["with another last line", (entries) => entries.map(hostPassed)],
])("H-51 a page that is loaded again knows a log %s from its own", async (_log, change) => {
  const host = await passed();
  expect(host.entries.at(-1)?.type).toBe("moved");
  host.tamper = (message): SealedMessage =>
    message.type === "present" ? { ...message, entries: change(message.entries) } : message;
  host.pages[0]!.reload();
  host.present(0);
  await host.settled();
  expectFound(host, { kind: "log", seat: null });
});

test("H-51 a page that is loaded again is not told its log line by line", async () => {
  const host = await passed();
  host.pages[0]!.reload();
  host.send(0, { type: "begun", plan: gin });
  for (const [number, entry] of host.entries.entries())
    host.send(0, { type: "entry", number, entry });
  await host.settled();
  expectFound(host, { kind: "log", seat: null });
});

test("H-51 a host that tells two players two stories is found out at the next move", async () => {
  const host = new SealedHost(gin);
  await host.begin();
  // One is told of a pass of the other that never was; the other one knows nothing of it.
  const mover = host.toMove();
  const number = host.entries.length;
  host.send(0, {
    type: "entry",
    number,
    entry: { type: "hostMoved", seat: mover, move: { type: "pass" }, auto: true },
  });
  await host.settled();
  host.tamper = (message, seat) =>
    seat === 0 && message.type === "entry" ? { ...message, number: message.number + 1 } : message;
  const other = host.pages[1]!;
  const move = { type: "pass" };
  expect(mover === 1 ? await other.move(move) : await host.pages[0]!.move(move)).toBeTruthy();
  await host.settled();
  expectFound(host, { kind: "log", seat: null });
});

test("H-51 what another page found is shown with the name of the one who did wrong", async () => {
  const host = new SealedHost(gin);
  await host.begin();
  const fault: SealedFault = { kind: "share", seat: 1, place: 3 };
  host.send(1, { type: "stopped", fault, players: ["p0"] });
  await host.settled();
  expect(host.pages[1]?.state).toMatchObject({
    fault: { round: 1, fault, player: "p1", by: "p0" },
    stopped: null,
  });
});
