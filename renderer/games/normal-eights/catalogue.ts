// In which language does Normal Eights speak now?

import type { Settings } from '#shared/api/settings.ts';
import { language } from '#renderer/text/text.ts';
import { en, type NormalText } from './text.ts';

const catalogues: { readonly [K in Settings['language']]: NormalText } = { en };

export const normalText = (): NormalText => catalogues[language()];
