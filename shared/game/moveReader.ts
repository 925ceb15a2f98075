// How is an untrusted move read against its game's schema, and how is a bad one described (C-13)?

import type { z } from 'zod';
import type { Said } from '#shared/text/said.ts';
import { commonly } from './outcome.ts';
import type { Move } from './round.ts';

export type ReadMove<M extends Move> = { readonly ok: true; readonly move: M } | { readonly ok: false; readonly problem: Said };

/** A reader that answers with the move, or with what names the first field that is wrong. */
export const readWith =
  <M extends Move>(schema: z.ZodType<M>) =>
  (raw: unknown): ReadMove<M> => {
    const parsed = schema.safeParse(raw);
    return parsed.success ? { ok: true, move: parsed.data } : { ok: false, problem: commonly('wrongForm', { problem: firstProblem(parsed.error) }) };
  };

/** The sender chose the names of surplus fields: an answer does not repeat them at any length. */
const longestProblem = 200;

/** "cards.0: …" – where it is wrong, and what. */
export function firstProblem({ issues }: z.ZodError): string {
  const issue = issues[0];
  if (!issue) return 'the value is not of the form asked for';
  const where = issue.path.map(String).join('.');
  const what = issue.code === 'unrecognized_keys' ? `${issue.keys.map((key) => `"${key}"`).join(', ')} does not belong here` : issue.message;
  const problem = where === '' ? what : `${where}: ${what}`;
  return problem.length > longestProblem ? `${problem.slice(0, longestProblem)}…` : problem;
}
