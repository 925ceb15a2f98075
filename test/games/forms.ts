// Collects what is particular to a game and unknown to the rules shared by all games: ranges of its
// own, and cards that lie in no zone.

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Card } from "#shared/cards/card.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import type { AnyRound } from "#shared/contract/game.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { catalogue } from "#shared/games/catalogue.ts";

/** What an offer leaves open, of the seat that it is made to. */
export type Range<R extends AnyRound = AnyRound> = Readonly<{
  round: R;
  seat: Seat;
  min: number;
  max: number;
}>;

export type Forms = Readonly<{
  /** By the type of an offer: one of the moves that it stands for. */
  ranges?: { readonly [type: string]: (range: Range, dice: DiceReader) => Move };
  /** By the type of an offer that names nothing else: one of the moves that it stands for. */
  fills?: {
    readonly [type: string]: (at: Omit<Range, "min" | "max">, dice: DiceReader) => Move;
  };
  /** Types that a seat may also make while it is not to act. */
  offTurn?: readonly string[];
  /** Cards that lie in no zone. */
  loose?: (round: AnyRound) => readonly Card[];
}>;

async function formsIn(id: string): Promise<Forms> {
  if (!existsSync(resolve(import.meta.dirname, id, "forms.ts"))) return {};
  const { forms } = (await import(`./${id}/forms.ts`)) as { readonly forms: Forms };
  return forms;
}

const known = new Map(
  await Promise.all(catalogue.map(async ({ id }) => [id, await formsIn(id)] as const)),
);

/** What `forms.ts` of the game's own tests says; nothing where there is none. */
export const formsOf = (id: string): Forms => known.get(id) ?? {};
