import { z } from "zod";
import { ranks } from "#shared/cards/card.ts";
import { moveTypes, saysOfForm, toldAs } from "#shared/contract/formProblem.ts";
import { readWith } from "#shared/contract/moveReader.ts";
import { bare, card } from "#shared/contract/moveReader.ts";
import { handSize } from "./options.ts";
import type { Move } from "./types.ts";

const oneCard = card("noJokers");
/**
 * No meld is longer, and no hand has more of them; what does not fit for another reason the rules
 * say.
 */
const cards = z
  .array(oneCard, { error: toldAs(saysOfForm("cardList")) })
  .max(ranks.length, { error: toldAs(saysOfForm("moreThanHand")) });
const lists = z.array(cards).max(handSize);

const moves = [
  bare("take"),
  bare("pass"),
  bare("draw"),
  z.strictObject({ type: z.literal("discard"), card: oneCard }),
  z.strictObject({ type: z.literal("knock"), card: oneCard, melds: lists.exactOptional() }),
  bare("bigGin"),
  z.strictObject({ type: z.literal("layOff"), on: lists.exactOptional() }),
  bare("leave"),
] as const;

export const readMove = readWith<Move>(
  z.discriminatedUnion("type", moves, { error: moveTypes(moves) }),
);
