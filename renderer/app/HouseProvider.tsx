// Is the house open to this page – and if not, what is to be said?

import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { HouseSession } from '#renderer/session/session.ts';
import { text } from '#renderer/text/text.ts';
import { Notice } from '#renderer/ui/Notice.tsx';
import { HouseContext } from './houseContext.ts';
import { useSessions } from './sessionsContext.ts';

interface HouseProviderProps {
  /** Null for a page that belongs to no owner. */
  readonly secret: string | null;
  readonly children: ReactNode;
}

export function HouseProvider({ secret, children }: HouseProviderProps) {
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((now) => now + 1), []);
  const line = useLine(secret, turn);
  const house = typeof line === 'object' ? line : null;
  const hold = useMemo(() => (house ? { house, retry } : null), [house, retry]);
  const words = text().house;
  if (secret === null) return <Notice title={words.noKeyTitle}>{words.noKey}</Notice>;
  if (line === 'failed') return <Notice title={words.lostTitle} action={{ label: text().app.tryAgain, act: retry }}>{words.lost}</Notice>;
  if (!hold) return <Notice waiting title={words.opening} />;
  return <HouseContext value={hold}>{children}</HouseContext>;
}

function useLine(secret: string | null, turn: number): HouseSession | 'opening' | 'failed' {
  const sessions = useSessions();
  const [line, setLine] = useState<HouseSession | 'opening' | 'failed'>('opening');
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
      () => wanted && setLine('failed'),
    );
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [sessions, secret, turn]);
  return line;
}
