import { isAsked, type AnySeen } from "#shared/contract/seen.ts";
import { asNomic, mayAtAnyTime } from "#shared/games/eights-nomic/seen.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { Companion, DeskClock, DeskPartOf, PartOf } from "#renderer/table/part.ts";
import { isDealing, type DeskState } from "#renderer/table/desk/deskState.ts";
import { hooksOf, type Action, type TableGame } from "#renderer/table/tableGame.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { Move } from "#shared/contract/round.ts";

export const turnEndHooks: EndingHooks = {
  floor: (seen) => {
    const nomic = asNomic(seen);
    const { facts, options, legal, phase } = nomic;
    if (phase !== "turn" || !isAsked(seen) || !legal.some(({ type }) => type === "endTurn"))
      return null;
    const { played, drew } = facts.counts;
    return {
      key: `${facts.turns} ${played} ${drew} ${facts.history.length} ${facts.plays}`,
      seconds: played + drew > 0 ? options.improperFloor : 0,
      // This reveals nothing: a turn's limits are public, and so is a Pending Rule.
      isOnly:
        legal.length === 1 && !mayAtAnyTime(nomic).modify && facts.done.played && facts.done.drew,
    };
  },
  move: { type: "endTurn" },
};

export type EndingState = {
  readonly since: { readonly key: string; readonly at: number; readonly seconds: number } | null;
  readonly isEnding: boolean;
};

export interface EndingSlices {
  readonly desk: {
    readonly ending: EndingState;
  };
  readonly additions: {
    endTurn: true;
  };
  readonly inputs: {
    readonly ending: EndingState;
  };
  readonly hooks: {
    ending: EndingHooks;
  };
}

const nothing: EndingState = { since: null, isEnding: false };
const endingIn = ({ ending = nothing }: Pick<DeskState, "ending">): EndingState => ending;

const hooksIn = (game: TableGame | null): EndingHooks | null => hooksOf(game, "ending");

/** The host counts from when it received the command, so the page waits a little longer; ms. */
const slack = 120;
/**
 * A turn in which nothing else can be done ends by itself after this time, long enough to see it;
 * ms.
 */
const beatMs = 650;

const endingDesk: DeskPartOf<EndingSlices> = {
  first: { ending: nothing },
  cleared: (state) => ({ ending: { ...endingIn(state), isEnding: false } }),
  inputs: (_game, state) => ({ ending: endingIn(state) }),
  answers: { endTurn: "companion" },
  companion: (desk, clock) => new EndTurn(desk, clock),
};

class EndTurn implements Companion {
  readonly #desk: Desk;
  readonly #clock: DeskClock;
  #view: ViewMessage | null = null;
  #makesOnly = false;
  #stop: () => void = () => undefined;

  constructor(desk: Desk, clock: DeskClock) {
    this.#desk = desk;
    this.#clock = clock;
  }

  wish({ onlyMove }: Settings): void {
    this.#makesOnly = onlyMove;
    this.#plan();
  }

  tableChanged(): void {
    // Only views contain turns.
  }

  hear(view: ViewMessage): void {
    this.#view = view;
    const floor = this.#floor;
    const { since } = endingIn(this.#desk.state());
    const key = floor && `${view.round} ${floor.key}`;
    if (key === (since?.key ?? null)) return this.#plan();
    this.#set(
      floor && key !== null
        ? { since: { key, at: this.#clock.now(), seconds: floor.seconds }, isEnding: false }
        : nothing,
    );
    this.#plan();
  }

  /** A second press cancels the first. */
  act({ sends, problem }: Action): boolean {
    if (sends !== "endTurn") return false;
    if (problem !== null) this.#desk.say("note", problem);
    else {
      this.#set({ isEnding: !endingIn(this.#desk.state()).isEnding });
      this.#plan();
    }
    return true;
  }

  close(): void {
    this.#stop();
  }

  get #floor(): Floor | null {
    return (
      this.#view && (hooksIn(this.#desk.gameOf(this.#view.game))?.floor(this.#view.seen) ?? null)
    );
  }

  #plan(): void {
    this.#stop();
    this.#stop = () => undefined;
    const { since, isEnding } = endingIn(this.#desk.state());
    const floor = this.#floor;
    if (!since || !floor) return;
    const byItself = !isEnding && this.#makesOnly && floor.isOnly;
    if (!isEnding && !byItself) return;
    const wait =
      since.at + (since.seconds > 0 ? since.seconds * 1000 + slack : 0) - this.#clock.now();
    this.#stop = this.#clock.after(Math.max(byItself ? beatMs : 0, wait), () => this.#end());
  }

  #end(): void {
    const state = this.#desk.state();
    const hooks = hooksIn(this.#desk.game);
    if (!hooks || !this.#view || state.sending || isDealing(state)) return;
    this.#set({ isEnding: false });
    void this.#desk.send(hooks.move, this.#view.number);
  }

  #set(change: Partial<EndingState>): void {
    this.#desk.change({ ending: { ...endingIn(this.#desk.state()), ...change } });
  }
}

type Floor = {
  readonly key: string;
  readonly seconds: number;
  readonly isOnly: boolean;
};

interface EndingHooks {
  floor(this: void, seen: AnySeen): Floor | null;
  readonly move: Move;
}

export const endingPart = (hooks: EndingHooks): PartOf<EndingSlices> => ({
  name: "ending",
  hooks: { ending: hooks },
  desk: endingDesk,
});
