import type { CSSProperties } from "react";
import { whoAt } from "#renderer/table/desk/deskState.ts";
import { bubbleStyle } from "#renderer/table/dom/SeatBubbles.tsx";
import bubbles from "#renderer/table/dom/SeatBubbles.module.css";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { ControlsProps, Part } from "#renderer/table/part.ts";
import { hooksOf, type Whose } from "#renderer/table/tableGame.ts";
import styles from "./gifts.module.css";
import type { AnySeen, Told } from "#shared/contract/view.ts";
import type { Gift } from "#renderer/table/parts/exchange/exchange.ts";

const edge = 8;
/** In a high window there is no room beside the plates: over the felt's near end. */
const together = ({ room, status }: Layout): CSSProperties => ({
  left: edge,
  right: edge,
  bottom: room.height - status.y + edge,
});

/** Beside who gave them, for eyes alone: the log tells it too. */
function GiftBubbles({
  desk,
  state: {
    scene: { gifts = [] },
    snapshot,
    view,
  },
  layout,
}: ControlsProps) {
  const hooks = hooksOf(desk.game, "gifts");
  if (!hooks || !view || gifts.length === 0) return null;
  const who = whoAt(snapshot.table, view.seen.viewer);
  const said = gifts.flatMap((gift) => {
    const place = layout.seats[gift.from];
    return gift.cards && place
      ? [{ from: gift.from, place, words: hooks.words({ ...gift, cards: gift.cards }, who) }]
      : [];
  });
  const bubble = ({ from, words }: (typeof said)[number]) => (
    <p key={from} className={bubbles.bubble}>
      {words}
    </p>
  );
  return (
    <div aria-hidden="true">
      {layout.portrait ? (
        <div className={`${bubbles.place} ${styles.together}`} style={together(layout)}>
          {said.map(bubble)}
        </div>
      ) : (
        said.map((one) => (
          <div key={one.from} className={bubbles.place} style={bubbleStyle(one.place, layout)}>
            {bubble(one)}
          </div>
        ))
      )}
    </div>
  );
}

interface GiftHooks {
  /** What is still said of gifts at this moment. `before`: what was said until then. */
  given(
    this: void,
    seen: AnySeen,
    happened: readonly Told[],
    before: readonly Gift[],
  ): readonly Gift[];
  words(
    this: void,
    gift: Gift & { readonly cards: NonNullable<Gift["cards"]> },
    who: Whose,
  ): string;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    gifts: GiftHooks;
  }
}

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    readonly gifts?: readonly Gift[];
  }
}

export const gifts = (hooks: GiftHooks): Part => ({
  name: "gifts",
  hooks: { gifts: hooks },
  slice: ({ seen, happened, known }) => ({
    gifts: hooks.given(seen, happened, known.gifts ?? []).filter(({ cards }) => cards !== null),
  }),
  bare: () => ({ gifts: [] }),
  clear: () => ({ scene: { gifts: [] } }),
  dealt: () => ({ gifts: [] }),
  controls: { beforeHand: GiftBubbles },
});
