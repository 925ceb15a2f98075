// By which keys do the rules of Exordia8 speak?

import { saying } from '#shared/text/said.ts';
import type { Text } from './text/en.ts';

export const say = saying<Text['refusals']>('exordia8.refusals');
