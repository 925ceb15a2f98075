import { z } from "zod";
import { isCard, ranks, type Card } from "#shared/cards/card.ts";
import { moveTypes, saysOfForm, toldAs } from "#shared/contract/formProblem.ts";
import { readWith } from "#shared/contract/moveReader.ts";
import type { Move } from "./types.ts";

const card = z.custom<Card>(isCard, { error: toldAs(saysOfForm("notACard", { jokers: true })) });
/** No hand is larger than two packs with their jokers. */
const cards = z
  .array(card, { error: toldAs(saysOfForm("cardList")) })
  .min(1, { error: toldAs(saysOfForm("noCard")) })
  .max(108, { error: toldAs(saysOfForm("moreThanHand")) });

const moves = [
  z.strictObject({
    type: z.literal("play"),
    cards,
    as: z.enum(ranks, { error: toldAs(saysOfForm("notARank")) }).exactOptional(),
  }),
  z.strictObject({ type: z.literal("give"), cards }),
  z.strictObject({ type: z.literal("pass") }),
  z.strictObject({ type: z.literal("leave") }),
] as const;

export const readMove = readWith<Move>(
  z.discriminatedUnion("type", moves, { error: moveTypes(moves) }),
);
