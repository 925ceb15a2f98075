// How does a client get a line to one of the host's rooms, and an answer through it?

import { Client, type Room } from '@colyseus/sdk';
import { refused } from '#shared/contract/outcome.ts';
import type { RuleError } from '#shared/contract/outcome.ts';
import type { Answer } from '#shared/protocol/messages.ts';
import { askMessage, joinStatus, wireCodes } from '#shared/protocol/wire.ts';
import { saysOfLine } from './saysOfLine.ts';
import type { ClientClock } from './clientClock.ts';

/** A bot's hint may take a while; a stored move takes a millisecond. */
const answerPatienceMs = 15_000;

/** Why a line will not come about, however often it is tried; null: it may, later. */
export type Verdict = 'refused' | 'table-closed' | null;

export interface JoinForm {
  readonly protocol: number;
  readonly token?: string;
  readonly code?: string;
}

/** Keeps hold of the room while it is being joined, so that a join given up leaves no socket behind. */
class Joiner extends Client {
  joining: Room | null = null;

  protected override createRoom<T>(name: string): Room<unknown, T> {
    const room = super.createRoom<T>(name) as Room<unknown, T>;
    this.joining = room as Room;
    return room;
  }
}

/** The host says by which refusal it lets nobody in. */
export class TurnedAway extends Error {
  override readonly name = 'TurnedAway';
  readonly code: number | undefined;
  readonly refusal: RuleError;

  constructor(cause: Error & { readonly code?: number }, refusal: RuleError) {
    super(cause.message, { cause });
    this.code = cause.code;
    this.refusal = refusal;
  }
}

/** Colyseus' own client keeps no more of the answer than a line of it. */
async function errorIn(response: Response): Promise<RuleError | null> {
  const told: unknown = await response.json().catch(() => null);
  return typeof told === 'object' && told !== null && 'refusal' in told ? (told.refusal as RuleError) : null;
}

/**
 * Rejects when the host cannot be reached within `patienceMs`, or lets nobody in; see `verdictOn`. `send`: with cookies,
 * where a browser's own `fetch` does not see to them.
 */
export async function joinRoom(origin: string, room: string, form: JoinForm, patienceMs: number, clock: ClientClock, send: typeof fetch = fetch): Promise<Room> {
  const givenUp = new AbortController();
  let turnedAway: RuleError | null = null;
  const fetchFn: typeof fetch = async (url, init) => {
    const response = await send(url, { ...init, signal: givenUp.signal });
    if (!response.ok) turnedAway = await errorIn(response.clone());
    return response;
  };
  const joiner = new Joiner(origin, { fetchFn });
  let forget = (): void => {};
  const impatience = new Promise<never>((_resolve, reject) => {
    forget = clock.after(patienceMs, () => {
      givenUp.abort();
      reject(new Error('the host does not answer'));
    });
  });
  const joined = joiner.joinById(room, form);
  try {
    const line: Room = await Promise.race([joined, impatience]);
    // Ours starts over from the seat's token, which also works when the host was restarted.
    line.reconnection.enabled = false;
    // What comes before anybody listens, or after, is nothing to be warned of.
    line.onMessage('*', () => {});
    return line;
  } catch (error) {
    joined.catch(() => {});
    joiner.joining?.connection?.close();
    if (turnedAway !== null) throw new TurnedAway(error as Error & { readonly code?: number }, turnedAway);
    throw error;
  } finally {
    forget();
  }
}

const verdicts: { readonly [code: number]: Verdict } = {
  [wireCodes.refused]: 'refused',
  [wireCodes.tableClosed]: 'table-closed',
  [joinStatus.wrongForm]: 'refused',
  [joinStatus.refused]: 'refused',
  [joinStatus.tooManyWrong]: 'refused',
  [joinStatus.tableClosed]: 'table-closed',
};

/** What a failed join tells of those to come. */
export function verdictOn(error: unknown): Verdict {
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'number' && verdicts[code]) || null;
}

/** Never rejects: no line and no answer are refusals too. */
export async function askThrough(line: Room | null, request: string, payload: unknown): Promise<Answer<never>> {
  if (!line?.connection.isOpen) return refused('not-connected', saysOfLine('noLine'));
  try {
    return await line.request<unknown, Answer<never>>(askMessage, { request, payload }, { timeout: answerPatienceMs });
  } catch {
    return refused('no-answer', saysOfLine('noAnswerToMove'));
  }
}
