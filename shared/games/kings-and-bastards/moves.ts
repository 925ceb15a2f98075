import { z } from "zod";
import { isCard, ranks, type Card } from "#shared/cards/card.ts";
import { moveTypes, saysOfForm, asIssue } from "#shared/contract/formProblem.ts";
import { readWith } from "#shared/contract/moveReader.ts";
import type { Move } from "./types.ts";

const card = z.custom<Card>(isCard, { error: asIssue(saysOfForm("notACard", { jokers: true })) });
/** No hand is larger than two packs with their jokers. */
const cards = z
  .array(card, { error: asIssue(saysOfForm("cardList")) })
  .min(1, { error: asIssue(saysOfForm("noCard")) })
  .max(108, { error: asIssue(saysOfForm("moreThanHand")) });

const moves = [
  z.strictObject({
    type: z.literal("play"),
    cards,
    as: z.enum(ranks, { error: asIssue(saysOfForm("notARank")) }).exactOptional(),
  }),
  z.strictObject({ type: z.literal("give"), cards }),
  z.strictObject({ type: z.literal("pass") }),
  z.strictObject({ type: z.literal("leave") }),
] as const;

export const readMove = readWith<Move>(
  z.discriminatedUnion("type", moves, { error: moveTypes(moves) }),
);
