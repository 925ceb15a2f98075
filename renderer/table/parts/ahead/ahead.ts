import { isAsked, type AnySeen } from "#shared/contract/seen.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { Move } from "#shared/contract/round.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { Companion, DeskClock, DeskPartOf, PartOf } from "#renderer/table/part.ts";
import { isDealing, isOpenToAll, type DeskState } from "#renderer/table/desk/deskState.ts";
import { offersOf } from "#renderer/table/desk/offers.ts";
import type { Action, TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import {
  aheadIn,
  hasPutBack,
  hooksIn,
  nothingAhead,
  pickedId,
  sendingActions,
  setAhead,
  stillAhead,
  takesCards,
  waitingActions,
  type AheadSlices,
} from "./chosen.ts";

/** Long enough to be seen where only bots watch; ms. */
const beatMs = 400;
/** H-36: where no card is played; ms. */
const quietBeatMs = 150;
/** Random times as people need, so that nobody can tell that a move was chosen in advance; ms. */
const [shortestMs, longestMs] = [800, 2400];

type Due = Readonly<{
  key: string;
  view: ViewMessage;
  chosen: string | null;
  only: Move | null;
}>;

const keyOf = ({ round, number }: ViewMessage): string => `${round} ${number}`;

/**
 * Acts only on what is shown, so that no cards are played before they have landed. Where only bots
 * watch, a forced move without cards is made as soon as it is known, and shown in its turn.
 */
class NextMove implements Companion {
  readonly #desk: Desk;
  readonly #clock: DeskClock;
  readonly #unsubscribe: () => void;
  #makesOnly = false;
  /** The view and choice for which a move is scheduled, or was until the person acted. */
  #key: string | null = null;
  /** The newest view to which a move was sent before it was shown. */
  #early: string | null = null;
  #stop: () => void = () => undefined;

  constructor(desk: Desk, clock: DeskClock) {
    this.#desk = desk;
    this.#clock = clock;
    this.#unsubscribe = desk.subscribe(() => this.#plan());
  }

  tableChanged(): void {
    this.#plan();
  }

  wish({ onlyMove }: Settings): void {
    this.#makesOnly = onlyMove;
    this.#plan();
  }

  /** A button pressed by the person stops the scheduled move. */
  act({ sends }: Action): boolean {
    if (sends !== "ahead") this.#stop();
    return false;
  }

  close(): void {
    this.#stop();
    this.#unsubscribe();
  }

  #plan() {
    const { game } = this.#desk;
    if (game && hasPutBack(game, this.#desk.state())) return this.#forget();
    const early = this.#earlyIn(this.#desk.state());
    const due = early ?? (game && this.#dueIn(game, this.#desk.state()));
    if ((due?.key ?? null) === this.#key) return;
    this.#stop();
    this.#stop = () => undefined;
    this.#key = due?.key ?? null;
    if (!game || !due) return this.#show(null);
    if (early) {
      this.#stop = this.#clock.after(quietBeatMs, () => this.#sendEarly(early));
      return;
    }
    const isAlone = this.#desk.state().snapshot.table?.alone === true;
    const beat = isAlone ? beatMs : shortestMs + Math.random() * (longestMs - shortestMs);
    this.#stop = this.#clock.after(beat, () => this.#make(game, due));
    this.#show(this.#buttonOf(game, due));
  }

  /** Of the newest view, while it is still to be shown. */
  #earlyIn(state: DeskState): Due | null {
    const { view, table } = state.snapshot;
    if (!this.#makesOnly || !view || state.sending || table?.alone !== true) return null;
    const isShown = state.view?.number === view.number && !state.moving;
    if (isShown || state.view?.round !== view.round || isDealing(state)) return null;
    if (!isAsked(view.seen) || aheadIn(state).chosen !== null) return null;
    const game = this.#desk.gameOf(view.game);
    const only = hooksIn(game)?.onlyMove(view.seen) ?? null;
    return only && game.picking.cardsOf(only).length === 0 && keyOf(view) !== this.#early
      ? { key: `${keyOf(view)} early`, view, chosen: null, only }
      : null;
  }

  #dueIn(game: TableGame, state: DeskState): Due | null {
    const { view, snapshot, sending, moving, scene } = state;
    const hooks = hooksIn(game);
    if (
      !view ||
      !hooks ||
      sending ||
      moving ||
      isDealing(state) ||
      !isAsked(view.seen) ||
      view.seen.legal.length === 0
    )
      return null;
    const newest = snapshot.view ?? view;
    if (this.#early === keyOf(newest)) return null;
    if (newest.number !== view.number || newest.round !== view.round) return null;
    if (isOpenToAll(scene, game.parts)) return null;
    const { chosen } = aheadIn(state);
    const key = keyOf(view);
    if (chosen !== null) return { key: `${key} ${chosen}`, view, chosen, only: null };
    const only =
      this.#makesOnly && (snapshot.table?.alone === true || hooks.isForcedOpenly(view.seen))
        ? hooks.onlyMove(view.seen)
        : null;
    return only && { key: `${key} only`, view, chosen, only };
  }

  #sendEarly({ view, only }: Due) {
    this.#early = keyOf(view);
    if (only) void this.#desk.send(only, view.number);
  }

  #buttonOf(game: TableGame, { chosen, only, view }: Due): string | null {
    if (chosen === pickedId) return pickedId;
    const move = only ?? (chosen === null ? null : hooksIn(game)?.moveOf(view.seen, chosen));
    return move ? (game.picking.cardsOf(move).length > 0 ? pickedId : move.type) : null;
  }

  #make(game: TableGame, { chosen, only, view }: Due) {
    if (only) return void this.#desk.send(only);
    if (chosen === null) return;
    if (chosen === pickedId) return this.#lay(game);
    const hooks = hooksIn(game);
    const move = hooks?.moveOf(view.seen, chosen);
    // "Pass this trick" counts again at the next turn.
    const stays = hooks?.choices(view.seen).some((choice) => choice.id === chosen && choice.stays);
    if (!stays) this.#forget();
    if (move) void this.#desk.send(move);
    else this.#tellUnfit();
  }

  /** Plays the laid-ready cards if they still fit; a missing choice is asked for now. */
  #lay(game: TableGame) {
    this.#forget();
    const reading = offersOf(game, this.#desk.state())?.reading;
    if (reading && reading.kind !== "nothing" && reading.legal) this.#desk.play();
    else this.#tellUnfit();
  }

  #tellUnfit() {
    this.#desk.say("note", tableText().aheadUnfit);
  }

  #forget() {
    setAhead(this.#desk, { chosen: null, sending: null });
  }

  #show(sending: string | null) {
    if (aheadIn(this.#desk.state()).sending !== sending) setAhead(this.#desk, { sending });
  }
}

/** The button disappears, and returns only if the host refused. */
async function finish(desk: Desk) {
  setAhead(desk, { finishing: desk.state().view?.round ?? null });
  if (!(await desk.finish())) setAhead(desk, { finishing: null });
}

const aheadDesk: DeskPartOf<AheadSlices> = {
  first: { ahead: nothingAhead },
  shown: (game, before, now) => ({ ahead: stillAhead(game, before, now) }),
  cleared: (state) => ({ ahead: { ...aheadIn(state), chosen: null, sending: null } }),
  actions: (game, state) => sendingActions(game, state) ?? waitingActions(game, state),
  // Cards pulled to the table out of turn are laid ready.
  take: (desk) => {
    const { game } = desk;
    if (!game || !takesCards(game, desk.state())) return false;
    setAhead(desk, { chosen: pickedId });
    return true;
  },
  answers: {
    finish: (desk) => void finish(desk),
    ahead: (desk, { id }) =>
      setAhead(desk, { chosen: aheadIn(desk.state()).chosen === id ? null : id }),
  },
  companion: (desk, clock) => new NextMove(desk, clock),
};

export type Choice = Readonly<{
  /** Stays the same from view to view: "checkFold", "passTrick"… */
  id: string;
  label: string;
  shortcut: string;
  stays: boolean;
}>;

export interface AheadHooks {
  choices(this: void, seen: AnySeen): readonly Choice[];
  moveOf(this: void, seen: AnySeen, id: string): Move | null;
  /** True if a choice made at the earlier view still means the same. */
  stands(this: void, before: AnySeen, now: AnySeen, id: string): boolean;
  /** The only move of the viewer, who is to act; null if there is a choice, even just of cards. */
  onlyMove(this: void, seen: AnySeen): Move | null;
  /**
   * True if everybody at the table sees that the viewer has no choice: an immediate move then
   * reveals nothing (C-7).
   */
  isForcedOpenly(this: void, seen: AnySeen): boolean;
}

/** A range, or a number of cards, counts as a choice. */
export function onlyMove({ legal }: AnySeen): Move | null {
  const [move] = legal;
  return legal.length === 1 && move && !["min", "max", "count"].some((key) => key in move)
    ? move
    : null;
}

/** Only cards may be laid ready, and nobody else sees which moves a player has. */
const usual: AheadHooks = {
  choices: () => [],
  moveOf: () => null,
  stands: () => true,
  onlyMove,
  isForcedOpenly: () => false,
};

export const aheadPart = (own: Partial<AheadHooks> = {}): PartOf<AheadSlices> => ({
  name: "ahead",
  hooks: { ahead: { ...usual, ...own } },
  desk: aheadDesk,
});
