import type { Card } from "#shared/cards/card.ts";
import type { Box } from "#renderer/art/box.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import { isDealing } from "#renderer/table/desk/deskState.ts";
import { cardsAt } from "#renderer/table/desk/picks.ts";
import { boxStyle } from "#renderer/table/dom/TableFrame.tsx";
import { cardShape } from "#renderer/table/layout/regions.ts";
import type { LaidPlaces } from "./melds/meldsPlaces.ts";
import type { ControlsProps, PartOf } from "#renderer/table/part.ts";
import type { HandCard } from "#renderer/table/scene/scene.ts";
import { hooksOf } from "#renderer/table/tableGame.ts";
import { layOffDesk, layOffIn, putIn, putOn, takeBack } from "./layOffDesk.ts";
import styles from "./layOff.module.css";
import type { Seat } from "#shared/contract/seats.ts";
import type { LaidHand } from "./melds/meldsScene.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import type { Put } from "./layOffDesk.ts";

/** Margin within which a drop still hits a meld, pixels. */
const beside = 8;
const around = ({ x, y, width, height }: Box): Box => ({
  x: x - beside,
  y: y - beside,
  width: width + 2 * beside,
  height: height + 2 * beside,
});

function LayOffTargets({ desk, state, layout }: ControlsProps) {
  const { scene, picked, moving, sending } = state;
  const offer = layOffIn(desk.game, state);
  const words = hooksOf(desk.game, "layOff")?.words();
  const hand = offer && scene.laid?.[offer.to];
  const { on, cards: put } = putIn(state);
  if (
    !offer ||
    !words ||
    !hand ||
    !layout.laidPlaces ||
    sending ||
    isDealing(state) ||
    (moving && put.length === 0)
  )
    return null;
  const places = layout.laidPlaces(offer.to, hand);
  const [pickedCard] = cardsAt(scene.hand, picked);
  return (
    <>
      {hand.melds.slice(0, offer.melds.length).map((meld, at) => {
        const fitting = scene.hand.filter(({ card }) => offer.takes(on, card).includes(at));
        const one =
          pickedCard === undefined
            ? fitting.length === 1
              ? fitting[0]
              : undefined
            : fitting.find(({ card }) => card === pickedCard);
        const name = one ? words.put(one.card, meld) : words.meld(meld);
        const place = places.trays[at];
        return (
          place && (
            <button
              key={at}
              type="button"
              className={styles.meld}
              style={boxStyle(around(place))}
              data-takes={at}
              data-waits={one !== undefined && pickedCard !== undefined}
              data-fits={fitting.length > 0}
              aria-label={name}
              title={name}
              aria-disabled={fitting.length === 0}
              onClick={() => press(desk, { words, pickedCard, one, fitting, at })}
            />
          )
        );
      })}
      {put.map(({ card }) => {
        const place = stripOf(hand.melds, card, places);
        return (
          place && (
            <button
              key={card}
              type="button"
              className={styles.put}
              style={boxStyle(place)}
              aria-label={words.takeBack(card)}
              title={words.takeBack(card)}
              onClick={() => takeBack(desk, card)}
            />
          )
        );
      })}
    </>
  );
}

type Press = Readonly<{
  words: LayOffWords;
  pickedCard: Card | undefined;
  one: HandCard | undefined;
  fitting: readonly HandCard[];
  at: number;
}>;

function press(desk: Desk, { words, pickedCard, one, fitting, at }: Press) {
  if (one) return putOn(desk, one.key, at);
  desk.say(
    "note",
    pickedCard === undefined
      ? words.whichCard(fitting.map(({ card }) => card))
      : words.doesNotGo(pickedCard),
  );
}

/** The part of a card that the next card of its meld leaves visible. */
function stripOf(
  melds: LayOffOffer["melds"],
  card: Card,
  { poses, cardWidth }: LaidPlaces,
): Box | null {
  const meld = melds.findIndex((cards) => cards.includes(card));
  const index = melds.flat().indexOf(card);
  const pose = poses[index];
  if (!pose || meld < 0) return null;
  const next = melds[meld]?.at(-1) === card ? undefined : poses[index + 1];
  const height = cardWidth * cardShape;
  return {
    x: pose.x - cardWidth / 2,
    y: pose.y - height / 2,
    width: next ? Math.min(cardWidth, next.x - pose.x) : cardWidth,
    height,
  };
}

export type PutOn = readonly (readonly Card[])[];

export interface LayOffOffer {
  readonly to: Seat;
  readonly melds: readonly (readonly Card[])[];
  takes(this: void, on: PutOn, card: Card): readonly number[];
  without(this: void, on: PutOn, card: Card): PutOn;
  hand(this: void, on: PutOn): LaidHand;
}

export interface LayOffWords {
  meld(this: void, cards: readonly Card[]): string;
  put(this: void, card: Card, meld: readonly Card[]): string;
  takeBack(this: void, card: Card): string;
  doesNotGo(this: void, card: Card): string;
  whichMeld(this: void, card: Card): string;
  whichCard(this: void, cards: readonly Card[]): string;
}

export interface LayOffHooks {
  offer(this: void, seen: AnySeen): LayOffOffer | null;
  words(this: void): LayOffWords;
  holding(this: void, seen: AnySeen, on: PutOn): string;
}

export type LayOffSlices = Readonly<{
  desk: {
    readonly layOff: Put;
  };
  additions: {
    takeBack: true;
  };
  inputs: {
    readonly putOn: PutOn;
  };
  hooks: {
    layOff: LayOffHooks;
  };
}>;

/** Must follow the part that shows the melds. */
export const layOff = (hooks: LayOffHooks): PartOf<LayOffSlices> => ({
  name: "layOff",
  hooks: { layOff: hooks },
  desk: layOffDesk,
  controls: { beforeActions: LayOffTargets },
});
