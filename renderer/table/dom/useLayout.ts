import { useLayoutEffect, useMemo, useState, type RefObject } from "react";
import type { Settings } from "#shared/settings/settings.ts";
import { laidBy, type Shown } from "#renderer/table/desk/deskState.ts";
import type { Places, Size } from "#renderer/table/part.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { layOut, type Layout } from "#renderer/table/layout/layout.ts";
import type { Room } from "#renderer/table/layout/regions.ts";
import { seated } from "#renderer/table/drawing/seats/seatPerson.ts";

/** Before the first deal the number of cards is unknown. */
const usualHand = 14;

/**
 * `table`: measured anew before the next picture when it changes, since what stands beside a table
 * comes and goes with it.
 */
export function useSize(
  place: RefObject<HTMLElement | null>,
  table: string | null = null,
): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((known) =>
          known?.width === width && known.height === height ? known : { width, height },
        );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, table]);
  return size;
}

/**
 * True while the round's first view is on its way. Without a seat in the round one is sent only
 * where people may watch (H-16).
 */
export function expectsView({ table, player }: Shown["snapshot"]): boolean {
  if (table?.stage !== "playing") return false;
  const isInRound = table.players.some(({ id, seat }) => id === player && seat !== null);
  return isInRound || (table.lan?.spectators ?? true);
}

/**
 * Returns null until the size (of the table itself) and the company are known: while a round's
 * first view is on its way it waits, since another layout would flash up before. Never null again
 * after that.
 */
export function useLayout(
  size: Size | null,
  state: Shown,
  game: TableGame | null,
  { textScale }: Settings,
  corner = 0,
): Layout | null {
  const [width, height] = [size?.width ?? 0, size?.height ?? 0];
  const company = companyOf(state, game);
  const isSeen = laidBy(state) !== null;
  const [wasLaid, setLaid] = useState(false);
  const isLaid =
    wasLaid || isSeen || (state.snapshot.table !== null && !expectsView(state.snapshot));
  if (isLaid && !wasLaid) setLaid(true);
  const isKnown = width > 0 && isLaid && (isSeen || state.snapshot.table !== null);
  // The company is a new object with every view; its JSON tells whether it changed.
  const key = JSON.stringify(company);
  return useMemo(
    () =>
      isKnown
        ? layOut(
            { width, height, ...(JSON.parse(key) as Company), textScale, corner },
            placesOf(game, isSeen),
          )
        : null,
    [width, height, isKnown, key, textScale, corner, game, isSeen],
  );
}

type Company = Pick<Room, "seats" | "own" | "circle" | "mostCards">;

/** Before the first view nothing lies in the middle. */
const placesOf = (game: TableGame | null, isSeen: boolean): readonly Places[] =>
  (game?.parts ?? []).flatMap(({ places }) =>
    places && (isSeen || !places.company) ? [places] : [],
  );

export function companyOf(
  { snapshot, ...shown }: Pick<Shown, "view" | "awaited" | "snapshot">,
  game: TableGame | null,
): Company {
  const view = laidBy(shown);
  if (!view || !game) {
    const players = snapshot.table ? seated(snapshot.table, false) : [];
    const own = players.findIndex(({ id }) => id === snapshot.player);
    return {
      seats: Math.max(2, players.length),
      own: own < 0 ? null : own,
      circle: null,
      mostCards: usualHand,
    };
  }
  const { seen } = view;
  return {
    seats: seen.hands.length,
    own: seen.viewer === "spectator" ? null : seen.viewer,
    circle: game.circle?.(seen) ?? null,
    mostCards: game.mostCards(seen),
  };
}
