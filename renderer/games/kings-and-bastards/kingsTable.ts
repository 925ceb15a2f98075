import { offers, heldBy, type AnySeen, type VisibleEvent } from "#shared/contract/seen.ts";
import { asKings, placeOf } from "#shared/games/kings-and-bastards/seen.ts";
import { aheadPart as aheadPart } from "#renderer/table/parts/ahead/ahead.ts";
import { actions, kingsText, picking, trickWords, words } from "./wording.ts";
import { isJoker, type Card, type Rank } from "#shared/cards/card.ts";
import { placeOf as placeInRound } from "#shared/contract/round.ts";
import type { KingsEvent, Titles } from "#shared/games/kings-and-bastards/types.ts";
import {
  folded,
  saysInPassing,
  showing,
  stakeBeats,
  titleHeld,
  tookPot,
  unseen,
  type Beats,
  type VisibleEventOf,
} from "#renderer/games/telling.ts";
import { orderBy } from "#renderer/games/eights/eights.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { exchange } from "#renderer/table/parts/exchange/exchange.ts";
import { gifts, giftsIn } from "./gifts.tsx";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { shownHands } from "#renderer/table/parts/shownHands/shownHands.ts";
import { trick, type Laid } from "./trick.ts";
import type { BeatFrom } from "#renderer/table/part.ts";
import { momentOf, moments } from "#renderer/table/parts/moments/moments.ts";
import { gameOnTable } from "#renderer/table/tableGame.ts";

/** KB-8: the rank that a joker among the cards stands for. */
const jokerAs = (cards: readonly Card[], rank: Rank | undefined): Pick<Laid, "jokerAs"> =>
  rank !== undefined && cards.some(isJoker) ? { jokerAs: rank } : {};

const passTrick = "passTrick";

/** A trick lasts while there is something to beat: after a pass a player may still join in. */
export const ahead = aheadPart({
  choices: (seen) =>
    asKings(seen).facts.lead
      ? [{ id: passTrick, label: kingsText().passTrick, shortcut: "P", stays: true }]
      : [],
  moveOf: (seen) => (offers(asKings(seen), "pass") ? { type: "pass" } : null),
  stands: (_before, now) => asKings(now).facts.lead !== null,
});

/**
 * The plays of the present trick. A view names the players and numbers of cards, which are the last
 * ones of the pile.
 */
function plays(seen: AnySeen): readonly Laid[] {
  const { facts, pile } = asKings(seen);
  return facts.trick.reduceRight<readonly Laid[]>((later, { seat, count }) => {
    const end = later[0]?.from ?? pile.length;
    const cards = pile.slice(end - count, end);
    // A view names the rank of the play to beat alone, and no other matters any more.
    const rank = later.length === 0 ? facts.lead?.rank : undefined;
    return [{ seat, cards, from: end - count, ...jokerAs(cards, rank) }, ...later];
  }, []);
}

const beatsOf: Beats<KingsEvent, Beat> = {
  dealt: ({ told: { dealer } }, seen) => [
    ...stakeBeats(seen, asKings(seen).options.stake),
    { type: "deal", dealer },
  ],
  played: ({ seat, told: { cards, rank } }) => [
    { type: "lay", seat, cards, ...jokerAs(cards, rank) },
  ],
  passed: ({ seat }) => saysInPassing(seat, kingsText().saysPass),
  wonTrick: () => [{ type: "sweep" }],
  // Both gifts are one swap.
  gave: unseen,
  exchangeCalledOff: unseen,
  wentOut: ({ seat, told: { place } }) => [
    { type: "place", seat, place },
    ...(place === 1 ? [{ type: "crown", seat, party: "king" } as const] : []),
  ],
  left: folded,
  crowned,
  tookPot,
  paid: ({ seat, told: { to, amount } }) => [{ type: "chips", from: seat, to, amount }],
};

/** KB-13: who went out first wears the crown already; who was left alone (C-5) gets it now. */
function crowned(
  { told: { king, bastard } }: VisibleEventOf<KingsEvent, "crowned">,
  seen: AnySeen,
): readonly Beat[] {
  const isNew = king !== null && asKings(seen).facts.out[0] !== king;
  return [
    ...(bastard === null ? [] : [{ type: "crown", seat: bastard, party: "bastard" } as const]),
    ...(isNew ? [{ type: "crown", seat: king, party: "king" } as const] : []),
    { type: "sweep" },
  ];
}

const shown = showing(beatsOf);

function beats(seen: AnySeen, happened: readonly VisibleEvent<KingsEvent>[]): readonly Beat[] {
  const swapped = giftsIn(happened);
  const swap: readonly Beat[] = swapped.length > 0 ? [{ type: "swap", gifts: swapped }] : [];
  const told = shown(seen, happened);
  const first = told.find((beat) => beat.type === "crown" && beat.party === "king");
  const last = told.findLast((beat) => beat.type === "lay");
  // The crown lands on who has just laid their last cards.
  const goesOut = first?.type === "crown" && last?.type === "lay" && last.seat === first.seat;
  return [
    ...swap,
    ...told.flatMap((beat): readonly Beat[] =>
      goesOut && beat === last ? [momentOf("outFirst", last.seat), beat] : [beat],
    ),
  ];
}

/** KB-13: the crown is the King's from the moment of going out; the cap stays to the end. */
function titlesIn(seen: AnySeen): Titles {
  const { titles, out, result } = asKings(seen).facts;
  return result === null && out[0] !== undefined ? { ...titles, king: out[0] } : titles;
}

const parts = [
  shownHands(),
  trick({ plays, words: trickWords }),
  exchange,
  gifts,
  moments,
  celebrations,
  naming,
  ahead,
] as const;
type Beat = BeatFrom<typeof parts>;

export const kingsTable = gameOnTable({
  id: "kings-and-bastards",
  parts,
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
  title: (seen, seat) => titleHeld(titlesIn(seen), seat),
  place: (seen, seat) => {
    const { out, result } = asKings(seen).facts;
    if (result) return placeInRound(result, seat);
    return out.includes(seat) ? out.indexOf(seat) + 1 : null;
  },
  folded: () => false,
  beats,
  order: orderBy(placeOf),
});
