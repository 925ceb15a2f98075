import { refused } from "#shared/contract/outcome.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import { saysOfLine } from "./saysOfLine.ts";

const isAnswer = <T>(body: unknown): body is Answer<T> =>
  typeof body === "object" && body !== null && "ok" in body;

/** Never rejects: a missing answer is a refusal too. */
export async function postJson<T>(
  url: string,
  form: object,
  send: typeof fetch,
): Promise<Answer<T>> {
  try {
    const response = await send(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(form),
      cache: "no-store",
    });
    const body: unknown = await response.json().catch(() => null);
    return isAnswer<T>(body) ? body : refused("no-answer", saysOfLine("noAnswer"));
  } catch {
    return refused("not-connected", saysOfLine("unreachable"));
  }
}
