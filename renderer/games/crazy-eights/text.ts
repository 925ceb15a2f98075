// What does Crazy Eights say at the table, in the language that is spoken now?

import { spoken } from '#renderer/text/text.ts';
import type { Text } from '#shared/games/crazy-eights/text/en.ts';
import { text } from '#shared/games/crazy-eights/text/index.ts';

export const crazyText = (): Text['table'] => spoken(text).table;
