// What does the host need of Crazy Eights: its rules, and who plays it without a person?

import type { Manifest } from '#shared/games/manifest.ts';
import { crazyBots as bots } from './bots/index.ts';
import { crazyEights as rules } from './index.ts';

export const crazyEights: Manifest = { rules, bots };
