import type { Refusal } from "#shared/protocol/answer.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { saying } from "#shared/text/said.ts";

export const saysOfLine = saying<CommonText["line"]>("line");

const silence: readonly string[] = ["not-connected", "no-answer"];

export const isSilence = ({ error }: Refusal): boolean => silence.includes(error.code);

/** The host could not do it then, or others were faster: the same may be taken a moment later. */
export const mayPass = ({ error: { code } }: Refusal): boolean =>
  ["fault", "flood", "stale"].includes(code) || code.startsWith("store-");
