import { CardAtlas, type DeckLook } from "#renderer/art/cardAtlas.ts";
import { defaultAppearance, type Appearance } from "#shared/profile/appearance.ts";
import type { Settings } from "#shared/settings/settings.ts";

/** Uses the default back where the person's is not known yet. */
export const deckOf = (
  { deck }: Pick<Settings, "deck">,
  { back }: Appearance = defaultAppearance,
): DeckLook => ({ fourColour: deck === "four-colour", back });

let painted: Promise<CardAtlas> | null = null;

/** Painted once per page, which takes a few hundred ms; a later table only changes its look. */
export async function sharedAtlas(look: DeckLook): Promise<CardAtlas> {
  painted ??= CardAtlas.paint(look);
  const atlas = await painted;
  atlas.show(look);
  return atlas;
}
