// By which keys do the rules of Kings & Bastards speak?

import { saying } from '#shared/text/said.ts';
import type { Text } from './text/en.ts';

export const say = saying<Text['refusals']>('kings-and-bastards.refusals');
