import { isAsked } from "#shared/contract/asked.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { Move } from "#shared/contract/round.ts";
import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { Companion, DeskClock, DeskPart, Part } from "#renderer/table/part.ts";
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
  stillAhead,
  takesCards,
  toggledAhead,
  waitingActions,
} from "./chosen.ts";
import type { AnySeen } from "#shared/contract/view.ts";

/** Long enough to be seen, where only bots sit by; ms. */
const beatMs = 650;
/**
 * Among people it takes as long as a person does, drawn anew each time: that a move was chosen
 * before is nobody's business.
 */
const [shortestMs, longestMs] = [800, 2400];

/** What is to be made at a view: what was chosen, or the only move. */
type Due = {
  readonly key: string;
  readonly view: ViewMessage;
  readonly chosen: string | null;
  readonly only: Move | null;
};

/** Follows what is shown, so that nobody's cards are played before they have landed. */
class NextMove implements Companion {
  readonly #desk: Desk;
  readonly #clock: DeskClock;
  readonly #unsubscribe: () => void;
  #makesOnly = false;
  /** The view for which a move waits, or that the person has taken into his own hands. */
  #key: string | null = null;
  #stop: () => void = () => undefined;

  constructor(desk: Desk, clock: DeskClock) {
    this.#desk = desk;
    this.#clock = clock;
    this.#unsubscribe = desk.subscribe(() => this.#plan());
  }

  hear(): void {
    // What comes is looked at once it is shown.
  }

  told(): void {
    this.#plan();
  }

  wish({ onlyMove }: Settings): void {
    this.#makesOnly = onlyMove;
    this.#plan();
  }

  /** Who presses a button himself is not waited for. */
  act({ sends }: Action): boolean {
    if (sends !== "ahead") this.#stop();
    return false;
  }

  close(): void {
    this.#stop();
    this.#unsubscribe();
  }

  #plan(): void {
    const { game } = this.#desk;
    if (game && hasPutBack(game, this.#desk.state())) return this.#forget();
    const due = game && this.#dueIn(game, this.#desk.state());
    if ((due?.key ?? null) === this.#key) return;
    this.#stop();
    this.#stop = () => undefined;
    this.#key = due?.key ?? null;
    if (!game || !due) return this.#show(null);
    this.#stop = this.#clock.after(this.#beat(), () => this.#make(game, due));
    this.#show(this.#buttonOf(game, due));
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
    const isNewest =
      snapshot.view === null ||
      (snapshot.view.number === view.number && snapshot.view.round === view.round);
    if (!isNewest || isOpenToAll(scene, game.parts)) return null;
    const { chosen } = aheadIn(state);
    const key = `${view.round} ${view.number}`;
    if (chosen !== null) return { key: `${key} ${chosen}`, view, chosen, only: null };
    const only =
      this.#makesOnly && (snapshot.table?.alone === true || hooks.isForcedOpenly(view.seen))
        ? hooks.onlyMove(view.seen)
        : null;
    return only && { key: `${key} only`, view, chosen, only };
  }

  #beat(): number {
    return this.#desk.state().snapshot.table?.alone === true
      ? beatMs
      : shortestMs + Math.random() * (longestMs - shortestMs);
  }

  /** By what the button sends. */
  #buttonOf(game: TableGame, { chosen, only, view }: Due): string | null {
    if (chosen === pickedId) return pickedId;
    const move = only ?? (chosen === null ? null : hooksIn(game)?.moveOf(view.seen, chosen));
    return move ? (game.picking.cardsOf(move).length > 0 ? pickedId : move.type) : null;
  }

  #make(game: TableGame, { chosen, only, view }: Due): void {
    if (only) return void this.#desk.send(only);
    if (chosen === null) return;
    if (chosen === pickedId) return this.#lay(game);
    const move = hooksIn(game)?.moveOf(view.seen, chosen) ?? null;
    if (!this.#isLasting(game, view, chosen)) this.#forget();
    if (move) void this.#desk.send(move);
    else this.#tellUnfit();
  }

  /** "Pass this trick" counts again at the next turn. */
  #isLasting(game: TableGame, view: ViewMessage, id: string): boolean {
    return (
      hooksIn(game)
        ?.choices(view.seen)
        .some((choice) => choice.id === id && choice.stays) === true
    );
  }

  /** This card, if it still fits; what must be said besides is asked now. */
  #lay(game: TableGame): void {
    this.#forget();
    const reading = offersOf(game, this.#desk.state())?.reading;
    if (reading && reading.kind !== "nothing" && reading.legal) this.#desk.play();
    else this.#tellUnfit();
  }

  #tellUnfit(): void {
    this.#desk.say("note", tableText().aheadUnfit);
  }

  #forget(): void {
    this.#desk.change({ ahead: { ...aheadIn(this.#desk.state()), chosen: null, sending: null } });
  }

  #show(sending: string | null): void {
    const now = aheadIn(this.#desk.state());
    if (now.sending !== sending) this.#desk.change({ ahead: { ...now, sending } });
  }
}

/** Not offered twice, unless it was refused. */
async function finish(desk: Desk): Promise<void> {
  const finishing = desk.state().view?.round ?? null;
  desk.change({ ahead: { ...aheadIn(desk.state()), finishing } });
  if (!(await desk.finish())) desk.change({ ahead: { ...aheadIn(desk.state()), finishing: null } });
}

const aheadDesk: DeskPart = {
  first: { ahead: nothingAhead },
  shown: (game, before, now) => ({ ahead: stillAhead(game, before, now) }),
  cleared: (state) => ({ ahead: { ...aheadIn(state), chosen: null, sending: null } }),
  actions: (game, state) => sendingActions(game, state) ?? waitingActions(game, state),
  // Cards that are pulled to the table out of turn are laid ready.
  take: (desk) => {
    const { game } = desk;
    if (!game || !takesCards(game, desk.state())) return false;
    desk.change({ ahead: { ...aheadIn(desk.state()), chosen: pickedId } });
    return true;
  },
  act: (desk, { id, sends }) => {
    if (sends === "finish") void finish(desk);
    else if (sends === "ahead") desk.change({ ahead: toggledAhead(desk.state(), id) });
    return sends === "finish" || sends === "ahead";
  },
  companion: (desk, clock) => new NextMove(desk, clock),
};

/** What may be chosen while others act. */
export type Choice = {
  /** Stays the same from view to view: "checkFold", "passTrick"… */
  readonly id: string;
  readonly label: string;
  /** As of an `Action`. */
  readonly shortcut: string;
  /** Counts for every turn as long as it stands, not for the next one alone. */
  readonly stays: boolean;
};

export interface AheadHooks {
  /** Besides the picked cards; the viewer is not to act. */
  choices(this: void, seen: AnySeen): readonly Choice[];
  /** What the choice comes to now that the viewer is to act; null where it fits no more. */
  moveOf(this: void, seen: AnySeen, id: string): Move | null;
  /** Does a choice made at the earlier view still mean the same? */
  stands(this: void, before: AnySeen, now: AnySeen, id: string): boolean;
  /**
   * The only move that the viewer, who is to act, can make; null where there is a choice, be it of
   * cards.
   */
  onlyMove(this: void, seen: AnySeen): Move | null;
  /**
   * Do all at the table see that he has no choice? Then to make it at once tells nobody anything
   * (C-7).
   */
  isForcedOpenly(this: void, seen: AnySeen): boolean;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    ahead: AheadHooks;
  }
}

/** A range, or a number of cards, is a choice. */
export function onlyMove({ legal }: AnySeen): Move | null {
  const [move] = legal;
  return legal.length === 1 && move && !["min", "max", "count"].some((key) => key in move)
    ? move
    : null;
}

/** Cards alone may be laid ready, and what somebody can do is seen by nobody else. */
const usual: AheadHooks = {
  choices: () => [],
  moveOf: () => null,
  stands: () => true,
  onlyMove,
  isForcedOpenly: () => false,
};

/** A game says what differs. */
export const ahead = (own: Partial<AheadHooks> = {}): Part => ({
  name: "ahead",
  hooks: { ahead: { ...usual, ...own } },
  desk: aheadDesk,
});
