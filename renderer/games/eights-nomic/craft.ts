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
import {
  commandOf,
  type Clause as NomicClause,
} from "#shared/games/eights-nomic/clauses/clause.ts";
import type {
  Block,
  Builder,
  Building,
  Clause,
  Entry,
  Problems,
  Proposal,
  ReadBook,
  Rule,
  RuleCraft,
  Slot,
  Template,
} from "./ruleBook/bookHooks.ts";
import { loadGame, sentence } from "#renderer/text/text.ts";
import type { Card } from "#shared/cards/card.ts";
import { areEquivalent } from "#shared/games/eights-nomic/canonical.ts";
import { holds, tryClause } from "#shared/games/eights-nomic/clauses/evaluate.ts";
import { readClause } from "#shared/games/eights-nomic/clauses/form.ts";
import {
  choicesOf,
  sayGroup,
  sayName,
  saySlot,
  sayText,
  templates as ready,
  type Slot as ReadySlot,
  type Template as Ready,
} from "#shared/games/eights-nomic/clauses/templates.ts";
import { textDiff } from "#shared/games/eights-nomic/clauses/textDiff.ts";
import { sayClause } from "#shared/games/eights-nomic/clauses/words.ts";
import { bookText, readBook } from "#shared/games/eights-nomic/ruleBookFile.ts";
import { jsonProblem } from "#shared/record/jsonProblem.ts";
import { bookObjection, longestName, longestText } from "#shared/games/eights-nomic/ruleBook.ts";
import { say } from "#shared/games/eights-nomic/say.ts";
import {
  asNomic,
  clauseFacts,
  standingIn,
  type NomicSeen,
} from "#shared/games/eights-nomic/seen.ts";
import type { Modify } from "#shared/games/eights-nomic/types.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import type { Said } from "#shared/text/said.ts";
import { tryOut } from "./trial.ts";

/** The cast is safe: only buildings begun here come back. */
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

/** The cast is safe: a clause in force was checked when it was proposed. */
const asClause = (clause: Clause): NomicClause => clause as unknown as NomicClause;

/** EN-26 */
const longestProperty = 20;

/**
 * EN-28: true if the clause's condition would hold were the viewer to play this card now. EN-20:
 * the Eight of Spades belongs to its own rule.
 */
function touches(view: AnySeen, { name, clause, isFirst }: Rule, card: Card): boolean {
  const seen = asNomic(view);
  if (clause === null) return isFirst && name === "EightOfSpades" && card === "8s";
  const its = asClause(clause);
  if (commandOf(its) !== "play" || seen.viewer === "spectator") return false;
  const held = holds(
    its,
    clauseFacts(standingIn(seen), { player: seen.viewer, card, top: seen.pile.at(-1) ?? null }),
  );
  return held.ok && held.value;
}

/** EN-2: the field beside which each refusal is shown. */
const places: { readonly [key: string]: keyof Problems } = {
  noSuchRule: "rule",
  nameLength: "name",
  nameTaken: "name",
  textLength: "text",
  sameText: "text",
  nullIntoNull: "text",
  repealWithClause: "clause",
};

/** A name that no rule has, to find the problems besides that of the name. */
const otherName = "0123456789".repeat(longestName / 10);

function bookProblems({ facts }: NomicSeen, modify: Modify): Problems {
  const found: { -readonly [P in keyof Problems]: Problems[P] } = {};
  for (const tried of [modify, { ...modify, name: otherName }]) {
    const refusal = bookObjection(facts, tried);
    if (refusal)
      found[places[refusal.error.key.split(".").at(-1)!] ?? "text"] ??= sentence(refusal.error);
  }
  return found;
}

/** EN-27: finds clauses that cannot be enforced, or that fail at this moment. */
function clauseProblem(seen: NomicSeen, clause: Clause): Said | null {
  const read = readClause(clause);
  if (!read.ok) return say("clause", { problem: read.problem });
  if (seen.viewer === "spectator") return null;
  const top = seen.pile.at(-1) ?? null;
  const problem = tryClause(
    read.clause,
    clauseFacts(standingIn(seen), { player: seen.viewer, card: top, top }),
  );
  return problem && say("clauseFails", { problem });
}

function problems(view: AnySeen, { rule, to }: Proposal): Problems {
  const seen = asNomic(view);
  const found = bookProblems(seen, { type: "modify", rule, ...to });
  const wrong = to.clause === null ? null : clauseProblem(seen, to.clause);
  return wrong ? { clause: sentence(wrong), ...found } : found;
}

function slotOf(id: string, slot: ReadySlot): Slot {
  const its = {
    id,
    label: sentence(saySlot(id as Parameters<typeof saySlot>[0])),
    first: slot.first,
  };
  switch (slot.kind) {
    case "number":
      return { ...its, kind: "number", min: slot.least, max: slot.most };
    case "text":
      return { ...its, kind: "text", longest: slot.longest };
    case "property":
      return { ...its, kind: "text", longest: longestProperty };
    default:
      return {
        ...its,
        kind: "choice",
        options: choicesOf(slot).map(({ value, said }) => ({ value, label: sentence(said) })),
      };
  }
}

function templateOf(template: Ready): Template {
  const slots = Object.entries(template.slots).map(([id, slot]) => slotOf(id, slot));
  const first = Object.fromEntries(slots.map((slot) => [slot.id, slot.first]));
  return {
    id: template.id,
    group: sentence(sayGroup(template.group)),
    name: sentence(sayName(template, first)),
    about: sentence(sayText(template, first)),
    slots,
    make: (values) => ({
      name: sentence(sayName(template, values)),
      text: sentence(sayText(template, values)),
      clause: template.clause(values),
    }),
  };
}

/** EN-1: each game begins with its own sixteen rules, so rules from a file can only be proposed. */
function read(text: string): ReadBook {
  const found = readBook(text, jsonProblem);
  if (!found.ok) return { ok: false, problem: sentence(found.problem) };
  return { ok: true, rules: found.book.rules };
}

const templates = (): readonly Template[] => ready.map(templateOf);

/** Rejects if the words of clauses cannot be loaded. */
export async function craft(): Promise<RuleCraft> {
  await loadGame("eights-nomic");
  return {
    clauseWords: (clause) => sentence(sayClause(asClause(clause))),
    touches,
    compare: textDiff,
    isSame: areEquivalent,
    longest: { name: longestName, text: longestText },
    problems,
    templates,
    builder: blocks,
    tryOut: (seen, proposal, heard) => tryOut(seen, proposal, heard),
    file: { write: (seen) => bookText(asNomic(seen).facts), read },
  };
}
