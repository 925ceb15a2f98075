// Requests for the history and its statistics (H-4, H-5); the files that a visitor can download, and
// the records that they can upload to replay.

import type { Clock } from "#main/base/clock.ts";
import type { HouseFiles } from "#main/base/houseFiles.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import type { Store } from "#main/store/store.ts";
import type { Broken } from "../brokenTables.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import type { Handlers, SlowHandlers } from "../handlers.ts";
import type { Archive } from "./archive.ts";
import type { FileWish } from "./madeFile.ts";
import { boundTo, type Reader } from "./mayOpen.ts";
import type { Replayer } from "./replayer.ts";

const isAnothers = (visitor: Reader, profile: string): boolean =>
  (boundTo(visitor) ?? profile) !== profile;
const othersFigures = refusal("not-yours", "othersFigures");

const ofProfile =
  <F extends "headToHead" | "ratings" | "balances">(archive: Pick<Archive, "figures">, figure: F) =>
  async (visitor: Reader & { readonly profile: string }, { profile }: HouseAsk<F>) =>
    isAnothers(visitor, profile)
      ? othersFigures
      : archive.figures(visitor.profile, { figure, of: profile });

/** Figures that take long are counted apart (H-40). */
export const historyRequests = ({
  store: { rounds },
  archive,
}: Readonly<{
  store: Pick<Store, "rounds">;
  archive: Pick<Archive, "figures">;
}>): Handlers<"rounds" | "sessions"> &
  SlowHandlers<"roundFilters" | "headToHead" | "ratings" | "balances"> => ({
  rounds: (visitor, page) =>
    granted(rounds.finished({ ...page, profile: visitor.profile, of: boundTo(visitor) })),
  roundFilters: (visitor) =>
    archive.figures(visitor.profile, { figure: "roundFilters", of: boundTo(visitor) }),
  sessions: (visitor, page) => granted(rounds.sessions({ ...page, of: boundTo(visitor) })),
  headToHead: ofProfile(archive, "headToHead"),
  ratings: ofProfile(archive, "ratings"),
  balances: ofProfile(archive, "balances"),
});

type FileParts = Readonly<{
  /** The visitor whose own seats count. */
  reader: Reader;
  broken: (table: string) => Broken | null;
  clock: Pick<Clock, "now">;
  replayer: Pick<Replayer, "replay">;
  archive: Pick<Archive, "file">;
}>;

export function houseFiles({
  reader: { role, profile },
  broken,
  clock,
  replayer,
  archive,
}: FileParts): HouseFiles {
  // Passes only these fields of the visitor to the archive.
  const file = (wish: FileWish) =>
    archive.file({ reader: { role, profile }, wish, now: clock.now() });
  return {
    replay: (round, eyes, part) => file({ file: "replay", round, eyes, part }),
    replayText: (text, eyes, part) => replayer.replay(text, eyes, part),
    record: (round, eyes) => file({ file: "record", round, eyes }),
    report: async (id) => {
      const found = broken(id);
      if (!found?.table.players.some((player) => player.profile === profile))
        return refusal("unknown-table", "unknownReport");
      const { table, problem, error } = found;
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return file({ file: "report", reported: { table, problem, fault } });
    },
    hands: (filter) => file({ file: "hands", filter }),
    ledger: () => file({ file: "ledger" }),
    chips: (evening) => file({ file: "chips", evening }),
    chipOutcomes: () => file({ file: "chipOutcomes" }),
    results: (tournament) => file({ file: "results", tournament }),
  };
}
