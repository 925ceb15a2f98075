// How is an untrusted move read against its game's schema (C-13)?

import type { z } from "zod";
import type { Said } from "#shared/text/said.ts";
import { problemIn } from "./formProblem.ts";
import type { Move } from "./round.ts";

export type ReadMove<M extends Move> =
  | { readonly ok: true; readonly move: M }
  | { readonly ok: false; readonly problem: Said };

/** A reader that answers with the move, or with what names the first field that is wrong. */
export const readWith =
  <M extends Move>(schema: z.ZodType<M>) =>
  (raw: unknown): ReadMove<M> => {
    const parsed = schema.safeParse(raw);
    return parsed.success
      ? { ok: true, move: parsed.data }
      : { ok: false, problem: problemIn(parsed.error) };
  };
