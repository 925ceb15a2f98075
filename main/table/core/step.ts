// The events of a live table, their effects, and the step from one state to the next.

import type { Profile } from "#shared/protocol/house.ts";
import type { BotChoice, BotToAct } from "#main/bots/botTurns.ts";
import type { EndReason, KnownScreen, Ticket } from "#main/base/ports.ts";
import type { RandomBytes } from "#main/base/chance.ts";
import { counted, type Span } from "#main/base/rateLimits.ts";
import type { FindProgram } from "#main/session/players.ts";
import type { Paid } from "#main/session/chipMoves.ts";
import type { DealWish } from "#main/session/sessionRules.ts";
import type { BegunRound, DealtRecord, EndedRound } from "#main/store/roundStore.ts";
import type { StoredLan, StoredSession } from "#main/store/sessionStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import type { View } from "#shared/contract/view.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { TableAsk, TableRequest } from "#shared/protocol/schema.ts";
import type { DealMessage, DealVerdict } from "#shared/protocol/deal.ts";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type { Group } from "#shared/sealedDeal/group.ts";
import type { ChatLine, SeatClock, TableState as ShownTable } from "#shared/protocol/table.ts";
import { revised, type TableChange } from "./changes.ts";
import type { TimeOut } from "./round.ts";
import { isDeepStrictEqual } from "node:util";
import type { Due, Moment, TableState } from "./state.ts";

export type ConnectionId = number;

export type AskId = number;

/** A connection without a seat. */
export type Watcher = Readonly<{
  /** Null for a screen that belongs to nobody. */
  profile: string | null;
  name: string | null;
  /** A player of the session whose place is at another of its tables, or at none. */
  player?: string;
  /** The line of the host's owner gives way to nobody's. */
  isHosts?: boolean;
  /** H-39: a screen that belongs to nobody, known by a persistent key. */
  screen?: KnownScreen;
}>;

export type TableAsked = Readonly<{
  type: "ask";
  ask: AskId;
  line: ConnectionId;
  request: TableRequest;
  payload: TableAsk<TableRequest>;
  person: Profile | null;
  /** Who asked, where it waited for a deal: the line may be closed by now. */
  by?: string;
}>;

export type TableEvent =
  | TableAsked
  | Readonly<{
      type: "watch";
      line: ConnectionId;
      watcher: Watcher;
      ticket: Ticket;
    }>
  /** The connection has shown the secret of a player at this table. */
  | Readonly<{
      type: "seat";
      line: ConnectionId;
      player: StoredPlayer;
      from?: string;
    }>
  | Readonly<{ type: "depart"; line: ConnectionId }>
  | Readonly<{ type: "renamed"; profile: Profile }>
  | Readonly<{ type: "openTo"; lan: StoredLan }>
  | Readonly<{ type: "closeTo"; owner: string }>
  | Readonly<{ type: "leadTo"; table: string }>
  | { readonly type: "stop" }
  | { readonly type: "close" }
  | { readonly type: "wake" }
  /** Follow-ups of an earlier event, once that is stored: */
  | { readonly type: "presence" }
  | { readonly type: "consent" }
  | { readonly type: "closeDeserted" }
  | { readonly type: "tell" }
  | { readonly type: "showToWatchers" }
  | Readonly<{ type: "passOn"; tells: boolean }>
  | { readonly type: "beginIfReady" }
  /** H-18: a person's program contributed, or has had its time. */
  | { readonly type: "dealOn" }
  | Readonly<{ type: "left"; gone: readonly StoredPlayer[] }>
  | Readonly<{
      type: "endLines";
      lines: readonly ConnectionId[];
      reason: EndReason;
      /** H-39: the profile whose own screens end too, since they would show the new join code. */
      banned?: string;
    }>
  /** By the session: */
  | Readonly<{ type: "session"; session: StoredSession }>
  | Readonly<{ type: "rearranged"; before: StoredTable }>
  | Readonly<{ type: "placesChanged"; players: readonly string[] }>
  | Readonly<{ type: "deal"; ask: AskId; wish: DealWish }>
  /** H-18: one of the rounds of this table whose deals are opened with the session's end. */
  | Readonly<{ type: "dealtRead"; dealt: DealtRecord; lines: readonly ConnectionId[] }>
  | Readonly<{ type: "missRound"; players: readonly string[] }>
  | Readonly<{ type: "expel"; ask: AskId; player: string }>
  /** By time: */
  | Readonly<{ type: "time"; name: string }>
  | Readonly<{ type: "roundTime"; event: TimeOut }>
  | Readonly<{
      type: "keepTime";
      player: string;
      event: { readonly type: string };
    }>
  | { readonly type: "bankTime" }
  /** H-51: a page that a sealed deal waits for has had its time. */
  | { readonly type: "sealedTime" }
  | { readonly type: "setBackTime" }
  | Readonly<{
      type: "botChose";
      seat: Seat;
      choice: BotChoice;
      cue: string | null;
    }>
  /** The change of `of` is not stored. */
  | Readonly<{
      type: "notStored";
      of: TableEvent;
      hadMoves: boolean;
      refused: Refusal;
    }>
  | Readonly<{ type: "recover"; line: string }>
  | Readonly<{ type: "reloaded"; table: StoredTable; latest: BegunRound | null }>
  | Readonly<{ type: "notReloaded"; fault: unknown; isAskedAgain: boolean }>;

export type StepContext = Readonly<{
  /** Elapsed time in ms; `now` is ms since 1970, for times shown to people. */
  at: number;
  now: number;
  random: RandomBytes;
  /** H-15: returns a join code that no other table has. */
  newCode: () => string;
  findProgram: FindProgram;
  /** For sealed deals (H-51); null until it is asked for and loaded. */
  group: Group | null;
}>;

export type StoreEffect = Readonly<{
  type: "store";
  before: StoredTable;
  change: TableChange;
  /** Whether it may wait to be stored together with the changes of other tables. */
  isSoon: boolean;
  /** If given, the change is refused when somebody cannot pay what they bring. */
  paid: Paid | null;
}>;

/** In the order of execution, once the change among them is stored. */
export type TableEffect =
  | StoreEffect
  /** `elsewhere`: a player whose place at another table of the session is sent along. */
  | Readonly<{
      type: "table";
      line: ConnectionId;
      state: ShownTable;
      elsewhere: string | undefined;
    }>
  | Readonly<{ type: "clocks"; line: ConnectionId; clocks: readonly SeatClock[] }>
  | Readonly<{
      type: "view";
      line: ConnectionId;
      view: View;
      number: number;
      round: number;
      game: string;
      open: View | undefined;
    }>
  | Readonly<{ type: "chat"; line: ConnectionId; lines: readonly ChatLine[] }>
  | Readonly<{ type: "deal"; line: ConnectionId; message: DealMessage }>
  | Readonly<{ type: "sealed"; line: ConnectionId; message: SealedMessage }>
  | Readonly<{ type: "end"; line: ConnectionId; reason: EndReason }>
  | Readonly<{ type: "answer"; ask: AskId; answer: Answer<unknown> }>
  | Readonly<{ type: "timer"; name: string; at: number }>
  | Readonly<{ type: "noTimer"; name: string }>
  | Readonly<{
      type: "askBots";
      toAct: readonly BotToAct[];
      movers: readonly Seat[];
      window: number | null;
    }>
  | Readonly<{
      type: "askBotAgain";
      seat: Seat;
      choice: BotChoice;
      ms: number | undefined;
      cue: string | null;
    }>
  | { readonly type: "hurryBots" | "stopBots" }
  | Readonly<{ type: "showProgram"; player: StoredPlayer; events: readonly VisibleEvent[] }>
  /** The move of this player's program could not be made. */
  | Readonly<{ type: "programErred"; player: string }>
  | Readonly<{ type: "advise"; ask: AskId; game: string; view: View }>
  | Readonly<{
      type: "readAnnounced";
      ask: AskId;
      toAll: string;
      page: TableAsk<"announced">;
    }>
  /** Leads to `dealtRead`. */
  | Readonly<{ type: "readDealt"; lines: readonly ConnectionId[] }>
  /** Leads to `dealOn`. */
  | { readonly type: "loadGroup" }
  | Readonly<{ type: "storeVerdict"; round: number; verdict: DealVerdict }>
  | Readonly<{ type: "removeScreen"; screen: string }>
  | Readonly<{ type: "removeScreensFrom"; from: string | null }>
  | Readonly<{ type: "log"; line: string }>
  | Readonly<{ type: "then"; event: TableEvent }>
  | Readonly<{ type: "roundOver"; ended: EndedRound }>
  | { readonly type: "reload" | "isSetBack" }
  | Readonly<{ type: "closed"; fault: unknown }>;

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

  /** Counts one more of these by `key`, towards what it may do within `span`. */
  count(what: keyof TableState["counts"], key: string, span: Span): void {
    const { counts } = this.#state;
    this.change({ counts: { ...counts, [what]: counted(counts[what], key, this.at, span) } });
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
