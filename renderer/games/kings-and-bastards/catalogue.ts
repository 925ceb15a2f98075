// In which language does Kings & Bastards speak now?

import type { Settings } from '#shared/api/settings.ts';
import { language } from '#renderer/text/text.ts';
import { en, type KingsText } from './text.ts';

const catalogues: { readonly [K in Settings['language']]: KingsText } = { en };

export const kingsText = (): KingsText => catalogues[language()];
