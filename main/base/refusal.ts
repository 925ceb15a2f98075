import { refused } from "#shared/contract/outcome.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { saying, type PhraseArgs } from "#shared/text/said.ts";

type HostText = CommonText["host"];
const say = saying<HostText>("host");

export const refusal = <K extends keyof HostText>(
  code: string,
  key: K,
  ...given: PhraseArgs<HostText[K]>
): Refusal => refused(code, say(key, ...given));

export const granted = <T>(value: T): Readonly<{ ok: true; value: T }> => ({
  ok: true,
  value,
});
