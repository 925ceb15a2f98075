// How do the settings change the look of the page?

import { feltColours, feltNames, type FeltName } from '#renderer/art/feltColours.ts';
import type { Settings } from '#shared/api/settings.ts';

/** Settings may name a felt of a later version. */
export const feltOf = ({ felt }: Pick<Settings, 'felt'>): FeltName => feltNames.find((name) => name === felt) ?? 'emerald';

export function isStill({ animation, reduceMotion }: Pick<Settings, 'animation' | 'reduceMotion'>, systemAsks: boolean): boolean {
  return animation === 'off' || reduceMotion === 'always' || (reduceMotion === 'system' && systemAsks);
}

export function showAppearance(root: HTMLElement, settings: Settings, systemAsksForStillness: boolean): void {
  root.lang = settings.language;
  root.style.fontSize = `${settings.textScale * 100}%`;
  root.style.setProperty('--text-scale', String(settings.textScale));
  root.dataset['motion'] = isStill(settings, systemAsksForStillness) ? 'off' : 'on';
  const { pool } = feltColours[feltOf(settings)];
  pool.forEach((colour, at) => root.style.setProperty(`--felt-${at}`, colour));
}
