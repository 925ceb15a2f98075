import { z } from "zod";
import { isCard, type Card } from "#shared/cards/card.ts";
import { moveTypes, saysOfForm, toldAs } from "#shared/contract/formProblem.ts";
import { readWith } from "#shared/contract/moveReader.ts";
import { handSize } from "./options.ts";
import { sayForm } from "./say.ts";
import type { Move } from "./types.ts";

const card = z.custom<Card>(isCard, { error: toldAs(saysOfForm("notACard", { jokers: true })) });
const cards = z
  .array(card, { error: toldAs(sayForm("cards")) })
  .max(handSize, { error: toldAs(sayForm("tooManyCards")) });
/** FD-15; how much may be bet is a matter of the rules. */
const to = z.int({ error: toldAs(sayForm("to")) });

const moves = [
  z.strictObject({ type: z.literal("bet"), to }),
  z.strictObject({ type: z.literal("raise"), to }),
  z.strictObject({ type: z.literal("call") }),
  z.strictObject({ type: z.literal("fold") }),
  z.strictObject({ type: z.literal("check") }),
  z.strictObject({ type: z.literal("draw"), cards }),
  z.strictObject({ type: z.literal("leave") }),
] as const;

export const readMove = readWith<Move>(
  z.discriminatedUnion("type", moves, { error: moveTypes(moves) }),
);
