// Which tables of other hosts were found in the network, in which order are they listed, and which
// of them has a code?

import { useAnswer } from "#renderer/context/houseContext.ts";
import { codeIn } from "#shared/protocol/lanAddress.ts";
import type { FoundTable } from "#shared/protocol/network.ts";

const everyMs = 3_000;
const none: readonly FoundTable[] = [];

export function useFoundTables(): readonly FoundTable[] {
  const { asked } = useAnswer("found", {}, { every: everyMs });
  return asked.state === "answered" ? asked.value : none;
}

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** By host and address, whenever they were found: what one is about to press does not move away. */
export const listed = (found: readonly FoundTable[]): readonly FoundTable[] =>
  found.toSorted((one, other) => compare(one.host, other.host) || compare(one.url, other.url));

/** Null where none of them has the code. */
export const tableWithCode = (found: readonly FoundTable[], code: string): FoundTable | null =>
  found.find(({ url }) => codeIn(url) === code) ?? null;
