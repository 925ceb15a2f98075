// Tries boxes that hold something else than they should, and what their receivers can show of them.

import { expect, test } from "vitest";
import type { Seat } from "#shared/contract/seats.ts";
import type { Move } from "#shared/contract/round.ts";
import type { SealedPart } from "#shared/sealedDeal/parts.ts";
import { awaitedSeats, movedPart } from "#shared/sealedDeal/sealedDeal.ts";
import { withBlame, type FaultPart } from "#shared/sealedDeal/blame.ts";
import { sealedBox } from "#shared/sealedDeal/boxes.ts";
import { SealedRefusalError } from "#shared/sealedDeal/faults.ts";
import { boxContext, depositContext } from "#shared/sealedDeal/log.ts";
import { isDealtOut } from "#shared/sealedDeal/dealState.ts";
import { missingBoxes } from "#shared/sealedDeal/newest.ts";
import { heldPlaces } from "#shared/sealedDeal/sealedRound.ts";
import { fastGroup as group } from "./fastGroup.ts";
import { newTable, sealedTable } from "./preparedTable.ts";
import type { SealedTable } from "./sealedTable.ts";
import { checkOnce } from "./checkedOnce.ts";

checkOnce();

const three = { game: "five-card-draw", seats: 3, options: { allowCheck: true } };
const kings = { game: "kings-and-bastards", seats: 3 };
const exchange = { ...kings, carry: { king: 1, bastard: 2 } };

type Spoilt = Extract<SealedPart, { readonly type: "boxes" | "gave" | "moved" }>;

/** The boxes for one seat hold rubbish; returns what that seat sends of them. */
function spoiling(
  table: SealedTable,
  cheat: Seat,
  cheated: Seat,
  type: Spoilt["type"] = "boxes",
): FaultPart[] {
  const blames: FaultPart[] = [];
  table.tampering = (seat, part) => {
    if (part.type === "fault") {
      blames.push(part);
      return null;
    }
    if (seat !== cheat || part.type !== type) return part;
    const boxes = part.boxes.map((boxed) => {
      if (boxed.to !== cheated) return boxed;
      const { from, to, place } = boxed;
      const context = boxContext(table.host.planHash, from, to, place);
      const key = table.page(to).secrets.keys.box;
      return { ...boxed, box: sealedBox(group, context, key, "rubbish", table.random) };
    });
    return { ...part, boxes };
  };
  table.settle();
  return blames;
}

/** The King gives its first two cards, and a giver puts rubbish into the boxes for the other. */
function spoiltGift(giver: Seat): SealedTable {
  const [receiver] = [1, 2].filter((seat) => seat !== giver);
  const table = sealedTable(exchange).settle();
  const blames = spoiling(table, giver, receiver!, giver === 1 ? "moved" : "gave");
  const { deal, secrets } = table.page(1);
  const cards = heldPlaces(deal.sight.guess, deal.newest!.step.round, 1)
    .slice(0, 2)
    .map((place) => deal.sight.guess[place]!);
  const move = { type: "give", cards } as Move;
  const part = movedPart(group, deal, secrets, move, false, table.random);
  table.take(1, table.tampering(1, part)!);
  table.settle();
  // Of the shares of the third seat and the giver, for two places.
  expect(blames.map(({ fault }) => fault.seat)).toEqual([giver, giver, giver, giver]);
  for (const blame of blames)
    table.host = withBlame(group, table.host, receiver!, blame, table.boxes);
  table.leave(giver);
  return table;
}

test.each([
  ["King", 1, 2],
  ["Bastard", 2, 1],
])(
  "KB-6 H-51 a %s whose boxes of the gift are bad leaves, and the other reads the cards by the rest",
  (_giver, giver, receiver) => {
    const table = spoiltGift(giver);
    expect(awaitedSeats(table.host)).toContain(0);
    const sent = table.boxes.length;
    table.settle();
    const { gift } = table.host.course!;
    const places = giver === gift!.to ? gift!.returned : gift!.gave;
    expect(table.boxes.slice(sent)).toMatchObject(places.map((place) => ({ from: 0, place })));
    expect(new Set(table.boxes.slice(sent).map(({ to }) => to))).toEqual(new Set([receiver]));
    const { sight, newest } = table.page(receiver).deal;
    const truth = table.trueDeck();
    expect(places.filter((place) => sight.guess[place] !== truth[place])).toEqual([]);
    expect(newest?.number).toBe(table.host.course!.steps.length - 1);
    expect(table.host.newest?.number).toBe(newest?.number);
    expect(awaitedSeats(table.host)).toEqual([]);
    const round = newest!.step.round;
    expect(new Set(heldPlaces(sight.guess, round, receiver)).size).toBeGreaterThan(places.length);
    table.reload(receiver);
    expect(table.page(receiver).deal.newest?.number).toBe(newest?.number);
  },
);

test("KB-6 H-51 who boxes a share of a gift badly after its giver has left is at fault for it", () => {
  const table = spoiltGift(2);
  const blames = spoiling(table, 0, 1);
  expect(blames.filter(({ fault }) => fault.seat === 0)).toHaveLength(2);
  for (const blame of blames) table.host = withBlame(group, table.host, 1, blame, table.boxes);
  expect(awaitedSeats(table.host)).toEqual([0]);
});

test.each([three, kings])(
  "H-51 who puts no share into a box is at fault for certain, and the others stand in for its key in $game",
  (asked) => {
    const table = sealedTable(asked);
    const blames = spoiling(table, 1, 2);
    const hand = (seat: Seat) => {
      const { deal } = table.page(seat);
      return heldPlaces(deal.sight.guess, deal.course!.steps.at(-1)!.step.round, seat);
    };
    const cheated = hand(2);
    expect(blames).toMatchObject(
      cheated.map((place) => ({
        fault: { kind: "share", seat: 1, place },
        opened: { from: 1 },
      })),
    );
    for (const part of blames) table.host = withBlame(group, table.host, 2, part, table.boxes);
    const missing = isDealtOut(table.host) ? missingBoxes(table.host) : [];
    expect(missing).toEqual(cheated.map((place) => ({ from: 1, to: 2, place })));
    table.leave(1);
    table.settle();
    const { deal } = table.page(2);
    const truth = table.trueDeck();
    expect(cheated.every((place) => deal.sight.guess[place] === truth[place])).toBe(true);
    expect(deal.newest?.number).toBe(1);
    expect(table.host.newest?.number).toBe(1);
  },
);

test("H-51 a deposit that its keeper cannot use is shown too, before the first card", () => {
  const table = newTable(three);
  const blames: FaultPart[] = [];
  table.tampering = (seat, part) => {
    if (part.type === "fault") blames.push(part);
    if (part.type === "fault" || seat !== 0 || part.type !== "deposits")
      return part.type === "fault" ? null : part;
    const { planHash } = table.host;
    const deposits = part.deposits.map((each, to) => {
      if (!each || to !== 2) return each;
      const context = depositContext(planHash, 0, to);
      const key = table.page(to).secrets.keys.box;
      return { ...each, box: sealedBox(group, context, key, "7".padStart(64, "0"), table.random) };
    });
    return { ...part, deposits };
  };
  while (!table.host.course) for (const page of table.pages) table.answer(page);
  expect(blames).toMatchObject([{ fault: { kind: "deposit", seat: 0 }, opened: { from: 0 } }]);
  const [blame] = blames;
  expect(withBlame(group, table.host, 2, blame!, []).sealing.deposits[0]).toBeNull();
  expect(() => withBlame(group, table.host, 1, blame!, [])).toThrow(SealedRefusalError);
});

test("H-51 a seat that is accused of a box which holds what it should is not at fault", () => {
  const right = sealedTable(three);
  right.settle();
  const wrong = sealedTable(three);
  const [blame] = spoiling(wrong, 1, 2);
  const blames = (part: FaultPart, finder: Seat = 2) =>
    withBlame(group, wrong.host, finder, part, wrong.boxes);
  const { fault, opened } = blame!;
  expect(() => withBlame(group, right.host, 2, blame!, right.boxes)).toThrow(SealedRefusalError);
  expect(() => blames(blame!, 0)).toThrow(SealedRefusalError);
  expect(() => blames({ type: "fault", fault })).toThrow(SealedRefusalError);
  for (const changed of [
    { ...blame!, fault: { ...fault, seat: 0 } },
    { ...blame!, fault: { ...fault, place: 51 } },
    { ...blame!, opened: { ...opened!, from: 0 } },
    { ...blame!, opened: { ...opened!, agreed: wrong.page(2).secrets.keys.box } },
    { ...blame!, opened: { ...opened!, proof: wrong.page(2).secrets.keys.boxProof } },
  ])
    expect(() => blames(changed)).toThrow(SealedRefusalError);
  expect(() => blames(blame!)).not.toThrow();
});
