import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import {
  asDraw,
  handSize,
  isDone,
  potsBeforeStage,
  toCall,
  wagerRange,
  type DrawSeen,
  type WagerRange,
} from "#shared/games/five-card-draw/seen.ts";
import type { DrawEvent } from "#shared/games/five-card-draw/types.ts";
import {
  folded,
  saysInPassing,
  showing,
  titleHeld,
  unseen,
  type Beats,
  type VisibleEventOf,
} from "#renderer/games/telling.ts";
import { drawText, shownHand, words } from "./wording.ts";
import { wagerPart, type Pot, type Wager } from "./wager/wager.ts";
import { isNatural, rankOf, type Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { orderBy } from "#renderer/games/eights/eights.ts";
import { exchange } from "#renderer/table/parts/exchange/exchange.ts";
import { showdown, type ShownHand } from "#renderer/table/parts/shownHands/shownHands.ts";
import type { BeatFrom } from "#renderer/table/part.ts";
import { momentOf, moments } from "#renderer/table/parts/moments/moments.ts";
import { gameOnTable } from "#renderer/table/tableGame.ts";
import type { Stake } from "#renderer/table/scene/tempo.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { actions, ahead, picking } from "./actions.ts";

const beatsOf: Beats<DrawEvent, Beat> = {
  dealt: ({ told: { dealer } }, seen) => [...antes(seen), { type: "deal", dealer }],
  bet: wagered,
  raised: wagered,
  called: wagered,
  checked: ({ seat }) => saysInPassing(seat, drawText().saysCheck),
  folded,
  left: folded,
  stageEnded: () => [{ type: "gather" }],
  returned: ({ seat, told: { amount } }) => [{ type: "return", seat, amount }],
  reshuffled: unseen,
  // Which of the own cards were thrown follows from comparing the hands.
  drew: ({ seat, told: { count }, cards }) => [
    {
      type: "exchange",
      seat,
      thrown: null,
      drawn: cards ?? null,
      count,
      words: drawText().saysDrew(count),
    },
  ],
  showed: ({ seat, told }) => [{ type: "show", seat, hand: shownHand(told) }],
  wonPot: ({ told: { pot, shares } }) => [{ type: "award", pot, shares }],
};

const beatsOfAll = showing(beatsOf);

export function beats(
  seen: AnySeen,
  happened: readonly VisibleEvent<DrawEvent>[],
): readonly Beat[] {
  const returned = happened.filter(({ type }) => type === "returned");
  // An uncalled bet returns from before the seat, not out of a pot that it never belonged to.
  const endsStage = happened.some(({ type }) => type === "stageEnded");
  const inOrder = endsStage
    ? happened
        .filter(({ type }) => type !== "returned")
        .flatMap((told) => (told.type === "stageEnded" ? [...returned, told] : [told]))
    : happened;
  return withShowdown(seen, beatsOfAll(seen, inOrder));
}

/** Where somebody is all in, the hands of others turn slowly, card by card. */
function withShowdown(seen: AnySeen, told: readonly Beat[]): readonly Beat[] {
  const { allIn, folded: gone } = asDraw(seen).facts;
  const first = told.find((beat) => beat.type === "show" && beat.seat !== seen.viewer);
  const isAllIn = allIn.some((is, seat) => is && !gone[seat]);
  return first && isAllIn
    ? told.flatMap((beat) => (beat === first ? [momentOf("showdown", null), beat] : [beat]))
    : told;
}

/** FD-5, H-8: collected before any card is dealt, the King's from the Bastard. */
function antes(seen: AnySeen): readonly Beat[] {
  const { stacks, chips } = asDraw(seen).facts;
  const paid = stacks
    .map((stack, seat) => ({ seat, amount: stack - (chips[seat] ?? 0) }))
    .filter(({ amount }) => amount > 0);
  return [...paid.map((ante): Beat => ({ type: "bet", ...ante, words: "" })), { type: "gather" }];
}

type Wagered = VisibleEventOf<DrawEvent, "bet" | "raised" | "called">;
function wagered(event: Wagered): readonly Beat[] {
  const { seat, told } = event;
  return [
    ...(told.allIn ? [momentOf("allIn", seat)] : []),
    { type: "bet", seat, amount: told.amount, words: betWords(event) },
  ];
}

function betWords({ type, told: { to, amount, allIn } }: Wagered) {
  const words = drawText();
  if (allIn) return words.saysAllIn;
  if (type === "called") return words.saysCall(amount);
  return type === "bet" ? words.saysBet(to) : words.saysRaise(to);
}

export function wager(seen: AnySeen): Wager | null {
  const draw = asDraw(seen);
  const sized = wagerRange(draw.legal);
  if (!sized || draw.viewer === "spectator") return null;
  const { facts, options } = draw;
  const putIn = facts.inStage[draw.viewer] ?? 0;
  return {
    min: sized.min,
    max: sized.max,
    toMatch: facts.toMatch,
    putIn,
    step: options.ante,
    presets: presets(sized, facts.toMatch, facts.pot + toCall(facts, draw.viewer)),
    moveTo: (to) => ({ type: sized.type, to }) as { readonly type: "bet" | "raise" },
  };
}

/** A raise by the pot: first a call, then as much again as the pot then contains. */
function presets({ min, max }: WagerRange, toMatch: number, pot: number): Wager["presets"] {
  const { half, pot: whole, all } = drawText().presets;
  const parts = (
    [
      ["half", half, 0.5],
      ["pot", whole, 1],
    ] as const
  ).map(([id, label, share]) => ({
    id,
    label,
    to: Math.max(min, toMatch + Math.round(pot * share)),
  }));
  const below = parts.filter(({ to }, at) => to < max && to !== parts[at - 1]?.to);
  return [...below, { id: "all", label: all, to: max }];
}

export function wageredIn(seen: AnySeen): Readonly<{
  bets: readonly number[];
  pots: readonly Pot[];
}> {
  const { facts } = asDraw(seen);
  if (facts.result !== null) return { bets: facts.inStage.map(() => 0), pots: [] };
  return {
    bets: facts.inStage,
    pots: facts.inStage.some((amount) => amount > 0) ? potsBeforeStage(facts) : facts.pots,
  };
}

const heights = "23456789TJQKA";
const height = (card: Card) => (isNatural(card) ? heights.indexOf(rankOf(card)) : heights.length);

function speech(seen: AnySeen, seat: Seat) {
  const { facts, phase } = asDraw(seen);
  if (facts.result !== null || facts.folded[seat]) return "";
  const drew = facts.drew[seat] ?? null;
  if (phase === "draw" && drew !== null) return drawText().saysDrew(drew);
  if (facts.acted[seat] && facts.toMatch === 0) return drawText().saysCheck;
  return phase === "bet2" && drew !== null && !facts.acted[seat] ? drawText().saysDrew(drew) : "";
}

function shown(seen: AnySeen, seat: Seat): ShownHand | null {
  const hand = asDraw(seen).facts.result?.hands[seat] ?? null;
  return hand && shownHand(hand);
}

/** FD-5: a pot of so many antes is big. */
const bigPot = 25;

/** Whether hands were shown for a big pot, or for everything that somebody has. */
function isBigShowdown({ facts, options }: DrawSeen): boolean {
  if (facts.result?.wonBy !== "showdown") return false;
  const pot = facts.committed.reduce((sum, chips) => sum + chips, 0);
  const isAllIn = facts.allIn.some((isIn, seat) => isIn && !facts.folded[seat]);
  return isAllIn || pot >= bigPot * options.ante;
}

/** A hand after the first is dealt quickly, and one that the viewer has folded goes on quickly. */
function stake({ seen, round }: Pick<ViewMessage, "seen" | "round">): Stake {
  const draw = asDraw(seen);
  const { facts, viewer } = draw;
  if (isBigShowdown(draw)) return "high";
  if (viewer === "spectator") return "usual";
  if (isDone(facts, viewer) || facts.result?.wonBy === "fold") return "dull";
  const isDealt =
    facts.result === null && draw.phase === "bet1" && facts.acted.every((has) => !has);
  return isDealt && round > 1 ? "dull" : "usual";
}

const amountOf = (move: Move) => ("to" in move && typeof move.to === "number" ? move.to : null);

const parts = [
  showdown({ shown }),
  wagerPart({ wagered: wageredIn, wager: wager, amountOf }),
  exchange,
  moments,
  ahead,
] as const;
type Beat = BeatFrom<typeof parts>;

export const drawTable = gameOnTable({
  id: "five-card-draw",
  parts,
  stake,
  picking,
  words,
  actions,
  speech,
  beats,
  mostCards: () => handSize,
  outcome: (seen) => ({
    why: asDraw(seen).facts.result?.wonBy === "fold" ? drawText().overByFolds : "",
    of: () => "",
  }),
  title: (seen, seat) => titleHeld(asDraw(seen).facts.titles, seat),
  folded: (seen, seat) => asDraw(seen).facts.folded[seat] ?? false,
  order: orderBy(height),
});
