// The rules, and the moment of a round, that tests of the rule book start from.

import { templates, type Template } from "#renderer/games/eights-nomic/craft.ts";
import type { Wording } from "#renderer/games/eights-nomic/ruleBook/bookDesk.ts";
import { loadGame, loadPart } from "#renderer/text/text.ts";
import { View } from "#shared/contract/view.ts";
import type { Clause } from "#shared/games/eights-nomic/clauses/clause.ts";
import { eightsNomic } from "#shared/games/eights-nomic/index.ts";
import { nullRule } from "#shared/games/eights-nomic/seen.ts";
import type { Facts, Rule } from "#shared/games/eights-nomic/types.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { laid, withPending } from "#test/games/eights-nomic/moment.ts";

await Promise.all([loadGame("eights-nomic"), loadPart("ruleBook")]);

const { name, text, clause } = nullRule;
export const nothing: Wording = { name, text, clause };

export const rule = (its: string, more: Partial<Rule> = {}): Rule => ({
  name: its,
  text: `${its} holds.`,
  clause: null,
  owner: "host",
  version: 1,
  ...more,
});

export const template = (id: string): Template => templates().find((one) => one.id === id)!;
/** "Wild Eights": an 8 goes on everything. */
export const wild = template("wildRank");
/** "Twos Draw Two" */
export const twos = template("rankDraws");
export const wildClause = (rank: string) => wild.make({ rank }).clause as Clause;
export const skipping: Clause = {
  do: "then",
  effect: { effect: "skip" },
  after: "draw",
  when: true,
};
export const skippingWords = "When a card is drawn, the next player is skipped.";

/** The viewer sits at seat 0 of two and has a Pending Rule. */
export function bookView(number: number, facts: Partial<Facts> = {}): ViewMessage {
  const round = withPending(laid(["8s 3c 9h", "2c 3d"], { facts }), 1, 0);
  const { seen } = View.of(eightsNomic, { round, happened: [] }, 0);
  return { number, round: 1, game: "eights-nomic", happened: [], seen };
}
