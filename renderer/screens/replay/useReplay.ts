// How does a round come from the house, anew for each pair of eyes?

import { useCallback, useEffect, useState } from 'react';
import { refusalWords, useHouse, type Asked } from '#renderer/app/houseContext.ts';
import type { Answer } from '#shared/protocol/messages.ts';
import type { Eyes, Replay } from '#shared/protocol/replay.ts';
import type { OpenedFile } from './openedFile.ts';

interface Fetched {
  /** What was fetched last stays until other eyes' lines have come. */
  readonly asked: Asked<Replay>;
  readonly look: (eyes: Eyes) => void;
  readonly again: () => void;
}

/** All parts of it, one after the other. */
async function whole(part: (number: number) => Promise<Answer<Replay>>): Promise<Answer<Replay>> {
  const first = await part(1);
  if (!first.ok) return first;
  const lines = [...first.value.lines];
  for (let number = 2; number <= first.value.part.of; number += 1) {
    const next = await part(number);
    if (!next.ok) return next;
    lines.push(...next.value.lines);
  }
  return { ok: true, value: { ...first.value, part: { number: 1, of: 1, size: first.value.count }, lines } };
}

/** `source`: a stored round's number, or a file; it must not change. */
export function useReplay(source: number | OpenedFile): Fetched {
  const { files } = useHouse();
  const [asked, setAsked] = useState<Asked<Replay>>({ state: 'waiting' });
  const [wish, setWish] = useState<{ readonly eyes: Eyes | null }>({ eyes: null });
  useEffect(() => {
    let wanted = true;
    const part = (number: number): Promise<Answer<Replay>> => (typeof source === 'number' ? files.replay(source, wish.eyes, number) : files.replayText(source.text, wish.eyes, number));
    const answer = whole(part);
    void answer.then((told) => wanted && setAsked(told.ok ? { state: 'answered', value: told.value } : { state: 'failed', message: refusalWords(told) }));
    return () => {
      wanted = false;
    };
  }, [files, source, wish]);
  return { asked, look: useCallback((eyes) => setWish({ eyes }), []), again: useCallback(() => setWish((same) => ({ ...same })), []) };
}
