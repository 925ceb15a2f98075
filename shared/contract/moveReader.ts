import { z } from "zod";
import { isCard, suits, type Card } from "#shared/cards/card.ts";
import type { Said } from "#shared/text/said.ts";
import { problemIn, saysOfForm, asIssue } from "./formProblem.ts";
import type { Move } from "./round.ts";

export type ReadMove<M extends Move> =
  | { readonly ok: true; readonly move: M }
  | { readonly ok: false; readonly problem: Said };

/** Reads an untrusted move (C-13); the problem names the first wrong field. */
export const readWith =
  <M extends Move>(schema: z.ZodType<M>) =>
  (raw: unknown): ReadMove<M> => {
    const parsed = schema.safeParse(raw);
    return parsed.success
      ? { ok: true, move: parsed.data }
      : { ok: false, problem: problemIn(parsed.error) };
  };

export const card = (jokers: "jokers" | "noJokers") =>
  z.custom<Card>(isCard, {
    error: asIssue(saysOfForm("notACard", { jokers: jokers === "jokers" })),
  });
export const suit = z.enum(suits, { error: asIssue(saysOfForm("notASuit")) });
export const bare = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });
