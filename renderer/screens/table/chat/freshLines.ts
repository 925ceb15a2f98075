// Which lines of the talk are new, and which of them stand at the seats?

import type { ChatLine } from "#shared/protocol/tableMessages.ts";

/** Many at once are told again, after the page has come or come back: nobody says them now. */
export function newlySaid(
  before: readonly ChatLine[],
  now: readonly ChatLine[],
): readonly ChatLine[] {
  const added = now.filter(
    (line) =>
      !before.includes(line) &&
      !before.some(({ number, at }) => number === line.number && at === line.at),
  );
  // A single line before all others was looked up.
  return added.length > 1 || (before.length > 0 && added[0] === now[0]) ? [] : added;
}

/** One bubble for each person: the newest. */
export const withFresh = (shown: readonly ChatLine[], line: ChatLine): readonly ChatLine[] => [
  ...shown.filter(({ from }) => from.name !== line.from.name),
  line,
];

const leastMs = 4_000;
const perLetterMs = 60;
const mostMs = 9_000;

/** Long enough to be read twice, ms. */
export const shownMs = ({ said }: Pick<ChatLine, "said">): number =>
  Math.min(mostMs, leastMs + ("text" in said ? said.text.length * perLetterMs : 0));
