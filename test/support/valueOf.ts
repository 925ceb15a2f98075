import type { Answer } from "#shared/protocol/answer.ts";

/** What was asked for; throws with the reason where it was refused. */
export function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.key}`);
  return answer.value;
}
