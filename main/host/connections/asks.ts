// What is answered to a client's ask, however malformed or hostile it is?

import { z } from 'zod';
import { firstProblem } from '#shared/game/moveReader.ts';
import { refused } from '#shared/game/outcome.ts';
import type { Answer } from '#shared/protocol/messages.ts';

/** The requests of one kind of room, with the form of each payload. */
export type Requests = { readonly [request: string]: z.ZodType };
/** Hands a checked request on to the house or a table. */
export type Pass = (request: string, payload: unknown) => Promise<Answer<unknown>>;
/** Told of what was thrown inside; the client is told only that it was. */
export type Report = (error: unknown) => void;

const askSchema = z.strictObject({ request: z.string().max(40), payload: z.unknown() });
const deepestNesting = 12;

/** Never rejects: whatever is wrong – with the ask, or inside the house – is answered by a refusal. */
export async function answerAsk(requests: Requests, raw: unknown, pass: Pass, report: Report): Promise<Answer<unknown>> {
  const problem = problemOf(raw, deepestNesting);
  if (problem !== null) return refused('wrong-form', problem);
  const ask = askSchema.safeParse(raw);
  if (!ask.success) return refused('wrong-form', `An ask is { request, payload }: ${firstProblem(ask.error)}`);
  const { request } = ask.data;
  const form = Object.hasOwn(requests, request) ? requests[request] : undefined;
  if (!form) return refused('unknown-request', `There is no such request; there are: ${Object.keys(requests).join(', ')}.`);
  const payload = form.safeParse(ask.data.payload);
  if (!payload.success) return refused('wrong-form', `${request} – ${firstProblem(payload.error)}`);
  if (speaksForAnother(payload.data)) return refused('not-yours', 'A move names no seat: the host knows whose connection it came from.');
  try {
    return await pass(request, payload.data);
  } catch (error) {
    report(error);
    return refused('fault', 'The host met an error of its own; the table stands as it was last shown.');
  }
}

/** MessagePack carries more than JSON does – dates, maps, regular expressions –, none of which may go further. */
function problemOf(value: unknown, depth: number): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'numbers must be finite';
  if (typeof value !== 'object') return `a ${typeof value} cannot be sent`;
  if (depth === 0) return `nothing may be nested deeper than ${deepestNesting} levels`;
  if (Array.isArray(value)) return firstOf(value, depth);
  if (Object.getPrototypeOf(value) !== Object.prototype) return 'only plain JSON values can be sent';
  if (Object.hasOwn(value, '__proto__')) return 'no field may be called __proto__';
  return firstOf(Object.values(value), depth);
}

function firstOf(values: readonly unknown[], depth: number): string | null {
  for (const value of values) {
    const problem = problemOf(value, depth - 1);
    if (problem !== null) return problem;
  }
  return null;
}

/** The host stamps `seat` and `auto` on moves; a client that sends them wants to be somebody else. */
function speaksForAnother(payload: unknown): boolean {
  const { move } = payload as { readonly move?: object };
  return move !== undefined && ('seat' in move || 'auto' in move);
}
