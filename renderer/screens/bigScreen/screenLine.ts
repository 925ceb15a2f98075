// How does a screen for the room come to its table or tournament, and come back to it by itself?

import { useEffect, useState } from 'react';
import type { Clients } from '#renderer/app/clients.ts';
import { useClients } from '#renderer/app/clientsContext.ts';
import { isSilence } from '#renderer/client/saysOfLine.ts';
import type { HouseClient, TableClient } from '#renderer/client/clients.ts';
import type { Answer, GuestWelcome } from '#shared/protocol/messages.ts';

/** `none`: nothing has the code, or no more codes are looked at for a while. `silent`: the host does not answer. `lost`: to be called where the tournament is not shown any more. */
export type ScreenLine =
  | { readonly at: 'looking' | 'none' | 'silent' }
  | { readonly at: 'table'; readonly table: string; readonly session: TableClient }
  | { readonly at: 'tournament'; readonly tournament: string; readonly house: HouseClient; readonly lost: () => void };

const againMs = 5_000;
/** Wrong codes are counted by the host, which looks at nobody's for a while after too many: a screen left on may not use them up. */
const afterWrongMs = [againMs, 15_000];
const longestMs = 30_000;

/** Which line the host's answer to the code leads to. */
export function foundBy(answer: Answer<GuestWelcome>): { readonly table: string } | { readonly tournament: string } | 'none' | 'silent' {
  if (answer.ok) {
    const { table, tournament } = answer.value;
    if (table !== null) return { table };
    return tournament === null ? 'none' : { tournament };
  }
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
function follow(clients: Clients, code: string, tell: (line: ScreenLine) => void): () => void {
  const looking = new Looking(clients, code, tell);
  return () => looking.end();
}

class Looking {
  readonly #screens: Clients['screens'];
  readonly #code: string;
  readonly #tell: (line: ScreenLine) => void;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #line: { close(): void } | null = null;
  #wrong = 0;

  constructor({ screens }: Clients, code: string, tell: (line: ScreenLine) => void) {
    this.#screens = screens;
    this.#code = code;
    this.#tell = tell;
    void this.#look();
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#line?.close();
  }

  async #look(): Promise<void> {
    const found = foundBy(await this.#screens.find(this.#code));
    if (this.#isOver) return;
    if (typeof found === 'string') {
      this.#tell({ at: found });
      if (found === 'silent') return this.#later(againMs);
      this.#later(afterWrongMs[this.#wrong] ?? longestMs);
      this.#wrong += 1;
      return;
    }
    this.#wrong = 0;
    if ('table' in found) this.#sit(found.table);
    else await this.#watch(found.tournament);
  }

  #sit(table: string): void {
    const session = this.#screens.open(table, this.#code);
    this.#line = session;
    session.subscribe(() => {
      if (session.snapshot().link === 'ended') this.#lost(session);
    });
    this.#tell({ at: 'table', table, session });
  }

  async #watch(tournament: string): Promise<void> {
    const house = await this.#screens.house(this.#code).catch(() => null);
    if (this.#isOver) return house?.close();
    if (house === null) {
      this.#tell({ at: 'silent' });
      return this.#later(againMs);
    }
    this.#line = house;
    this.#tell({ at: 'tournament', tournament, house, lost: () => this.#lost(house) });
  }

  #lost(line: { close(): void }): void {
    if (this.#line !== line) return;
    this.#line = null;
    line.close();
    this.#tell({ at: 'looking' });
    this.#later(againMs);
  }

  #later(ms: number): void {
    this.#timer = setTimeout(() => void this.#look(), ms);
  }
}
