// Which drawing belongs to which king, queen and jack?
/// <reference types="vite/client" />
import type { Card } from '#shared/cards/card.ts';
import type { CourtImages } from './faces.ts';
import { loadImage } from './images.ts';

const urls = import.meta.glob<string>('../../assets/cards/*.svg', { query: '?url', import: 'default', eager: true });

const cardOf = (path: string): Card => path.slice(path.lastIndexOf('/') + 1, -'.svg'.length) as Card;

/** The figures keep their own blue, red and gold in a four-colour deck: there the pips and indices tell the suit. */
export async function loadCourts(): Promise<CourtImages> {
  const loaded = Object.entries(urls).map(async ([path, url]) => [cardOf(path), await loadImage(url)] as const);
  return new Map(await Promise.all(loaded));
}
