import { z } from "zod";
import { problemIn } from "#shared/contract/formProblem.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Role } from "#shared/protocol/schema.ts";
import { refusal } from "#main/base/refusal.ts";
import type { Visitor } from "#main/base/visitor.ts";

export interface Requests {
  readonly forms: { readonly [request: string]: z.ZodType };
  readonly roles: { readonly [request: string]: readonly Role[] };
  readonly refused: (visitor: Visitor | null, declared: readonly Role[]) => Refusal | null;
}

export interface Asker {
  readonly visitor: Visitor | null;
  readonly pass: (request: string, payload: unknown) => Promise<Answer<unknown>>;
}
/** Receives what was thrown inside; the client learns only that something was. */
export type Report = (error: unknown) => void;

const askSchema = z.strictObject({ request: z.string().max(40), payload: z.unknown() });

/**
 * Never rejects: answers any problem by a refusal. `raw` is a plain value of bounded size, because
 * `scanPayload` let nothing else pass. Roles are checked before anything is done.
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
 * The host sets `seat` and `auto` on moves; a client that sends them is pretending to be somebody
 * else.
 */
function speaksForAnother(payload: unknown): boolean {
  const { move } = payload as { readonly move?: unknown };
  return typeof move === "object" && move !== null && ("seat" in move || "auto" in move);
}
