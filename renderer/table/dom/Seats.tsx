import styles from "./Seats.module.css";
import { useEffect, useState, type CSSProperties, type PointerEvent } from "react";
import type { Box } from "#renderer/art/box.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { TablePlayer, ChatLine } from "#shared/protocol/table.ts";
import type { Shown } from "#renderer/table/desk/deskState.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { clamp } from "#renderer/table/layout/boxes.ts";
import { circleFrom } from "#renderer/table/layout/ring.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { seated } from "#renderer/table/drawing/seats/seatPerson.ts";
import { recordAgainst, type Records } from "#renderer/table/records.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { boxStyle, type Laid } from "./TableFrame.tsx";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import { EmotePicture } from "#renderer/ui/pictures/EmotePicture.tsx";

/** A mouse points while it hovers; a tap points until the next tap. */
function useSeatPointer() {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  useEffect(() => {
    if (pointedAt === null) return undefined;
    const forget = () => setPointedAt(null);
    addEventListener("pointerdown", forget, true);
    return () => removeEventListener("pointerdown", forget, true);
  }, [pointedAt]);
  return {
    pointedAt,
    handlers: (seat: number) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === "mouse" && setPointedAt(seat),
      onPointerLeave: ({ pointerType }: PointerEvent) =>
        pointerType === "mouse" && setPointedAt(null),
      onClick: () => setPointedAt(seat),
    }),
  };
}

function turnOrder({ room }: Layout, direction: 1 | -1): readonly number[] {
  const [first, ...others] = circleFrom(room);
  return first === undefined ? [] : [first, ...(direction === 1 ? others : others.toReversed())];
}

export function SeatList({ game, state, layout, records }: Laid & { readonly records: Records }) {
  const { pointedAt, handlers } = useSeatPointer();
  const { table } = state.snapshot;
  if (!table) return null;
  const players = seated(table, state.view !== null);
  const wordsOf = (seat: number) =>
    seatWords(game, state, players[seat]!, seat, recordAgainst(players[seat]!, records));
  const tip = pointedAt === null ? undefined : layout.seats[pointedAt];
  return (
    <>
      <ul aria-label={tableText().seats}>
        {turnOrder(layout, state.scene.direction ?? 1).map((seat) => {
          const [player, place] = [players[seat], layout.seats[seat]];
          if (!player || !place) return null;
          const words = wordsOf(seat);
          return (
            <li
              key={player.id}
              className={styles.seat}
              style={boxStyle(place.box)}
              {...(place.turn ? handlers(seat) : { title: words })}
            >
              <span className="unseen">{words}</span>
            </li>
          );
        })}
      </ul>
      {tip?.turn && pointedAt !== null && players[pointedAt] && (
        <p className={styles.tip} style={tipStyle(tip.box, layout)} aria-hidden>
          {wordsOf(pointedAt)}
        </p>
      )}
    </>
  );
}

const tipWidth = 240;
const tipGap = 8;

function tipStyle({ x, y, width, height }: Box, { room }: Layout): CSSProperties {
  const left = clamp(x + width / 2 - tipWidth / 2, tipGap, room.width - tipWidth - tipGap);
  const isLow = y + height / 2 > room.height / 2;
  return {
    left,
    width: tipWidth,
    ...(isLow ? { bottom: room.height - y + tipGap } : { top: y + height + tipGap }),
  };
}

function seatWords(
  game: TableGame | null,
  { view, scene, snapshot }: Shown,
  player: TablePlayer,
  seat: number,
  record: ReturnType<typeof recordAgainst>,
) {
  const words = tableText();
  const known = view?.seen.known.find((hand) => hand.seat === seat)?.cards ?? [];
  const place = scene.places[seat];
  const chips = scene.chips?.[seat] ?? player.chips;
  const extra = (game?.parts ?? []).map((part) => part.seatWords?.(scene, seat) ?? {});
  const isFolded = scene.folded[seat] ?? false;
  const parts = [
    player.id === snapshot.player ? words.youNamed(player.name) : player.name,
    player.bot === null ? "" : words.bot,
    record ? words.record(record.behind, record.ahead) : "",
    player.presence === "here" ? "" : words[player.presence],
    isFolded && game ? game.words().out() : view ? words.cardsLeft(scene.counts[seat] ?? 0) : "",
    place && scene.counts[seat] === 0 && !isFolded ? words.out : "",
    place ? words.place(place) : "",
    chips === null ? "" : words.chips(chips),
    view && game ? game.words().titles(view.seen, seat, player.titles) : "",
    scene.dealer === seat ? words.dealer : "",
    ...extra.map(({ chips: its = "" }) => its),
    view && game ? game.words().condition(view.seen, seat) : "",
    scene.toAct.includes(seat) ? words.toAct : "",
    scene.speech[seat] ?? "",
    ...extra.map(({ hand = "" }) => hand),
    known.length > 0 ? words.knownCards(known.map(cardName).join(", ")) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

const most = 80;

/** Keeps whole words as far as they fit; the chat has the full text. */
export function shortened(text: string): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most).join("");
  const space = cut.lastIndexOf(" ");
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`;
}

const widest = 208;
const edge = 6;

/** Visual only: the chat itself is announced. A speaker without a seat speaks from the corner. */
export function SeatBubbles({
  lines,
  state: { snapshot, view },
  layout,
}: Pick<Laid, "state" | "layout"> & { readonly lines: readonly ChatLine[] }) {
  const { table } = snapshot;
  const ids = table ? seated(table, view !== null).map(({ id }) => id) : [];
  const seatOf = ({ from }: ChatLine) => (from.player === null ? -1 : ids.indexOf(from.player));
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

type BubbleProps = Readonly<{ line: Pick<ChatLine, "from" | "said">; isNamed?: boolean }>;

export function Bubble({ line: { from, said }, isNamed }: BubbleProps) {
  return (
    <p className={styles.bubble}>
      {isNamed && <b className={styles.name}>{from.name}</b>}
      {"emote" in said ? <EmotePicture emote={said.emote} /> : <span>{shortened(said.text)}</span>}
    </p>
  );
}

export function bubbleStyle({ x, y, box, bubble }: SeatPlace, { room }: Layout): CSSProperties {
  const beside = { top: y, translate: "0 -50%" };
  if (bubble === "left")
    return {
      ...beside,
      right: room.width - box.x + edge,
      width: Math.min(widest, box.x - 2 * edge),
      justifyContent: "end",
    };
  const end = box.x + box.width;
  if (bubble === "right")
    return {
      ...beside,
      left: end + edge,
      width: Math.min(widest, room.width - end - 2 * edge),
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
