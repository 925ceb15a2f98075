// What is asked before the picked cards are played?

import type { ControlsProps } from "#renderer/table/part.ts";
import { CardNamer } from "./CardNamer.tsx";
import { choose, questionIn } from "./namingDesk.ts";
import { RankDialog } from "./RankDialog.tsx";
import { SeatPicker } from "./SeatPicker.tsx";
import { SuitPicker } from "./SuitPicker.tsx";

/** Nothing where nothing is asked. */
export function ChoiceDialog({ desk, state, settings: { deck } }: ControlsProps) {
  const { scene, picked } = state;
  const { choice } = questionIn(state);
  switch (choice?.kind) {
    case undefined:
      return null;
    case "rank":
      return <RankDialog ranks={choice.ranks} choose={(rank) => choose(desk, rank)} />;
    case "seat":
      return (
        <SeatPicker
          desk={desk}
          state={state}
          seats={choice.seats}
          words={choice.words}
          title={choice.title}
        />
      );
    case "card":
      return (
        <CardNamer
          cards={choice.cards}
          words={choice.words}
          deck={deck}
          choose={(card) => choose(desk, card)}
        />
      );
    case "suit": {
      const held = scene.hand.filter(({ key }) => !picked.has(key)).map(({ card }) => card);
      return (
        <SuitPicker
          suits={choice.suits}
          words={choice.words}
          held={held}
          deck={deck}
          choose={(suit) => choose(desk, suit)}
        />
      );
    }
  }
}
