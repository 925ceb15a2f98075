// What lies before one person at the table, and what may the person do with it?

import type { Card, Rank } from '#shared/cards/card.ts';
import type { Settings } from '#shared/api/settings.ts';
import type { RuleError } from '#shared/game/outcome.ts';
import type { Move } from '#shared/game/round.ts';
import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { TableSession } from '#renderer/session/session.ts';
import { missingFrom } from '#renderer/table/scene/hand.ts';
import { planOf } from '#renderer/table/scene/plan.ts';
import type { Scene } from '#renderer/table/scene/scene.ts';
import { sceneOf } from '#renderer/table/scene/sceneOf.ts';
import type { TableGame } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';
import { adviceWords } from './advice.ts';
import { firstState, type DeskState, type Toast } from './deskState.ts';
import { linesOf } from './lines.ts';
import { playerAt } from './people.ts';
import { pickRank, type TypedRank } from './rankKeys.ts';
import type { Stage } from './stage.ts';
import type { TrickMemory } from './trickMemory.ts';

const mostLines = 400;
/** Further behind than this the table jumps instead of playing every plan. */
const mostQueued = 3;
const none: ReadonlySet<string> = new Set();

export class Desk {
  readonly game: TableGame;
  readonly #session: TableSession;
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

  constructor(session: TableSession, game: TableGame, sortBy: Settings['sortBy'], memory: TrickMemory) {
    this.game = game;
    this.#session = session;
    this.#sortBy = sortBy;
    this.#memory = memory;
    this.#state = firstState(session.snapshot());
    const { view } = session.snapshot();
    if (view) this.#queue.push(view);
    this.#unsubscribe = [
      session.subscribe(() => this.#set({ snapshot: session.snapshot() })),
      session.onView((message) => {
        this.#queue.push(message);
        this.#stage?.pressed(this.#queue.length);
        this.#next();
      }),
    ];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): DeskState => this.#state;

  /** Views wait until there is a stage. */
  attach(stage: Stage): void {
    this.#stage = stage;
    this.#next();
  }

  close(): void {
    this.#stage = null;
    for (const end of this.#unsubscribe) end();
  }

  readonly pickedCards = (): readonly Card[] => {
    const { scene, picked } = this.#state;
    return scene.hand.filter(({ key }) => picked.has(key)).map(({ card }) => card);
  };

  /** A legal card that does not go with the picked ones takes their place, the first picked first – unless `adds`. */
  toggle(key: string, adds: boolean): void {
    const { picked, scene, view } = this.#state;
    if (picked.has(key)) return this.pick(new Set([...picked].filter((other) => other !== key)));
    const cardOf = new Map(scene.hand.map((held) => [held.key, held.card] as const));
    const fits = (others: readonly string[]): boolean => {
      const card = cardOf.get(key);
      return view !== null && card !== undefined && this.game.picking.fits(view.seen, others.flatMap((other) => cardOf.get(other) ?? []), card);
    };
    let others = [...picked];
    if (!adds && fits([])) while (!fits(others)) others = others.slice(1);
    this.pick(new Set([...others, key]));
  }

  pick(keys: ReadonlySet<string>): void {
    this.#set({ picked: keys, toast: this.#state.toast?.kind === 'refusal' ? null : this.#state.toast });
  }

  pickTyped(rank: TypedRank): void {
    const { scene, picked, view } = this.#state;
    this.pick(pickRank(scene.hand, picked, rank, scene.trick.at(-1)?.cards.length ?? 1, view?.seen.phase === 'exchange'));
  }

  /** The own cards that a double tap on this one, or pulling it, would play. */
  suggested(key: string): ReadonlySet<string> {
    const { view, scene, picked } = this.#state;
    if (picked.has(key) || !view) return picked;
    const held = scene.hand.find((card) => card.key === key);
    if (!held || view.seen.legal.length === 0) return new Set([key]);
    const cards = this.game.picking.suggest(view.seen, scene.hand.map(({ card }) => card), held.card);
    return this.#keysOf(cards, [held.key]);
  }

  /** Plays what is picked. What is not legal goes to the host too: it says why. */
  play(): void {
    const { view, sending } = this.#state;
    if (!view || sending) return;
    const reading = this.game.picking.read(view.seen, this.pickedCards());
    if (reading.kind === 'nothing') this.#say('note', tableText().pickFirst);
    else if (reading.kind === 'move') void this.#send(reading.move);
    else if (reading.ranks.length === 1 && reading.ranks[0]) void this.#send(reading.moveAs(reading.ranks[0]));
    else if (reading.ranks.length === 0) void this.#send(reading.moveAs('3'));
    else this.#set({ rankChoice: reading.ranks });
  }

  /** Plays these cards, as after a double tap or a pull to the table. */
  playSet(keys: ReadonlySet<string>): void {
    this.pick(keys);
    this.play();
  }

  /** The rank of a lone joker; null takes the play back. */
  choose(rank: Rank | null): void {
    const { view } = this.#state;
    this.#set({ rankChoice: null });
    if (!view || rank === null) return;
    const reading = this.game.picking.read(view.seen, this.pickedCards());
    if (reading.kind === 'rank') void this.#send(reading.moveAs(rank));
  }

  pass(): void {
    if (this.#state.view && !this.#state.sending) void this.#send({ type: 'pass' });
  }

  /** H-27 */
  async hint(): Promise<void> {
    const { view } = this.#state;
    if (!view) return;
    const answer = await this.#session.ask('hint', { answers: view.number });
    if (!answer.ok) return this.#refuse(answer.error, none);
    const move = answer.value.move as unknown as Move;
    const cards = this.game.picking.cardsOf(move);
    this.#set({ picked: this.#keysOf(cards, []) });
    this.#say('hint', adviceWords(this.game, view.seen, cards, answer.value.reason));
  }

  clear(): void {
    this.#set({ picked: none, rankChoice: null, toast: null });
  }

  dismissToast(): void {
    this.#set({ toast: null });
  }

  /** The order of the hand is the person's own matter; the host never hears of it. */
  sort(sortBy: Settings['sortBy']): void {
    if (sortBy === this.#sortBy) return;
    this.#sortBy = sortBy;
    const { scene } = this.#state;
    const compare = this.game.order(sortBy);
    const sorted = { ...scene, hand: scene.hand.toSorted((one, other) => compare(one.card, other.card)) };
    this.#set({ scene: sorted });
  }

  #keysOf(cards: readonly Card[], first: readonly string[]): ReadonlySet<string> {
    const free = this.#state.scene.hand.toSorted((one, other) => Number(first.includes(other.key)) - Number(first.includes(one.key)));
    return new Set(cards.flatMap((card) => {
      const at = free.findIndex((held) => held.card === card);
      return at < 0 ? [] : free.splice(at, 1).map(({ key }) => key);
    }));
  }

  async #send(move: Move): Promise<void> {
    const { view, picked } = this.#state;
    if (!view) return;
    this.#set({ sending: true, toast: null });
    this.#sent = true;
    const answer = await this.#session.ask('move', { answers: view.number, move });
    this.#set({ sending: false });
    if (answer.ok) return;
    this.#sent = false;
    this.#refuse(answer.error, move.type === 'pass' ? none : picked);
  }

  #refuse({ code, message }: RuleError, keys: ReadonlySet<string>): void {
    this.#stage?.shake(keys);
    this.#say('refusal', message, code);
  }

  #say(kind: Toast['kind'], words: string, rule: string | null = null): void {
    this.#set({ toast: { id: (this.#ids += 1), kind, words, rule } });
  }

  #next(): void {
    const stage = this.#stage;
    const message = this.#queue[0];
    if (!stage || !message || this.#state.moving) return;
    this.#queue.shift();
    const { view, scene: before, picked, snapshot } = this.#state;
    const tableId = snapshot.table?.id ?? '';
    const { seen, happened } = message;
    const making = { game: this.game, compare: this.game.order(this.#sortBy), makeKey: () => `own-${(this.#keys += 1)}`, leaving: picked, remembered: view ? [] : this.#memory.recall(tableId, message.round) };
    const after = sceneOf(seen, happened, before, making);
    this.#memory.keep(tableId, message.round, after.trick);
    const isFirst = view === null || before.counts.length !== after.counts.length;
    const start: Scene = isFirst ? { ...after, hand: [], trick: [], heap: 0, open: 0, counts: after.counts.map(() => 0) } : before;
    const jumps = (isFirst && happened.every(({ type }) => type !== 'dealt')) || this.#queue.length >= mostQueued;
    const plan = jumps ? null : planOf(start, this.game.beats(seen, happened), after);
    this.#show(message, before, after);
    stage.pressed(this.#queue.length);
    stage.perform(plan, after, () => {
      this.#set({ moving: false });
      this.#next();
    });
  }

  #show(message: ViewMessage, before: Scene, after: Scene): void {
    const { seen, happened } = message;
    const came = happened.some(({ type }) => type === 'dealt') || before.hand.length === 0 ? [] : missingFrom(after.hand, before.hand);
    const { own } = after;
    const wasToAct = own !== null && before.toAct.includes(own);
    this.#set({
      view: message, scene: after, moving: true, rankChoice: null,
      picked: new Set([...this.#state.picked].filter((key) => after.hand.some((held) => held.key === key))),
      fresh: new Set(came.map(({ key }) => key)),
      lines: [...this.#state.lines, ...linesOf(message, this.#state.snapshot.table, this.game, () => (this.#ids += 1))].slice(-mostLines),
    });
    if (own !== null && seen.toAct.includes(own) && !wasToAct) this.#stage?.yourTurn();
    if (!wasToAct || !happened.some(({ type, seat }) => seat === own && type !== 'left')) return;
    // C-6: a move that was not sent from here was made for the person.
    if (!this.#sent && playerAt(this.#state.snapshot.table, own)?.presence === 'here') this.#say('note', tableText().timeUp);
    this.#sent = false;
  }

  #set(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
