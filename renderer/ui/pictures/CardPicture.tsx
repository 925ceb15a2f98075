// A card outside the table: in help, settings and on the home screen.

import styles from "./CardPicture.module.css";
import { useEffect, useRef } from "react";
import { cardCell } from "#renderer/art/atlasLayout.ts";
import { paintBack } from "#renderer/art/backs.ts";
import type { BackName } from "#shared/profile/appearance.ts";
import { loadCourts, paintFace } from "#renderer/art/cardFaces.ts";
import { fontsReady } from "#renderer/art/fonts.ts";
import { fourColour, twoColour } from "#renderer/art/palette.ts";
import { whileWanted } from "#renderer/context/whileWanted.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { text } from "#renderer/text/text.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { Card } from "#shared/cards/card.ts";

type CardPictureProps = Readonly<{
  card: Card | { readonly back: BackName };
  deck: Settings["deck"];
  /** rem */
  width: number;
  decorative?: boolean;
}>;

const whole = { x: 0, y: 0, ...cardCell };
const paintReady = () => Promise.all([loadCourts(), fontsReady()]);

export function CardPicture({ card, deck, width, decorative = false }: CardPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const face = typeof card === "string" ? card : null;
  const back = typeof card === "string" ? null : card.back;
  // A page that has lost its host shows no card; its next request reports the loss.
  useEffect(
    () =>
      whileWanted(paintReady(), ([figures]) => {
        const brush = canvas.current?.getContext("2d");
        if (!brush) return;
        brush.clearRect(0, 0, cardCell.width, cardCell.height);
        if (back !== null) paintBack(brush, whole, back);
        else if (face !== null)
          paintFace(brush, whole, face, deck === "four-colour" ? fourColour : twoColour, figures);
      }),
    [face, back, deck],
  );
  const spoken = decorative
    ? ({ "aria-hidden": true } as const)
    : ({ role: "img", "aria-label": face === null ? text().card.back : cardName(face) } as const);
  return (
    <canvas
      ref={canvas}
      className={styles.card}
      width={cardCell.width}
      height={cardCell.height}
      style={{ width: `${width}rem` }}
      {...spoken}
    />
  );
}
