// What may be asked about a session – its games, seats, chips and end –, and what is answered?

import type { BankStore } from "#main/store/bankStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import type { Attendance } from "./attendance.ts";
import type { Broadcast } from "./broadcast.ts";
import type { RandomBytes } from "#main/base/chance.ts";
import { bankShort, boughtIn, type Paid } from "#main/session/chipMoves.ts";
import { isBroke } from "#main/session/dealtIn.ts";
import { refusal } from "#main/base/refusal.ts";
import { storeRefusal } from "#main/store/storeError.ts";
import { stopped } from "#main/session/sessionEnd.ts";
import { takes, untimely } from "#main/session/stageChart.ts";
import type { TableJournal } from "./tableJournal.ts";
import { changed, reseated } from "#main/session/rearranging.ts";

interface Parts {
  readonly journal: TableJournal;
  readonly attendance: Attendance;
  readonly broadcast: Broadcast;
  readonly random: RandomBytes;
  readonly bank: BankStore;
  /** Called when fewer players may have to be waited for than before. */
  readonly onFewer: () => void;
}

const done = { ok: true, value: null } as const;

export class SessionRequests {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Other games, options or settings from the next round on. */
  change(payload: TableAsk<"change">): Answer<null> {
    const refused = untimely(this.#table.stage, "change");
    return refused ?? this.#rearrange(changed(this.#table, payload, this.#parts.random));
  }

  /** H-11 */
  seats(payload: TableAsk<"seats">): Answer<null> {
    const refused = untimely(this.#table.stage, "seats");
    return refused ?? this.#rearrange(reseated(this.#table, payload, this.#parts.random));
  }

  /** H-9: only who has run out may buy in again. */
  rebuy({ id }: StoredPlayer): Answer<null> {
    const refused = untimely(this.#table.stage, "rebuy");
    if (refused) return refused;
    if (!this.#table.session.settings.rebuys) return refusal("H-9", "noRebuys");
    if (!this.#table.players.some((player) => player.id === id && isBroke(this.#table, player)))
      return refusal("H-9", "notBroke");
    return this.#commit(boughtIn(this.#table, "rebuy", (player) => player.id === id));
  }

  sitOut({ id }: StoredPlayer, { out }: TableAsk<"sitOut">): Answer<null> {
    const refused = untimely(this.#table.stage, "sitOut");
    if (refused) return refused;
    const players = this.#table.players.map((player) =>
      player.id === id ? { ...player, sitsOut: out } : player,
    );
    const answer = this.#commit({ table: { ...this.#table, players }, postings: [] });
    if (answer.ok && out) this.#parts.onFewer();
    return answer;
  }

  /**
   * H-10: now, or after the round that is being played; that may be taken back as long as it is
   * played.
   */
  stop({ off }: TableAsk<"stop">): Answer<null> {
    const refused = untimely(this.#table.stage, "stop");
    if (refused) return refused;
    const isNow = !off && takes(this.#table.stage, "session.over");
    return this.#commit(
      isNow
        ? stopped(this.#table)
        : {
            table: { ...this.#table, session: { ...this.#table.session, stopping: !off } },
            postings: [],
          },
    );
  }

  get #table(): StoredTable {
    return this.#parts.journal.table;
  }

  #rearrange(wanted: ({ readonly ok: true } & Paid) | Refusal): Answer<null> {
    if (!wanted.ok) return wanted;
    return this.#commit(wanted, () => this.#parts.attendance.clearReady());
  }

  #commit(paid: Paid, onStored: () => void = () => {}): Answer<null> {
    const { journal, bank, broadcast } = this.#parts;
    try {
      const short = bankShort(bank, paid);
      if (short) return short;
      journal.commit({ after: paid.table, postings: paid.postings });
    } catch (error) {
      return storeRefusal(error);
    }
    onStored();
    broadcast.sendTable();
    return done;
  }
}
