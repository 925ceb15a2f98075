import { z } from "zod";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { Companion, DeskPartOf } from "#renderer/table/part.ts";
import { playerAt, type DeskState } from "#renderer/table/desk/deskState.ts";
import { hooksOf } from "#renderer/table/tableGame.ts";
import { asGin, type GinSeen } from "#shared/games/gin-rummy/seen.ts";
import type { SheetWords, ScoreSheetSlices } from "./scoreSheet.tsx";
import type { AnySeen } from "#shared/contract/seen.ts";
import { ginText } from "./wording.ts";
import type { Seat } from "#shared/contract/seats.ts";

const storeKey = "cardtable.sheet";
/** Enough for a long evening. */
const mostLines = 200;
/** Built lazily: by then zod is configured not to compile, which the page's policy forbids. */
const form = () =>
  z.object({
    table: z.string(),
    lines: z.array(
      z.object({
        round: z.number(),
        winner: z.string().nullable(),
        points: z.number(),
        by: z.string(),
        ends: z.boolean(),
      }),
    ),
  });

type Kept = Readonly<{ table: string; lines: readonly SheetLine[] }>;

export class SheetMemory {
  readonly #storage: Pick<Storage, "getItem" | "setItem">;
  readonly #listeners = new Set<() => void>();
  #kept: Kept | null = null;

  constructor(storage: Pick<Storage, "getItem" | "setItem">) {
    this.#storage = storage;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly lines = (table: string): readonly SheetLine[] => {
    const kept = this.#kept ?? this.#recalled();
    return kept.table === table ? kept.lines : none;
  };

  /** A round is written only once. */
  write(table: string, line: SheetLine): void {
    const before = this.lines(table);
    if (before.some(({ round }) => round === line.round)) return;
    this.#kept = { table, lines: [...before, line].slice(-mostLines) };
    try {
      this.#storage.setItem(storeKey, JSON.stringify(this.#kept));
    } catch {
      // A full or forbidden store only costs a reloaded page its earlier lines.
    }
    for (const listener of this.#listeners) listener();
  }

  #recalled(): Kept {
    try {
      this.#kept = form().parse(JSON.parse(this.#storage.getItem(storeKey) ?? "null"));
    } catch {
      this.#kept = { table: "", lines: none };
    }
    return this.#kept;
  }
}

const none: readonly SheetLine[] = [];

/** One per page, since the round's result shows it too. */
let memory: SheetMemory | null = null;
export const sheetMemory = (): SheetMemory => (memory ??= new SheetMemory(sessionStorage));

export const isSheetOpen = ({ isSheetOpen: isOpen = false }: DeskState): boolean => isOpen;
export const openSheet = (desk: Desk, isOpen: boolean): void =>
  desk.change({ isSheetOpen: isOpen });

/** Records a finished hand at once; the display waits for the cards. */
const writing = (desk: Desk): Companion => ({
  hear: ({ seen, round, game }, { table }) => {
    const hooks = hooksOf(desk.gameOf(game), "scoreSheet");
    const standing = hooks?.standing(seen);
    if (!standing?.hand || !table) return;
    const { winner, points, by } = standing.hand;
    sheetMemory().write(table.id, {
      round,
      winner: winner === null ? null : (playerAt(table, winner)?.id ?? null),
      points,
      by,
      ends: standing.extras !== null,
    });
  },
  tableChanged: () => undefined,
  wish: () => undefined,
  close: () => undefined,
});

export const sheetDesk: DeskPartOf<ScoreSheetSlices> = {
  first: { isSheetOpen: false },
  cleared: () => ({}),
  companion: writing,
  key: (desk, typed) => {
    const hooks = hooksOf(desk.game, "scoreSheet");
    return typed === "b" && hooks
      ? { words: hooks.words().title, run: () => openSheet(desk, !isSheetOpen(desk.state())) }
      : null;
  },
};

/** The game bonus, and the boxes. */
function extrasOf(
  { facts: { result }, options: { boxBonus } }: GinSeen,
  boxes: readonly number[],
): SheetStanding["extras"] {
  if (!result?.bonus) return null;
  const ofBoxes = boxes.map((count) => count * boxBonus);
  const bonus = [...result.bonus, ...(result.waiting ?? [])];
  const game = bonus.map((points, column) => points - (ofBoxes[column] ?? 0));
  return [
    { label: ginText().sheet.game, points: game },
    { label: ginText().sheet.boxBonus, points: ofBoxes },
  ].filter(({ points }) => points.some((more) => more > 0));
}

export function standing(seen: AnySeen): SheetStanding | null {
  const gin = asGin(seen);
  const { result, waiting: beside = [] } = gin.facts;
  const score = [...gin.facts.score, ...beside.map((each) => each.score)];
  const boxes = [...gin.facts.boxes, ...beside.map((each) => each.boxes)];
  const waiting = beside.map(({ name }) => name);
  if (result === null) return { score, boxes, waiting, hand: null, extras: null };
  const [winner = null] = result.winners;
  const won = (seat: number) => (result.points[seat] ?? 0) - (result.bonus?.[seat] ?? 0);
  const hasBox = result.by !== "leave" && result.by !== "dead";
  const brought = [...result.points, ...(result.waiting ?? [])];
  return {
    score: score.map((points, column) => points - (brought[column] ?? 0)),
    boxes: boxes.map((count, column) => count - Number(hasBox && column === winner)),
    waiting,
    hand: { winner, points: winner === null ? 0 : won(winner), by: result.by, box: hasBox },
    extras: extrasOf(gin, boxes),
  };
}

/** The same by other columns: `order` names for each new column the one that it was. */
export function inOrder(standing: SheetStanding, order: readonly number[]): SheetStanding {
  const moved = (counts: readonly number[]) => order.map((column) => counts[column] ?? 0);
  const { score, boxes, hand, extras } = standing;
  return {
    ...standing,
    score: moved(score),
    boxes: moved(boxes),
    hand: hand && { ...hand, winner: hand.winner === null ? null : order.indexOf(hand.winner) },
    extras: extras?.map(({ label, points }) => ({ label, points: moved(points) })) ?? null,
  };
}

export function words(seen?: AnySeen): SheetWords {
  const { sheet } = ginText();
  const target = seen ? asGin(seen).options.target : 0;
  return {
    ...sheet,
    goal: target > 0 ? sheet.goalOf(target) : "",
    by: (by) => (Object.hasOwn(sheet.ways, by) ? sheet.ways[by as keyof typeof sheet.ways] : ""),
  };
}

export type SheetLine = Readonly<{
  round: number;
  /** The player's id; null for a hand that nobody has won. */
  winner: string | null;
  points: number;
  by: string;
  ends: boolean;
}>;

/** By column: the seats, then those who wait for their turn. */
export type SheetStanding = Readonly<{
  score: readonly number[];
  boxes: readonly number[];
  /** The names of those who wait. */
  waiting: readonly string[];
  hand: Readonly<{
    winner: Seat | null;
    points: number;
    by: string;
    box: boolean;
  }> | null;
  /** Lines of points that the end of the match adds; null while it goes on. */
  extras: readonly Readonly<{ label: string; points: readonly number[] }>[] | null;
}>;

type SheetRow = Readonly<{
  round: number | null;
  winner: number | null;
  points: number;
  total: number;
  by: string;
}>;

export type Sheet = Readonly<{
  /** Points by column from before the first known line; null for none. */
  forward: readonly number[] | null;
  rows: readonly SheetRow[];
  boxes: readonly number[];
  totals: readonly number[];
  extras: SheetStanding["extras"];
}>;

/**
 * Returns the lines of the current match: those after the last one that ended a match, before this
 * round.
 */
function ofThisMatch(lines: readonly SheetLine[], round: number): readonly SheetLine[] {
  const before = lines.filter((line) => line.round < round);
  return before.slice(before.findLastIndex(({ ends }) => ends) + 1);
}

const sumFor = (lines: readonly SheetLine[], id: string) =>
  lines.reduce((sum, { winner, points }) => (winner === id ? sum + points : sum), 0);

export function sheetOf(
  { score, boxes, hand, extras }: SheetStanding,
  lines: readonly SheetLine[],
  { round, ids, isHidden }: Readonly<{ round: number; ids: readonly string[]; isHidden: boolean }>,
): Sheet {
  const all = ofThisMatch(lines, round);
  // Lines that do not match the score come from another page's memory.
  const known = ids.every((id, seat) => sumFor(all, id) <= (score[seat] ?? 0)) ? all : [];
  const forward = score.map((points, seat) => points - sumFor(known, ids[seat] ?? ""));
  const totals = [...forward];
  const rowOf = (
    winner: number | null,
    its: Pick<SheetRow, "round" | "points" | "by">,
  ): SheetRow => {
    if (winner !== null) totals[winner] = (totals[winner] ?? 0) + its.points;
    return { ...its, winner, total: winner === null ? 0 : (totals[winner] ?? 0) };
  };
  const rows = known.map(({ winner, points, by, round: its }) =>
    rowOf(winner === null || !ids.includes(winner) ? null : ids.indexOf(winner), {
      points,
      by,
      round: its,
    }),
  );
  const shown = isHidden ? null : hand;
  if (shown) rows.push(rowOf(shown.winner, { points: shown.points, by: shown.by, round }));
  const ended = isHidden ? null : extras;
  for (const { points } of ended ?? [])
    points.forEach((more, seat) => (totals[seat] = (totals[seat] ?? 0) + more));
  return {
    forward: forward.some((points) => points > 0) ? forward : null,
    rows,
    totals,
    extras: ended,
    boxes: boxes.map(
      (count, seat) => count + Number(shown !== null && shown.winner === seat && shown.box),
    ),
  };
}
