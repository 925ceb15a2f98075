// How does every connection get what it may see, and nothing else (C-7)?

import { isDeepStrictEqual } from "node:util";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { AnyStep } from "#shared/record/replay.ts";
import type { ChatLine } from "#shared/protocol/tableMessages.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { Attendance } from "./attendance.ts";
import { faultLine, type Log } from "#main/base/log.ts";
import type { Connection } from "#main/base/ports.ts";
import { log as said } from "#main/text/english.ts";
import type { RoundRun } from "./roundRun.ts";

interface Parts {
  readonly attendance: Attendance;
  readonly state: () => TableState;
  readonly players: () => readonly StoredPlayer[];
  /** Seats whose players have left the present round. */
  readonly left: () => readonly Seat[];
  /** The other table at which his place is who came by this line; null for everybody else. */
  readonly placeOf: (connection: Connection) => string | null;
  /** H-16: are those who have no seat shown anything of a round? */
  readonly mayWatch: () => boolean;
  /** A connection that threw is as good as lost. */
  readonly onBroken: (connection: Connection) => void;
  readonly log: Log;
}

/** A step, as numbered for whoever sees it. */
export interface NumberedStep {
  readonly game: AnyGame;
  readonly step: AnyStep;
  readonly numberFor: (viewer: Viewer) => number;
  readonly round: number;
  /** Seats that have answered, although no answer of theirs is made yet. */
  readonly held: readonly Seat[];
}

/** The newest step of a run. */
export const newestStep = (run: RoundRun, round: number): NumberedStep => ({
  game: run.game,
  step: run.step,
  numberFor: (viewer) => run.viewNumber(viewer),
  round,
  held: run.held,
});

/** What a spectator sees of a step. */
type OpenView = View<Public, CommonFacts, Move>;

/** Who is connected: which player he is, null for none, and whose eyes he has. */
interface Watching {
  readonly connection: Connection;
  readonly player: string | null;
  readonly viewer: Viewer;
}

/** Where more than these are sent views, what they are shown alike is packed only once. */
const fewViewers = 8;

export class Broadcast {
  readonly #parts: Parts;
  /** As everybody knows the table, but for its clocks. */
  #lastState: unknown = null;
  #clocksRan = false;
  /** Lines that are about to be ended. */
  readonly #hushed = new Set<Connection>();
  /** In the present or last round. */
  #seats: {
    readonly of: readonly StoredPlayer[];
    readonly byPlayer: ReadonlyMap<string, Seat | null>;
  } = { of: [], byPlayer: new Map() };

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Nothing more of the table goes to these lines: what is about to be stored is not for them.
   * Answers with what takes that back.
   */
  hush(lines: readonly Connection[]): () => void {
    for (const line of lines) this.#hushed.add(line);
    return () => lines.forEach((line) => this.#hushed.delete(line));
  }

  /** Everybody who is connected, and whose eyes he has. */
  #audience(): readonly Watching[] {
    const here = this.#parts.attendance
      .connections()
      .filter(({ connection }) => !this.#hushed.has(connection));
    return here.map(({ connection, player }) => ({
      connection,
      player,
      viewer: this.#viewerOf(player),
    }));
  }

  /** To all who may know of the step; a hidden one leaves no gap in the others' numbers. */
  sendStep(numbered: NumberedStep): void {
    const audience = this.#audience();
    const open = View.of(numbered.game, numbered.step, "spectator");
    const areMany = audience.length > fewViewers;
    for (const each of audience)
      if (notices(numbered.step, each.viewer)) this.#sendView(each, numbered, open, areMany);
  }

  /** To one who has just come: where the round stands, not what happened before he came. */
  sendPresent(connection: Connection, player: string | null, numbered: NumberedStep | null): void {
    if (this.#hushed.has(connection)) return;
    this.#safely(connection, () =>
      connection.sendTable(this.#toldTo(connection, player, this.#parts.state())),
    );
    if (numbered)
      this.#sendView(
        { connection, player, viewer: this.#viewerOf(player) },
        { ...numbered, step: { round: numbered.step.round, happened: [] } },
      );
  }

  /** Where the round stands, to those at these seats. */
  sendAgain(numbered: NumberedStep, seats: readonly Seat[]): void {
    for (const { connection, player, viewer } of this.#audience())
      if (viewer !== "spectator" && seats.includes(viewer))
        this.sendPresent(connection, player, numbered);
  }

  /** What is said is for everybody's ears, but for nobody's who is not here. */
  sendChat(
    lines: readonly ChatLine[],
    to: readonly Connection[] = this.#parts.attendance
      .connections()
      .map(({ connection }) => connection),
  ): void {
    if (lines.length > 0)
      for (const connection of to) this.#safely(connection, () => connection.sendChat(lines));
  }

  /**
   * The table to all – or only to those who may know that anything happened; unless it is as they
   * know it.
   */
  sendTable(
    mayKnow: (viewer: Viewer) => boolean = () => true,
    except: Connection | null = null,
  ): void {
    const state = this.#parts.state();
    const { clocks, ...shown } = state;
    const others = { ...shown, screens: this.#parts.attendance.screens };
    const isKnown = isDeepStrictEqual(others, this.#lastState);
    // A running clock must be told anew although it reads the same.
    if (isKnown && clocks.length === 0 && !this.#clocksRan) return;
    this.#lastState = others;
    this.#clocksRan = clocks.length > 0;
    for (const { connection, player, viewer } of this.#audience()) {
      if (connection === except || !mayKnow(viewer)) continue;
      this.#safely(connection, () =>
        isKnown
          ? connection.sendClocks(clocks)
          : connection.sendTable(this.#toldTo(connection, player, state)),
      );
    }
  }

  /**
   * The same object to all but those whose place is elsewhere, and the owner where there are
   * screens: it need be packed only once.
   */
  #toldTo(connection: Connection, player: string | null, state: TableState): TableState {
    const { screens } = this.#parts.attendance;
    if (state.lan && screens.length > 0 && player !== null && player === state.owner)
      return { ...state, lan: { ...state.lan, screens } };
    const place = this.#parts.placeOf(connection);
    return place === null ? state : { ...state, place };
  }

  #viewerOf(player: string | null): Viewer {
    const players = this.#parts.players();
    if (this.#seats.of !== players)
      this.#seats = { of: players, byPlayer: new Map(players.map(({ id, seat }) => [id, seat])) };
    const seat = (player === null ? null : this.#seats.byPlayer.get(player)) ?? null;
    // H-37: who has left the round, and come back to the table, only looks on until it is over.
    return seat === null || this.#parts.left().includes(seat) ? "spectator" : seat;
  }

  /**
   * The only way by which a round is shown to anybody (C-7, H-16). `open` is made once for all who
   * are shown the step.
   */
  #sendView(
    { connection, player, viewer }: Watching,
    { game, step, numberFor, round, held }: NumberedStep,
    open?: OpenView,
    areMany = false,
  ): void {
    if (player === null && !this.#parts.mayWatch()) return;
    this.#safely(connection, () => {
      const view = View.of(game, step, viewer, open);
      connection.sendView(
        viewer !== "spectator" && held.includes(viewer) ? View.answered(view) : view,
        numberFor(viewer),
        round,
        game.id,
        areMany ? open : undefined,
      );
    });
  }

  #safely(connection: Connection, send: () => void): void {
    try {
      send();
    } catch (error) {
      this.#parts.log(said.sending(faultLine(error)));
      this.#parts.onBroken(connection);
    }
  }
}
