// How does the page keep its line to the house?

import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { verdictOn } from '#renderer/session/line.ts';
import type { HouseSession } from '#renderer/session/session.ts';
import { HouseContext, type HouseLine } from './houseContext.ts';
import { useSessions } from './sessionsContext.ts';

interface HouseProviderProps {
  /** Null for a page that belongs to no owner. */
  readonly secret: string | null;
  readonly children: ReactNode;
}

/** Renders its children whatever becomes of the line: help and settings need none, and a seat has a token of its own. */
export function HouseProvider({ secret, children }: HouseProviderProps) {
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((now) => now + 1), []);
  const line = useLine(secret, turn);
  return <HouseContext value={useMemo(() => ({ line, retry }), [line, retry])}>{children}</HouseContext>;
}

function useLine(secret: string | null, turn: number): HouseLine {
  const sessions = useSessions();
  const [line, setLine] = useState<HouseLine>(secret === null ? 'no-key' : 'opening');
  useEffect(() => {
    if (secret === null) return undefined;
    let wanted = true;
    let opened: HouseSession | null = null;
    setLine('opening');
    sessions.openHouse(secret).then(
      (house) => {
        opened = house;
        if (wanted) setLine(house);
        else house.close();
      },
      (error: unknown) => wanted && setLine(verdictOn(error) === 'refused' ? 'no-key' : 'silent'),
    );
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [sessions, secret, turn]);
  return line;
}
