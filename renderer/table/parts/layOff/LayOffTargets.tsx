// How does one put a card to a meld by touching the meld, and take one back by touching it there?

import type { Card } from "#shared/cards/card.ts";
import type { Box } from "#renderer/art/box.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import { isDealing } from "#renderer/table/desk/dealing.ts";
import { cardsAt } from "#renderer/table/desk/picks.ts";
import { boxStyle } from "#renderer/table/dom/boxStyle.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";
import type { LaidPlaces } from "#renderer/table/parts/melds/meldsPlaces.ts";
import type { ControlsProps } from "#renderer/table/part.ts";
import type { HandCard } from "#renderer/table/scene/scene.ts";
import { hooksOf } from "#renderer/table/tableGame.ts";
import type { LayOffOffer, LayOffWords } from "./layOff.ts";
import { layOffIn, putIn, putOn, takeBack } from "./layOffDesk.ts";
import styles from "./LayOffTargets.module.css";

/** So far a meld may be missed, pixels. */
const beside = 8;
const around = ({ x, y, width, height }: Box): Box => ({
  x: x - beside,
  y: y - beside,
  width: width + 2 * beside,
  height: height + 2 * beside,
});

/** Over the melds as they are drawn, once they lie there. */
export function LayOffTargets({ desk, state, layout }: ControlsProps) {
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

interface Press {
  readonly words: LayOffWords;
  readonly pickedCard: Card | undefined;
  /** The card that would go there. */
  readonly one: HandCard | undefined;
  readonly fitting: readonly HandCard[];
  readonly at: number;
}

function press(desk: Desk, { words, pickedCard, one, fitting, at }: Press): void {
  if (one) return putOn(desk, one.key, at);
  desk.say(
    "note",
    pickedCard === undefined
      ? words.whichCard(fitting.map(({ card }) => card))
      : words.doesNotGo(pickedCard),
  );
}

/** As much of a card as the next one of its meld leaves to be seen. */
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
