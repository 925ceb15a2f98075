// What a page owes before the cards (H-51).

import type { Seat } from "#shared/contract/seats.ts";
import { sealedBox, unboxed } from "./boxes.ts";
import { allSeats, type SealedDeal } from "./dealState.ts";
import { depositParts, isPart } from "./deposits.ts";
import type { Group } from "./group.ts";
import { commitmentTo, type SeatSecrets } from "./keys.ts";
import { depositContext } from "./log.ts";
import type { Deposit, SealedPart } from "./parts.ts";
import type { RandomBytes } from "./scalars.ts";
import {
  areDepositsIn,
  areKeysIn,
  keepersOf,
  nextToShuffle,
  owesDeposits,
  whole,
} from "./sealing.ts";
import { shuffled } from "./shuffle.ts";

/** What every part is made with. */
export type Own = Readonly<{
  group: Group;
  seat: Seat;
  secrets: SeatSecrets;
  random: RandomBytes;
}>;

/** The part of another seat's key that this page keeps; null if it was given none that is right. */
export function keptPart(
  { group, seat, secrets }: Own,
  { planHash, sealing }: SealedDeal,
  from: Seat,
) {
  const deposit = sealing.deposits[from]?.[seat];
  if (!deposit) return null;
  const part = unboxed(group, depositContext(planHash, from, seat), secrets.box, deposit.box);
  return part !== null && isPart(group, deposit.point, part) ? part : null;
}

export function sealingOwed(own: Own, deal: SealedDeal): readonly SealedPart[] {
  const { group, seat, secrets, random } = own;
  const { planHash, sealing, sent } = deal;
  if (whole(sealing.commitments) === null)
    return sent.has("commitment")
      ? []
      : [{ type: "commitment", commitment: commitmentTo(planHash, seat, secrets.keys) }];
  if (!areKeysIn(deal)) return sent.has("keys") ? [] : [{ type: "keys", keys: secrets.keys }];
  if (!areDepositsIn(deal)) return depositsOwed(own, deal);
  const { joint, deck } = sealing;
  if (nextToShuffle(deal) !== seat || joint === null || sent.has("shuffled")) return [];
  return [{ type: "shuffled", ...shuffled(group, { planHash, seat, joint }, deck, random) }];
}

/** So often they were due until now. */
export const depositsName = (deal: SealedDeal): string =>
  `deposits/${deal.course?.gone.length ?? 0}`;

export function depositsOwed(own: Own, deal: SealedDeal): readonly SealedPart[] {
  if (!owesDeposits(deal, own.seat) || deal.sent.has(depositsName(deal))) return [];
  const { group, seat, secrets, random } = own;
  const { planHash, sealing } = deal;
  const keepers = keepersOf(deal, seat);
  const parts = depositParts(group, secrets.deck, keepers.length, random);
  const deposits = allSeats(deal).map((to): Deposit | null => {
    const part = parts[keepers.indexOf(to)];
    const keys = sealing.keys[to];
    if (!part || !keys) return null;
    const context = depositContext(planHash, seat, to);
    return { point: part.point, box: sealedBox(group, context, keys.box, part.part, random) };
  });
  return [{ type: "deposits", deposits }];
}
