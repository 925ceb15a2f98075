// How are clauses of Eights Nomic put together from blocks, in the language that is spoken now?

import {
  beginBuilding,
  blockOf,
  clauseIn,
  fittingsAt,
  growAt,
  missingIn,
  putInto,
  takeFrom,
  typeInto,
  type Block as NomicBlock,
  type Building as NomicBuilding,
} from "./building.ts";
import type { Clause as NomicClause } from "#shared/games/eights-nomic/clauses/clause.ts";
import type { Block, Builder, Building, Entry } from "#renderer/table/parts/ruleBook/builder.ts";
import { sentence } from "#renderer/text/text.ts";

/** Only what was begun here comes back. */
const own = (building: Building): NomicBuilding => building as NomicBuilding;

function entryOf({ entry }: NomicBlock): Entry | null {
  if (!entry) return null;
  const { value } = entry;
  return entry.kind === "number"
    ? { kind: "number", min: entry.least, max: entry.most, value }
    : { kind: "text", longest: entry.longest, value };
}

const shown = (block: NomicBlock): Block => {
  const { path, place, words, problem, parts, grows, goes } = block;
  return {
    path,
    place: sentence(place),
    words: words && sentence(words),
    entry: entryOf(block),
    problem: problem && sentence(problem),
    parts: parts.map(shown),
    grows,
    goes,
  };
};

export const blocks: Builder = {
  begin: (clause) => beginBuilding(clause as unknown as NomicClause | null),
  block: (building) => shown(blockOf(own(building))),
  fittings: (building, path) =>
    fittingsAt(own(building), path).map(({ id, group, words }) => ({
      id,
      group: sentence(group),
      words: sentence(words),
    })),
  put: (building, path, fitting) => putInto(own(building), path, fitting),
  enter: (building, path, typed) => typeInto(own(building), path, typed),
  grow: (building, path) => growAt(own(building), path),
  take: (building, path) => takeFrom(own(building), path),
  clause: (building) => clauseIn(own(building)),
  missing: (building) =>
    missingIn(own(building)).map(({ path, said }) => ({ path, words: sentence(said) })),
};
