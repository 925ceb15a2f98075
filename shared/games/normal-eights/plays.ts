import {
  isJoker,
  rankOf,
  ranks,
  suitOf,
  suits,
  type Card,
  type Natural,
  type Rank,
} from "#shared/cards/card.ts";
import { forbidden, refused, type RuleError } from "#shared/contract/outcome.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { say } from "./about.ts";
import type { Facts, NormalRound, Play } from "./types.ts";

export type ToMatch = Pick<Facts, "suit" | "rank" | "blank">;

export const toMatch = ({ suit, rank, blank }: ToMatch): ToMatch => ({ suit, rank, blank });

/** NE-3, NE-16: a queen goes on any suit. For a joker, pass the card it is named (NE-24). */
export const mayFollow = (card: Natural, { suit, rank, blank }: ToMatch): boolean =>
  blank || suitOf(card) === suit || rankOf(card) === rank || rankOf(card) === "Q";

export const isAce = (card: Card): boolean => card[0] === "A";

/** NE-7: 2 is low, ace high; a joker counts as an ace. */
export const heightOf = (card: Card): number =>
  isJoker(card) || isAce(card) ? ranks.length : ranks.indexOf(rankOf(card));

/** A joker without a name is blank (NE-23). */
export const topOf = (card: Card): ToMatch =>
  isJoker(card)
    ? { suit: null, rank: null, blank: true }
    : { suit: suitOf(card), rank: rankOf(card), blank: false };

const everyCard: readonly Natural[] = suits.flatMap((suit) =>
  ranks.map((rank): Natural => `${rank}${suit}`),
);

export const aces: readonly Natural[] = everyCard.filter(isAce);

/** NE-10: another player; NE-15, NE-17: any player, including the user. */
export const aims: {
  readonly [R in Rank]?: Readonly<{
    rank: "5" | "J" | "K";
    rule: string;
    other: boolean;
  }>;
} = {
  5: { rank: "5", rule: "NE-10", other: true },
  J: { rank: "J", rule: "NE-15", other: false },
  K: { rank: "K", rule: "NE-17", other: false },
};

/** NE-24 */
type Counted = Readonly<{ ok: true; card: Natural }> | Readonly<{ ok: false; error: RuleError }>;

/** `what` only words the refusal. */
export function countedAs(
  { card, as }: Pick<Play, "card" | "as">,
  what: "card" | "ace" = "card",
): Counted {
  if (!isJoker(card))
    return as === undefined ? { ok: true, card } : refused("C-13", say("asNamed"));
  return as === undefined || isJoker(as)
    ? refused("C-13", say("noAs", { what }))
    : { ok: true, card: as };
}

export const objection = (
  move: Play,
  counted: Natural,
  round: NormalRound,
  seat: Seat,
): RuleError | null =>
  barred(counted, move.card, round.facts) ?? misaimed(move, rankOf(counted), round, seat);

export function barred(
  counted: Natural,
  card: Card,
  facts: Pick<Facts, keyof ToMatch | "drew">,
): RuleError | null {
  const barredNow = { card, counted, drew: facts.drew, ...toMatch(facts) };
  if (isAce(counted)) return forbidden("NE-18", say("aceInTurn", barredNow));
  return mayFollow(counted, facts)
    ? null
    : forbidden(isJoker(card) ? "NE-24" : "NE-3", say("doesNotFollow", barredNow));
}

/** Cites C-13 rather than the card's own rule, because the form of the move is wrong. */
function misaimed(
  { suit, target }: Play,
  rank: Rank,
  round: NormalRound,
  seat: Seat,
): RuleError | null {
  if (rank === "Q" && suit === undefined) return forbidden("C-13", say("noSuit"));
  if (rank !== "Q" && suit !== undefined) return forbidden("C-13", say("suitNamed"));
  const aim = aims[rank];
  if (!aim) return target === undefined ? null : forbidden("C-13", say("targetNamed", { rank }));
  const seats = activeSeats(round).filter((other) => !aim.other || other !== seat);
  const asked = { rank: aim.rank, rule: aim.rule, seats };
  if (target === undefined) return forbidden("C-13", say("noTarget", asked));
  return seats.includes(target)
    ? null
    : forbidden(aim.rule, say("otherTarget", { target, ...asked }));
}

/** Lists each card once by name, once per naming (NE-24, in pack order), target and suit. */
export function legalPlays(
  cards: readonly Card[],
  round: NormalRound,
  seat: Seat,
): readonly Play[] {
  const active = activeSeats(round);
  const plays: Play[] = [];
  for (const card of new Set(cards)) {
    for (const counted of isJoker(card) ? everyCard : [card]) {
      if (isAce(counted) || !mayFollow(counted, round.facts)) continue;
      const play: Play = { type: "play", card, ...(isJoker(card) && { as: counted }) };
      const aim = aims[rankOf(counted)];
      if (rankOf(counted) === "Q") for (const suit of suits) plays.push({ ...play, suit });
      else if (!aim) plays.push(play);
      else
        for (const target of active)
          if (!aim.other || target !== seat) plays.push({ ...play, target });
    }
  }
  return plays;
}
