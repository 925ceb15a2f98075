// By which keys do the rules of five-card draw speak?

import { saying } from '#shared/text/said.ts';
import type { Text } from './text/en.ts';

export const say = saying<Text['refusals']>('five-card-draw.refusals');
