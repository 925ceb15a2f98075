import { z } from "zod";
import { isCard, isJoker, type Card } from "#shared/cards/card.ts";
import { moveTypes, saysOfForm, asIssue } from "#shared/contract/formProblem.ts";
import { readWith } from "#shared/contract/moveReader.ts";
import { bare, card as cardIn, suit } from "#shared/contract/moveReader.ts";
import { largestHand, players } from "./options.ts";
import { sayForm } from "./say.ts";
import type { Move } from "./types.ts";

const card = cardIn("jokers");
/** NE-24 */
const as = z.custom<Card>((value) => isCard(value) && !isJoker(value), {
  error: asIssue(sayForm("as")),
});
const noSeat = { error: asIssue(sayForm("target")) };
const target = z
  .int(noSeat)
  .min(0, noSeat)
  .max(players.max - 1, noSeat);
const set = z
  .array(card, { error: asIssue(sayForm("set")) })
  .max(largestHand, { error: asIssue(saysOfForm("moreThanHand")) });
const sets = z
  .array(set, { error: asIssue(sayForm("sets")) })
  .max(largestHand / 3, { error: asIssue(sayForm("tooManySets")) });

const moves = [
  z.strictObject({
    type: z.literal("play"),
    card,
    as: as.exactOptional(),
    target: target.exactOptional(),
    suit: suit.exactOptional(),
  }),
  bare("draw"),
  bare("keep"),
  bare("pass"),
  z.strictObject({
    type: z.literal("nope"),
    card,
    sendBack: z.boolean({ error: asIssue(sayForm("sendBack")) }),
    as: as.exactOptional(),
  }),
  z.strictObject({ type: z.literal("pick"), card }),
  z.strictObject({ type: z.literal("sets"), sets, top: card.exactOptional() }),
  bare("leave"),
] as const;

export const readMove = readWith<Move>(
  z.discriminatedUnion("type", moves, { error: moveTypes(moves) }),
);
