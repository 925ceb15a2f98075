import { granted, refusal } from "#main/base/refusal.ts";
import type { Json } from "#shared/contract/json.ts";
import type { View } from "#shared/contract/view.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { TableAnswers } from "#shared/protocol/table.ts";
import { BotFault, type BotMind } from "#main/bots/botMind.ts";

/** A hint depends on the view alone: repeated, it is the same (H-27). */
const hintSeed = "hint";
const noHint = refusal("no-hint", "noHint");

/** What a Regular bot would play, and why (H-27). Refused with `no-hint` where it fails. */
export async function advice(
  mind: BotMind,
  game: string,
  view: View,
): Promise<Answer<TableAnswers["hint"]>> {
  const asked = { game, level: "regular", view, seed: hintSeed, asksReason: true } as const;
  try {
    const { move, reason } = await mind.think(asked);
    return reason ? granted({ move: move as Json, reason }) : noHint;
  } catch (error) {
    if (error instanceof BotFault) return noHint;
    throw error;
  }
}
