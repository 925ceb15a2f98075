import type { ColourName, MoveKind } from "./kinds.ts";

export type ChipColour = Readonly<{
  colour: ColourName;
  /** A positive integer. */
  value: number;
}>;

/** The price of chips: chips worth `chips` cost `minor`. */
export type ChipMoney = Readonly<{
  /** ISO 4217. */
  currency: string;
  /** Decimal places of the currency: 2 for cents, 0 for yen. */
  digits: number;
  /** In the currency's smallest unit. */
  minor: number;
  chips: number;
}>;

export type Counts = readonly number[];

export type ChipPerson = Readonly<{
  id: string;
  name: string;
  /** Null for a person without a profile here. */
  profile: string | null;
}>;

/** Never changed once written; a mistake is reversed by another entry. */
export type ChipEntry = Readonly<{
  /** Counted within the evening, from 1. */
  number: number;
  /** ms since 1970, UTC. */
  at: number;
  kind: MoveKind | "reversal";
  /** Null: the table's. */
  person: string | null;
  /** From the bank onto the table; negative: back to the bank. */
  counts: Counts;
  note: string;
  /** The entry that this one reverses; null if it is no reversal. */
  reverses: number | null;
}>;

export type Counted = Readonly<{
  colours: readonly ChipColour[];
  people: readonly ChipPerson[];
  entries: readonly ChipEntry[];
}>;

export type PersonCount = Readonly<{
  person: ChipPerson;
  bought: number;
  buys: number;
  /** Null if they have not cashed out. */
  cashedOut: number | null;
  corrected: number;
  /** Won or lost as far as counted: chips that are still held count as nothing. */
  net: number;
}>;

export const valueOf = (colours: readonly ChipColour[], counts: Counts): number =>
  colours.reduce((sum, { value }, at) => sum + value * (counts[at] ?? 0), 0);

const sumOf = (colours: readonly ChipColour[], all: readonly Counts[]): Counts =>
  colours.map((_colour, at) => all.reduce((sum, counts) => sum + (counts[at] ?? 0), 0));

/** Returns the chips that must be on the table by the entries. */
export function onTable({ colours, entries }: Counted): Readonly<{
  counts: Counts;
  value: number;
}> {
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

/** Returns the people who have bought nothing yet. */
export const withoutChips = (evening: Counted): readonly ChipPerson[] =>
  personCounts(evening)
    .filter(({ buys }) => buys === 0)
    .map(({ person }) => person);

/**
 * Returns the table's own result: positive if chips were missing, negative if there were too many.
 */
export const tableNet = ({ colours, entries }: Counted): number =>
  0 -
  standing(entries)
    .filter(({ person }) => person === null)
    .reduce((sum, { counts }) => sum + valueOf(colours, counts), 0);
