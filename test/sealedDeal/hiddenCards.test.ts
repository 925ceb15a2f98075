import { expect, test } from "vitest";
import type { Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { fromHighest } from "#shared/games/kings-and-bastards/plays.ts";
import { giftText, noneText } from "#shared/sealedDeal/log.ts";
import { boxedAway, partsOwed } from "#shared/sealedDeal/owed.ts";
import type { DeckPlace, SealedPart } from "#shared/sealedDeal/parts.ts";
import { heldPlaces } from "#shared/sealedDeal/sealedRound.ts";
import { signedMove } from "#shared/sealedDeal/signatures.ts";
import {
  awaitedSeats,
  closedPlaces,
  finalFault,
  guessedDeck,
  stuckSeat,
  stageOf,
  withEntry,
} from "#shared/sealedDeal/sealedDeal.ts";
import { fastGroup as group } from "./fastGroup.ts";
import { makeDefault } from "./openRound.ts";
import { dealtTable, faultIn, mover, played, sealedTable } from "./preparedTable.ts";
import type { Page, SealedTable } from "./sealedTable.ts";
import { checkOnce } from "./checkedOnce.ts";

checkOnce();

const kings = { game: "kings-and-bastards", seats: 3 };
const exchange = { ...kings, carry: { king: 1, bastard: 2 } };
const draw = { game: "five-card-draw", seats: 3, options: { allowCheck: true } };

const holderOf = (table: SealedTable, card: Card): Seat =>
  table.pages.findIndex(({ seat, deal }) => {
    const { guess, known } = deal.sight;
    const at = guess.indexOf(card);
    const round = deal.newest?.step.round ?? deal.course?.steps.at(-1)?.step.round;
    return round && known.has(at) && heldPlaces(guess, round, seat).includes(at);
  });

const handOf = (table: SealedTable, seat: Seat): readonly Card[] => {
  const { sight, newest } = table.page(seat).deal;
  return heldPlaces(sight.guess, newest!.step.round, seat).map((place) => sight.guess[place]!);
};

/** The King gives its first two cards. */
function give(table: SealedTable): SealedTable {
  table.move(1, { type: "give", cards: handOf(table, 1).slice(0, 2) } as Move);
  return table;
}

/** Nobody does anything any more. */
function untilEnd(table: SealedTable): SealedTable {
  while (stageOf(table.host) === "play") {
    makeDefault(table, mover(table));
    table.settle();
  }
  return table;
}

test("KB-7 H-51 only the 3 of clubs is shown for the first lead, and everybody knows who leads", () => {
  const table = dealtTable(kings);
  const { guess, open } = table.host.sight;
  expect([...open].map((place) => guess[place])).toEqual(["3c"]);
  expect(mover(table)).toBe(holderOf(table, "3c"));
});

test("KB-7 H-51 who denies the 3 of clubs is found: as all do, all show their hands", () => {
  const liar = holderOf(dealtTable(kings), "3c");
  const table = sealedTable(kings);
  table.page(liar).isCheat = true;
  table.tampering = (seat, part) => (seat === liar && isStart(part) ? noneOf(table, seat) : part);
  const start = table.trueDeck().indexOf("3c");
  table.settle();
  expect(finalFault(table.host)).toEqual({ kind: "rules", seat: liar, place: start });
});

function noneOf({ pages }: SealedTable, seat: Seat) {
  const { deal, secrets } = pages[seat]!;
  const held = [...deal.course!.dealtTo].flatMap(([place, to]) => (to === seat ? [place] : []));
  const signature = signedMove(secrets.signing, noneText(deal.planHash, seat, held));
  return { type: "hasNone", signature } as const;
}

const isStart = (part: SealedPart): boolean => part.type === "shown" && part.opened.length === 1;

test("KB-7 H-51 another card than the 3 of clubs does not stand for it", () => {
  const table = sealedTable(kings);
  const denying = [0, 1, 2].find((seat) => seat !== holderOf(dealtTable(kings), "3c"))!;
  const shown = dealtTable(kings).copy().page(denying).deal;
  const [place] = heldPlaces(shown.sight.guess, shown.newest!.step.round, denying);
  const shares = [...shown.sight.shares.get(place!)!].toSorted(([a], [b]) => a - b);
  table.tampering = (seat, part) =>
    part.type === "hasNone" && seat === denying
      ? { type: "shown", opened: [{ place: place!, shares: shares.map(([, share]) => share) }] }
      : part.type === "shown" || part.type === "hasNone"
        ? null
        : part;
  expect(faultIn(() => table.settle())).toEqual({ kind: "opening", seat: denying });
});

test("KB-7 H-51 a host that says for a seat that it has no 3 of clubs is not shown a hand", () => {
  const table = sealedTable(kings);
  const holder = holderOf(dealtTable(kings), "3c");
  const [one, other] = [0, 1, 2].filter((seat) => seat !== holder);
  table.tampering = (_seat, part) =>
    part.type === "shown" || part.type === "hasNone" ? null : part;
  table.settle();
  const told = withEntry(group, table.page(one!).deal, { ...noneOf(table, other!), seat: other! });
  const forged = { ...noneOf(table, one!), seat: holder };
  expect(faultIn(() => withEntry(group, told, forged))).toEqual({ kind: "log", seat: null });
});

test("H-51 a host that says all others have left is not shown the hand of who stays", () => {
  const { pages, random } = dealtTable(kings);
  const { secrets, deal } = pages[0]!;
  const told = [1, 2].reduce(
    (sofar, seat) =>
      withEntry(group, sofar, { type: "hostMoved", seat, move: { type: "leave" }, auto: false }),
    deal,
  );
  expect(stageOf(told)).toBe("over");
  expect(partsOwed(group, told, secrets, random)).toEqual([]);
});

test("KB-7 H-51 where a leaver had the 3 of clubs, the dealer’s left leads", () => {
  for (const leaver of [0, 1, 2]) {
    const table = dealtTable(exchange);
    table.page(leaver).isGone = true;
    if (leaver === 0) give(table).settle();
    table.leave(leaver);
    table.settle();
    if (leaver > 0)
      expect(table.host.newest?.step.happened).toContainEqual({
        type: "exchangeCalledOff",
        told: {},
      });
    const { owed } = table.host.newest!.step.round.facts as { owed?: unknown };
    const start = table.trueDeck().indexOf("3c");
    expect(owed).toBe(table.host.course!.dealtTo.get(start) === leaver ? null : "3c");
    if (owed === null) expect(finalFault(untilEnd(table).host)).toBeNull();
  }
});

test("KB-6 H-51 the King's and the Bastard's cards are told to them alone", () => {
  const table = give(dealtTable(exchange)).settle();
  const { gift } = table.host.course!;
  const [king, bastard, third] = [1, 2, 0].map((seat) => table.page(seat).deal);
  const all = [...gift!.gave, ...gift!.returned];
  expect(all.every((place) => king!.sight.known.has(place))).toBe(true);
  expect(all.every((place) => bastard!.sight.known.has(place))).toBe(true);
  const isKnown = (place: DeckPlace) =>
    third!.sight.known.has(place) && !third!.sight.open.has(place);
  expect(all.some(isKnown)).toBe(false);
  const hand = gift!.hand.map((place) => bastard!.sight.guess[place]!);
  expect(gift!.gave.map((place) => bastard!.sight.guess[place]).toSorted()).toEqual(
    fromHighest(hand, false).slice(0, 2).toSorted(),
  );
});

/** In place of the gift that its page owes. */
function givesInstead(table: SealedTable, places: readonly DeckPlace[]): void {
  const { deal, secrets } = table.page(2);
  const boxes = boxedAway({ group, random: table.random }, deal, places, 1);
  const signature = signedMove(secrets.signing, giftText(deal.planHash, 2, places));
  table.tampering = (_seat, part) =>
    part.type === "gave" ? { ...part, places, boxes, signature } : part;
}

/** By its own page: two of the Bastard's lowest cards. */
function lowestOf({ deal }: Page): readonly DeckPlace[] {
  const { guess } = deal.sight;
  const hand = heldPlaces(guess, deal.newest!.step.round, deal.viewer!);
  const names = hand.map((place) => guess[place]!);
  return fromHighest(names, false)
    .slice(-2)
    .map((card) => guess.indexOf(card));
}

test("KB-6 H-51 a Bastard who keeps its highest cards is found once they have been seen", () => {
  const table = give(dealtTable(exchange));
  const page = table.page(2);
  page.isCheat = true;
  givesInstead(table, lowestOf(page));
  untilEnd(table.settle());
  expect(finalFault(table.host)).toMatchObject({ kind: "rules", seat: 2 });
});

test("KB-6 H-51 a Bastard gives as many cards as the King, and only its own", () => {
  const gave = give(dealtTable(exchange));
  const { sight, newest } = gave.host;
  const others = heldPlaces(sight.guess, newest!.step.round, 0).slice(0, 2);
  for (const [kind, places] of [
    ["rules", []],
    ["rules", lowestOf(gave.page(2)).slice(1)],
    ["share", others],
  ] as const) {
    const table = gave.copy();
    givesInstead(table, places);
    expect(faultIn(() => table.settle())).toMatchObject({ kind, seat: 2 });
  }
});

test("KB-6 H-51 a gift whose shares are not all boxed is refused", () => {
  const table = dealtTable(exchange);
  const boxes = table.boxes.length;
  give(table);
  expect(table.boxes.length - boxes).toBe(4);
  table.tampering = (_seat, part) =>
    part.type === "gave" ? { ...part, boxes: part.boxes.slice(1) } : part;
  expect(faultIn(() => table.settle())).toMatchObject({ kind: "share", seat: 2 });
});

test("KB-6 H-51 to a King who has left meanwhile nothing is passed on", () => {
  const table = give(dealtTable(exchange));
  const forged = table.boxes.map((box) => ({ ...box, from: 0 }));
  table.leave(1);
  const passed = table.boxes.length;
  table.tampering = (_seat, part) => (part.type === "gave" ? { ...part, boxes: forged } : part);
  table.settle();
  expect(table.boxes.slice(passed).map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [0, 2],
  ]);
});

test("H-51 the host cannot speak for a seat about its cards", () => {
  const table = give(dealtTable(exchange));
  const { deal } = table.page(2);
  const places = lowestOf(table.page(2));
  const signed = (by: Seat) =>
    signedMove(table.page(by).secrets.signing, giftText(deal.planHash, 2, places));
  const gave = { type: "gave", seat: 2, places } as const;
  for (const [page, by] of [
    [deal, 2],
    [table.page(0).deal, 1],
  ] as const)
    expect(faultIn(() => withEntry(group, page, { ...gave, signature: signed(by) }))).toEqual({
      kind: "log",
      seat: null,
    });
  const asked = sealedTable(kings);
  const holder = holderOf(dealtTable(kings), "3c");
  asked.tampering = (_seat, part) =>
    part.type === "shown" || part.type === "hasNone" ? null : part;
  asked.settle();
  const none = { ...noneOf(asked, holder), seat: holder };
  expect(faultIn(() => withEntry(group, asked.page(holder).deal, none))).toEqual({
    kind: "log",
    seat: null,
  });
});

/** All check, and nobody draws. */
const toShowdown = (table: SealedTable): SealedTable =>
  played(
    table,
    ...Array<Move>(3).fill({ type: "check" }),
    ...Array<Move>(3).fill({ type: "draw", cards: [] } as Move),
    ...Array<Move>(2).fill({ type: "check" }),
  );

test("FD-13 H-51 at a showdown the last to move shows with the move, then the others", () => {
  const table = toShowdown(dealtTable(draw));
  const last = mover(table);
  table.move(last, { type: "check" });
  expect(table.host.course?.waiting).toMatchObject({ seat: last });
  expect(table.host.sight.open.size).toBe(5);
  table.settle();
  expect(table.host.sight.open.size).toBe(15);
  expect(stageOf(table.host)).toBe("over");
});

test("FD-13 H-51 who does not show at a showdown has folded, and the others go on", () => {
  const table = toShowdown(dealtTable(draw));
  const last = mover(table);
  const silent = (last + 1) % 3;
  table.page(silent).isGone = true;
  table.move(last, { type: "check" });
  table.settle();
  expect(awaitedSeats(table.host)).toEqual([silent]);
  table.leave(silent);
  table.settle();
  const { result, folded } = table.host.newest!.step.round.facts as never as {
    result: { winners: Seat[] };
    folded: boolean[];
  };
  expect(folded[silent]).toBe(true);
  expect(result.winners).not.toContain(silent);
  expect(table.host.steps.at(-1)?.seat).toBe(last);
});

test("FD-10 H-51 folded hands and what was thrown stay closed", () => {
  const table = played(
    dealtTable(draw),
    { type: "bet", to: 50 } as Move,
    { type: "fold" },
    { type: "fold" },
  );
  expect(stageOf(table.host)).toBe("over");
  expect(closedPlaces(table.host)).toHaveLength(53);
  expect(guessedDeck(table.host)).toEqual(table.host.pack);
});

test("H-51 the others stand in for seats that left, one after the other, so that cards can be drawn", () => {
  const four = { ...draw, seats: 4 };
  const table = dealtTable(four);
  table.leave(1);
  table.settle();
  table.leave(2);
  table.settle();
  expect([...table.host.course!.standInKeys.keys()]).toEqual([1, 2]);
  for (const gone of [1, 2])
    expect(table.host.course!.standInKeys.get(gone)).toBe(table.page(gone).secrets.deck);
  const first = mover(table);
  played(table, { type: "check" }, { type: "check" });
  const thrown = handOf(table, mover(table)).slice(0, 3);
  const drawer = mover(table);
  played(table, { type: "draw", cards: thrown } as Move);
  expect(handOf(table, drawer).filter((card) => thrown.includes(card))).toEqual([]);
  expect(first).toBe(drawer);
});

test("H-51 when two seats go at once that keep parts of each other’s keys, the deal is stuck at the next draw", () => {
  const table = dealtTable({ ...draw, seats: 4 });
  for (const seat of [1, 2]) table.page(seat).isGone = true;
  for (const seat of [1, 2]) table.leave(seat);
  played(table.settle(), { type: "check" }, { type: "check" });
  expect(stuckSeat(table.host)).toBeNull();
  played(table, { type: "draw", cards: handOf(table, mover(table)).slice(0, 1) } as Move);
  expect(stuckSeat(table.host)).not.toBeNull();
});

test("H-51 a part that is not the one in the deposit is its keeper's fault", () => {
  const table = dealtTable(draw);
  table.leave(1);
  table.tampering = (seat, part) =>
    part.type === "standIn" && seat === 2 ? { ...part, part: "5".padEnd(64, "0") } : part;
  expect(faultIn(() => table.settle())).toEqual({ kind: "deposit", seat: 2 });
});

test("GR-16 H-51 with two seats whoever stays wins, though a card cannot be read any more", () => {
  const table = played(
    dealtTable({ game: "gin-rummy", seats: 2 }),
    { type: "pass" },
    { type: "pass" },
  );
  const drawer = mover(table);
  table.page(1 - drawer).isGone = true;
  table.move(drawer, { type: "draw" });
  table.settle();
  expect(awaitedSeats(table.host)).toEqual([1 - drawer]);
  table.leave(1 - drawer);
  expect(table.host.newest?.step.round.facts.result?.winners).toEqual([drawer]);
  expect(table.host.newest?.step.round.zones.hands[drawer]).toHaveLength(11);
  expect(table.page(drawer).deal.newest?.step.round.zones.hands[drawer]).toHaveLength(10);
});
