import { useAnswer } from "#renderer/context/houseContext.ts";
import { codeIn } from "#shared/protocol/addresses.ts";
import type { FoundTable } from "#shared/protocol/house.ts";

const everyMs = 3_000;
const none: readonly FoundTable[] = [];

export function useFoundTables(): readonly FoundTable[] {
  const { asked } = useAnswer("found", {}, { every: everyMs });
  return asked.state === "answered" ? asked.value : none;
}

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** Sorted by host and address, not by time, so that no entry moves away under the pointer. */
export const listed = (found: readonly FoundTable[]): readonly FoundTable[] =>
  found.toSorted((one, other) => compare(one.host, other.host) || compare(one.url, other.url));

export const tableWithCode = (found: readonly FoundTable[], code: string): FoundTable | null =>
  found.find(({ url }) => codeIn(url) === code) ?? null;
