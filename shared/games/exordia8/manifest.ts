// What does the host need of Exordia8: its rules, and who plays it without a person?

import type { Manifest } from '#shared/games/manifest.ts';
import { exordiaBots as bots } from './bots/index.ts';
import { exordia8 as rules } from './index.ts';

export const exordia8: Manifest = { rules, bots };
