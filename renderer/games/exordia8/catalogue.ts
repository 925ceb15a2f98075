// In which language does Exordia8 speak now?

import type { Settings } from '#shared/api/settings.ts';
import { language } from '#renderer/text/text.ts';
import { en, type ExordiaText } from './text.ts';

const catalogues: { readonly [K in Settings['language']]: ExordiaText } = { en };

export const exordiaText = (): ExordiaText => catalogues[language()];
