// What follows when a button is pressed, picked cards are played, or a question about them is answered?

import type { Card } from '#shared/cards/card.ts';
import type { ViewMessage } from '#shared/protocol/messages.ts';
import { hooksOf, type Action, type TableGame } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';
import type { AutoPass } from '#renderer/table/parts/chain/AutoPass.ts';
import { choiceOf, moveOf, moveWith, readAs, type Answer } from '#renderer/table/parts/naming/choice.ts';
import { isDealing } from './dealing.ts';
import type { StateHold } from './deskState.ts';
import type { HostLine } from './HostLine.ts';
import { offersOf } from './offers.ts';
import { isAnswered, newestOf, responseIn } from '#renderer/table/parts/chain/responding.ts';
import { ownSet, setsOfferIn, withSet } from '#renderer/table/parts/sets/setsTray.ts';
import { betOf } from '#renderer/table/parts/wager/wagers.ts';

interface Parts {
  readonly hold: StateHold;
  readonly game: () => TableGame | null;
  readonly line: HostLine;
  readonly autoPass: Pick<AutoPass, 'isWaiting'>;
}

export class Deciding {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Does what a button says. What is not allowed goes to the host too: it says why. How much is bet is asked first. */
  act({ sends, problem }: Action): void {
    const { hold, line, game: gameNow } = this.#parts;
    const [state, game] = [hold.state(), gameNow()];
    const { view, typedWager, sending, isBetOpen } = state;
    if (!view || sending || isDealing(state)) return;
    // What has been chosen or passed cannot be changed.
    if (view.seen.chosen !== null || isAnswered(game, state)) return problem === null ? undefined : line.say('note', problem);
    if (sends === 'picked') return this.play();
    // Discarding what was not chosen yet would be sent as discarding none.
    if (problem !== null && setsOfferIn(game, state)) return line.say('note', problem);
    if (game && typeof sends === 'object' && sends.type === responseIn(game, view)?.pass.type) return this.#pass(game, view);
    const wager = hooksOf(game, 'wager')?.wager(view.seen) ?? null;
    if (sends === 'wager' && wager && !isBetOpen) return hold.set({ isBetOpen: true });
    const move = sends === 'wager' ? betOf(wager, typedWager, problem ?? '') : sends;
    if (typeof move === 'string') line.say('note', move);
    else void line.send(move);
  }

  /** Plays what is picked, where that is asked for; where sets are, it is put to those that are to be discarded. */
  play(): void {
    const { hold, line, game } = this.#parts;
    const state = hold.state();
    const own = ownSet(game(), state);
    if (own) return hold.set(withSet(state, own));
    const offers = offersOf(game(), state);
    if (!offers || state.sending || isDealing(state) || !offers.actions.some(({ sends }) => sends === 'picked')) return;
    const [move, choice] = [moveOf(offers.reading), choiceOf(offers.reading)];
    if (move) void line.send(move);
    else if (choice) hold.set({ choice, named: null });
    else line.say('note', tableText().pickFirst);
  }

  /** The answer to the question that the picked cards raise, which may raise another; null takes the play back. */
  choose(answer: Answer | null): void {
    const { hold, line, game } = this.#parts;
    const { named } = hold.state();
    hold.set({ choice: null, named: null });
    const { reading: first } = offersOf(game(), hold.state()) ?? {};
    if (answer === null || !first) return;
    const asked = readAs(first, named);
    const now = asked.kind === 'card' ? readAs(asked, answer as Card) : asked;
    const move = now === asked ? moveWith(asked, answer) : moveOf(now);
    if (move) void line.send(move);
    else if (now !== asked) hold.set({ choice: choiceOf(now), named: answer as Card });
  }

  /** While every window is passed at one moment of its life, a pass by hand waits for it too. */
  #pass(game: TableGame, shown: ViewMessage): void {
    const { hold, line, autoPass } = this.#parts;
    const newest = newestOf(game, shown, hold.state().snapshot.view);
    const response = responseIn(game, newest);
    if (!response) return;
    if (autoPass.isWaiting) hold.set({ passed: { round: newest.round, number: response.number }, toast: null });
    else void line.pass(newest, response);
  }
}
