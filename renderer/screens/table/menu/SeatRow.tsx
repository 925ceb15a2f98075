import { useEffect, useId, useState, type ReactNode } from "react";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Vacant } from "#renderer/ui/pictures/Vacant.tsx";
import { OrderTools } from "#renderer/ui/inputs/OrderTools.tsx";
import { typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import type { Sitter } from "./seatOrder.ts";
import styles from "./TableMenu.module.css";

interface SeatRowProps {
  readonly sitter: Sitter;
  /** From 0. */
  readonly at: number;
  readonly of: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onPlace: (place: number) => void;
  readonly onRemove: () => void;
  readonly muted: boolean;
  readonly tools: ReactNode;
}

/** In longer lists a seat is chosen by number instead of step by step. */
const long = 8;

export const sitterName = ({ player }: Sitter): string => player?.name ?? text().seats.newBot;

export function SeatRow({ sitter, at, of, onMove, onPlace, onRemove, muted, tools }: SeatRowProps) {
  const words = text().seats;
  const name = sitterName(sitter);
  const more = useTools(name, tools);
  return (
    <li className={styles.seat}>
      {of > long ? <PlaceInput name={name} at={at} of={of} onPlace={onPlace} /> : null}
      <Person sitter={sitter} muted={muted} />
      {more.button}
      <OrderTools
        words={{ up: words.up(name), down: words.down(name), remove: words.remove(name) }}
        at={at}
        of={of}
        onMove={onMove}
        onRemove={sitter.player?.bot === null ? null : onRemove}
      />
      {more.below}
    </li>
  );
}

export function WatcherRow({
  name,
  about,
  tools,
}: {
  readonly name: string;
  readonly about: readonly string[];
  readonly tools: ReactNode;
}) {
  const more = useTools(name, tools);
  return (
    <li className={styles.seat}>
      <div className="row grow gap-m">
        <span className={styles.name}>
          {name}
          <small>{about.join(", ")}</small>
        </span>
      </div>
      {more.button}
      {more.below}
    </li>
  );
}

function useTools(
  name: string,
  tools: ReactNode,
): { readonly button: ReactNode; readonly below: ReactNode } {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (tools === null) return { button: null, below: null };
  return {
    button: (
      <Button
        kind="quiet"
        className={styles.more}
        aria-label={text().persons.tools(name)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </Button>
    ),
    below: isOpen && (
      <div id={id} className={styles.below}>
        {tools}
      </div>
    ),
  };
}

/** Moves the player only once the number has been typed to its end. */
function PlaceInput({
  name,
  at,
  of,
  onPlace,
}: Pick<SeatRowProps, "at" | "of" | "onPlace"> & { readonly name: string }) {
  const [typed, setTyped] = useState(String(at + 1));
  useEffect(() => setTyped(String(at + 1)), [at]);
  const settle = (): void => {
    const place = typedNumber(typed, { min: 1, max: of });
    if (place === null) setTyped(String(at + 1));
    else if (place !== at + 1) onPlace(place - 1);
  };
  return (
    <input
      className={styles.place}
      inputMode="numeric"
      autoComplete="off"
      aria-label={text().seats.placeOf(name)}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={settle}
      onKeyDown={({ key }) => key === "Enter" && settle()}
    />
  );
}

function Person({ sitter, muted }: Pick<SeatRowProps, "sitter" | "muted">) {
  const words = text().seats;
  const bot = sitter.player === null ? sitter.bot : sitter.player.bot;
  return (
    <div className="row grow gap-m">
      {sitter.player ? (
        <Avatar avatar={sitter.player.avatar} size={2.25} />
      ) : (
        <Vacant size={2.25} />
      )}
      <span className={styles.name}>
        {sitterName(sitter)}
        <small>
          {bot === null
            ? [words.person, ...(muted ? [text().persons.muted] : [])].join(", ")
            : words.bot(text().setup.botLevels[bot])}
        </small>
      </span>
    </div>
  );
}
