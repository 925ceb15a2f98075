// By which keys do rules and bots of Gin Rummy speak?

import { saying } from '#shared/text/said.ts';
import type { Text } from './text/en.ts';

export const say = saying<Text['refusals']>('gin-rummy.refusals');
