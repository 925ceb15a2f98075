// The form of a PIN (H-38).

import { pinSchema } from "#shared/protocol/schema.ts";

export const longestPin = 12;
export const isPin = (typed: string): boolean => pinSchema.safeParse(typed).success;
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, "").slice(0, longestPin);
