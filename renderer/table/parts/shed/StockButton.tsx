// How does one draw by touching the stock itself?

import type { ControlsProps } from "#renderer/table/part.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { SourceButton } from "./SourceButton.tsx";

/** It lies where the stock is drawn, and only while a card may be drawn. */
export function StockButton({
  desk,
  state: { scene, sending, moving },
  offers,
  layout,
}: ControlsProps) {
  const place = layout.shed?.stock;
  const draw = offers?.actions.find(({ id, problem }) => id === "draw" && problem === null);
  if (!scene.shed || !place || !draw || sending || moving) return null;
  return (
    <SourceButton
      name={tableText().drawFrom(scene.shed.stock)}
      place={place}
      take={() => desk.act(draw)}
    />
  );
}
