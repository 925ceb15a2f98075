import { z } from "zod";
import { moveTypes, asIssue } from "#shared/contract/formProblem.ts";
import type { Json } from "#shared/contract/json.ts";
import { readWith, bare, card } from "#shared/contract/moveReader.ts";
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

const moves = [
  z.strictObject({ type: z.literal("play"), card: card("noJokers") }),
  bare("draw"),
  bare("endTurn"),
  bare("deckShuffle"),
  bare("emptyHand"),
  z.strictObject({
    type: z.literal("modify"),
    rule: name,
    name,
    text: z.string().max(longest.text),
    clause,
  }),
  bare("agree"),
  z.strictObject({ type: z.literal("disagree"), rule: name }),
  z.strictObject({ type: z.literal("object"), rule: name }),
  z.strictObject({ type: z.literal("announce"), text: said }),
  z.strictObject({ type: z.literal("whisper"), to: seat, text: said }),
  z.strictObject({ type: z.literal("improper"), player: seat, penalty }),
  bare("endGame"),
  bare("leave"),
] as const;

export const readMove = readWith<Move>(
  z.discriminatedUnion("type", moves, { error: moveTypes(moves) }),
);
