// How does the page keep its line to the house?

import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { verdictOn } from '#renderer/client/line.ts';
import type { HouseClient } from '#renderer/client/clients.ts';
import { HouseContext, type HouseLine } from './houseContext.ts';
import { useClients } from './clientsContext.ts';

interface HouseProviderProps {
  /** False for a page that belongs to no owner. */
  readonly owner: boolean;
  readonly children: ReactNode;
}

/** Renders its children whatever becomes of the line: help and settings need none, and a seat has a token of its own. */
export function HouseProvider({ owner, children }: HouseProviderProps) {
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((now) => now + 1), []);
  const line = useLine(owner, turn);
  return <HouseContext value={useMemo(() => ({ line, retry }), [line, retry])}>{children}</HouseContext>;
}

function useLine(owner: boolean, turn: number): HouseLine {
  const clients = useClients();
  const [line, setLine] = useState<HouseLine>(owner ? 'opening' : 'no-key');
  useEffect(() => {
    if (!owner) return undefined;
    let wanted = true;
    let opened: HouseClient | null = null;
    setLine('opening');
    clients.openHouse().then(
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
  }, [clients, owner, turn]);
  return line;
}
