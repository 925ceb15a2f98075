import { gameText, text } from "#renderer/text/text.ts";
import { newTableOptions } from "#shared/contract/options.ts";
import type { GameOffer } from "#shared/protocol/house.ts";
import type { Rotation } from "#shared/protocol/schema.ts";
import { isSameCourse, presets as mixed } from "#shared/session/rotation.ts";

export type Preset = Readonly<{
  id: string;
  name: string;
  about: string;
  line: string;
  rotation: Rotation;
}>;

const named = (): readonly Preset[] =>
  mixed.map(({ id, rotation }) => ({ id, rotation, line: "", ...text().setup.presets[id] }));

export function presets(games: readonly GameOffer[]): readonly Preset[] {
  const alone = games.map(({ id, options }) => ({
    id,
    name: gameText(id).name,
    about: gameText(id).tagline,
    line: gameText(id).line ?? "",
    rotation: [{ game: id, rounds: 1, options: newTableOptions(options) }],
  }));
  return [
    ...alone,
    ...named().filter(({ rotation }) =>
      rotation.every(({ game }) => games.some(({ id }) => id === game)),
    ),
  ];
}

export const presetOf = (all: readonly Preset[], rotation: Rotation): Preset | undefined =>
  all.find((preset) => isSameCourse(preset.rotation, rotation));

export const rotationAbout = (rotation: Rotation): string =>
  presetOf(named(), rotation)?.about ?? text().setup.mixedAbout;

export const rotationName = (rotation: Rotation): string =>
  presetOf(named(), rotation)?.name ??
  text().setup.gamesOf([...new Set(rotation.map(({ game }) => gameText(game).name))]);
