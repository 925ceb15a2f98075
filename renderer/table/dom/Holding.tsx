// What is the own hand called as it is now?

import type { CSSProperties } from "react";
import { firstOf } from "#renderer/table/desk/deskPart.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { isDealing } from "#renderer/table/desk/dealing.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import styles from "./Holding.module.css";

interface HoldingProps {
  readonly game: TableGame | null;
  readonly state: DeskState;
  readonly layout: Layout;
}

/** Said once it is dealt, and again when it has changed. */
export function Holding({ game, state, layout }: HoldingProps) {
  const { view, scene } = state;
  const isThere =
    view !== null &&
    game !== null &&
    scene.own !== null &&
    !isDealing(state) &&
    !(scene.folded[scene.own] ?? false);
  const words = isThere
    ? (firstOf(game, (part) => part.holding?.(game, state)) ?? game.words().holding(view.seen))
    : "";
  return (
    <p role="status" className={words === "" ? "unseen" : styles.holding} style={placeOf(layout)}>
      {words !== "" && (
        <span className={styles.words} aria-label={tableText().holding(words)}>
          {words}
        </span>
      )}
    </p>
  );
}

/** On the lower edge of the hand, which is covered least there. */
function placeOf({ hand, room }: Layout): CSSProperties {
  return {
    left: hand.x - hand.width / 2,
    width: hand.width,
    bottom: Math.max(2, room.height * 0.004),
  };
}
