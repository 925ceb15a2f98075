// How does a table ask what must be said besides the cards: a rank, a suit, a player, what a joker is?

import type { Part } from '#renderer/table/part.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';

export const naming: Part = { name: 'naming', controls: { dialog: ChoiceDialog } };
