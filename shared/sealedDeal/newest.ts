// The newest step that this program can show (H-51).

import type { AnyRound } from "#shared/contract/game.ts";
import { withAt } from "#shared/cards/hand.ts";
import { turnDown } from "#shared/cards/faceDown.ts";
import type { Seat } from "#shared/contract/seats.ts";
import {
  allSeats,
  isDealtOut,
  isOver,
  lastRound,
  type DealtOut,
  type SealedDeal,
  type SealedStep,
} from "./dealState.ts";
import type { BoxedShare } from "./parts.ts";
import { giftsOfGone } from "./gift.ts";
import { heldPlaces } from "./sealedRound.ts";

type BoxedPlace = Omit<BoxedShare, "box">;

/** `sealer`: whoever sent the box, where it is not the seat whose share it holds (KB-6). */
export const boxName = ({ from, to, place }: BoxedPlace, sealer: Seat): string =>
  `${sealer}/${from}/${to}/${place}`;

/** KB-6: what was given is boxed by its giver, whosever share it is, unless the giver is gone. */
export function sealerNow({ course }: DealtOut, { from, to, place }: BoxedPlace): Seat {
  const dealtTo = course.dealtTo.get(place) ?? to;
  return dealtTo === to || course.gone.includes(dealtTo) ? from : dealtTo;
}

const hasCome = ({ boxed, course }: DealtOut, box: BoxedPlace): boolean =>
  boxed.has(boxName(box, box.from)) ||
  boxed.has(boxName(box, course.dealtTo.get(box.place) ?? box.from));

/**
 * On the host: which seats' boxes have not come for cards that were dealt to others, or given to them
 * by a seat that is gone.
 */
export function missingBoxes(deal: DealtOut): readonly BoxedPlace[] {
  const { dealtTo, gone, standInKeys } = deal.course;
  const given = [...giftsOfGone(deal)].filter(([place]) => !deal.sight.open.has(place));
  return [...dealtTo, ...given].flatMap(([place, to]) =>
    gone.includes(to)
      ? []
      : allSeats(deal).flatMap((from) =>
          from === to || standInKeys.has(from) || hasCome(deal, { from, to, place })
            ? []
            : [{ from, to, place }],
        ),
  );
}

/** Whether all who are in the round can read their cards, as far as this program knows. */
function isReadable(deal: DealtOut, round: AnyRound): boolean {
  const { viewer, sight } = deal;
  if (isOver(deal)) return true;
  if (viewer === null) return missingBoxes(deal).length === 0;
  return heldPlaces(sight.guess, round, viewer).every((place) => sight.known.has(place));
}

/** Brings what is shown up to date. */
export function finished(deal: SealedDeal): SealedDeal {
  if (!isDealtOut(deal)) return deal;
  const { steps } = deal.course;
  const last = steps.at(-1);
  const round = lastRound(deal);
  const isShown = last !== undefined && round !== null && isReadable(deal, round);
  return {
    ...deal,
    steps: isShown ? steps : deal.steps,
    newest: isShown ? readable(deal, last) : deal.newest,
  };
}

/** Where a round ended before its viewer could read a card of its hand, it is not shown. */
function readable({ viewer, sight }: DealtOut, last: SealedStep): SealedStep {
  const { round } = last.step;
  const hand = viewer === null ? undefined : round.zones.hands[viewer];
  if (viewer === null || hand === undefined) return last;
  const known = new Set([...sight.known].map((place) => turnDown(sight.guess[place]!)));
  const shown = hand.filter((card) => known.has(card));
  if (shown.length === hand.length) return last;
  const hands = withAt(round.zones.hands, viewer, shown);
  return { ...last, step: { ...last.step, round: { ...round, zones: { ...round.zones, hands } } } };
}
