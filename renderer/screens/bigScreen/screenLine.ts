// How does a screen for the room come to its table, and come back to it by itself?

import { useEffect, useState } from 'react';
import type { Clients } from '#renderer/app/clients.ts';
import { useClients } from '#renderer/app/clientsContext.ts';
import { isSilence } from '#renderer/client/saysOfLine.ts';
import type { TableClient } from '#renderer/client/clients.ts';
import type { Answer, GuestWelcome } from '#shared/protocol/messages.ts';

/** `none`: no table has the code, or no more codes are looked at for a while. `silent`: the host does not answer. */
export type ScreenLine = { readonly at: 'looking' | 'none' | 'silent' } | { readonly at: 'table'; readonly table: string; readonly session: TableClient };

const againMs = 5_000;
/** Wrong codes are counted by the host, which looks at nobody's for a while after too many: a screen left on may not use them up. */
const afterWrongMs = [againMs, 15_000];
const longestMs = 30_000;

/** Which line the host's answer to the code leads to. */
export function foundBy(answer: Answer<GuestWelcome>): { readonly table: string } | 'none' | 'silent' {
  if (answer.ok) return answer.value.table === null ? 'none' : { table: answer.value.table };
  return isSilence(answer) ? 'silent' : 'none';
}

/** Looks for the table until it is there, and again once its line has ended for good: nobody stands by to press anything. */
export function useScreenLine(code: string): ScreenLine {
  const clients = useClients();
  const [line, setLine] = useState<ScreenLine>({ at: 'looking' });
  useEffect(() => follow(clients, code, setLine), [clients, code]);
  return line;
}

/** Answers with the function that ends it. */
function follow({ screens }: Clients, code: string, tell: (line: ScreenLine) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let session: TableClient | null = null;
  let wrong = 0;
  const later = (ms: number): void => {
    timer = setTimeout(() => void look(), ms);
  };
  const look = async (): Promise<void> => {
    const found = foundBy(await screens.find(code));
    if (isOver) return;
    if (typeof found === 'string') {
      tell({ at: found });
      if (found === 'silent') return later(againMs);
      later(afterWrongMs[wrong] ?? longestMs);
      wrong += 1;
      return;
    }
    wrong = 0;
    const opened = screens.open(found.table, code);
    session = opened;
    opened.subscribe(() => {
      if (opened.snapshot().link !== 'ended' || session !== opened) return;
      session = null;
      opened.close();
      tell({ at: 'looking' });
      later(againMs);
    });
    tell({ at: 'table', table: found.table, session: opened });
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    session?.close();
  };
}
