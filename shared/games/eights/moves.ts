// How are the moves that eights games have alike read from an untrusted value (C-13)?

import { z } from "zod";
import { isCard, suits, type Card } from "#shared/cards/card.ts";
import { saysOfForm, toldAs } from "#shared/contract/formProblem.ts";

/** Of packs with a joker or without. */
export const card = (jokers: "jokers" | "noJokers") =>
  z.custom<Card>(isCard, {
    error: toldAs(saysOfForm("notACard", { jokers: jokers === "jokers" })),
  });
export const suit = z.enum(suits, { error: toldAs(saysOfForm("notASuit")) });
/** A move with nothing more to say. */
export const bare = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });
