import styles from "./drawPile.module.css";
import type { Card } from "#shared/cards/card.ts";
import type { Box } from "#renderer/art/box.ts";
import { SourceButton } from "#renderer/table/parts/shed/SourceButton.tsx";
import type { ControlsProps, Moment, PartOf } from "#renderer/table/part.ts";
import type { Action } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { CSSProperties } from "react";
import { asGin, takenBy } from "#shared/games/gin-rummy/seen.ts";
import { ginText } from "./wording.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { isDealing, whoAt } from "#renderer/table/desk/deskState.ts";
import { MiniCard } from "#renderer/table/dom/MiniCard.tsx";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { planTakeBack } from "#renderer/table/parts/shed/shedPlan.ts";
import { shed } from "#renderer/table/parts/shed/shed.ts";
import type { BeatOf, Draft, Spot, AnimationStep } from "#renderer/table/scene/animation.ts";
import { mostOnPile, type ShedSlices } from "#renderer/table/parts/shed/shedScene.ts";
import { pileKey } from "#renderer/table/scene/scene.ts";
import type { AnySeen } from "#shared/contract/seen.ts";

function DrawButtons({
  desk,
  state: { scene, sending, moving },
  offers,
  layout,
  settings: { deck },
}: ControlsProps) {
  const { shed: places } = layout;
  const { shed } = scene;
  if (!shed || !places || sending || moving) return null;
  const floor = (places.stock.y + places.stock.height + layout.status.y) / 2;
  const source = (
    id: "draw" | "take",
    card: Card | null,
    place: Box,
    nameOf: (action: Action) => string,
  ) => {
    const action = offers?.actions.find(
      (one) => one.id === id && one.problem === null && one.sends !== "ahead",
    );
    return (
      action && (
        <SourceButton
          key={id}
          name={nameOf(action)}
          place={place}
          pull={{ floor, card, deck }}
          take={() => desk.act(action)}
        />
      )
    );
  };
  return (
    <>
      {source("draw", null, places.stock, () => tableText().drawFrom(shed.stock))}
      {source("take", shed.pile.at(-1) ?? null, places.pile, ({ label }) => label)}
    </>
  );
}

const gap = 8;
const placeOf = ({ box }: SeatPlace, { room }: Layout): CSSProperties => ({
  left: box.x + box.width + gap,
  bottom: room.height - box.y - box.height,
  maxWidth: room.width - box.x - box.width - 2 * gap,
});

/** GR-19: cards taken from the pile, while the hand is closed. */
function known(seen: AnySeen, seat: Seat): readonly Card[] {
  const { facts } = asGin(seen);
  return facts.result !== null || facts.melds[seat] ? [] : takenBy({ facts }, seat);
}

/** Shown beside every seat except the viewer's own. */
function KnownCards({ state: { scene, snapshot, view, moving }, layout, settings }: ControlsProps) {
  if (!view) return null;
  const who = whoAt(snapshot.table, view.seen.viewer);
  return (
    <>
      {layout.seats.map((place, seat) => {
        const cards = seat === scene.own ? [] : known(view.seen, seat);
        if (cards.length === 0) return null;
        const words = `${who(seat).name}, ${ginText().fromPile}: ${cards.map(cardName).join(", ")}`;
        return (
          <div
            key={seat}
            role="img"
            aria-label={words}
            title={words}
            className={styles.known}
            data-moving={moving}
            style={placeOf(place, layout)}
          >
            {cards.map((card, at) => (
              <MiniCard key={`${card} ${at}`} card={card} deck={settings.deck} />
            ))}
          </div>
        );
      })}
    </>
  );
}

export type DrawPileSlices = Readonly<{
  beats: {
    takeTop: Readonly<{ seat: Seat; card: Card; words: string }>;
  };
  inputs: {
    /** The first card of the pile has not been turned up yet. */
    readonly isTopHidden: boolean;
  };
}>;

const stockAndPile = shed({
  shed: (seen) => ({
    stock: seen.stock,
    pile: seen.pile,
    want: null,
    isAway: asGin(seen).facts.knocker !== null,
  }),
});

/** When a card leaves a high pile, one that only added height becomes a sprite again. */
function uncovered({ scene: { shed: before, open }, at }: Moment): readonly AnimationStep[] {
  const card = before?.pile.at(-1 - mostOnPile);
  const number = open - 1 - mostOnPile;
  const spot: Spot = { zone: "pile", number };
  return card === undefined
    ? []
    : [
        {
          type: "fly",
          key: pileKey(number),
          card,
          from: spot,
          to: spot,
          flip: [1, 1],
          becomes: pileKey(number),
          at,
          ms: 0,
        },
      ];
}

function planTakeTop(beat: BeatOf<"takeTop">, moment: Moment): Draft {
  const draft = planTakeBack({ ...beat, type: "takeBack" }, moment);
  return {
    ...draft,
    steps: [
      ...uncovered(moment),
      ...draft.steps.map((step): AnimationStep =>
        step.type === "sound" ? { ...step, name: "flip" } : step,
      ),
    ],
  };
}

export const drawPile: PartOf<Omit<ShedSlices, "hooks"> & DrawPileSlices> = {
  ...stockAndPile,
  name: "drawPile",
  // Cards are not shed in this game: the result describes melds.
  hooks: {},
  beats: {
    ...stockAndPile.beats,
    takeTop: {
      plan: planTakeTop,
      hands: ({ seat, card }) => [{ seat, out: [], in: [card] }],
      lays: () => -1,
    },
  },
  desk: { inputs: (_game, state) => ({ isTopHidden: isDealing(state) }) },
  controls: { beforeHand: KnownCards, beforeActions: DrawButtons },
};
