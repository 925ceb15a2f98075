// What does the host need of Normal Eights: its rules, and who plays it without a person?

import type { Manifest } from '#shared/games/manifest.ts';
import { normalBots as bots } from './bots/index.ts';
import { normalEights as rules } from './index.ts';

export const normalEights: Manifest = { rules, bots };
