import type { CSSProperties } from "react";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import { clamp } from "#renderer/table/layout/boxes.ts";
import { seated } from "#renderer/table/drawing/seats/seatPerson.ts";
import { EmotePicture } from "#renderer/ui/pictures/EmotePicture.tsx";
import type { ChatLine } from "#shared/protocol/tableMessages.ts";
import type { TableState } from "#shared/protocol/table.ts";
import styles from "./SeatBubbles.module.css";

const most = 80;

/** Keeps whole words as far as they fit; the chat has the full text. */
export function shortened(text: string): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most).join("");
  const space = cut.lastIndexOf(" ");
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`;
}

interface SeatBubblesProps {
  readonly lines: readonly ChatLine[];
  readonly table: TableState | null;
  readonly isRoundShown: boolean;
  readonly layout: Layout;
}

const widest = 208;
const edge = 6;

/** Visual only: the chat itself is announced. A speaker without a seat speaks from the corner. */
export function SeatBubbles({ lines, table, isRoundShown, layout }: SeatBubblesProps) {
  const ids = table ? seated(table, isRoundShown).map(({ id }) => id) : [];
  const seatOf = ({ from }: ChatLine): number =>
    from.player === null ? -1 : ids.indexOf(from.player);
  const others = lines.filter((line) => !layout.seats[seatOf(line)]);
  const { hudRight, room } = layout;
  return (
    <div aria-hidden="true">
      {lines.map((line) => {
        const place = layout.seats[seatOf(line)];
        return (
          place && (
            <div key={line.number} className={styles.place} style={bubbleStyle(place, layout)}>
              <Bubble line={line} />
            </div>
          )
        );
      })}
      <div
        className={styles.corner}
        style={{
          top: hudRight.y + hudRight.height + edge,
          right: room.width - hudRight.x - hudRight.width,
        }}
      >
        {others.map((line) => (
          <Bubble key={line.number} line={line} isNamed />
        ))}
      </div>
    </div>
  );
}

function Bubble({
  line: { from, said },
  isNamed = false,
}: {
  readonly line: ChatLine;
  readonly isNamed?: boolean;
}) {
  return (
    <p className={styles.bubble}>
      {isNamed && <b className={styles.name}>{from.name}</b>}
      {"emote" in said ? <EmotePicture emote={said.emote} /> : <span>{shortened(said.text)}</span>}
    </p>
  );
}

export function bubbleStyle({ x, y, box, bubble }: SeatPlace, { room }: Layout): CSSProperties {
  if (bubble === "left")
    return {
      right: room.width - box.x + edge,
      top: y,
      width: Math.min(widest, box.x - 2 * edge),
      translate: "0 -50%",
      justifyContent: "end",
    };
  if (bubble === "right")
    return {
      left: box.x + box.width + edge,
      top: y,
      width: Math.min(widest, room.width - box.x - box.width - 2 * edge),
      translate: "0 -50%",
    };
  const left = clamp(x - widest / 2, edge, room.width - widest - edge);
  const shift = left + widest / 2 - x;
  const across: CSSProperties = {
    left,
    width: widest,
    justifyContent: Math.abs(shift) < 1 ? "center" : shift > 0 ? "start" : "end",
  };
  return bubble === "below"
    ? { ...across, top: box.y + box.height + edge }
    : { ...across, bottom: room.height - box.y + edge };
}
