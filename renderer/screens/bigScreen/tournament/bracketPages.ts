// Splits a bracket into pages that are large enough to read from afar.

import {
  feeders,
  layBracket,
  presentRound,
} from "#renderer/screens/tournament/draw/bracketLayout.ts";
import type { BracketMatch } from "#shared/protocol/tournament.ts";

export type BracketPage = Readonly<{
  matches: readonly BracketMatch[];
  first: number;
}>;

type Room = Readonly<{
  columns: number;
  lines: number;
}>;

/** The minimum however small the screen: a match and the one it leads to. */
const least: Room = { columns: 2, lines: 2 };

const finalOf = (matches: readonly BracketMatch[]): number =>
  Math.max(1, ...matches.map(({ round }) => round));

function fits(matches: readonly BracketMatch[], first: number, room: Room): boolean {
  const { columns, lines } = layBracket(matches, first);
  return columns <= room.columns && lines <= room.lines;
}

/** Returns the match with all that lead to it, from round `first` on. */
function branch(
  root: BracketMatch,
  byId: ReadonlyMap<string, BracketMatch>,
  first: number,
): readonly BracketMatch[] {
  return [root, ...feeders(root, byId, first).flatMap(({ match }) => branch(match, byId, first))];
}

function gathered(
  branches: readonly (readonly BracketMatch[])[],
  first: number,
  room: Room,
): readonly BracketPage[] {
  const pages: BracketPage[] = [];
  for (const matches of branches) {
    const last = pages.at(-1);
    const both = [...(last?.matches ?? []), ...matches];
    if (last && fits(both, first, room)) pages[pages.length - 1] = { matches: both, first };
    else pages.push({ matches, first });
  }
  return pages;
}

/**
 * Returns one page if everything fits; otherwise the branches, then the remaining rounds from where
 * they fit.
 */
function pagesFrom(
  matches: readonly BracketMatch[],
  first: number,
  room: Room,
): readonly BracketPage[] {
  const final = finalOf(matches);
  const whole = matches.filter(({ round, isBye }) => round >= first && !isBye);
  if (first >= final || fits(whole, first, room)) return [{ matches: whole, first }];
  const byId = new Map(matches.map((match) => [match.id, match]));
  const branchesTo = (root: number): readonly (readonly BracketMatch[])[] => {
    const roots = layBracket(whole, first)
      .matches.filter(({ match }) => match.round === root && !match.isThirdPlace)
      .toSorted((one, other) => one.y - other.y);
    return roots.map(({ match }) => branch(match, byId, first));
  };
  let root = Math.min(final - 1, first + room.columns - 1);
  while (root > first && !branchesTo(root).every((its) => fits(its, first, room))) root -= 1;
  let rest = first + 1;
  while (
    rest < final &&
    !fits(
      matches.filter(({ round }) => round >= rest),
      rest,
      room,
    )
  )
    rest += 1;
  return [
    ...gathered(branchesTo(root), first, room),
    ...pagesFrom(matches, Math.min(rest, root + 1), room),
  ];
}

const isKnown = ({ matches }: BracketPage): boolean =>
  matches.some(({ players }) => players.some((player) => player !== null));

/**
 * Pages from the round being played, never the final alone. Leaves out pages on which no player is
 * known yet, except where it is the only one.
 */
export function bracketPages(matches: readonly BracketMatch[], room: Room): readonly BracketPage[] {
  const first = Math.max(1, Math.min(presentRound(matches), finalOf(matches) - 1));
  const [opening, ...others] = pagesFrom(matches, first, {
    columns: Math.max(least.columns, room.columns),
    lines: Math.max(least.lines, room.lines),
  });
  return [opening!, ...others.filter(isKnown)].filter(
    (page, at, all) => at > 0 || all.length === 1 || isKnown(page),
  );
}
