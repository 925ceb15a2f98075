import { z } from "zod";
import { asIssue } from "#shared/contract/formProblem.ts";
import type { Json } from "#shared/contract/json.ts";
import { bare, card, moveReader, withFields } from "#shared/contract/moveReader.ts";
import { players } from "./options.ts";
import { sayForm } from "./say.ts";
import type { Move } from "./types.ts";

/**
 * UTF-16 units, at most two per character: longer values are refused unread. The rules count
 * characters (EN-2).
 */
const longest = { name: 80, text: 4000, said: 300 };

const noSeat = { error: asIssue(sayForm("seat")) };
const seat = z
  .int(noSeat)
  .min(0, noSeat)
  .max(players.max - 1, noSeat);
const name = z.string().max(longest.name);
const said = z.string().min(1).max(longest.said);
const noPenalty = { error: asIssue(sayForm("penalty")) };
const noCount = { error: asIssue(sayForm("count")) };
const penalty = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      kind: z.literal("standard"),
      n: z.int(noCount).min(1, noCount).max(99, noCount),
    }),
    z.strictObject({ kind: z.literal("pendingRules") }),
  ],
  noPenalty,
);
/**
 * Null if there is none. Values from JSON are plain data, bounded by the size of a message or
 * record.
 */
const clause = z.custom<Json>((value) => value === null || typeof value === "object", {
  error: asIssue(sayForm("clause")),
});

export const readMove = moveReader<Move>(
  withFields("play", { card: card("noJokers") }),
  bare("draw"),
  bare("endTurn"),
  bare("deckShuffle"),
  bare("emptyHand"),
  withFields("modify", {
    rule: name,
    name,
    text: z.string().max(longest.text),
    clause,
  }),
  bare("agree"),
  withFields("disagree", { rule: name }),
  withFields("object", { rule: name }),
  withFields("announce", { text: said }),
  withFields("whisper", { to: seat, text: said }),
  withFields("improper", { player: seat, penalty }),
  bare("endGame"),
  bare("leave"),
);
