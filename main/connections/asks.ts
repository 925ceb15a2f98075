// What is answered to a client's ask, however malformed or hostile it is?

import { z } from 'zod';
import { problemIn } from '#shared/contract/formProblem.ts';
import type { Answer } from '#shared/protocol/messages.ts';
import { refusal } from '#main/host/refusal.ts';

/** The requests of one kind of room, with the form of each payload. */
export type Requests = { readonly [request: string]: z.ZodType };
/** Hands a checked request on to the house or a table. */
export type Pass = (request: string, payload: unknown) => Promise<Answer<unknown>>;
/** Told of what was thrown inside; the client is told only that it was. */
export type Report = (error: unknown) => void;

const askSchema = z.strictObject({ request: z.string().max(40), payload: z.unknown() });

/**
 * Never rejects: whatever is wrong – with the ask, or inside the house – is answered by a refusal. `raw` is a plain value of
 * bounded size: `scanPayload` let nothing else pass.
 */
export async function answerAsk(requests: Requests, raw: unknown, pass: Pass, report: Report): Promise<Answer<unknown>> {
  const ask = askSchema.safeParse(raw);
  if (!ask.success) return refusal('wrong-form', 'wrongAsk', { problem: problemIn(ask.error) });
  const { request } = ask.data;
  const form = Object.hasOwn(requests, request) ? requests[request] : undefined;
  if (!form) return refusal('unknown-request', 'unknownRequest', { known: Object.keys(requests) });
  const payload = form.safeParse(ask.data.payload);
  if (!payload.success) return refusal('wrong-form', 'wrongPayload', { request, problem: problemIn(payload.error) });
  if (speaksForAnother(payload.data)) return refusal('not-yours', 'seatNamed');
  try {
    return await pass(request, payload.data);
  } catch (error) {
    report(error);
    return refusal('fault', 'fault');
  }
}

/** The host stamps `seat` and `auto` on moves; a client that sends them wants to be somebody else. */
function speaksForAnother(payload: unknown): boolean {
  const { move } = payload as { readonly move?: object };
  return move !== undefined && ('seat' in move || 'auto' in move);
}
