// What may who is alone with bots ask of a table's speed, and what is he answered (H-30)?

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import { refusal } from "#main/base/refusal.ts";
import { storeRefusal } from "#main/store/storeError.ts";
import { untimely } from "#main/session/stageChart.ts";
import type { Broadcast } from "./broadcast.ts";
import type { Haste } from "./haste.ts";
import type { TableJournal } from "./tableJournal.ts";
import type { TablePlay } from "./tablePlay.ts";

interface Parts {
  readonly journal: TableJournal;
  readonly play: TablePlay;
  readonly broadcast: Broadcast;
  readonly haste: Haste;
}

const done = { ok: true, value: null } as const;

export class SpeedRequests {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** From now on, in the middle of a pause too. */
  pace({ botPace }: TableAsk<"pace">): Answer<null> {
    const { journal, play, broadcast, haste } = this.#parts;
    const { table } = journal;
    const refused = untimely(table.stage, "pace");
    if (refused) return refused;
    if (!haste.isAlone) return refusal("H-30", "notAlone");
    try {
      journal.commit({
        after: {
          ...table,
          session: { ...table.session, settings: { ...table.session.settings, botPace } },
        },
      });
    } catch (error) {
      return storeRefusal(error);
    }
    play.paceChanged();
    broadcast.sendTable();
    return done;
  }

  /** To hold back no more is everybody's right. */
  hurry({ on }: TableAsk<"hurry">): Answer<null> {
    const { play, haste } = this.#parts;
    if (on && !haste.isAlone) return refusal("H-30", "notAlone");
    haste.hold(on);
    play.paceChanged();
    return done;
  }

  finish({ seat }: StoredPlayer): Answer<null> {
    const { journal, play, haste } = this.#parts;
    const { run } = play;
    const refused = untimely(journal.table.stage, "finish");
    if (!run || refused) return refused ?? refusal("C-11", "noRound");
    if (!haste.isAlone) return refusal("H-30", "notAlone");
    if (seat !== null && !run.isDone(seat)) return refusal("H-30", "stillIn");
    haste.finish();
    play.paceChanged();
    return done;
  }
}
