// What does Exordia8 say at the table, in the language that is spoken now?

import { spoken } from '#renderer/text/text.ts';
import type { Text } from '#shared/games/exordia8/text/en.ts';
import { text } from '#shared/games/exordia8/text/index.ts';

export const exordiaText = (): Text['table'] => spoken(text).table;
