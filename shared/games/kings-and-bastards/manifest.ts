// What does the host need of Kings & Bastards: its rules, and who plays it without a person?

import type { Manifest } from '#shared/games/manifest.ts';
import { kingsBots as bots } from './bots/index.ts';
import { kingsAndBastards as rules } from './index.ts';

export const kingsAndBastards: Manifest = { rules, bots };
