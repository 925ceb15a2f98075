// What does five-card draw say at the table, in the language that is spoken now?

import { spoken } from '#renderer/text/text.ts';
import type { Text } from '#shared/games/five-card-draw/text/en.ts';
import { text } from '#shared/games/five-card-draw/text/index.ts';

export const drawText = (): Text['table'] => spoken(text).table;
