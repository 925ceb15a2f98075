// How do all tables of this page share one painted atlas?

import { CardAtlas, type DeckLook } from '#renderer/art/cardAtlas.ts';

let painted: Promise<CardAtlas> | null = null;

/** Painted once per page, a few hundred ms; a later table only changes its look. */
export async function sharedAtlas(look: DeckLook): Promise<CardAtlas> {
  painted ??= CardAtlas.paint(look);
  const atlas = await painted;
  atlas.show(look);
  return atlas;
}
