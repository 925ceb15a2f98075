// The events of a live table, their effects, and the step from one state to the next.

import type { Profile } from "#shared/protocol/house.ts";
import type { BotChoice, BotToAct } from "#main/bots/botTurns.ts";
import type { EndReason, KnownScreen, Ticket } from "#main/base/ports.ts";
import type { RandomBytes } from "#main/base/chance.ts";
import type { Paid } from "#main/session/chipMoves.ts";
import type { DealWish } from "#main/session/sessionRules.ts";
import type { BegunRound, EndedRound } from "#main/store/roundStore.ts";
import type { StoredLan, StoredSession } from "#main/store/sessionStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { View } from "#shared/contract/view.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { TableAsk, TableRequest } from "#shared/protocol/schema.ts";
import type { ChatLine, SeatClock, TableState as ShownTable } from "#shared/protocol/table.ts";
import { revised, type TableChange } from "./changes.ts";
import type { TimeOut } from "./round.ts";
import { isDeepStrictEqual } from "node:util";
import type { Due, Moment, TableState } from "./state.ts";

export type ConnectionId = number;

export type AskId = number;

/** A connection without a seat. */
export interface Watcher {
  /** Null for a screen that belongs to nobody. */
  readonly profile: string | null;
  readonly name: string | null;
  /** A player of the session whose place is at another of its tables, or at none. */
  readonly player?: string;
  /** The line of the host's owner gives way to nobody's. */
  readonly isHosts?: boolean;
  /** H-39: a screen that belongs to nobody, known by a persistent key. */
  readonly screen?: KnownScreen;
}

export interface TableAsked {
  readonly type: "ask";
  readonly ask: AskId;
  readonly line: ConnectionId;
  readonly request: TableRequest;
  readonly payload: TableAsk<TableRequest>;
  readonly person: Profile | null;
}

export type TableEvent =
  | TableAsked
  | {
      readonly type: "watch";
      readonly line: ConnectionId;
      readonly watcher: Watcher;
      readonly ticket: Ticket;
    }
  /** The connection has shown the secret of a player at this table. */
  | {
      readonly type: "seat";
      readonly line: ConnectionId;
      readonly player: StoredPlayer;
      readonly from?: string;
    }
  | { readonly type: "depart"; readonly line: ConnectionId }
  | { readonly type: "renamed"; readonly profile: Profile }
  | { readonly type: "openTo"; readonly lan: StoredLan }
  | { readonly type: "closeTo"; readonly owner: string }
  | { readonly type: "leadTo"; readonly table: string }
  | { readonly type: "stop" }
  | { readonly type: "close" }
  | { readonly type: "wake" }
  /** Follow-ups of an earlier event, once that is stored: */
  | { readonly type: "presence" }
  | { readonly type: "consent" }
  | { readonly type: "closeDeserted" }
  | { readonly type: "tell" }
  | { readonly type: "showToWatchers" }
  | { readonly type: "passOn"; readonly tells: boolean }
  | { readonly type: "beginIfReady" }
  | { readonly type: "left"; readonly gone: readonly StoredPlayer[] }
  | {
      readonly type: "endLines";
      readonly lines: readonly ConnectionId[];
      readonly reason: EndReason;
      /** H-39: the profile whose own screens end too, since they would show the new join code. */
      readonly banned?: string;
    }
  /** By the session: */
  | { readonly type: "session"; readonly session: StoredSession }
  | { readonly type: "rearranged"; readonly before: StoredTable }
  | { readonly type: "placesChanged"; readonly players: readonly string[] }
  | { readonly type: "deal"; readonly ask: AskId; readonly wish: DealWish }
  | { readonly type: "missRound"; readonly players: readonly string[] }
  | { readonly type: "expel"; readonly ask: AskId; readonly player: string }
  /** By time: */
  | { readonly type: "time"; readonly name: string }
  | { readonly type: "roundTime"; readonly event: TimeOut }
  | {
      readonly type: "keepTime";
      readonly player: string;
      readonly event: { readonly type: string };
    }
  | { readonly type: "bankTime" }
  | { readonly type: "setBackTime" }
  | {
      readonly type: "botChose";
      readonly seat: Seat;
      readonly choice: BotChoice;
      readonly cue: string | null;
    }
  /** The change of `of` is not stored. */
  | {
      readonly type: "notStored";
      readonly of: TableEvent;
      readonly hadMoves: boolean;
      readonly refused: Refusal;
    }
  | { readonly type: "recover"; readonly line: string }
  | { readonly type: "reloaded"; readonly table: StoredTable; readonly latest: BegunRound | null }
  | { readonly type: "notReloaded"; readonly fault: unknown; readonly isAskedAgain: boolean };

export interface StepContext {
  /** Elapsed time in ms; `now` is ms since 1970, for times shown to people. */
  readonly at: number;
  readonly now: number;
  readonly random: RandomBytes;
  /** H-15: returns a join code that no other table has. */
  readonly newCode: () => string;
}

export interface StoreEffect {
  readonly type: "store";
  readonly before: StoredTable;
  readonly change: TableChange;
  /** Whether it may wait to be stored together with the changes of other tables. */
  readonly isSoon: boolean;
  /** If given, the change is refused when somebody cannot pay what they bring. */
  readonly paid: Paid | null;
}

/** In the order of execution, once the change among them is stored. */
export type TableEffect =
  | StoreEffect
  /** `elsewhere`: a player whose place at another table of the session is sent along. */
  | {
      readonly type: "table";
      readonly line: ConnectionId;
      readonly state: ShownTable;
      readonly elsewhere: string | undefined;
    }
  | { readonly type: "clocks"; readonly line: ConnectionId; readonly clocks: readonly SeatClock[] }
  | {
      readonly type: "view";
      readonly line: ConnectionId;
      readonly view: View;
      readonly number: number;
      readonly round: number;
      readonly game: string;
      readonly open: View | undefined;
    }
  | { readonly type: "chat"; readonly line: ConnectionId; readonly lines: readonly ChatLine[] }
  | { readonly type: "end"; readonly line: ConnectionId; readonly reason: EndReason }
  | { readonly type: "answer"; readonly ask: AskId; readonly answer: Answer<unknown> }
  | { readonly type: "timer"; readonly name: string; readonly at: number }
  | { readonly type: "noTimer"; readonly name: string }
  | {
      readonly type: "askBots";
      readonly toAct: readonly BotToAct[];
      readonly movers: readonly Seat[];
      readonly window: number | null;
    }
  | {
      readonly type: "askBotAgain";
      readonly seat: Seat;
      readonly choice: BotChoice;
      readonly ms: number | undefined;
      readonly cue: string | null;
    }
  | { readonly type: "hurryBots" | "stopBots" }
  | { readonly type: "advise"; readonly ask: AskId; readonly game: string; readonly view: View }
  | {
      readonly type: "readAnnounced";
      readonly ask: AskId;
      readonly toAll: string;
      readonly page: TableAsk<"announced">;
    }
  | { readonly type: "removeScreen"; readonly screen: string }
  | { readonly type: "removeScreensFrom"; readonly from: string | null }
  | { readonly type: "log"; readonly line: string }
  | { readonly type: "then"; readonly event: TableEvent }
  | { readonly type: "roundOver"; readonly ended: EndedRound }
  | { readonly type: "reload" | "isSetBack" }
  | { readonly type: "closed"; readonly fault: unknown };

export class TableStep implements Moment {
  readonly given: StepContext;
  readonly effects: TableEffect[] = [];
  readonly #before: TableState;
  #state: TableState;
  #hasStored = false;

  constructor(state: TableState, given: StepContext) {
    this.#before = state;
    this.#state = state;
    this.given = given;
  }

  get state(): TableState {
    return this.#state;
  }

  get at(): number {
    return this.given.at;
  }

  change(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
  }

  do(effect: TableEffect): void {
    this.effects.push(effect);
  }

  then(event: TableEvent): void {
    this.effects.push({ type: "then", event });
  }

  answer(ask: AskId, answer: Answer<unknown>): void {
    this.effects.push({ type: "answer", ask, answer });
  }

  /** Throws on a second call. */
  store(
    change: TableChange,
    { isSoon = false, paid = null }: Partial<Pick<StoreEffect, "isSoon" | "paid">> = {},
  ): void {
    if (this.#hasStored) throw new Error("one step stores one change");
    this.#hasStored = true;
    const before = this.#before.table;
    const after = revised(before, change.after);
    this.effects.push({ type: "store", before, change: { ...change, after }, isSoon, paid });
    this.change({ table: after });
  }

  setTimers(dues: ReadonlyMap<string, Due>): void {
    const before = this.#state.timers;
    for (const name of before.keys())
      if (!dues.has(name)) this.effects.push({ type: "noTimer", name });
    for (const [name, { at, event }] of dues) {
      const was = before.get(name);
      if (was?.at !== at || !isDeepStrictEqual(was.event, event))
        this.effects.push({ type: "timer", name, at });
    }
    this.change({ timers: dues });
  }
}
