// How much may be bet, and which amounts deserve a button (FD-8)?

import { asDraw, toCall, wagerRange, type WagerRange } from "#shared/games/five-card-draw/seen.ts";
import type { Wager } from "#renderer/table/parts/wager/wager.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { drawText } from "./text.ts";

export function wager(seen: AnySeen): Wager | null {
  const draw = asDraw(seen);
  const sized = wagerRange(draw.legal);
  if (!sized || draw.viewer === "spectator") return null;
  const { facts, options } = draw;
  const putIn = facts.inStage[draw.viewer] ?? 0;
  return {
    min: sized.min,
    max: sized.max,
    toMatch: facts.toMatch,
    putIn,
    step: options.ante,
    presets: presets(sized, facts.toMatch, facts.pot + toCall(facts, draw.viewer)),
    moveTo: (to) => ({ type: sized.type, to }) as { readonly type: "bet" | "raise" },
  };
}

/** A raise by the pot: matched first, then as much on top as lies there by then. */
function presets({ min, max }: WagerRange, toMatch: number, pot: number): Wager["presets"] {
  const { half, pot: whole, all } = drawText().presets;
  const parts = (
    [
      ["half", half, 0.5],
      ["pot", whole, 1],
    ] as const
  ).map(([id, label, share]) => ({
    id,
    label,
    to: Math.max(min, toMatch + Math.round(pot * share)),
  }));
  const below = parts.filter(({ to }, at) => to < max && to !== parts[at - 1]?.to);
  return [...below, { id: "all", label: all, to: max }];
}
