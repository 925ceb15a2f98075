// What lies before one person at the table, and what may the person do with it?

import type { Rank, Suit } from '#shared/cards/card.ts';
import type { Settings } from '#shared/api/settings.ts';
import type { RuleError } from '#shared/game/outcome.ts';
import type { Move } from '#shared/game/round.ts';
import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { TableSession } from '#renderer/session/session.ts';
import type { Action, TableGame } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';
import { adviceWords } from './advice.ts';
import { choiceOf, moveOf, moveWith } from './choice.ts';
import { isDealing } from './dealing.ts';
import { firstState, type DeskState, type Toast } from './deskState.ts';
import { heardState } from './heardState.ts';
import { offersOf } from './offers.ts';
import { ownMoveIn } from './ownMove.ts';
import { pastState } from './pastState.ts';
import { keysOf, suggestedKeys, toggled } from './picks.ts';
import type { TypedRank } from './rankKeys.ts';
import { shownState } from './shownState.ts';
import { showingOf, type Showing } from './showing.ts';
import type { Stage } from './stage.ts';
import type { TrickMemory } from './trickMemory.ts';
import { typedKeys } from './typedRank.ts';
import { betOf } from './wagers.ts';

/** Further behind than this the table jumps instead of playing every plan. */
const mostQueued = 3;
const none: ReadonlySet<string> = new Set();

export class Desk {
  readonly #session: TableSession;
  readonly #gameOf: (id: string) => TableGame;
  readonly #memory: TrickMemory;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: readonly (() => void)[];
  #state: DeskState;
  #stage: Stage | null = null;
  #queue: ViewMessage[] = [];
  #sortBy: Settings['sortBy'];
  #sent = false;
  #keys = 0;
  #ids = 0;

  constructor(session: TableSession, gameOf: (id: string) => TableGame, sortBy: Settings['sortBy'], memory: TrickMemory) {
    this.#session = session;
    this.#gameOf = gameOf;
    this.#sortBy = sortBy;
    this.#memory = memory;
    this.#state = firstState(session.snapshot());
    const { view } = session.snapshot();
    if (view) this.#queue.push(view);
    this.#unsubscribe = [
      session.subscribe(() => this.#set(heardState(session.snapshot(), this.#state, () => (this.#ids += 1)))),
      session.onView((message) => {
        this.#queue.push(message);
        this.#stage?.pressed(this.#queue.length);
        this.#next();
      }),
      ...(session.onJump ? [session.onJump((past) => this.#jump(past))] : []),
    ];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): DeskState => this.#state;

  /** Of the view shown; before the first one the table's, if that is known. */
  get game(): TableGame | null {
    const { view, snapshot } = this.#state;
    const id = view?.game ?? snapshot.table?.game;
    return id === undefined ? null : this.#gameOf(id);
  }

  /** Views wait until there is a stage. */
  attach(stage: Stage): void {
    this.#stage = stage;
    if (this.#state.view) stage.perform(null, this.#state.scene, () => undefined);
    this.#next();
  }

  close(): void {
    this.#stage = null;
    for (const end of this.#unsubscribe) end();
  }

  toggle(key: string, adds: boolean): void {
    const { picked, scene, view } = this.#state;
    if (view && this.game) this.pick(toggled(this.game.picking, view.seen, scene.hand, picked, key, adds));
  }

  pick(keys: ReadonlySet<string>): void {
    this.#set({ picked: keys, toast: this.#state.toast?.kind === 'refusal' ? null : this.#state.toast });
  }

  pickTyped(rank: TypedRank): void {
    const { scene, picked, view } = this.#state;
    if (view && this.game) this.pick(typedKeys(this.game.picking, view.seen, scene, picked, rank));
  }

  /** The own cards that pulling this one to the table would play. */
  suggested(key: string): ReadonlySet<string> {
    const { view, scene, picked } = this.#state;
    return view && this.game ? suggestedKeys(this.game.picking, view.seen, scene.hand, picked, key) : picked;
  }

  /** Two taps on a card, or Enter on it, play it now. */
  isQuick(): boolean {
    return (this.game?.picking.quick ?? false) && (this.#state.view?.seen.legal.length ?? 0) > 0;
  }

  /** Does what a button says. What is not allowed goes to the host too: it says why. How much is bet is asked first. */
  act({ sends, problem }: Action): void {
    const { view, typedWager, sending, isBetOpen } = this.#state;
    if (!view || sending || isDealing(this.#state)) return;
    if (sends === 'picked') return this.play();
    const wager = this.game?.wager(view.seen) ?? null;
    if (sends === 'wager' && wager && !isBetOpen) return this.openBet(true);
    const move = sends === 'wager' ? betOf(wager, typedWager, problem ?? '') : sends;
    if (typeof move === 'string') this.#say('note', move);
    else void this.#send(move);
  }

  /** Plays what is picked, where that is asked for. */
  play(): void {
    const offers = offersOf(this.game, this.#state);
    if (!offers || this.#state.sending || isDealing(this.#state) || !offers.actions.some(({ sends }) => sends === 'picked')) return;
    const { reading } = offers;
    const [move, choice] = [moveOf(reading), choiceOf(reading)];
    if (move) void this.#send(move);
    else if (choice) this.#set({ choice });
    else this.#say('note', tableText().pickFirst);
  }

  /** Plays these cards, as after a double tap or a pull to the table. */
  playSet(keys: ReadonlySet<string>): void {
    this.pick(keys);
    this.play();
  }

  /** The answer to the question that the picked cards raise; null takes the play back. */
  choose(answer: Rank | Suit | null): void {
    this.#set({ choice: null });
    const { reading } = offersOf(this.game, this.#state) ?? {};
    const move = answer === null || !reading ? null : moveWith(reading, answer);
    if (move) void this.#send(move);
  }

  /** The amount of a bet, as typed. */
  setWager(typed: string): void {
    this.#set({ typedWager: typed, toast: this.#state.toast?.kind === 'hint' ? this.#state.toast : null });
  }

  readonly openBet = (isOpen: boolean): void => this.#set({ isBetOpen: isOpen });

  /** H-27 */
  async hint(): Promise<void> {
    const { view, scene } = this.#state;
    if (!view || isDealing(this.#state)) return;
    const answer = await this.#session.ask('hint', { answers: view.number });
    if (!answer.ok) return this.#refuse(answer.error, none);
    const game = this.#gameOf(view.game);
    const move = answer.value.move as unknown as Move;
    const amount = game.amountOf(move);
    this.#set({ picked: keysOf(scene.hand, game.picking.cardsOf(move), []), ...(amount !== null && { typedWager: String(amount), isBetOpen: true }) });
    this.#say('hint', adviceWords(game, view.seen, move, answer.value.reason));
  }

  readonly clear = (): void => this.#set({ picked: none, choice: null, toast: null, isBetOpen: false });
  readonly dismissToast = (): void => this.#set({ toast: null });
  /** The order of the hand is the person's own matter; the host never hears of it. */
  sort(sortBy: Settings['sortBy']): void {
    const compare = sortBy === this.#sortBy ? undefined : this.game?.order(sortBy);
    this.#sortBy = sortBy;
    if (compare) this.#set({ scene: { ...this.#state.scene, hand: this.#state.scene.hand.toSorted((one, other) => compare(one.card, other.card)) } });
  }

  async #send(move: Move): Promise<void> {
    const { view, picked } = this.#state;
    if (!view) return;
    this.#set({ sending: true, toast: null });
    this.#sent = true;
    const answer = await this.#session.ask('move', { answers: view.number, move });
    // Accepted: there is nothing to press until a view shows it.
    if (answer.ok) return;
    this.#sent = false;
    this.#set({ sending: false });
    this.#refuse(answer.error, this.game?.picking.cardsOf(move).length === 0 ? none : picked);
  }

  #refuse({ code, message }: RuleError, keys: ReadonlySet<string>): void {
    this.#stage?.shake(keys);
    this.#say('refusal', message, code);
  }

  #say(kind: Toast['kind'], words: string, rule: string | null = null): void {
    this.#set({ toast: { id: (this.#ids += 1), kind, words, rule } });
  }

  #jump(past: readonly ViewMessage[]): void {
    const shown = pastState(past, this.#state.snapshot.table, { gameOf: this.#gameOf, sortBy: this.#sortBy, makeKey: () => `own-${(this.#keys += 1)}`, makeId: () => (this.#ids += 1) });
    this.#queue = [];
    this.#set(shown);
    this.#stage?.perform(null, shown.scene, () => undefined);
  }

  #next(): void {
    const stage = this.#stage;
    const message = this.#queue[0];
    if (!stage || !message || this.#state.moving) return;
    this.#queue.shift();
    const tableId = this.#state.snapshot.table?.id ?? '';
    const game = this.#gameOf(message.game);
    const showing = showingOf(message, this.#state, {
      game, compare: game.order(this.#sortBy), makeKey: () => `own-${(this.#keys += 1)}`,
      remembered: this.#state.view ? [] : this.#memory.recall(tableId, message.round), isLate: this.#queue.length >= mostQueued,
    });
    this.#memory.keep(tableId, message.round, showing.scene.trick);
    const isNewTurn = this.#show(message, game, showing);
    stage.pressed(this.#queue.length);
    stage.perform(showing.plan, showing.scene, () => {
      this.#set({ moving: false });
      // Not before: who looks up sees cards that are still being dealt.
      if (isNewTurn && this.#queue.length === 0) stage.yourTurn();
      this.#next();
    });
  }

  /** True where it has become the viewer's turn. */
  #show(message: ViewMessage, game: TableGame, showing: Showing): boolean {
    const { scene: before, snapshot } = this.#state;
    const move = ownMoveIn(message, before, snapshot.table, this.#sent || this.#session.onJump !== undefined);
    this.#set(shownState(message, this.#state, game, showing, move, () => (this.#ids += 1)));
    if (move === 'timeUp') this.#say('note', tableText().timeUp);
    if (move !== null) this.#sent = false;
    const { scene } = showing;
    return scene.toAct.some((seat) => seat === scene.own && !before.toAct.includes(seat));
  }

  #set(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
