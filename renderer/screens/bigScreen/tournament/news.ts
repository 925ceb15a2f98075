import { figuresOf } from "#renderer/screens/director/figures.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";

export type News =
  | Readonly<{ kind: "breaking"; /* In ascending order. */ tables: readonly number[] }>
  | { readonly kind: "handForHand" | "addOn" }
  | Readonly<{ kind: "toMoney"; toGo: number }>
  | Readonly<{ kind: "inMoney"; prize: number }>
  | Readonly<{ kind: "lateEntry"; level: number }>;

/** At this many eliminations before the money, the room counts along. */
const nearMoney = 5;

/** Most important first. */
export function newsOf(view: TournamentView): readonly News[] {
  const {
    stage,
    tables,
    addOnOpen,
    isOpen,
    structure: { lateEntry },
  } = view;
  if (stage === "registering" || stage === "over" || stage === "cancelled") return [];
  const breaking = tables
    .filter((table) => table.breaking)
    .map(({ number }) => number)
    .toSorted((one, other) => one - other);
  const { toMoney, nextPrize } = figuresOf(view);
  return [
    ...(breaking.length > 0 ? [{ kind: "breaking", tables: breaking } as const] : []),
    ...(stage === "handForHand" ? [{ kind: "handForHand" } as const] : []),
    ...(toMoney !== null && toMoney > 0 && toMoney <= nearMoney
      ? [{ kind: "toMoney", toGo: toMoney } as const]
      : []),
    ...(toMoney === 0 && nextPrize !== null && nextPrize > 0
      ? [{ kind: "inMoney", prize: nextPrize } as const]
      : []),
    ...(addOnOpen ? [{ kind: "addOn" } as const] : []),
    ...(isOpen && lateEntry > 0 ? [{ kind: "lateEntry", level: lateEntry } as const] : []),
  ];
}

export type Scene = "entrants" | "seats" | "standings" | "bracket" | "winner";

export function sceneOf({ stage, format }: Pick<TournamentView, "stage" | "format">): Scene {
  if (stage === "over") return "winner";
  if (stage === "registering" || stage === "cancelled") return "entrants";
  return ({ freezeout: "seats", league: "standings", bracket: "bracket" } as const)[format.kind];
}

export type SeatLine = Readonly<{
  id: string;
  name: string;
  avatar: string;
  table: number;
  /** From 1. */
  chair: number;
}>;

/** Sorts "Ada 2" before "Ada 10". */
const names = new Intl.Collator(undefined, { numeric: true });

/** Sorted by name, because people look for their own. */
export function seatLines({
  entrants,
  tables,
}: Pick<TournamentView, "entrants" | "tables">): readonly SeatLine[] {
  const numbers = new Map(tables.map(({ id, number }) => [id, number]));
  return entrants
    .flatMap(({ id, name, avatar, table, chair }) => {
      const number = table === null ? undefined : numbers.get(table);
      return number === undefined || chair === null
        ? []
        : [{ id, name, avatar, table: number, chair: chair + 1 }];
    })
    .toSorted((one, other) => names.compare(one.name, other.name));
}
