// What does Kings & Bastards say at the table, in the language that is spoken now?

import { spoken } from '#renderer/text/text.ts';
import type { Text } from '#shared/games/kings-and-bastards/text/en.ts';
import { text } from '#shared/games/kings-and-bastards/text/index.ts';

export const kingsText = (): Text['table'] => spoken(text).table;
