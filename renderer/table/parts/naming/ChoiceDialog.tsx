// What is asked before the picked cards are played?

import type { ControlsProps } from '#renderer/table/part.ts';
import { CardNamer } from './CardNamer.tsx';
import { RankDialog } from './RankDialog.tsx';
import { SeatPicker } from './SeatPicker.tsx';
import { SuitPicker } from './SuitPicker.tsx';

/** Nothing where nothing is asked. */
export function ChoiceDialog({ desk, state, deck }: ControlsProps) {
  const { choice, scene, picked } = state;
  switch (choice?.kind) {
    case undefined: return null;
    case 'rank': return <RankDialog ranks={choice.ranks} choose={(rank) => desk.choose(rank)} />;
    case 'seat': return <SeatPicker desk={desk} state={state} seats={choice.seats} words={choice.words} title={choice.title} />;
    case 'card': return <CardNamer cards={choice.cards} words={choice.words} deck={deck} choose={(card) => desk.choose(card)} />;
    case 'suit': {
      const held = scene.hand.filter(({ key }) => !picked.has(key)).map(({ card }) => card);
      return <SuitPicker suits={choice.suits} words={choice.words} held={held} deck={deck} choose={(suit) => desk.choose(suit)} />;
    }
  }
}
