import { expect, test } from "vitest";
import type { Seat } from "#shared/contract/seats.ts";
import { signedText } from "#shared/sealedDeal/log.ts";
import { openedBy } from "#shared/sealedDeal/owed.ts";
import type { SealedEntry, SealedMove, SealedPart } from "#shared/sealedDeal/parts.ts";
import { heldPlaces } from "#shared/sealedDeal/sealedRound.ts";
import { signedMove } from "#shared/sealedDeal/signatures.ts";
import {
  SealedRefusalError,
  awaitedSeats,
  begunDeal,
  hostMoved,
  movedPart,
  partsOwed,
  type MovedPart,
  withBoxes,
  withEntry,
  withPart,
} from "#shared/sealedDeal/sealedDeal.ts";
import { fastGroup as group } from "./fastGroup.ts";
import {
  dealtTable,
  faultIn,
  mover,
  newTable,
  planOf,
  played,
  sealedTable,
} from "./preparedTable.ts";
import type { SealedTable } from "./sealedTable.ts";

const three = { game: "five-card-draw", seats: 3, options: { allowCheck: true } };
const gin = { game: "gin-rummy", seats: 2 };

type Of<T extends SealedPart["type"]> = Extract<SealedPart, { readonly type: T }>;

/** One seat sends this part otherwise than it should. */
function tampered<T extends SealedPart["type"]>(
  table: SealedTable,
  seat: Seat,
  type: T,
  change: (part: Of<T>) => SealedPart,
): SealedTable {
  table.tampering = (from, part) =>
    from === seat && part.type === type ? change(part as Of<T>) : part;
  return table;
}

const other = "7".padStart(64, "0");

test("H-51 keys that a seat did not commit to are its fault, and keys that it cannot know", () => {
  const wrong = tampered(newTable(three), 1, "keys", ({ keys }) => ({
    type: "keys",
    keys: { ...keys, salt: other },
  }));
  expect(faultIn(() => wrong.settle())).toEqual({ kind: "commitment", seat: 1 });
  const unknown = newTable(three);
  const { keys } = unknown.page(2).secrets;
  const stolen = { ...keys, deck: unknown.page(0).secrets.keys.deck };
  Object.assign(unknown.page(2).secrets, { keys: stolen });
  expect(faultIn(() => unknown.settle())).toEqual({ kind: "key", seat: 2 });
});

test("H-51 deposits that do not make up the key are the seat's fault, and what one keeper cannot open", () => {
  const short = tampered(newTable(three), 0, "deposits", ({ deposits }) => ({
    type: "deposits",
    deposits: deposits.map((each) => each && { ...each, point: other }),
  }));
  expect(faultIn(() => short.settle())).toEqual({ kind: "deposit", seat: 0 });
  const unreadable = tampered(newTable(three), 0, "deposits", ({ deposits }) => ({
    type: "deposits",
    deposits: deposits.map((each) => each && { ...each, box: { ...each.box, point: other } }),
  }));
  expect(faultIn(() => unreadable.settle())).toEqual({ kind: "deposit", seat: 0 });
});

test("H-51 a shuffle that exchanges a card is its seat's fault", () => {
  const table = tampered(newTable(gin), 1, "shuffled", ({ deck, proof }) => ({
    type: "shuffled",
    deck: deck.with(0, deck[1]!),
    proof,
  }));
  expect(faultIn(() => table.settle())).toEqual({ kind: "shuffle", seat: 1 });
});

test("H-51 a page knows its own shuffle again, so the host cannot put another in its place", () => {
  const honest = sealedTable(gin);
  const page = honest.page(0);
  const early = honest.log.filter(({ type }) => type !== "shuffled");
  const before = early.reduce(
    (deal, entry) => withEntry(group, deal, entry),
    begunDeal(honest.host.plan, 0, { ...page.deal.memory, own: [] }),
  );
  const [first] = honest.log.filter(({ type }) => type === "shuffled");
  expect(faultIn(() => withEntry(group, before, first!))).toEqual({ kind: "log", seat: null });
});

test("H-51 nobody passes off a box as another one: its sender shows to know what lies behind it", () => {
  const table = sealedTable(three);
  let place = -1;
  tampered(table, 2, "boxes", ({ boxes }) => {
    const [one, ...rest] = boxes.toSorted((a, b) => b.to - a.to);
    place = one!.place;
    return { type: "boxes", boxes: [{ ...one!, box: rest[0]!.box }, ...rest] };
  });
  expect(faultIn(() => table.settle())).toEqual({ kind: "share", seat: 2, place });
});

test("H-51 a move is not looked for in the log before the cards, which takes the host long", () => {
  const table = dealtTable(three);
  expect(table.host.earlier).toEqual([]);
  table.leave(2);
  expect(table.host.earlier).toHaveLength(1);
});

test("H-51 of shares that are sent several times one is passed on", () => {
  const table = sealedTable(three);
  tampered(table, 2, "boxes", ({ boxes }) => ({ type: "boxes", boxes: [...boxes, ...boxes] }));
  table.settle();
  expect(table.boxes.filter(({ from }) => from === 2)).toHaveLength(10);
});

test("H-51 a share for a seat that the place was not dealt to is refused, and named", () => {
  const table = sealedTable(three);
  let place = -1;
  tampered(table, 2, "boxes", ({ boxes }) => {
    place = boxes[0]!.place;
    return { type: "boxes", boxes: boxes.map((each) => ({ ...each, to: 1 - each.to })) };
  });
  expect(faultIn(() => table.settle())).toEqual({ kind: "share", seat: 2, place });
});

test("H-51 a share that lies open and is none is its seat's fault", () => {
  const table = sealedTable(gin);
  tampered(table, 1, "shares", ({ shares }) => ({
    type: "shares",
    shares: shares.map(({ place, share }) => ({ place, share: { ...share, share: other } })),
  }));
  expect(faultIn(() => table.settle())).toEqual({ kind: "share", seat: 1, place: 20 });
});

test("H-51 a page that opened a place to one seat opens it to no other, whatever log it is told", () => {
  const table = played(dealtTable(three), { type: "check" }, { type: "check" }, { type: "check" });
  const fork = table.copy();
  const drawer = mover(table);
  const hand = table.page(drawer).deal;
  const [card] = heldPlaces(hand.sight.guess, hand.newest!.step.round, drawer);
  played(table, { type: "draw", cards: [hand.sight.guess[card!]!] } as never);
  const giver = [0, 1, 2].find((seat) => seat !== drawer && seat !== (drawer + 1) % 3)!;
  const { place } = table.page(giver).deal.memory.opened.at(-1)!;
  // Told again, its log goes another way: the first drawer draws nothing, the next one a card.
  fork.hostMove(drawer, { type: "draw", cards: [] }, true);
  fork.settle();
  const next = mover(fork);
  const nexts = fork.page(next).deal;
  const [own] = heldPlaces(nexts.sight.guess, nexts.newest!.step.round, next);
  fork.move(next, { type: "draw", cards: [nexts.sight.guess[own!]!] } as never);
  for (const seat of [giver, drawer]) {
    const page = fork.page(seat);
    const told = { ...page.deal, memory: table.page(seat).deal.memory };
    expect(partsOwed(group, told, page.secrets, fork.random)).toEqual([
      { type: "fault", fault: { kind: "log", seat: null, place } },
    ]);
  }
});

/** The mover's own discard in Gin, and how it can be made otherwise. */
function discarding() {
  const table = played(dealtTable(gin), { type: "pass" }, { type: "pass" }, { type: "draw" });
  const seat = mover(table);
  const { deal, secrets } = table.page(seat);
  const round = deal.newest!.step.round;
  const held = heldPlaces(deal.sight.guess, round, seat);
  const others = heldPlaces(deal.sight.guess, round, 1 - seat);
  const [card] = held.map((place) => deal.sight.guess[place]!);
  const part = movedPart(
    group,
    deal,
    secrets,
    { type: "discard", card } as never,
    false,
    table.random,
  );
  const send = (changes: Partial<MovedPart>) => {
    const moved = { ...part, ...changes };
    const signature = signedMove(secrets.signing, signedText(deal, { seat, ...moved }));
    return withPart(group, table.host, seat, { ...moved, signature });
  };
  return { table, seat, deal, held, others, part, send };
}

test("H-51 a move with a place that its seat does not hold is refused, and named", () => {
  const { seat, others, part, send } = discarding();
  const move: SealedMove = { type: "discard", card: others[0] };
  expect(faultIn(() => send({ move }))).toEqual({ kind: "rules", seat });
  expect(faultIn(() => send({ move: { type: "discard", card: 99 } }))).toEqual({
    kind: "rules",
    seat,
  });
  expect(faultIn(() => send({ move: { type: "discard", card: "As" } }))).toEqual({
    kind: "rules",
    seat,
  });
  expect(faultIn(() => send({ move: { ...part.move, type: "knock" } }))).not.toBeNull();
});

test("H-51 a move opens just the places that it turns up, each once, and only own ones", () => {
  const { seat, deal, held, others, part, send } = discarding();
  const [one] = part.opened;
  const more = openedBy(group, deal, [held[1]!])!;
  const wrong = [
    [],
    [one!, one!],
    [...part.opened, ...more],
    more,
    [{ ...one!, place: others[0]! }],
    [{ ...one!, shares: one!.shares.toReversed() }],
    [{ ...one!, shares: one!.shares.slice(1) }],
  ];
  for (const opened of wrong) expect(faultIn(() => send({ opened }))).toMatchObject({ seat });
  expect(faultIn(() => send({}))).toBeNull();
});

test("H-51 the host refuses a move that its seat did not sign, and one signed before the newest line", () => {
  const { table, seat, part } = discarding();
  const unsigned = { ...part, signature: "0".repeat(128) };
  expect(faultIn(() => withPart(group, table.host, seat, unsigned))).toEqual({
    kind: "signature",
    seat,
  });
  const later = played(dealtTable(gin), { type: "pass" });
  const { deal, secrets } = later.page(mover(later));
  const early = movedPart(group, deal, secrets, { type: "pass" }, false, later.random);
  const seen: SealedTable["host"] = { ...later.host, earlier: [deal.logHash], logHash: other };
  expect(() => withPart(group, seen, mover(later), early)).toThrow(SealedRefusalError);
});

test("H-51 a page to which the log is told otherwise finds it at the next move", () => {
  const table = played(dealtTable(gin), { type: "pass" }, { type: "pass" });
  const entries = table.log;
  const shares = entries.flatMap((entry, at) => (entry.type === "shares" ? [at] : []));
  const [one, two] = shares as [number, number];
  const told = (log: readonly SealedEntry[]) =>
    faultIn(() =>
      log.reduce(
        (deal, entry) => withEntry(group, deal, entry),
        begunDeal(table.host.plan, 0, table.page(0).deal.memory),
      ),
    );
  expect(told(entries)).toBeNull();
  const exchanged = entries.with(one, entries[two]!).with(two, entries[one]!);
  expect(told(exchanged)).toEqual({ kind: "log", seat: null });
  expect(told(entries.toSpliced(-2, 1))).toEqual({ kind: "log", seat: null });
});

test("H-51 the host makes no other move for a seat than the default one, and none that names cards", () => {
  const table = dealtTable(gin);
  const seat = mover(table);
  const wrong = [{ type: "take" }, { type: "discard", card: 0 }, { type: "leave", card: 0 }];
  for (const move of wrong) {
    expect(() => hostMoved(group, table.host, seat, move, true)).toThrow(SealedRefusalError);
    const entry = { type: "hostMoved", seat, move, auto: true } as const;
    expect(faultIn(() => withEntry(group, table.page(0).deal, entry))).toEqual({
      kind: "log",
      seat: null,
    });
  }
});

test("H-51 who does not send what is due is named by the host", () => {
  const table = sealedTable(three);
  table.page(1).isGone = true;
  table.settle();
  expect(awaitedSeats(table.host)).toEqual([1]);
});

test("H-51 a page gives no notice to boxes for others, and keeps the first of two", () => {
  const table = dealtTable(three);
  const { deal, secrets } = table.page(0);
  const again = table.boxes.map((boxed) => ({ ...boxed, box: { ...boxed.box, point: other } }));
  expect(withBoxes(group, deal, secrets, again).sight).toEqual(deal.sight);
});

test("H-51 a plan that cannot be dealt sealed is the host's fault", () => {
  const wrong = [
    { game: "crazy-eights", seats: 3 },
    { game: "kings-and-bastards", seats: 7 },
    { game: "kings-and-bastards", seats: 3, options: { jokersPerPack: 2 } },
    { game: "five-card-draw", seats: 7, options: { maxDraw: 5 } },
    { game: "gin-rummy", seats: 2, options: { nothing: 1 } },
  ];
  for (const asked of wrong)
    expect(faultIn(() => begunDeal(planOf(asked), 0))).toEqual({ kind: "plan", seat: null });
});
