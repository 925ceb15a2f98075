// How is a happening told and shown, in any game?

import type { Happening } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Told } from "#shared/contract/view.ts";
import type { Beat } from "#renderer/table/scene/beat.ts";
import type { AnySeen, TableGame, Who, Whose, Words } from "#renderer/table/tableGame.ts";

/** A happening of this type as it was told. */
export type ToldOf<H extends Happening, T extends H["type"]> = Told<
  Extract<H, { readonly type: T }>
>;

/**
 * Methods, so that those of one game are also those of any: their parameters are compared either
 * way round.
 */
interface Telling<T extends Told> {
  /** Null for what needs no words. */
  sentence(this: void, told: T, who: Whose): string | null;
  beats(this: void, told: T, seen: AnySeen): readonly Beat[];
}

/** By type: a happening of the game that is left out does not compile. */
export type Sentences<H extends Happening> = {
  readonly [T in H["type"]]: Telling<ToldOf<H, T>>["sentence"];
};
export type Beats<H extends Happening> = {
  readonly [T in H["type"]]: Telling<ToldOf<H, T>>["beats"];
};
type ByType<K extends keyof Telling<Told>> = {
  readonly [type: string]: Telling<Told>[K] | undefined;
};

/** A happening of a later version is passed over. */
const entryFor = <E>(
  entries: { readonly [type: string]: E | undefined },
  { type }: Told,
): E | undefined => (Object.hasOwn(entries, type) ? entries[type] : undefined);

export const telling =
  (sentences: ByType<"sentence">): Words["sentence"] =>
  (told, who) =>
    entryFor(sentences, told)?.(told, who) ?? null;
export const showing =
  (beats: ByType<"beats">): TableGame["beats"] =>
  (seen, happened) =>
    happened.flatMap((told) => entryFor(beats, told)?.(told, seen) ?? []);

/** For what is not to be seen, or is seen with something else. */
export const unseen = (): readonly Beat[] => [];

/** Null for the reader. */
export const nameOf = ({ name, isYou }: Who): string | null => (isYou ? null : name);
export const mover = ({ seat }: { readonly seat: Seat }, who: Whose): string | null =>
  nameOf(who(seat));
