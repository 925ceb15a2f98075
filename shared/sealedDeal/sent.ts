// Remembers what a page has sent (H-51).

import type { Seat } from "#shared/contract/seats.ts";
import { isDealtOut, withOpened, type DealtOut, type SealedDeal } from "./dealState.ts";
import { depositsName } from "./sealingOwed.ts";
import { entryHash } from "./log.ts";
import type { DeckPlace, SealedPart } from "./parts.ts";

type Fault = Extract<SealedPart, { readonly type: "fault" }>;

export const startName = ({ course }: DealtOut): string => `start/${course.steps.length}`;
/** Each box is blamed once. */
export const blameName = ({ fault, opened }: Fault): string =>
  opened ? `fault/${fault.kind}/${opened.from}/${fault.place}/${opened.agreed}` : "fault";
export const giftName = "gave";
export const shareBoxName = (place: DeckPlace, to: Seat): string => `box/${place}/${to}`;

function sentNames(deal: SealedDeal, part: SealedPart): readonly string[] {
  switch (part.type) {
    case "boxes":
      return part.boxes.map(({ place, to }) => shareBoxName(place, to));
    case "shares":
      return part.shares.map(({ place }) => `shares/${place}`);
    case "shown":
      return [
        ...part.opened.map(({ place }) => `shown/${place}`),
        ...(isDealtOut(deal) ? [startName(deal)] : []),
      ];
    case "hasNone":
      return isDealtOut(deal) ? [startName(deal)] : [];
    case "gave":
      return [giftName];
    case "fault":
      return [blameName(part)];
    case "standIn":
      return [`standIn/${part.for}`];
    case "deposits":
      return [depositsName(deal)];
    default:
      return [part.type];
  }
}

/**
 * The page sends these: it does so before it lets them go, and keeps the new `memory`, without which
 * it would take its own shuffle in the log for another's.
 */
export function withSent(deal: SealedDeal, parts: readonly SealedPart[]): SealedDeal {
  const { viewer: seat, memory, sent } = deal;
  if (seat === null) return deal;
  const own = parts.flatMap((part) =>
    part.type === "deposits" || part.type === "shuffled" ? [entryHash({ ...part, seat })] : [],
  );
  const boxes = parts.flatMap((part) => (part.type === "boxes" ? part.boxes : []));
  const opened = boxes.reduce((kept, { place, to }) => withOpened(kept, [place], to), memory);
  return {
    ...deal,
    sent: new Set([...sent, ...parts.flatMap((part) => sentNames(deal, part))]),
    memory: { ...opened, own: [...memory.own, ...own] },
  };
}
