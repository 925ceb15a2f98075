import { z } from "zod";
import { isCard, suits, type Card } from "#shared/cards/card.ts";
import { asIssue, problemIn, saysOfForm } from "./formProblem.ts";
import type { Game } from "./game.ts";
import type { Public } from "./json.ts";
import type { GameEvent } from "./outcome.ts";
import type { CommonFacts, Move } from "./round.ts";

export const card = (jokers: "jokers" | "noJokers") =>
  z.custom<Card>(isCard, asIssue(saysOfForm("notACard", { jokers: jokers === "jokers" })));
/** At most as many as the largest hand. */
export const cardList = (jokers: "jokers" | "noJokers", most: number) =>
  z
    .array(card(jokers), asIssue(saysOfForm("cardList")))
    .max(most, asIssue(saysOfForm("moreThanHand")));
export const oneCardOrMore = (jokers: "jokers" | "noJokers", most: number) =>
  cardList(jokers, most).min(1, asIssue(saysOfForm("noCard")));
export const suit = z.enum(suits, asIssue(saysOfForm("notASuit")));

export const bare = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });
export const withFields = <T extends string, S extends z.ZodRawShape>(type: T, fields: S) =>
  z.strictObject({ type: z.literal(type), ...fields });

type MoveForm<M extends Move> = z.ZodType<M> &
  z.core.$ZodTypeDiscriminable & {
    readonly shape: { readonly type: { readonly value: string } };
  };

/** Reads an untrusted move (C-13); the problem names the first wrong field. */
export function moveReader<M extends Move>(
  ...forms: readonly [MoveForm<M>, ...MoveForm<M>[]]
): Game<Public, CommonFacts, M, GameEvent>["readMove"] {
  const types = forms.map(({ shape }) => shape.type.value);
  const schema = z.discriminatedUnion("type", forms, asIssue(saysOfForm("notAMove", { types })));
  return (raw) => {
    const parsed = schema.safeParse(raw);
    return parsed.success
      ? { ok: true, move: parsed.data }
      : { ok: false, problem: problemIn(parsed.error) };
  };
}
