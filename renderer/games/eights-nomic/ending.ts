import { isAsked } from "#shared/contract/seen.ts";
import { floorAmongBots, mayAtAnyTime, type NomicSeen } from "#shared/games/eights-nomic/seen.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { Companion, DeskClock, PartOf } from "#renderer/table/part.ts";
import { isDealing, type DeskState } from "#renderer/table/desk/deskState.ts";
import type { Action } from "#renderer/table/tableGame.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { nomicIn } from "./nomic.ts";

/** EN-15: from when on, and for how many seconds, the viewer's turn cannot be ended yet. */
function floorIn(nomic: NomicSeen, isAlone: boolean) {
  const { facts, options, legal, phase } = nomic;
  if (phase !== "turn" || !isAsked(nomic) || !legal.some(({ type }) => type === "endTurn"))
    return null;
  const { played, drew } = facts.counts;
  return {
    key: `${facts.turns} ${played} ${drew} ${facts.history.length} ${facts.plays}`,
    seconds: played + drew === 0 ? 0 : isAlone ? floorAmongBots(nomic) : options.improperFloor,
    // This reveals nothing: a turn's limits are public, and so is a Pending Rule.
    isOnly:
      legal.length === 1 && !mayAtAnyTime(nomic).modify && facts.done.played && facts.done.drew,
  };
}

export type EndingState = Readonly<{
  since: Readonly<{ key: string; at: number; seconds: number }> | null;
  isEnding: boolean;
}>;

export type EndingSlices = Readonly<{
  desk: { readonly ending: EndingState };
  additions: { endTurn: true };
  inputs: { readonly ending: EndingState };
}>;

const nothing: EndingState = { since: null, isEnding: false };
export const endingIn = ({ ending = nothing }: Pick<DeskState, "ending">) => ending;

/** The host counts from when it received the command, so the page waits a little longer; ms. */
const slack = 120;
/**
 * A turn in which nothing else can be done ends by itself after this time, long enough to see it;
 * ms.
 */
const beatMs = 400;

const spoken: ReadonlySet<string> = new Set(["announced", "called"]);

class EndTurn implements Companion {
  readonly #desk: Desk;
  readonly #clock: DeskClock;
  #view: ViewMessage | null = null;
  /** When something was last said openly, and in which turn. */
  #talk: Readonly<{ turn: string | null; number: number }> | null = null;
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

  hear(view: ViewMessage): void {
    this.#view = view;
    const nomic = nomicIn(view);
    const turn = nomic && `${view.round} ${nomic.facts.turns}`;
    // What is said may have earned a penalty itself, so it begins the whole time anew.
    const isTalk = view.happened.some(({ type }) => spoken.has(type));
    if (isTalk) this.#talk = { turn, number: view.number };
    const isFull = this.#talk !== null && this.#talk.turn === turn;
    const floor = this.#floor;
    const key = floor && `${view.round} ${floor.key} ${isFull ? this.#talk?.number : ""}`;
    const { since, isEnding } = endingIn(this.#desk.state());
    if (key !== (since?.key ?? null)) {
      const seconds = isFull ? (nomic?.options.improperFloor ?? 0) : (floor?.seconds ?? 0);
      this.#set(
        key === null
          ? nothing
          : { since: { key, at: this.#clock.now(), seconds }, isEnding: isTalk && isEnding },
      );
    }
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

  get #floor(): ReturnType<typeof floorIn> {
    const nomic = nomicIn(this.#view);
    return nomic && floorIn(nomic, this.#desk.state().snapshot.table?.alone === true);
  }

  #plan() {
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

  #end() {
    const state = this.#desk.state();
    const view = this.#view;
    if (!view || this.#desk.game?.id !== view.game) return;
    // What was sent or dealt before is still to be shown.
    if (state.sending || isDealing(state)) {
      this.#stop = this.#clock.after(beatMs, () => this.#end());
      return;
    }
    this.#set({ isEnding: false });
    void this.#desk.send({ type: "endTurn" }, view.number);
  }

  #set(change: Partial<EndingState>) {
    this.#desk.change({ ending: { ...endingIn(this.#desk.state()), ...change } });
  }
}

export const ending: PartOf<EndingSlices> = {
  name: "ending",
  desk: {
    first: { ending: nothing },
    cleared: (state) => ({ ending: { ...endingIn(state), isEnding: false } }),
    inputs: (_game, state) => ({ ending: endingIn(state) }),
    answers: { endTurn: "companion" },
    companion: (desk, clock) => new EndTurn(desk, clock),
  },
};
