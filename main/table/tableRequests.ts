// What may a player at a table ask for, and what is he answered?

import type { BankStore } from "#main/store/bankStore.ts";
import type { RoundStore } from "#main/store/roundStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Json } from "#shared/contract/json.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { TableAnswers } from "#shared/protocol/tableMessages.ts";
import type { TableAsk, TableRequest } from "#shared/protocol/schema.ts";
import { RecordError } from "#shared/record/roundRecord.ts";
import type { Attendance } from "./attendance.ts";
import type { Broadcast } from "./broadcast.ts";
import { BotFault, type BotMind } from "#main/bots/botMind.ts";
import type { RandomBytes } from "#main/base/chance.ts";
import type { ChangeLimit } from "#main/base/changeLimit.ts";
import type { Connection } from "#main/base/ports.ts";
import { countAtDeal, isDealtIn, placeNow, sittingOut } from "#main/session/dealtIn.ts";
import { refusal } from "#main/base/refusal.ts";
import { storeRefusal } from "#main/store/storeError.ts";
import type { Asking, PeopleRequests } from "./peopleRequests.ts";
import type { Haste } from "./haste.ts";
import { isOut, type RoundRun } from "./roundRun.ts";
import { unfitAll } from "#main/session/rotationCheck.ts";
import { SessionRequests } from "./sessionRequests.ts";
import type { DealWish, SessionRules } from "#main/session/sessionRules.ts";
import { takes, untimely } from "#main/session/stageChart.ts";
import { SpeedRequests } from "./speedRequests.ts";
import type { TableJournal } from "./tableJournal.ts";
import type { TablePlay } from "./tablePlay.ts";
import type { TurnClocks } from "./turnClocks.ts";

interface Parts {
  readonly journal: TableJournal;
  readonly rules: SessionRules;
  readonly attendance: Attendance;
  readonly clocks: TurnClocks;
  readonly play: TablePlay;
  readonly broadcast: Broadcast;
  readonly mind: BotMind;
  readonly random: RandomBytes;
  readonly bank: BankStore;
  readonly rounds: Pick<RoundStore, "said">;
  readonly people: PeopleRequests;
  readonly haste: Haste;
  readonly limit: ChangeLimit;
  /** Does this player miss the round, so that time makes his moves? */
  readonly misses: (player: string) => boolean;
}

/** What may be asked without a seat. */
type OpenRequest = "sit" | "say" | "emote" | "announced";
type WatchersToo = {
  readonly [R in OpenRequest]: (asking: Asking, payload: TableAsk<R>) => Answer<TableAnswers[R]>;
};
type PlayersRequest = Exclude<TableRequest, OpenRequest>;
type Handlers = {
  readonly [R in PlayersRequest]: (
    player: StoredPlayer,
    payload: TableAsk<R>,
  ) => Answer<TableAnswers[R]> | Promise<Answer<TableAnswers[R]>>;
};

/** A hint hangs on the view alone: asked again, it is the same (H-27). */
const hintSeed = "hint";

const done = { ok: true, value: null } as const;
const answered = (refused: Refusal | null): Answer<null> => refused ?? done;
/**
 * What a move comes to may be known only later, when a response window has closed; that it threw is
 * known at once.
 */
const answeredLater = async (
  refused: Refusal | null | Promise<Refusal | null>,
): Promise<Answer<null>> => answered(await refused);

/**
 * What makes no news for everybody, or has limits of its own: moves have turns, and what is said is
 * counted by itself.
 */
const uncounted: ReadonlySet<TableRequest> = new Set([
  "move",
  "ready",
  "back",
  "hint",
  "say",
  "emote",
  "announced",
]);

const isOpen = (request: TableRequest): request is OpenRequest =>
  request === "sit" || request === "say" || request === "emote" || request === "announced";

/** A player's seat in a running round. */
interface Acting {
  readonly ok: true;
  readonly run: RoundRun;
  readonly seat: Seat;
}

export class TableRequests {
  readonly #parts: Parts;
  readonly #session: SessionRequests;
  readonly #people: PeopleRequests;
  readonly #speed: SpeedRequests;
  readonly #handlers: Handlers = {
    move: (player, payload) => this.#move(player, payload),
    ready: (player) => this.#ready(player),
    leave: (player) => this.#people.leave(player),
    back: (player) => this.#back(player),
    hint: (player, payload) => this.#hint(player, payload),
    pace: (_player, payload) => this.#speed.pace(payload),
    hurry: (_player, payload) => this.#speed.hurry(payload),
    finish: (player) => this.#speed.finish(player),
    change: (_player, payload) => this.#session.change(payload),
    seats: (_player, payload) => this.#session.seats(payload),
    rebuy: (player) => this.#session.rebuy(player),
    sitOut: (player, payload) => this.#session.sitOut(player, payload),
    stop: (_player, payload) => this.#session.stop(payload),
    swap: (player, payload) => this.#people.swap(player, payload),
    remove: (player, payload) => this.#people.remove(player, payload),
    mute: (player, payload) => this.#people.mute(player, payload),
    lock: (player, payload) => this.#people.lock(player, payload),
    handOver: (player, payload) => this.#people.handOver(player, payload),
  };
  readonly #watchersToo: WatchersToo = {
    sit: (asking, payload) => this.#people.sit(asking, payload),
    say: (asking, { text }) => this.#people.say(asking, { text }),
    emote: (asking, { emote }) => this.#people.say(asking, { emote }),
    announced: ({ player }, page) => this.#announced(player, page),
  };

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#people = parts.people;
    this.#speed = new SpeedRequests(parts);
    this.#session = new SessionRequests({ ...parts, onFewer: () => this.beginIfReady() });
  }

  answer<R extends TableRequest>(
    connection: Connection,
    request: R,
    payload: TableAsk<R>,
  ): Answer<TableAnswers[R]> | Promise<Answer<TableAnswers[R]>> {
    const { attendance, limit } = this.#parts;
    const sitting = attendance.playerOf(connection);
    const player = this.#table.players.find(({ id, gone }) => id === sitting && !gone) ?? null;
    const watcher = attendance.watcherAt(connection);
    const profile = player?.profile ?? watcher?.profile ?? null;
    if (profile === null || uncounted.has(request))
      return this.#handled({ connection, player, watcher }, request, payload);
    return limit.within(profile, () =>
      this.#handled({ connection, player, watcher }, request, payload),
    );
  }

  #handled<R extends TableRequest>(
    asking: Asking,
    request: R,
    payload: TableAsk<R>,
  ): Answer<TableAnswers[R]> | Promise<Answer<TableAnswers[R]>> {
    const { player, watcher } = asking;
    // C-5: to make this move is to leave.
    const asked =
      request === "move" && (payload as TableAsk<"move">).move.type === "leave" ? "leave" : request;
    const unasked = this.#parts.rules.refusalOf(asked, this.#table.stage);
    if (unasked) return unasked;
    if (isOpen(request)) {
      const handler = this.#watchersToo[request] as (
        asking: Asking,
        payload: TableAsk<R>,
      ) => Answer<TableAnswers[R]>;
      return player || watcher ? handler(asking, payload) : refusal("not-yours", "playersOnly");
    }
    if (!player) return refusal("not-yours", "playersOnly");
    const handler = this.#handlers[request as PlayersRequest] as (
      player: StoredPlayer,
      payload: TableAsk<R>,
    ) => Answer<TableAnswers[R]> | Promise<Answer<TableAnswers[R]>>;
    return handler(player, payload);
  }

  /**
   * The next round begins when everybody who is here and would be dealt in is ready; somebody must
   * have asked for it. Who sits out need not be ready, but where he is alone with bots he may ask.
   */
  beginIfReady(): Refusal | null {
    const { attendance, rules } = this.#parts;
    const { stage, players } = this.#table;
    if (!rules.beginsWhenReady || !takes(stage, "ready")) return null;
    const present = players.filter(
      (player) => !player.bot && !player.gone && attendance.presence(player) === "here",
    );
    const isReady = (player: StoredPlayer): boolean => attendance.isReady(player);
    return present.some(isReady) &&
      present.filter((player) => this.#isAwaited(player)).every(isReady)
      ? this.deal()
      : null;
  }

  /** The next round begins, whoever is ready. */
  deal(wish: DealWish = {}): Refusal | null {
    const early = takes(this.#table.stage, "round.dealt")
      ? null
      : untimely(this.#table.stage, "ready");
    if (early) return early;
    try {
      return this.#parts.play.begin(wish) ? null : this.#noRound();
    } catch (error) {
      if (error instanceof RecordError) return refusal("C-15", "noDeal", { problem: error.said });
      return storeRefusal(error);
    }
  }

  /** Where no round can be dealt now, whoever has run out may yet buy in again. */
  #isAwaited(player: StoredPlayer): boolean {
    const place = placeNow(this.#table);
    const entry = place && this.#table.session.rotation[place.entry];
    return entry ? isDealtIn(this.#table, player, entry) : !player.sitsOut;
  }

  #noRound(): Refusal {
    const {
      session: { rotation },
      players,
    } = this.#table;
    const sitsOut = sittingOut(this.#table);
    const broke = players.filter((player) => sitsOut(player) === "broke").map(({ name }) => name);
    if (broke.length > 0) return refusal("H-9", "noDealForChips", { names: broke });
    const why = unfitAll(
      rotation,
      countAtDeal(this.#table) -
        players.filter(({ gone, sitsOut: wishes }) => !gone && wishes).length,
    );
    return why ? refusal("C-15", "noDeal", { problem: why.error }) : refusal("C-15", "noGameFits");
  }

  get #table(): StoredTable {
    return this.#parts.journal.table;
  }

  /**
   * Is the player in a running round, and was this asked of the view he has now? So of two answers
   * to one card that which reaches the host first counts: the other answers a view that is older by
   * then. More than the order of arrival no host can know. Where all choose at once, a view from
   * before others had chosen will do.
   */
  #acting(
    player: StoredPlayer,
    request: "move" | "hint",
    answers: number,
    type = "",
  ): Acting | Refusal {
    const { run } = this.#parts.play;
    const refused = untimely(this.#table.stage, request);
    if (!run || refused) return refused ?? refusal("C-11", "noRound");
    if (player.seat === null || isOut(run, player)) return refusal("C-11", "notInRound");
    if (this.#parts.misses(player.id)) return refusal("H-22", "missesRound");
    const newest = run.viewNumber(player.seat);
    // What may be said at any time answers no question.
    const since = run.game.outOfTurn?.moves.includes(type) ? 0 : run.askedSince(player.seat);
    if (answers < since || answers > newest) return refusal("stale", "stale", { answers, newest });
    return { ok: true, run, seat: player.seat };
  }

  #move(
    player: StoredPlayer,
    { answers, move }: TableAsk<"move">,
  ): Answer<null> | Promise<Answer<null>> {
    const acting = this.#acting(player, "move", answers, move.type);
    if (!acting.ok) return acting;
    const read = acting.run.game.readMove(move);
    if (!read.ok) return refused("C-13", read.problem);
    const { moves = [], talk } = acting.run.game.outOfTurn ?? {};
    const unheard = moves.includes(read.move.type)
      ? this.#people.refusalOfTalk(
          player,
          talk?.toAll === read.move.type || talk?.toOne === read.move.type,
        )
      : null;
    if (unheard) return unheard;
    return answeredLater(this.#parts.play.move(acting.seat, read.move));
  }

  /** Only to who may see the round (H-16). */
  #announced(
    player: StoredPlayer | null,
    page: TableAsk<"announced">,
  ): Answer<TableAnswers["announced"]> {
    const {
      play: { run },
      journal,
      rounds,
    } = this.#parts;
    if (!player && !(this.#table.session.lan?.spectators ?? true))
      return refusal("not-yours", "playersOnly");
    const talk = run?.game.outOfTurn?.talk;
    if (!talk) return { ok: true, value: { first: 0, lines: [] } };
    journal.settle();
    return {
      ok: true,
      value: rounds.said(
        { table: this.#table.id, number: this.#table.roundNumber },
        talk.toAll,
        page,
      ),
    };
  }

  #ready(player: StoredPlayer): Answer<null> {
    const { attendance, broadcast } = this.#parts;
    const early = untimely(this.#table.stage, "ready");
    if (early) return early;
    attendance.comeBack(player.id);
    attendance.setReady(player.id, true);
    const refused = this.beginIfReady();
    if (refused) attendance.setReady(player.id, false);
    broadcast.sendTable();
    return answered(refused);
  }

  #back(player: StoredPlayer): Answer<null> {
    const { attendance, clocks, play, broadcast } = this.#parts;
    if (!attendance.comeBack(player.id)) return done;
    if (player.seat !== null) clocks.restart(player.seat);
    play.presenceChanged();
    broadcast.sendTable();
    return done;
  }

  async #hint(
    player: StoredPlayer,
    { answers }: TableAsk<"hint">,
  ): Promise<Answer<TableAnswers["hint"]>> {
    const acting = this.#acting(player, "hint", answers);
    if (!acting.ok) return acting;
    const view = this.#parts.play.viewOf(acting.seat);
    if (!view || view.seen.legal.length === 0) return refusal("C-11", "nothingToAdvise");
    try {
      const { move, reason } = await this.#parts.mind.think({
        game: acting.run.game.id,
        level: "regular",
        view,
        seed: hintSeed,
        asksReason: true,
      });
      return reason
        ? { ok: true, value: { move: move as Json, reason } }
        : refusal("no-hint", "noHint");
    } catch (error) {
      if (error instanceof BotFault) return refusal("no-hint", "noHint");
      throw error;
    }
  }
}
