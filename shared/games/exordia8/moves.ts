import { z } from "zod";
import { moveTypes } from "#shared/contract/formProblem.ts";
import { readWith } from "#shared/contract/moveReader.ts";
import { bare, card, suit } from "#shared/contract/moveReader.ts";
import type { Move } from "./types.ts";

const moves = [
  z.strictObject({ type: z.literal("play"), card: card("jokers"), suit: suit.exactOptional() }),
  bare("draw"),
  bare("skip"),
  bare("break"),
  bare("decline"),
  bare("leave"),
] as const;

export const readMove = readWith<Move>(
  z.discriminatedUnion("type", moves, { error: moveTypes(moves) }),
);
