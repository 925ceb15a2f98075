import { suits } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import type { Offer } from "#shared/contract/game.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { isEight, offered } from "../../eights/seen.ts";
import { offeredSingles, type CrazySeen } from "../seen.ts";
import type { Move, Play } from "../types.ts";
import { suitAt } from "./hand.ts";

export type Choice = Exclude<Move, { readonly type: "leave" }>;

const isPlay = (offer: Offer<Move>): offer is Play => offer.type === "play" && "cards" in offer;

/**
 * Beyond this many offers the bot considers, besides single cards, only the largest sets of each
 * rank: smaller ones come in hundreds.
 */
const mostOffers = 24;

/** CE-7: a set is offered once; the bot chooses which of its cards ends on top. */
export function choices(seen: Pick<CrazySeen, "legal" | "viewer" | "hands">): readonly Choice[] {
  const { legal } = seen;
  const whole = legal.length > mostOffers ? longestOf(legal) : null;
  return legal.flatMap((offer): readonly Choice[] => {
    if (isPlay(offer)) {
      const { cards, suit } = offer;
      if (whole && cards.length > 1 && cards.length < (whole.get(cards[0]?.[0]) ?? 0)) return [];
      return suit === undefined && cards.length > 1 ? orders(cards) : [offer];
    }
    if ("max" in offer) return wholeRanks(seen, offer.max ?? 0);
    return offer.type === "draw" || offer.type === "pass" ? [{ type: offer.type }] : [];
  });
}

function longestOf(legal: CrazySeen["legal"]): ReadonlyMap<string | undefined, number> {
  const longest = new Map<string | undefined, number>();
  for (const { cards } of offered<Move, "play">({ legal }, "play"))
    longest.set(cards[0]?.[0], Math.max(cards.length, longest.get(cards[0]?.[0]) ?? 0));
  return longest;
}

/**
 * Expands a range of sets to as many cards as possible of each playable rank, always with one that
 * may be played alone.
 */
function wholeRanks(
  seen: Pick<CrazySeen, "legal" | "viewer" | "hands">,
  most: number,
): readonly Play[] {
  const firstOf = new Map(
    offeredSingles(seen).flatMap(({ cards: [card] }) => (card ? [[card[0], card] as const] : [])),
  );
  return [...firstOf].flatMap(([rank, first]): readonly Play[] => {
    const others =
      without(
        ownHand(seen).filter((card) => card[0] === rank),
        [first],
      ) ?? [];
    const cards = [first, ...others.slice(0, most - 1)];
    if (cards.length === 1) return [];
    return isEight(first) ? suits.map((suit) => ({ type: "play", cards, suit })) : orders(cards);
  });
}

const orders = (cards: Play["cards"]): readonly Play[] =>
  [...new Set(cards)].map((last) => ({
    type: "play",
    cards: [...(without(cards, [last]) ?? []), last],
  }));

/**
 * Percentages of the easy bot's turns: it draws although a card fits, considers only single cards,
 * spends an eight early, names any suit.
 */
const overlooks = 5;
const playsOne = 60;
const spendsEight = 25;
const namesAny = 40;

const anyOf = <T>(all: readonly T[], dice: DiceReader): T | undefined =>
  all.length === 0 ? undefined : all[dice.below(all.length)];

export function easyChoice(seen: CrazySeen, dice: DiceReader): Choice | undefined {
  const all = choices(seen);
  const waits = all.filter((choice) => !isPlay(choice));
  const plays = all.filter(isPlay);
  if (plays.length === 0 || (waits.length > 0 && dice.below(100) < overlooks))
    return anyOf(waits, dice) ?? plays[0];
  const ordinary = plays.filter(({ cards }) => !cards.some(isEight));
  const eights = plays.filter(({ cards }) => cards.some(isEight));
  const spends = eights.length > 0 && (ordinary.length === 0 || dice.below(100) < spendsEight);
  return spends ? eightNamed(seen, eights, dice) : ordinaryPlay(ordinary, dice);
}

function ordinaryPlay(plays: readonly Play[], dice: DiceReader): Play | undefined {
  const singles = plays.filter(({ cards }) => cards.length === 1);
  if (dice.below(100) < playsOne) return anyOf(singles, dice);
  const chosen = anyOf(singles, dice)?.cards[0]?.[0];
  const sameRank = plays.filter(({ cards }) => cards[0]?.[0] === chosen);
  const most = Math.max(...sameRank.map(({ cards }) => cards.length));
  return anyOf(
    sameRank.filter(({ cards }) => cards.length === most),
    dice,
  );
}

function eightNamed(seen: CrazySeen, plays: readonly Play[], dice: DiceReader): Play | undefined {
  const singles = plays.filter(({ cards }) => cards.length === 1);
  if (dice.below(100) < namesAny) return anyOf(singles, dice);
  const held = suits.map(
    (_, at) => ownHand(seen).filter((card) => !isEight(card) && suitAt(card) === at).length,
  );
  const longest = suits[held.indexOf(Math.max(...held))];
  return singles.find(({ suit }) => suit === longest);
}
