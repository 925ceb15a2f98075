// In which language does five-card draw speak now?

import type { Settings } from '#shared/api/settings.ts';
import { language } from '#renderer/text/text.ts';
import { en, type DrawText } from './text.ts';

const catalogues: { readonly [K in Settings['language']]: DrawText } = { en };

export const drawText = (): DrawText => catalogues[language()];
