// By which keys do the rules of Crazy Eights speak?

import { saying } from '#shared/text/said.ts';
import type { Text } from './text/en.ts';

export const say = saying<Text['refusals']>('crazy-eights.refusals');
