// How does what a person does reach the host, and what is said of its answer?

import { sentence } from '#renderer/text/text.ts';
import type { RuleError } from '#shared/game/outcome.ts';
import type { Move } from '#shared/game/round.ts';
import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { TableClient } from '#renderer/client/clients.ts';
import { hooksOf, type Response, type TableGame } from '#renderer/table/tableGame.ts';
import { adviceWords } from './advice.ts';
import type { StateHold, Toast } from './deskState.ts';
import { whoAt } from './people.ts';
import { keysOf } from './picks.ts';
import { isSameWindow } from '#renderer/table/parts/chain/responding.ts';
import { hintedSets, setsOfferIn } from '#renderer/table/parts/sets/setsTray.ts';

interface Parts {
  readonly session: Pick<TableClient, 'ask'>;
  readonly hold: StateHold;
  readonly gameOf: (id: string) => TableGame;
  readonly makeId: () => number;
  /** These own cards were refused. */
  readonly shake: (keys: ReadonlySet<string>) => void;
}

const none: ReadonlySet<string> = new Set();

export class HostLine {
  readonly #parts: Parts;
  /** A move was sent, and no view has shown it yet. */
  wasSent = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async send(move: Move): Promise<void> {
    const { session, hold, gameOf } = this.#parts;
    const { view, picked } = hold.state();
    if (!view) return;
    hold.set({ sending: true, toast: null });
    this.wasSent = true;
    const answer = await session.ask('move', { answers: view.number, move });
    // Accepted: there is nothing to press until a view shows it.
    if (answer.ok) return;
    this.wasSent = false;
    hold.set({ sending: false });
    this.#refuse(answer.error, gameOf(view.game).picking.cardsOf(move).length === 0 ? none : picked);
  }

  /** A pass counts at once: the host takes its time with the answer. */
  async pass({ round, number: answers }: ViewMessage, { number, pass }: Response): Promise<void> {
    const { session, hold } = this.#parts;
    hold.set({ passed: { round, number }, toast: null });
    const answer = await session.ask('move', { answers, move: pass });
    const { window, passed } = hold.state();
    // Of a window that is closed, or was answered by another's ace, there is nothing to be said.
    if (answer.ok || !isSameWindow(window, { round, number })) return;
    if (isSameWindow(passed, { round, number })) hold.set({ passed: null });
    this.#refuse(answer.error, none);
  }

  /** H-27 */
  async hint(): Promise<void> {
    const { session, hold, gameOf } = this.#parts;
    const { view, scene, snapshot } = hold.state();
    if (!view) return;
    const answer = await session.ask('hint', { answers: view.number });
    if (!answer.ok) return this.#refuse(answer.error, none);
    const game = gameOf(view.game);
    const move = answer.value.move as unknown as Move;
    const amount = hooksOf(game, 'wager')?.amountOf(move) ?? null;
    const offer = setsOfferIn(game, hold.state());
    if (offer) hold.set(hintedSets(offer, hold.state(), move));
    else hold.set({ picked: keysOf(scene.hand, game.picking.cardsOf(move), []), ...(amount !== null && { typedWager: String(amount), isBetOpen: true }) });
    this.say('hint', adviceWords(game, view.seen, move, answer.value.reason, whoAt(snapshot.table, view.seen.viewer)));
  }

  say(kind: Toast['kind'], words: string, rule: string | null = null): void {
    this.#parts.hold.set({ toast: { id: this.#parts.makeId(), kind, words, rule } });
  }

  #refuse(error: RuleError, keys: ReadonlySet<string>): void {
    this.#parts.shake(keys);
    this.say('refusal', sentence(error), error.code);
  }
}
