// How does a round come from the house, anew for each pair of eyes?

import { useCallback, useEffect, useState } from 'react';
import { refusalWords, useHouse, type Asked } from '#renderer/app/houseContext.ts';
import type { Eyes, Replay } from '#shared/protocol/replay.ts';
import type { OpenedFile } from './openedFile.ts';

interface Fetched {
  /** What was fetched last stays until other eyes' lines have come. */
  readonly asked: Asked<Replay>;
  readonly look: (eyes: Eyes) => void;
  readonly again: () => void;
}

/** `source`: a stored round's number, or a file; it must not change. */
export function useReplay(source: number | OpenedFile): Fetched {
  const { files } = useHouse();
  const [asked, setAsked] = useState<Asked<Replay>>({ state: 'waiting' });
  const [wish, setWish] = useState<{ readonly eyes: Eyes | null }>({ eyes: null });
  useEffect(() => {
    let wanted = true;
    const answer = typeof source === 'number' ? files.replay(source, wish.eyes) : files.replayText(source.text, wish.eyes);
    void answer.then((told) => wanted && setAsked(told.ok ? { state: 'answered', value: told.value } : { state: 'failed', message: refusalWords(told) }));
    return () => {
      wanted = false;
    };
  }, [files, source, wish]);
  return { asked, look: useCallback((eyes) => setWish({ eyes }), []), again: useCallback(() => setWish((same) => ({ ...same })), []) };
}
