// What does Normal Eights say at the table, in the language that is spoken now?

import { spoken } from '#renderer/text/text.ts';
import type { Text } from '#shared/games/normal-eights/text/en.ts';
import { text } from '#shared/games/normal-eights/text/index.ts';

export const normalText = (): Text['table'] => spoken(text).table;
