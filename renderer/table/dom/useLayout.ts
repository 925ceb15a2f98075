// Which layout fits the window and the company now?

import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Settings } from '#shared/api/settings.ts';
import type { DeskState } from '#renderer/table/desk/deskState.ts';
import type { TableGame } from '#renderer/table/tableGame.ts';
import { layOut, type Layout } from '#renderer/table/layout/layout.ts';
import { seated } from '#renderer/table/stage/seatPerson.ts';

type Size = { readonly width: number; readonly height: number };
/** Before the first deal nobody knows how many cards there will be. */
const usualHand = 14;

/** Null until the place has a size. */
export function useLayout(place: RefObject<HTMLElement | null>, state: DeskState, game: TableGame | null, { textScale }: Settings): Layout | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  const { seats, own, mostCards, betting } = companyOf(state, game);
  return useMemo(() => size && layOut({ ...size, seats, own, mostCards, betting, textScale }), [size, seats, own, mostCards, betting, textScale]);
}

/** Who sits there: as in the view, or as people came in before the first one. */
function companyOf({ view, snapshot }: DeskState, game: TableGame | null): { readonly seats: number; readonly own: number | null; readonly mostCards: number; readonly betting: boolean } {
  if (!view || !game) {
    const players = snapshot.table ? seated(snapshot.table) : [];
    const own = players.findIndex(({ id }) => id === snapshot.player);
    return { seats: Math.max(2, players.length), own: own < 0 ? null : own, mostCards: usualHand, betting: false };
  }
  const { hands, viewer } = view.seen;
  return { seats: hands.length, own: viewer === 'spectator' ? null : viewer, mostCards: game.mostCards(view.seen), betting: game.stakes(view.seen) !== null };
}
