// How does Kings & Bastards look on the table?

import { heldBy } from "#shared/contract/ownHand.ts";
import { placeOf as placeInRound } from "#shared/contract/round.ts";
import type { Told } from "#shared/contract/view.ts";
import { asKings, placeOf } from "#shared/games/kings-and-bastards/seen.ts";
import type { KingsHappening } from "#shared/games/kings-and-bastards/types.ts";
import { folded, saysInPassing, stakeBeats, tookPot } from "#renderer/games/commonBeats.ts";
import { orderBy } from "#renderer/games/handOrder.ts";
import { showing, unseen, type Beats, type ToldOf } from "#renderer/games/telling.ts";
import { titleHeld } from "#renderer/games/titleHeld.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { exchange } from "#renderer/table/parts/exchange/exchange.ts";
import { gifts } from "#renderer/table/parts/exchange/gifts.ts";
import type { Gift } from "#renderer/table/parts/exchange/exchangeScene.ts";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { shownHands } from "#renderer/table/parts/shownHands/shownHands.ts";
import { trick } from "#renderer/table/parts/trick/trick.ts";
import type { Laid } from "#renderer/table/parts/trick/trickScene.ts";
import type { Beat } from "#renderer/table/scene/beat.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { gameOnTable } from "#renderer/table/usualGame.ts";
import { actions } from "./actions.ts";
import { ahead } from "./ahead.ts";
import { kingsText } from "./text.ts";
import { picking } from "./picking.ts";
import { giftWords, trickWords, words } from "./wording.ts";

/**
 * The plays of the present trick: a view names who played how many cards, and these are the last
 * ones of the pile.
 */
function plays(seen: AnySeen): readonly Laid[] {
  const { facts, pile } = asKings(seen);
  return facts.trick.reduceRight<readonly Laid[]>((later, { seat, count }) => {
    const end = later[0]?.from ?? pile.length;
    return [{ seat, cards: pile.slice(end - count, end), from: end - count }, ...later];
  }, []);
}

const beatsOf: Beats<KingsHappening> = {
  dealt: ({ told: { dealer } }, seen) => [
    ...stakeBeats(seen, asKings(seen).options.stake),
    { type: "deal", dealer },
  ],
  played: ({ seat, told: { cards } }) => [{ type: "lay", seat, cards }],
  passed: ({ seat }) => saysInPassing(seat, kingsText().saysPass),
  wonTrick: () => [{ type: "sweep" }],
  // Both gifts are one swap.
  gave: unseen,
  exchangeCalledOff: unseen,
  wentOut: ({ seat, told: { place } }) => [{ type: "place", seat, place }],
  left: folded,
  crowned,
  tookPot,
  paid: ({ seat, told: { to, amount } }) => [{ type: "chips", from: seat, to, amount }],
};

function crowned({ told: { king, bastard } }: ToldOf<KingsHappening, "crowned">): readonly Beat[] {
  return [
    ...(bastard === null ? [] : [{ type: "crown", seat: bastard, party: "bastard" } as const]),
    ...(king === null ? [] : [{ type: "crown", seat: king, party: "king" } as const]),
    { type: "sweep" },
  ];
}

const shown = showing(beatsOf);

const giftsIn = (happened: readonly Told<KingsHappening>[]): readonly Gift[] =>
  happened
    .filter((told) => told.type === "gave")
    .map(({ seat, told: { to, count }, cards }): Gift => ({
      from: seat,
      to,
      count,
      cards: cards ?? null,
    }));

/** KB-6: told until the first trick is won, or who was told plays himself. */
function given(
  { viewer }: AnySeen,
  happened: readonly Told<KingsHappening>[],
  before: readonly Gift[],
): readonly Gift[] {
  const gifts = giftsIn(happened);
  const isOld = happened.some(
    ({ type, seat }) =>
      type === "dealt" ||
      type === "wonTrick" ||
      type === "crowned" ||
      ((type === "played" || type === "passed") && seat === viewer),
  );
  return gifts.length > 0 ? gifts : isOld ? [] : before;
}

function beats(seen: AnySeen, happened: readonly Told<KingsHappening>[]): readonly Beat[] {
  const swapped = giftsIn(happened);
  const swap: readonly Beat[] = swapped.length > 0 ? [{ type: "swap", gifts: swapped }] : [];
  return [...swap, ...shown(seen, happened)];
}

export const kingsTable = gameOnTable<KingsHappening>({
  id: "kings-and-bastards",
  parts: [
    shownHands(),
    trick({ plays, words: trickWords }),
    exchange,
    gifts({ given, words: giftWords }),
    celebrations,
    naming,
    ahead,
  ],
  picking,
  words,
  actions,
  mostCards: (seen) => {
    const { hands, pile, removed, stock } = seen;
    const cards = hands.reduce<number>(
      (sum, _, seat) => sum + heldBy(seen, seat),
      pile.length + removed + stock,
    );
    return Math.ceil(cards / hands.length);
  },
  speech: (seen, seat) => (asKings(seen).facts.passed.includes(seat) ? kingsText().saysPass : ""),
  title: (seen, seat) => titleHeld(asKings(seen).facts.titles, seat),
  place: (seen, seat) => {
    const { out, result } = asKings(seen).facts;
    if (result) return placeInRound(result, seat);
    return out.includes(seat) ? out.indexOf(seat) + 1 : null;
  },
  folded: () => false,
  beats,
  order: orderBy(placeOf),
});
