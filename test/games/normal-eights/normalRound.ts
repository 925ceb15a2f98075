// Lets tests of Normal Eights ask what is allowed, what happened and who knows what.

import type { Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import type { GameEvent, RuleError } from "#shared/contract/outcome.ts";
import { View } from "#shared/contract/view.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Move, NormalRound, Play } from "#shared/games/normal-eights/types.ts";
import { dealing } from "#test/support/dealtRound.ts";
import { moveText } from "#test/support/moveText.ts";
import { made, pass } from "./moment.ts";

/** A round dealt from whole packs in a seed's order. */
export const dealt = dealing(normalEights, "normal");

export const play = (card: Card, more: Partial<Omit<Play, "type" | "card">> = {}): Play => ({
  type: "play",
  card,
  ...more,
});
export const [draw, keep, leave] = [
  { type: "draw" },
  { type: "keep" },
  { type: "leave" },
] as const satisfies readonly Move[];

/** The rule that forbids a move, or "allowed". */
export const verdict = (round: NormalRound, seat: number, move: Move): string =>
  refusal(round, seat, move)?.code ?? "allowed";

export function refusal(round: NormalRound, seat: number, move: Move): RuleError | null {
  const outcome = normalEights.apply(round, seat, move);
  return outcome.ok ? null : outcome.error;
}

/** All that happened along these moves. */
export function happened(
  round: NormalRound,
  ...steps: readonly (readonly [number, Move])[]
): readonly GameEvent[] {
  return steps.flatMap(([seat, move], at) => {
    const outcome = normalEights.apply(made(round, ...steps.slice(0, at)), seat, move);
    return outcome.ok ? outcome.happened : [];
  });
}

/** As many passes as close the open window. */
export const passes = (round: NormalRound): readonly (readonly [number, Move])[] =>
  normalEights.toAct(round).map((seat) => [seat, pass]);

/** The card is played and all let it pass. */
export function stands(round: NormalRound, seat: number, move: Move): NormalRound {
  const open = made(round, [seat, move]);
  return made(open, ...passes(open));
}

/** What happened when the window of a card closed. */
export function effectOf(round: NormalRound, seat: number, move: Move): readonly GameEvent[] {
  const open = made(round, [seat, move]);
  const closing = passes(open);
  return happened(made(open, ...closing.slice(0, -1)), ...closing.slice(-1));
}

export const legalOf = (round: NormalRound, seat: number): readonly string[] =>
  normalEights.legal(round, seat).map(moveText);
export const handOf = ({ zones }: NormalRound, seat: number): string =>
  peekAll(zones.hands[seat] ?? []).join(" ");
export const typesOf = (list: readonly GameEvent[]): readonly string[] =>
  list.map(({ type }) => type);

/** Cards that a seat knows in another's hand. */
export const knownTo = (round: NormalRound, viewer: number, seat: number): string =>
  View.of(normalEights, { round, happened: [] }, viewer)
    .seen.known.filter((known) => known.seat === seat)
    .flatMap(({ cards }) => cards)
    .toSorted()
    .join(" ");
