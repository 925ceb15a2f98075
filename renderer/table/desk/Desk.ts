// What lies before one person at the table, and what may the person do with it?

import type { Card } from '#shared/cards/card.ts';
import type { Settings } from '#shared/api/settings.ts';
import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { TableClient } from '#renderer/client/clients.ts';
import { realClock } from '#renderer/client/clientClock.ts';
import type { Part } from '#renderer/table/part.ts';
import type { Action, TableGame } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';
import { AutoPass, type PassClock } from '#renderer/table/parts/chain/AutoPass.ts';
import type { Answer } from '#renderer/table/parts/naming/choice.ts';
import { isDealing } from './dealing.ts';
import { Deciding } from './Deciding.ts';
import { firstState, type DeskState, type StateHold } from './deskState.ts';
import { heardState } from './heardState.ts';
import { HostLine } from './HostLine.ts';
import { ownMoveIn } from './ownMove.ts';
import { pastState } from './pastState.ts';
import { suggestedKeys, toggled } from './picks.ts';
import type { TypedRank } from './rankKeys.ts';
import { sealedKeys } from '#renderer/table/parts/choices/sealed.ts';
import { pickingIn, withoutSet, withSet } from '#renderer/table/parts/sets/setsTray.ts';
import { isNewTurn, shownState } from './shownState.ts';
import { showingOf, type Showing } from './showing.ts';
import type { Stage } from './stage.ts';
import type { TableMemory } from './tableMemory.ts';
import { typedKeys } from './typedRank.ts';

/** Further behind than this the table jumps instead of playing every plan. */
const mostQueued = 3;
const none: ReadonlySet<string> = new Set();

export class Desk {
  readonly #session: TableClient;
  readonly #gameOf: (id: string) => TableGame;
  readonly #memory: TableMemory;
  readonly #line: HostLine;
  readonly #autoPass: AutoPass;
  readonly #deciding: Deciding;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: readonly (() => void)[];
  #state: DeskState;
  #stage: Stage | null = null;
  #queue: ViewMessage[] = [];
  #sortBy: Settings['sortBy'];
  #keys = 0;
  #ids = 0;

  constructor(session: TableClient, gameOf: (id: string) => TableGame, sortBy: Settings['sortBy'], memory: TableMemory, clock: PassClock = realClock) {
    this.#session = session;
    this.#gameOf = gameOf;
    this.#sortBy = sortBy;
    this.#memory = memory;
    this.#state = firstState(session.snapshot());
    const hold: StateHold = { state: this.state, set: (change) => this.#set(change) };
    this.#line = new HostLine({ session, hold, gameOf, makeId: () => (this.#ids += 1), shake: (keys) => this.#stage?.shake(keys) });
    this.#autoPass = new AutoPass({ hold, gameOf, clock, pass: (view, response) => void this.#line.pass(view, response) });
    this.#deciding = new Deciding({ hold, game: () => this.game, line: this.#line, autoPass: this.#autoPass });
    const { view } = session.snapshot();
    if (view) this.#take(view);
    this.#unsubscribe = [
      session.subscribe(() => {
        this.#set(heardState(session.snapshot(), this.#state, () => (this.#ids += 1)));
        this.#autoPass.told(session.snapshot());
      }),
      session.onView((message) => this.#take(message)),
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

  get #parts(): readonly Part[] {
    return this.game?.parts ?? [];
  }

  /** Views wait until there is a stage. */
  attach(stage: Stage): void {
    this.#stage = stage;
    if (this.#state.view) stage.perform(null, this.#state.scene, this.#parts, () => undefined);
    this.#next();
  }

  close(): void {
    this.#stage = null;
    this.#autoPass.close();
    for (const end of this.#unsubscribe) end();
  }

  toggle(key: string, adds: boolean): void {
    const { picked, scene, view, sets } = this.#state;
    const inSet = sets.findIndex((keys) => keys.includes(key));
    if (inSet >= 0) this.#set(withoutSet(this.#state, inSet));
    else if (view && this.game) this.pick(toggled(pickingIn(this.game, this.#state), view.seen, scene.hand, picked, key, adds));
  }

  /** What has been chosen face down cannot be changed. */
  pick(keys: ReadonlySet<string>): void {
    if (sealedKeys(this.game, this.#state) === null) this.#set({ picked: keys, toast: this.#state.toast?.kind === 'refusal' ? null : this.#state.toast });
  }

  pickTyped(rank: TypedRank): void {
    const { scene, picked, view } = this.#state;
    if (view && this.game) this.pick(typedKeys(pickingIn(this.game, this.#state), view.seen, scene, picked, rank));
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

  act(action: Action): void {
    this.#deciding.act(action);
  }

  play(): void {
    this.#deciding.play();
  }

  /** Plays these cards, as after a double tap or a pull to the table. */
  playSet(keys: ReadonlySet<string>): void {
    this.pick(keys);
    this.play();
  }

  choose(answer: Answer | null): void {
    this.#deciding.choose(answer);
  }

  addSet(cards: readonly Card[]): void {
    this.#set(withSet(this.#state, cards));
  }

  removeSet(at: number): void {
    this.#set(withoutSet(this.#state, at));
  }

  /** Which card of the sets is to lie uppermost. */
  putOnTop(key: string): void {
    this.#set({ top: key });
  }

  /** The amount of a bet, as typed. */
  setWager(typed: string): void {
    this.#set({ typedWager: typed, toast: this.#state.toast?.kind === 'hint' ? this.#state.toast : null });
  }

  readonly openBet = (isOpen: boolean): void => this.#set({ isBetOpen: isOpen });

  /** H-27 */
  async hint(): Promise<void> {
    if (!isDealing(this.#state)) await this.#line.hint();
  }

  readonly clear = (): void => this.#set({ picked: sealedKeys(this.game, this.#state) ?? none, choice: null, named: null, sets: [], top: null, toast: null, isBetOpen: false });
  readonly dismissToast = (): void => this.#set({ toast: null });
  /** The order of the hand is the person's own matter; the host never hears of it. */
  sort(sortBy: Settings['sortBy']): void {
    const compare = sortBy === this.#sortBy ? undefined : this.game?.order(sortBy);
    this.#sortBy = sortBy;
    if (compare) this.#set({ scene: { ...this.#state.scene, hand: this.#state.scene.hand.toSorted((one, other) => compare(one.card, other.card)) } });
  }

  /** Every window is passed at one moment of its life, or none is passed by itself. */
  autoPass(isOn: boolean): void {
    if (!this.#session.onJump) this.#autoPass.turn(isOn);
  }

  #take(message: ViewMessage): void {
    this.#queue.push(message);
    if (!this.#session.onJump) this.#autoPass.hear(message, this.#session.snapshot());
    this.#stage?.pressed(this.#queue.length);
    this.#next();
  }

  #jump(past: readonly ViewMessage[]): void {
    const shown = pastState(past, this.#state.snapshot.table, { gameOf: this.#gameOf, sortBy: this.#sortBy, makeKey: () => `own-${(this.#keys += 1)}`, makeId: () => (this.#ids += 1) });
    this.#queue = [];
    this.#set(shown);
    this.#stage?.perform(null, shown.scene, this.#parts, () => undefined);
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
      remembered: this.#state.view ? {} : this.#memory.recall(tableId, message.round, game.parts), former: this.#state.view ? this.#gameOf(this.#state.view.game).parts : game.parts, isLate: this.#queue.length >= mostQueued,
    });
    this.#memory.keep(tableId, message.round, showing.scene, game.parts);
    const isTurn = this.#show(message, game, showing);
    stage.pressed(this.#queue.length);
    stage.perform(showing.plan, showing.scene, game.parts, () => {
      this.#set({ moving: false });
      // Not before: who looks up sees cards that are still being dealt.
      if (isTurn && this.#queue.length === 0) stage.yourTurn();
      this.#next();
    });
  }

  /** True where it has become the viewer's turn. */
  #show(message: ViewMessage, game: TableGame, showing: Showing): boolean {
    const { scene: before, snapshot } = this.#state;
    const move = ownMoveIn(message, before, snapshot.table, this.#line.wasSent || this.#session.onJump !== undefined);
    this.#set(shownState(message, this.#state, game, showing, move, () => (this.#ids += 1)));
    if (move === 'timeUp') this.#line.say('note', tableText().timeUp);
    if (move !== null) this.#line.wasSent = false;
    return isNewTurn(before, showing.scene);
  }

  #set(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
