// Is every game of the catalogue whole? And would this test name what a half-made one lacks?

import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tableGame } from '#renderer/games/tableGames.ts';
import { explained } from '#renderer/screens/help/helpPages.ts';
import { botLevels } from '#shared/bots/bot.ts';
import { manifests } from '#shared/games/catalogue.ts';
import type { Manifest } from '#shared/games/manifest.ts';
import { english } from '#shared/games/texts.ts';
import { gameTextIn } from '#shared/text/sentence.ts';
import { endings } from '#test/records/endings.ts';

const root = resolve(import.meta.dirname, '../..');
const files = ['index.ts', 'manifest.ts', 'seen.ts', 'traits.ts', 'types.ts', 'text/en.ts', 'text/help.en.md'];

const hasTable = (id: string): boolean => {
  try {
    return tableGame(id).id === id;
  } catch {
    return false;
  }
};

/** What is missing of a game, by the name of the place where it belongs. */
function missingPieces({ rules, bots }: Manifest): readonly string[] {
  const { id, options } = rules;
  const { name, tagline, options: labels } = gameTextIn(english, id);
  const records = resolve(root, 'test/records', id);
  const pieces: readonly (readonly [piece: string, isThere: boolean])[] = [
    ...files.map((file) => [`shared/games/${id}/${file}`, existsSync(resolve(root, 'shared/games', id, file))] as const),
    ...botLevels.map((level) => [`${level} bot`, typeof (bots as Partial<Manifest['bots']>)[level]?.choose === 'function'] as const),
    ['name in shared/games/texts.ts', name !== id && tagline !== ''],
    ...Object.keys(options).map((key) => [`words for the option ${key}`, labels[key] !== undefined] as const),
    ['table in renderer/games/tableGames.ts', hasTable(id)],
    ['help page in renderer/screens/help/helpPages.ts', explained.includes(id)],
    ['endings in test/records/endings.ts', Object.hasOwn(endings, id)],
    [`records in test/records/${id}`, existsSync(records) && readdirSync(records).some((file) => file.endsWith('.round.json'))],
  ];
  return pieces.flatMap(([piece, isThere]) => (isThere ? [] : [piece]));
}

test.each(manifests.map((manifest) => [manifest.rules.id, manifest] as const))('%s is whole', (_id, manifest) => {
  expect(missingPieces(manifest)).toEqual([]);
});

test('no two games go by one id', () => {
  expect(new Set(manifests.map(({ rules }) => rules.id)).size).toBe(manifests.length);
});

test('of a game that is rules and one bot only, everything else is named', () => {
  const [{ rules, bots }] = manifests as readonly [Manifest, ...Manifest[]];
  const halfMade = { rules: { ...rules, id: 'half-made', options: { stake: rules.options['stake'] } }, bots: { easy: bots.easy } } as unknown as Manifest;
  expect(missingPieces(halfMade)).toEqual([
    ...files.map((file) => `shared/games/half-made/${file}`),
    'regular bot', 'name in shared/games/texts.ts', 'words for the option stake', 'table in renderer/games/tableGames.ts',
    'help page in renderer/screens/help/helpPages.ts', 'endings in test/records/endings.ts', 'records in test/records/half-made',
  ]);
});
