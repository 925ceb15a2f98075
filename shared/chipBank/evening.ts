import type { ColourName, MoveKind } from "./kinds.ts";

export interface ChipColour {
  readonly colour: ColourName;
  /** A positive integer. */
  readonly value: number;
}

/** The price of chips: chips worth `chips` cost `minor`. */
export interface ChipMoney {
  /** ISO 4217. */
  readonly currency: string;
  /** Decimal places of the currency: 2 for cents, 0 for yen. */
  readonly digits: number;
  /** In the currency's smallest unit. */
  readonly minor: number;
  readonly chips: number;
}

export type Counts = readonly number[];

export interface ChipPerson {
  readonly id: string;
  readonly name: string;
  /** Null for a person without a profile here. */
  readonly profile: string | null;
}

/** Never changed once written; a mistake is reversed by another entry. */
export interface ChipEntry {
  /** Counted within the evening, from 1. */
  readonly number: number;
  /** ms since 1970, UTC. */
  readonly at: number;
  readonly kind: MoveKind | "reversal";
  /** Null: the table's. */
  readonly person: string | null;
  /** From the bank onto the table; negative: back to the bank. */
  readonly counts: Counts;
  readonly note: string;
  /** The entry that this one reverses; null if it is no reversal. */
  readonly reverses: number | null;
}

export interface Counted {
  readonly colours: readonly ChipColour[];
  readonly people: readonly ChipPerson[];
  readonly entries: readonly ChipEntry[];
}

export interface PersonCount {
  readonly person: ChipPerson;
  readonly bought: number;
  readonly buys: number;
  /** Null if they have not cashed out. */
  readonly cashedOut: number | null;
  readonly corrected: number;
  /** Won or lost as far as counted: chips that are still held count as nothing. */
  readonly net: number;
}

export const valueOf = (colours: readonly ChipColour[], counts: Counts): number =>
  colours.reduce((sum, { value }, at) => sum + value * (counts[at] ?? 0), 0);

const sumOf = (colours: readonly ChipColour[], all: readonly Counts[]): Counts =>
  colours.map((_colour, at) => all.reduce((sum, counts) => sum + (counts[at] ?? 0), 0));

/** Returns the chips that must be on the table by the entries. */
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

/** Returns the entries that are neither reversals nor reversed. */
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
    // Avoids −0.
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
 * Returns the table's own result: positive if chips were missing, negative if there were too many.
 */
export const tableNet = ({ colours, entries }: Counted): number =>
  0 -
  standing(entries)
    .filter(({ person }) => person === null)
    .reduce((sum, { counts }) => sum + valueOf(colours, counts), 0);
