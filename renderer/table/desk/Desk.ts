import { sentence } from "#renderer/text/text.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import type { Action, TableGame, Whose } from "#renderer/table/tableGame.ts";
import type { Said } from "#shared/text/said.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { askAnytime } from "#renderer/client/anytime.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import { realClock } from "#renderer/client/clientClock.ts";
import {
  firstState,
  isAdvised,
  isDealing,
  isReveal,
  whoAt,
  type DeskState,
  type Toast,
} from "./deskState.ts";
import { deskParts, firstOf, type Companion, type DeskClock } from "#renderer/table/part.ts";
import { offersOf } from "./offers.ts";
import {
  keysOf,
  pickingAt,
  raisedKeys,
  suggestedKeys,
  toggled,
  typedKeys,
  type TypedRank,
} from "./picks.ts";
import { ViewPlayer, type TableMemory, type News } from "./ViewPlayer.ts";

function adviceWords(
  { words }: Pick<TableGame, "words">,
  seen: AnySeen,
  move: Move,
  why: Said,
  who: Whose,
) {
  const reason = sentence(why);
  const what = words().advice(seen, move, who);
  return what === "" ? reason : tableText().advice(what, reason);
}

const none: ReadonlySet<string> = new Set();

const together = (slices: readonly (Partial<DeskState> | undefined)[]): Partial<DeskState> =>
  slices.reduce<Partial<DeskState>>((all, slice) => ({ ...all, ...slice }), {});

export class Desk {
  readonly player: ViewPlayer;
  readonly gameOf: (id: string) => TableGame;
  readonly #client: TableClient;
  readonly #clock: DeskClock;
  readonly #companions = new Map<string, Companion>();
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: readonly (() => void)[];
  #state: DeskState;
  #settings: Settings | null = null;
  /** A move was sent and no view has shown it yet. */
  #wasSent = false;
  #toasts = 0;

  constructor(
    client: TableClient,
    gameOf: (id: string) => TableGame,
    sortBy: Settings["sortBy"],
    memory: TableMemory,
    clock: DeskClock = realClock,
  ) {
    this.#client = client;
    this.#clock = clock;
    this.gameOf = gameOf;
    this.#state = firstState(client.snapshot());
    this.player = new ViewPlayer({
      snapshot: client.snapshot(),
      gameOf,
      sortBy,
      memory,
      leaving: () => raisedKeys(this.game, this.#state),
      wasSent: () => this.#wasSent,
    });
    this.#unsubscribe = [
      this.player.subscribe((news) => this.#follow(news)),
      client.subscribe(() => {
        this.player.hear(client.snapshot());
        for (const companion of this.#companions.values())
          companion.tableChanged?.(client.snapshot());
      }),
      client.onView((message) => this.#take(message)),
    ];
    const { view } = client.snapshot();
    if (view) this.#take(view);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): DeskState => this.#state;

  get game(): TableGame | null {
    return this.player.game;
  }

  close(): void {
    this.player.close();
    for (const companion of this.#companions.values()) companion.close();
    for (const end of this.#unsubscribe) end();
  }

  wish(settings: Settings): void {
    this.#settings = settings;
    for (const companion of this.#companions.values()) companion.wish?.(settings);
  }

  readonly change = (change: Partial<DeskState>): void => {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  };

  toggle(key: string, adds: boolean): void {
    const { picked, scene, view } = this.#state;
    if (deskParts(this.game).some((part) => part.toggle?.(this, key))) return;
    if (view && this.game)
      this.pick(
        toggled(pickingAt(this.game, this.#state), view.seen, scene.hand, picked, key, adds),
      );
  }

  /** Cards chosen face down cannot be changed. */
  pick(keys: ReadonlySet<string>): void {
    if (this.#state.sealed === null)
      this.change({
        picked: keys,
        toast: this.#state.toast?.kind === "refusal" ? null : this.#state.toast,
      });
  }

  pickTyped(rank: TypedRank): void {
    const { scene, picked, view } = this.#state;
    if (view && this.game)
      this.pick(typedKeys(pickingAt(this.game, this.#state), view.seen, scene, picked, rank));
  }

  suggested(key: string): ReadonlySet<string> {
    const { view, scene, picked } = this.#state;
    return view && this.game
      ? suggestedKeys(this.game.picking, view.seen, scene.hand, picked, key)
      : picked;
  }

  /** True if a double tap on a card, or Enter on it, plays it at once. */
  isQuick(): boolean {
    return (this.game?.picking.quick ?? false) && (this.#state.view?.seen.legal.length ?? 0) > 0;
  }

  /**
   * Carries out a button. A move that is not allowed is sent too: the host explains the refusal.
   */
  act(action: Action): void {
    const { sends, problem } = action;
    const { view, sending } = this.#state;
    if (!view || sending || isDealing(this.#state)) return;
    if (view.seen.chosen !== null || this.#isAnswered())
      return problem === null ? undefined : this.say("note", problem);
    if (sends === "picked") return this.play();
    const parts = this.game?.parts ?? [];
    const answer =
      typeof sends === "string" ? firstOf(this.game, ({ answers }) => answers?.[sends]) : null;
    if (typeof answer === "function") return answer(this, action);
    if (
      parts.some(
        ({ name, desk }) => desk?.act?.(this, action) || this.#companions.get(name)?.act?.(action),
      )
    )
      return;
    if (typeof sends === "object") void this.send(sends);
    else if (problem !== null) this.say("note", problem);
  }

  play(): void {
    const parts = deskParts(this.game);
    if (parts.some((part) => part.take?.(this))) return;
    const offers = offersOf(this.game, this.#state);
    if (
      !offers ||
      this.#state.sending ||
      isDealing(this.#state) ||
      !offers.actions.some(({ sends }) => sends === "picked")
    )
      return;
    const { reading } = offers;
    if (reading.kind === "move") void this.send(reading.move);
    else if (!parts.some((part) => part.play?.(this, reading)))
      this.say("note", tableText().pickFirst);
  }

  /** `to`: counted from the left. Only if the game leaves the order to the person. */
  readonly put = (key: string, to: number): void => this.player.put(key, to);

  /** Returns false if no part takes them. */
  drop(keys: ReadonlySet<string>, place: string): boolean {
    return deskParts(this.game).some((part) => part.drop?.(this, [...keys], place));
  }

  playSet(keys: ReadonlySet<string>): void {
    this.pick(keys);
    this.play();
  }

  /** H-27 */
  async hint(): Promise<void> {
    const { view, scene, snapshot } = this.#state;
    if (!view || isDealing(this.#state) || !isAdvised(this.#state)) return;
    const answer = await this.#client.ask("hint", { answers: view.number });
    // A view that arrived meanwhile, or a move under way, makes the hint obsolete.
    if (this.#state.view !== view || this.#state.sending) return;
    if (!answer.ok) return this.refuse(answer.error, none);
    const game = this.gameOf(view.game);
    const move = answer.value.move as unknown as Move;
    const picked = keysOf(scene.hand, game.picking.cardsOf(move), []);
    const hinted = deskParts(game).map((part) => part.hinted?.(game, this.#state, move));
    this.change(together([{ picked }, ...hinted]));
    this.say(
      "hint",
      adviceWords(
        game,
        view.seen,
        move,
        answer.value.reason,
        whoAt(snapshot.table, view.seen.viewer),
      ),
    );
  }

  readonly clear = (): void => {
    const slices = deskParts(this.game).map((part) => part.cleared?.(this.#state) ?? part.first);
    this.change(together([{ picked: this.#state.sealed ?? none, toast: null }, ...slices]));
  };
  readonly dismissToast = (): void => this.change({ toast: null });

  /**
   * Returns the host's refusal, or null. `answers`: the number of the view it answers, if not the
   * one shown.
   */
  send(move: Move, answers?: number): Promise<RuleError | null> {
    return this.#sent(move, ({ number }) => this.ask(answers ?? number, move));
  }

  /** Sends a move that is allowed at any time, as long as it still means the same. */
  sendAnytime(move: Move, isMeant?: (view: ViewMessage) => boolean): Promise<RuleError | null> {
    return this.#sent(move, () => askAnytime(this.#client, move, isMeant));
  }

  async #sent(
    move: Move,
    ask: (shown: ViewMessage) => Promise<Answer<unknown>>,
  ): Promise<RuleError | null> {
    const { view, picked } = this.#state;
    if (!view) return null;
    this.change({ sending: true, toast: null });
    this.#wasSent = true;
    const answer = await ask(view);
    // Accepted: `sending` stays true until a view shows the move.
    if (answer.ok) return null;
    this.#wasSent = false;
    this.change({ sending: false });
    this.refuse(
      answer.error,
      this.gameOf(view.game).picking.cardsOf(move).length === 0 ? none : picked,
    );
    return answer.error;
  }

  /**
   * H-30: lets the bots think as fast as they can, or ends that; a refusal changes nothing visible.
   */
  hurry(on: boolean): void {
    void this.#client.ask("hurry", { on });
  }

  /** H-30: plays the rest of the round at once; returns false if the host refuses. */
  async finish(): Promise<boolean> {
    const { view } = this.#state;
    this.player.leap(view?.round ?? null);
    const answer = await this.#client.ask("finish", {});
    if (answer.ok) return true;
    this.player.leap(null);
    this.refuse(answer.error, none);
    return false;
  }

  ask(answers: number, move: Move): Promise<Answer<unknown>> {
    return this.#client.ask("move", { answers, move });
  }

  readonly say = (kind: Toast["kind"], words: string, rule: string | null = null): void =>
    this.change({ toast: { id: (this.#toasts += 1), kind, words, rule } });

  refuse(error: RuleError, keys: ReadonlySet<string>): void {
    this.player.shake(keys);
    this.say("refusal", sentence(this.#named(error)), error.code);
  }

  #named(error: RuleError): Said {
    const { seats } = error.args as { readonly seats?: readonly Seat[] };
    if (error.key !== "rules.notYourTurn" || !seats) return error;
    const who = whoAt(this.#client.snapshot().table, "spectator");
    return { ...error, args: { ...error.args, names: seats.map((seat) => who(seat).name) } };
  }

  #isAnswered() {
    const { game } = this;
    return game !== null && firstOf(game, (part) => part.answered?.(game, this.#state)) !== null;
  }

  /** Companions are created with the first view of a game that has them, and stay. */
  #take(message: ViewMessage) {
    for (const { name, desk } of this.gameOf(message.game).parts) {
      if (!desk?.companion || this.#companions.has(name)) continue;
      const companion = desk.companion(this, this.#clock);
      if (this.#settings) companion.wish?.(this.#settings);
      this.#companions.set(name, companion);
    }
    for (const companion of this.#companions.values())
      companion.hear?.(message, this.#client.snapshot());
    this.player.take(message);
  }

  #follow(news: News | null) {
    const shown = this.player.state();
    this.change(
      news ? { ...shown, ...this.#held(news.message, { ...this.#state, ...shown }) } : shown,
    );
    if (news?.move === "timeUp") this.say("note", tableText().timeUp);
    if (news && news.move !== null) this.#wasSent = false;
  }

  #held(message: ViewMessage, now: DeskState): Partial<DeskState> {
    const before = this.#state;
    const game = this.gameOf(message.game);
    // Cards that were chosen face down and come back are no longer picked.
    const kept =
      before.view?.seen.chosen || isReveal(message)
        ? []
        : [...before.picked].filter((key) => now.scene.hand.some((held) => held.key === key));
    const own = { picked: now.sealed ?? new Set(kept), sending: false };
    const former =
      before.view && before.view.game !== message.game
        ? deskParts(this.gameOf(before.view.game))
        : [];
    return together([
      own,
      ...former.map(({ first }) => first),
      ...deskParts(game).map((part) => part.shown?.(game, before, { ...now, ...own })),
    ]);
  }
}
