// What is answered to a client's ask, however malformed or hostile it is?

import { z } from "zod";
import { problemIn } from "#shared/contract/formProblem.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Role } from "#shared/protocol/schema.ts";
import { refusal } from "#main/base/refusal.ts";
import type { Visitor } from "#main/base/visitor.ts";

/** What may be asked in one kind of room. */
export interface Requests {
  /** Of each payload. */
  readonly forms: { readonly [request: string]: z.ZodType };
  /** Who may ask it. */
  readonly roles: { readonly [request: string]: readonly Role[] };
  /** Why he may not; null where he may. */
  readonly refused: (visitor: Visitor | null, declared: readonly Role[]) => Refusal | null;
}

/** Who asks, and what hands his checked request on to the house or a table. */
export interface Asker {
  readonly visitor: Visitor | null;
  readonly pass: (request: string, payload: unknown) => Promise<Answer<unknown>>;
}
/** Told of what was thrown inside; the client is told only that it was. */
export type Report = (error: unknown) => void;

const askSchema = z.strictObject({ request: z.string().max(40), payload: z.unknown() });

/**
 * Never rejects: whatever is wrong – with the ask, or inside the house – is answered by a refusal.
 * `raw` is a plain value of bounded size: `scanPayload` let nothing else pass. Whether he may ask
 * this at all is settled here, before anything is done.
 */
export async function answerAsk(
  { forms, roles, refused }: Requests,
  raw: unknown,
  { visitor, pass }: Asker,
  report: Report,
): Promise<Answer<unknown>> {
  const ask = askSchema.safeParse(raw);
  if (!ask.success) return refusal("wrong-form", "wrongAsk", { problem: problemIn(ask.error) });
  const { request } = ask.data;
  const form = Object.hasOwn(forms, request) ? forms[request] : undefined;
  if (!form) return refusal("unknown-request", "unknownRequest", { known: Object.keys(forms) });
  const unwelcome = refused(visitor, roles[request] ?? []);
  if (unwelcome) return unwelcome;
  const payload = form.safeParse(ask.data.payload);
  if (!payload.success)
    return refusal("wrong-form", "wrongPayload", { request, problem: problemIn(payload.error) });
  if (speaksForAnother(payload.data)) return refusal("not-yours", "seatNamed");
  try {
    return await pass(request, payload.data);
  } catch (error) {
    report(error);
    return refusal("fault", "fault");
  }
}

/**
 * The host stamps `seat` and `auto` on moves; a client that sends them wants to be somebody else.
 */
function speaksForAnother(payload: unknown): boolean {
  const { move } = payload as { readonly move?: unknown };
  return typeof move === "object" && move !== null && ("seat" in move || "auto" in move);
}
