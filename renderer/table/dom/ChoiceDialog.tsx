// What is asked before the picked cards are played?

import type { Settings } from '#shared/api/settings.ts';
import type { Desk } from '#renderer/table/desk/Desk.ts';
import type { DeskState } from '#renderer/table/desk/deskState.ts';
import { RankDialog } from './RankDialog.tsx';
import { SuitPicker } from './SuitPicker.tsx';

interface ChoiceDialogProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly deck: Settings['deck'];
}

/** Nothing where nothing is asked. */
export function ChoiceDialog({ desk, state: { choice, scene, picked }, deck }: ChoiceDialogProps) {
  if (choice === null) return null;
  if (choice.kind === 'rank') return <RankDialog ranks={choice.ranks} choose={(rank) => desk.choose(rank)} />;
  const held = scene.hand.filter(({ key }) => !picked.has(key)).map(({ card }) => card);
  return <SuitPicker suits={choice.suits} words={choice.words} held={held} deck={deck} choose={(suit) => desk.choose(suit)} />;
}
