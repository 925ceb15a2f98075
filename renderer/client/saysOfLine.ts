// By which keys does the page speak of its line to the host, and is that all that a refusal says?

import type { Refusal } from "#shared/protocol/answer.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { saying } from "#shared/text/said.ts";

export const saysOfLine = saying<CommonText["line"]>("line");

const silence: readonly string[] = ["not-connected", "no-answer"];

/** It says no more than that nobody answered. */
export const isSilence = ({ error }: Refusal): boolean => silence.includes(error.code);
