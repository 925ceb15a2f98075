// How does one draw or take by touching the stock or the pile itself, or by pulling a card off it?

import type { Card } from "#shared/cards/card.ts";
import type { Box } from "#renderer/art/box.ts";
import { SourceButton } from "#renderer/table/parts/shed/SourceButton.tsx";
import type { ControlsProps } from "#renderer/table/part.ts";
import type { Action } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";

/** They lie where stock and pile are drawn, and only while a card may be had from there. */
export function DrawButtons({
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
