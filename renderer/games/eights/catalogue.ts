// In which language do the eights games speak now?

import type { Settings } from '#shared/api/settings.ts';
import { language } from '#renderer/text/text.ts';
import { en, type EightsText } from './text.ts';

const catalogues: { readonly [K in Settings['language']]: EightsText } = { en };

export const eightsText = (): EightsText => catalogues[language()];
