// Reviews of rounds, each of one seat (H-50).

import type { Review } from "#shared/contract/review.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Database } from "./database.ts";
import { storedJson, text } from "./rows.ts";
import { saysOfStore } from "./storeError.ts";

/** Of what is stored; reviews of another edition are made again. */
const edition = 1;

const reviewOf = (value: string | number | null | undefined): Review =>
  storedJson<Review>(value, saysOfStore("review"));

export const reviewStore = (database: Database) => ({
  find: (roundId: number, seat: Seat): Review | null => {
    const row = database.get(
      "SELECT review FROM reviews WHERE round_id = ? AND seat = ? AND edition = ?",
      roundId,
      seat,
      edition,
    );
    return row && reviewOf(row["review"]);
  },
  keep: (roundId: number, seat: Seat, review: Review): void =>
    void database.insert("reviews", { roundId, seat, edition, review }, "OR REPLACE"),
  /** Of the profile's own seats, the latest rounds first. */
  latest: (profile: string, most: number) =>
    database
      .all(
        `SELECT results.game, review FROM results JOIN reviews USING (round_id, seat)
         WHERE profile_id = ? AND edition = ? ORDER BY results.ended_at DESC, round_id DESC LIMIT ?`,
        profile,
        edition,
        most,
      )
      .map((row) => ({ game: text(row["game"]), review: reviewOf(row["review"]) })),
});
