import type { ColourName, MoveKind } from "./kinds.ts";

export interface ChipColour {
  readonly colour: ColourName;
  /** A whole number from 1. */
  readonly value: number;
}

/** What chips cost: chips worth `chips` are sold for `minor`. */
export interface ChipMoney {
  /** ISO 4217. */
  readonly currency: string;
  /** Of the currency's smallest unit: 2 where a hundred are one, 0 for yen. */
  readonly digits: number;
  /** In the smallest unit. */
  readonly minor: number;
  readonly chips: number;
}

export type Counts = readonly number[];

export interface ChipPerson {
  readonly id: string;
  readonly name: string;
  /** Null for somebody without a profile here. */
  readonly profile: string | null;
}

/** Once written it is never changed: a mistake is reversed by another entry. */
export interface ChipEntry {
  /** Counted in its evening, from 1. */
  readonly number: number;
  /** ms since 1970, UTC. */
  readonly at: number;
  readonly kind: MoveKind | "reversal";
  /** Null: the table's. */
  readonly person: string | null;
  /** From the bank onto the table; what goes back to the bank is negative. */
  readonly counts: Counts;
  readonly note: string;
  /** The entry that it undoes; of a reversal alone. */
  readonly reverses: number | null;
}

export interface Counted {
  readonly colours: readonly ChipColour[];
  readonly people: readonly ChipPerson[];
  readonly entries: readonly ChipEntry[];
}

export interface PersonCount {
  readonly person: ChipPerson;
  /** For which he bought chips, in all: buy-ins, rebuys and add-ons. */
  readonly bought: number;
  /** How often. */
  readonly buys: number;
  /** What he gave back; null where he has not cashed out. */
  readonly cashedOut: number | null;
  readonly corrected: number;
  /** What he has won or lost as far as it was counted: what he holds still counts for nothing. */
  readonly net: number;
}

export const valueOf = (colours: readonly ChipColour[], counts: Counts): number =>
  colours.reduce((sum, { value }, at) => sum + value * (counts[at] ?? 0), 0);

const sumOf = (colours: readonly ChipColour[], all: readonly Counts[]): Counts =>
  colours.map((_colour, at) => all.reduce((sum, counts) => sum + (counts[at] ?? 0), 0));

/** What must lie on the table by what was written down, in nobody's hands but the players'. */
export function onTable({ colours, entries }: Counted): {
  readonly counts: Counts;
  readonly value: number;
} {
  const counts = sumOf(
    colours,
    entries.map((entry) => entry.counts),
  );
  return { counts, value: valueOf(colours, counts) };
}

/** Entries that stand: neither reversals nor reversed. */
export function standing(entries: readonly ChipEntry[]): readonly ChipEntry[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter(({ kind, number }) => kind !== "reversal" && !reversed.has(number));
}

const isPurchase = ({ kind }: ChipEntry): boolean =>
  kind === "buy-in" || kind === "rebuy" || kind === "add-on";

export function personCounts({ colours, people, entries }: Counted): readonly PersonCount[] {
  const stand = standing(entries);
  return people.map((person) => {
    const own = stand.filter((entry) => entry.person === person.id);
    const worth = (of: readonly ChipEntry[]): number =>
      of.reduce((sum, { counts }) => sum + valueOf(colours, counts), 0);
    const [purchases, outs, corrections] = [
      own.filter(isPurchase),
      own.filter(({ kind }) => kind === "cash-out"),
      own.filter(({ kind }) => kind === "correction"),
    ];
    // Without the sign of a zero.
    const net = 0 - worth(own);
    return {
      person,
      bought: worth(purchases),
      buys: purchases.length,
      cashedOut: outs.length === 0 ? null : 0 - worth(outs),
      corrected: worth(corrections),
      net,
    };
  });
}

/**
 * Of the table: what was missing of it (positive: nobody had it, and all have lost it) or too many.
 */
export const tableNet = ({ colours, entries }: Counted): number =>
  0 -
  standing(entries)
    .filter(({ person }) => person === null)
    .reduce((sum, { counts }) => sum + valueOf(colours, counts), 0);
