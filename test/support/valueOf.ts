import { sentence } from "#shared/games/texts.ts";
import type { Answer } from "#shared/protocol/answer.ts";

/** Returns the value of an answer; throws the refusal in English. */
export function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`${answer.error.code}: ${sentence(answer.error)}`);
  return answer.value;
}
