import bubbles from "#renderer/table/dom/Seats.module.css";
import styles from "./gifts.module.css";
import type { CSSProperties } from "react";
import { whoAt } from "#renderer/table/desk/deskState.ts";
import { bubbleStyle } from "#renderer/table/dom/Seats.tsx";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { ControlsProps, PartOf } from "#renderer/table/part.ts";
import type { KingsEvent } from "#shared/games/kings-and-bastards/types.ts";
import { giftWords } from "./wording.ts";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import type { Gift } from "#renderer/table/parts/exchange/exchange.ts";

const edge = 8;
/**
 * In a high window there is no room beside the plates, so they stand over the near end of the felt.
 */
const together = ({ room, status }: Layout): CSSProperties => ({
  left: edge,
  right: edge,
  bottom: room.height - status.y + edge,
});

/** Beside the giver, visual only: the log has the same words. */
function GiftBubbles({
  state: {
    scene: { gifts = [] },
    snapshot,
    view,
  },
  layout,
}: ControlsProps) {
  if (!view || gifts.length === 0) return null;
  const who = whoAt(snapshot.table, view.seen.viewer);
  const said = gifts.flatMap((gift) => {
    const place = layout.seats[gift.from];
    return gift.cards && place
      ? [{ from: gift.from, place, words: giftWords({ ...gift, cards: gift.cards }, who) }]
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

export const giftsIn = (happened: readonly VisibleEvent<KingsEvent>[]): readonly Gift[] =>
  happened
    .filter((event) => event.type === "gave")
    .map(({ seat, told: { to, count }, cards }): Gift => ({
      from: seat,
      to,
      count,
      cards: cards ?? null,
    }));

/** KB-6: shown until the first trick is won, or until the viewer plays or passes. */
function given(
  { viewer }: AnySeen,
  happened: readonly VisibleEvent<KingsEvent>[],
  before: readonly Gift[],
): readonly Gift[] {
  const gifts = giftsIn(happened);
  const isOld = happened.some(
    ({ type, seat }) =>
      type === "dealt" ||
      type === "wonTrick" ||
      type === "crowned" ||
      ((type === "played" || type === "passed") && seat === viewer),
  );
  return gifts.length > 0 ? gifts : isOld ? [] : before;
}

export interface GiftSlices {
  readonly scene: {
    readonly gifts: readonly Gift[];
  };
}

export const gifts: PartOf<GiftSlices> = {
  name: "gifts",
  slice: ({ seen, happened, known }) => ({
    gifts: given(seen, happened as readonly VisibleEvent<KingsEvent>[], known.gifts ?? []).filter(
      ({ cards }) => cards !== null,
    ),
  }),
  bare: () => ({ gifts: [] }),
  clear: () => ({ scene: { gifts: [] } }),
  dealt: () => ({ gifts: [] }),
  controls: { beforeHand: GiftBubbles },
};
