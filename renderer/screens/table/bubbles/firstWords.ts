// What is somebody told in a first round (H-33)?

import { rotationAbout, rotationName } from "#renderer/screens/setup/presets.ts";
import { gameText, lessonText, text } from "#renderer/text/text.ts";
import type { TableState } from "#shared/protocol/table.ts";

export interface Bubble {
  readonly title: string;
  readonly words: string;
}

/** A profile's first round of a game, as the settings keep it. */
export const seenKey = (profile: string, game: string): string => `${profile}/${game}`;

/**
 * Its words must have been loaded. What a mixed session is, as its first round opens; then, unless
 * that is known, three things about the game.
 */
export function firstWords(
  { game, rotation, roundNumber }: Pick<TableState, "game" | "rotation" | "roundNumber">,
  isKnown: boolean,
): readonly Bubble[] {
  const words = text().learn;
  const session =
    rotation.length > 1 && roundNumber <= 1
      ? [{ title: words.session(rotationName(rotation)), words: rotationAbout(rotation) }]
      : [];
  const { name } = gameText(game);
  const bubbles = lessonText(game)?.bubbles ?? [];
  const told = isKnown
    ? []
    : bubbles.map((bubble, at) => ({
        title: words.bubbleOf(name, at + 1, bubbles.length),
        words: bubble,
      }));
  return [...session, ...told];
}
