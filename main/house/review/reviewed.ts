import { granted, refusal } from "#main/base/refusal.ts";
import type { Review } from "#shared/contract/review.ts";
import { botOf } from "#shared/games/catalogue.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import { readRecord } from "#shared/record/roundRecord.ts";
import { appraiserOf } from "#shared/review/appraisers.ts";
import { Reviewing } from "#shared/review/review.ts";
import type { AskedReview } from "./reviewer.ts";

/** Estimates of every decision; more would change nothing that is shown. */
const enough = 600;

const notReviewed = refusal("not-reviewed", "notReviewed");

/**
 * Adds estimates until there are enough, or `hasTime` says no more. Refusals: `not-reviewed`.
 * Rejects with a RecordError if today's rules cannot deal the record.
 */
export async function reviewed(
  { record, seat, withAllCards }: AskedReview,
  hasTime: () => boolean,
): Promise<Answer<Review>> {
  const read = readRecord(record);
  const appraiser = await appraiserOf(read.game);
  if (!appraiser) return notReviewed;
  const bot = botOf(read.game.id, "regular");
  const reviewing = new Reviewing(read, seat, appraiser, { bot, withAllCards });
  while (reviewing.depth < enough && hasTime()) reviewing.sharpen();
  return granted(reviewing.review());
}
