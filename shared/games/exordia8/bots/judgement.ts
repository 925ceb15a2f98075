import {
  isJoker,
  isNatural,
  rankOf,
  suitOf,
  suits,
  type Card,
  type Suit,
} from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { heldBy, ownHand } from "#shared/contract/seen.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { nextToAct } from "../../eights/rules.ts";
import { countedUnseen, isEight } from "../../eights/seen.ts";
import { pack } from "../options.ts";
import { colourOf, losesMeaning, startsSequent, topAfter } from "../plays.ts";
import type { ExordiaSeen } from "../seen.ts";
import type { Facts, Move, Options, Play, Top } from "../types.ts";
import type { Weights } from "./weights.ts";

export interface Field {
  readonly hand: readonly Card[];
  /** Active seats, including the bot's own. */
  readonly players: number;
  /** 1 if the next player has one card left, ½ for two…; 0 if the bot itself is next. */
  readonly danger: number;
  /** The same for the player before. */
  readonly dangerBehind: number;
  readonly nextCards: number;
  /** Share of each suit among the unseen naturals. */
  readonly about: { readonly [S in Suit]: number };
  /** Shares of eights and of jokers among all unseen cards. */
  readonly eights: number;
  readonly jokers: number;
  readonly unseen: number;
  /** Unseen copies of this card. */
  copiesOf(card: Card): number;
}

export function fieldOf(seen: ExordiaSeen): Field {
  const { viewer, hands, facts, options, pile } = seen;
  const own = viewer === "spectator" ? 0 : viewer;
  const hand = ownHand(seen);
  const counts = countedUnseen(pack(options, hands.length), [...pile, ...hand]);
  const bySuit = suits.map(
    (suit) => [suit, sumOf(counts, (card) => isNatural(card) && suitOf(card) === suit)] as const,
  );
  const naturals = Math.max(
    1,
    bySuit.reduce((sum, [, count]) => sum + count, 0),
  );
  const unseen = Math.max(
    1,
    sumOf(counts, () => true),
  );
  const ahead = nextToAct(facts, hands.length, own);
  const direction = facts.direction === 1 ? -1 : 1;
  const behind = nextToAct({ direction, left: facts.left }, hands.length, own);
  const dangerOf = (seat: Seat): number => (seat === own ? 0 : 1 / Math.max(1, heldBy(seen, seat)));
  return {
    hand,
    players: hands.length - facts.left.length,
    danger: dangerOf(ahead),
    dangerBehind: dangerOf(behind),
    nextCards: heldBy(seen, ahead),
    about: Object.fromEntries(
      bySuit.map(([suit, count]) => [suit, count / naturals]),
    ) as Field["about"],
    eights: sumOf(counts, isEight) / unseen,
    jokers: sumOf(counts, isJoker) / unseen,
    unseen,
    copiesOf: (card) => counts.get(card) ?? 0,
  };
}

function sumOf(counts: ReadonlyMap<Card, number>, takes: (card: Card) => boolean): number {
  let sum = 0;
  for (const [card, count] of counts) if (takes(card)) sum += count;
  return sum;
}

/** Returns the chance that `cards` unseen cards contain one of `copies`. */
function chanceToHold({ unseen }: Field, copies: number, cards: number): number {
  let misses = 1;
  for (let drawn = 0; drawn < cards && drawn < unseen; drawn += 1)
    misses *= Math.max(0, (unseen - copies - drawn) / (unseen - drawn));
  return 1 - misses;
}

/** Worth of going out: more than any sum of weights. */
const outright = 1000;

/** What the next player finds. */
export interface Left extends Pick<Top, "suit" | "rank" | "colour" | "any"> {
  /** Whether eights of other suits (`eights`) and jokers may be put on it (X8-9). */
  readonly eights: boolean;
  readonly jokers: boolean;
}

/** X8-9: returns what the next player finds if no card is put. */
function leftIn({ card, suit, rank, colour, any, demand }: Top, { eightOnEight }: Options): Left {
  const onEight = demand && isEight(card);
  return { suit, rank, colour, any, eights: !onEight || eightOnEight, jokers: !onEight };
}

export const leftBy = (play: Play, { top }: Facts, options: Options): Left =>
  leftIn(topAfter(play, top, false), options);

/**
 * Returns whether the card may be put on what was left (X8-8…X8-10, X8-14), accurately enough for
 * planning ahead.
 */
export function goesOn(card: Card, { suit, rank, colour, any, eights, jokers }: Left): boolean {
  if (any) return true;
  if (isJoker(card)) return jokers;
  if (rankOf(card) === "8" && eights) return true;
  return suitOf(card) === suit || rankOf(card) === rank || colourOf(suitOf(card)) === colour;
}

/** Estimates the chance (0…1) that the hand has a playable card when its turn comes again. */
function coverOf(
  rest: readonly Card[],
  { suit }: Left,
  { players }: Field,
  { stays }: Weights,
): number {
  if (rest.some((card) => isEight(card) || isJoker(card))) return 1;
  const held = new Set(rest.map((card) => (isNatural(card) ? suitOf(card) : null)));
  const kept = suit === null ? 0 : stays / Math.max(1, players - 1);
  const spread = suits.filter((each) => held.has(each)).length / suits.length;
  const ranks = new Set(rest.map((card) => card[0])).size / 13;
  const bySuit = (suit !== null && held.has(suit) ? kept : 0) + (1 - kept) * spread;
  return bySuit + (1 - bySuit) * ranks;
}

const worthOf = (rest: readonly Card[], left: Left, field: Field, weights: Weights): number =>
  rest.reduce(
    (sum, card) => sum + (isJoker(card) ? weights.joker : isEight(card) ? weights.eight : 0),
    -rest.length,
  ) +
  weights.cover * coverOf(rest, left, field, weights);

/** Estimates the share (0…1) of the unseen cards that the next player may put. */
function openness({ suit, colour, any, eights, jokers }: Left, field: Field): number {
  if (any) return 1;
  const inSuit = suits
    .filter((each) => each === suit || (colour !== null && colourOf(each) === colour))
    .reduce((sum, each) => sum + field.about[each], 0);
  return Math.min(
    1,
    inSuit + (1 - inSuit) * ((eights ? field.eights : 0) + (jokers ? field.jokers : 0)),
  );
}

/** X8-15, X8-16 */
const breakChance = (suit: Suit, field: Field): number =>
  1 - chanceToHold(field, field.copiesOf(`4${suit}`), field.nextCards);

export function judgePlay(
  play: Play,
  { facts, options }: ExordiaSeen,
  field: Field,
  weights: Weights,
): number {
  const { card } = play;
  const rest = without(field.hand, [card]) ?? field.hand;
  if (rest.length === 0) return outright;
  const left = leftBy(play, facts, options);
  const worth = worthOf(rest, left, field, weights);
  const opens = openness(left, field);
  const harm =
    field.danger * (weights.opens * (left.any ? 1 : opens) - weights.starves * (1 - opens));
  return (
    worth -
    harm +
    (losesMeaning(card, facts.top) ? 0 : powerOf(card, rest, left, facts, field, weights))
  );
}

function powerOf(
  card: Card,
  rest: readonly Card[],
  left: Left,
  facts: Facts,
  field: Field,
  weights: Weights,
): number {
  if (card === "Qh")
    return rest.some((other) => goesOn(other, left))
      ? weights.anotherTurn + (rest.length === 1 ? outright / 2 : 0)
      : 0;
  if (!isNatural(card)) return 0;
  const rank = rankOf(card);
  if (rank === "A" && field.players > 2)
    return weights.turnsAway * (field.danger - field.dangerBehind);
  if (rank === "2") return -weights.two;
  return startsSequent(card, facts)
    ? weights.startsSequent * breakChance(suitOf(card), field) * (0.5 + field.danger)
    : 0;
}

export function judgeOther(
  type: Exclude<Move["type"], "play" | "leave">,
  { facts, options }: ExordiaSeen,
  field: Field,
  weights: Weights,
): number {
  const left = leftIn(facts.top, options);
  const worth = worthOf(field.hand, left, field, weights);
  const opens = openness(left, field);
  const harm = field.danger * (weights.opens * opens - weights.starves * (1 - opens));
  return worth - harm - (type === "draw" ? 1 - weights.draw : 0);
}
