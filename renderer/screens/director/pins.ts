// What a PIN is made of (H-38).

import { pinSchema } from "#shared/protocol/schema.ts";

export const longestPin = 12;
export const isPin = (typed: string): boolean => pinSchema.safeParse(typed).success;
/** Of what was typed the digits alone. */
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, "").slice(0, longestPin);
