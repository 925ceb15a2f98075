import { z } from "zod";
import { moveTypes, saysOfForm, toldAs } from "#shared/contract/formProblem.ts";
import { readWith } from "#shared/contract/moveReader.ts";
import { bare, card, suit } from "#shared/contract/moveReader.ts";
import { largestHand } from "./options.ts";
import type { Move } from "./types.ts";

const cards = z
  .array(card("noJokers"), { error: toldAs(saysOfForm("cardList")) })
  .min(1, { error: toldAs(saysOfForm("noCard")) })
  .max(largestHand, { error: toldAs(saysOfForm("moreThanHand")) });

const moves = [
  z.strictObject({ type: z.literal("play"), cards, suit: suit.exactOptional() }),
  bare("draw"),
  bare("pass"),
  bare("leave"),
] as const;

export const readMove = readWith<Move>(
  z.discriminatedUnion("type", moves, { error: moveTypes(moves) }),
);
