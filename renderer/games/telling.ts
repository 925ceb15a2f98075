import type { Card, Suit } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Beat, BeatIn } from "#renderer/table/scene/animation.ts";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import type { GameEvent } from "#shared/contract/outcome.ts";
import type { Who, Whose, Words } from "#renderer/table/tableGame.ts";

type OfSeat<T> = Readonly<{ seat: Seat; told: T }>;

/** C-8: every seat has paid its stake before the deal. */
export const stakeBeats = ({ facts, hands }: AnySeen, stake: number): readonly BeatIn<"chips">[] =>
  (facts.pot ?? 0) > 0
    ? hands.map((_, seat) => ({ type: "chips", from: seat, to: "pot", amount: stake }))
    : [];

/** C-5: the cards of a player who leaves or gives up are put aside. */
export const folded = ({
  seat,
  told: { removed },
}: OfSeat<{ readonly removed: number }>): readonly BeatIn<"fold">[] => [
  { type: "fold", seat, count: removed },
];

/** C-8 */
export const tookPot = ({
  seat,
  told: { amount },
}: OfSeat<{ readonly amount: number }>): readonly BeatIn<"chips">[] => [
  { type: "chips", from: "pot", to: seat, amount },
];

/** A turn passes without motion: the seat only says so. */
export const saysInPassing = (seat: Seat, words: string): readonly BeatIn<"say">[] => [
  { type: "say", seat, words, sound: "pass" },
];

export const laid = (
  seat: Seat,
  cards: readonly Card[],
  suit: Suit | undefined,
): readonly BeatIn<"lay" | "name">[] => [
  { type: "lay", seat, cards },
  ...(suit === undefined ? [] : [{ type: "name", seat, suit } as const]),
];

export function titleHeld(
  { king, bastard }: Readonly<{ king: Seat | null; bastard: Seat | null }>,
  seat: Seat,
): "first" | "last" | null {
  if (seat === king) return "first";
  return seat === bastard ? "last" : null;
}

export type VisibleEventOf<H extends GameEvent, T extends H["type"]> = VisibleEvent<
  Extract<H, { readonly type: T }>
>;

/**
 * Methods rather than properties, so that parameters are compared bivariantly and the entries of
 * one game fit those of any.
 */
interface Telling<T extends VisibleEvent, B = Beat> {
  sentence(this: void, event: T, who: Whose): string | null;
  beats(this: void, event: T, seen: AnySeen): readonly B[];
}

/** One entry per type, so that leaving out a happening of the game does not compile. */
export type Sentences<H extends GameEvent> = {
  readonly [T in H["type"]]: Telling<VisibleEventOf<H, T>>["sentence"];
};
export type Beats<H extends GameEvent, B> = {
  readonly [T in H["type"]]: Telling<VisibleEventOf<H, T>, B>["beats"];
};
type ByType<K extends keyof Telling<VisibleEvent>, B = Beat> = {
  readonly [type: string]: Telling<VisibleEvent, B>[K] | undefined;
};

/** Happenings of a later version are skipped. */
const entryFor = <E>(
  entries: { readonly [type: string]: E | undefined },
  { type }: VisibleEvent,
): E | undefined => (Object.hasOwn(entries, type) ? entries[type] : undefined);

export const telling =
  (sentences: ByType<"sentence">): Words["sentence"] =>
  (event, who) =>
    entryFor(sentences, event)?.(event, who) ?? null;
export const showing =
  <B>(beats: ByType<"beats", B>) =>
  (seen: AnySeen, happened: readonly VisibleEvent[]): readonly B[] =>
    happened.flatMap((event) => entryFor(beats, event)?.(event, seen) ?? []);

export const unseen = (): readonly never[] => [];

export const nameOf = ({ name, isYou }: Who): string | null => (isYou ? null : name);
export const mover = ({ seat }: { readonly seat: Seat }, who: Whose): string | null =>
  nameOf(who(seat));
