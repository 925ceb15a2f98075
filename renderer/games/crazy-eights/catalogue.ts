// In which language does Crazy Eights speak now?

import type { Settings } from '#shared/api/settings.ts';
import { language } from '#renderer/text/text.ts';
import { en, type CrazyText } from './text.ts';

const catalogues: { readonly [K in Settings['language']]: CrazyText } = { en };

export const crazyText = (): CrazyText => catalogues[language()];
