// Which moves were made, and which cards are in whose hand now, in words?

import { useId, useState } from "react";
import { text } from "#renderer/text/text.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import type { Replay } from "#shared/protocol/replay.ts";
import { CardList } from "./CardList.tsx";
import { MoveList } from "./MoveList.tsx";
import styles from "./MovesAndCards.module.css";
import type { Reel, ReelState } from "./Reel.ts";

interface MovesAndCardsProps {
  readonly replay: Replay;
  readonly reel: Reel;
  readonly state: ReelState;
}

export function MovesAndCards({ replay, reel, state }: MovesAndCardsProps) {
  const [list, setList] = useState<"moves" | "cards">("moves");
  const id = useId();
  const words = text().replay;
  return (
    <div className={styles.both}>
      <span id={id} className="unseen">
        {words.showing}
      </span>
      <Choice
        labelledBy={id}
        value={list}
        items={[
          { value: "moves", label: words.moves },
          { value: "cards", label: words.cards },
        ]}
        onChange={setList}
      />
      {list === "moves" && <MoveList reel={reel} state={state} />}
      {list === "cards" && (
        <CardList players={replay.players} game={replay.game} seen={state.shown.message.seen} />
      )}
    </div>
  );
}
