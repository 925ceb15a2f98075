// How is a happening read and told, in any game?

import type { Told } from '#shared/game/view.ts';
import type { Who, Whose, Words } from '#renderer/table/tableGame.ts';

/** By type; null for what needs no words. */
export type Sentences = { readonly [type: string]: (told: Told, who: Whose) => string | null };

/** Fields as the games fill them. */
export const field = <T>({ told }: Told, name: string): T => told[name] as T;

/** Null for the reader. */
export const nameOf = ({ name, isYou }: Who): string | null => (isYou ? null : name);
export const mover = ({ seat }: Told, who: Whose): string | null => (seat === undefined ? null : nameOf(who(seat)));

/** A happening of a later version is passed over. */
export const telling = (sentences: Sentences): Words['sentence'] => (told, who) =>
  Object.hasOwn(sentences, told.type) ? (sentences[told.type]?.(told, who) ?? null) : null;
