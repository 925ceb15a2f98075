import { isJoker, rankOf, suits, type Card, type Natural, type Rank } from "#shared/cards/card.ts";
import { forbidden, refused, type RuleError } from "#shared/contract/outcome.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { isAce, mayFollow, namings, type ToMatch } from "./matching.ts";
import { say } from "./say.ts";
import type { Facts, NormalRound, Play } from "./types.ts";

/** NE-10: another player; NE-15, NE-17: any player, including the user. */
export const aims: {
  readonly [R in Rank]?: {
    readonly rank: "5" | "J" | "K";
    readonly rule: string;
    readonly other: boolean;
  };
} = {
  5: { rank: "5", rule: "NE-10", other: true },
  J: { rank: "J", rule: "NE-15", other: false },
  K: { rank: "K", rule: "NE-17", other: false },
};

/** NE-24 */
type Counted =
  | { readonly ok: true; readonly card: Natural }
  | { readonly ok: false; readonly error: RuleError };

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

export const toMatch = ({ suit, rank, blank }: ToMatch): ToMatch => ({ suit, rank, blank });

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
  const asked = { rank: aim.rank, rule: aim.rule, seats: targetsOf(rank, round, seat) };
  if (target === undefined) return forbidden("C-13", say("noTarget", asked));
  return asked.seats.includes(target)
    ? null
    : forbidden(aim.rule, say("otherTarget", { target, ...asked }));
}

function targetsOf(rank: Rank, round: NormalRound, seat: Seat): readonly Seat[] {
  const aim = aims[rank];
  return aim ? activeSeats(round).filter((other) => !aim.other || other !== seat) : [];
}

/** Lists each card once by name, once per naming, target and suit. */
export function legalPlays(
  cards: readonly Card[],
  round: NormalRound,
  seat: Seat,
): readonly Play[] {
  const active = activeSeats(round);
  const plays: Play[] = [];
  for (const card of new Set(cards)) {
    if (isJoker(card))
      for (const as of namings(round.facts))
        addPlays(plays, { type: "play", card, as }, as, active, seat);
    else if (!isAce(card) && mayFollow(card, round.facts))
      addPlays(plays, { type: "play", card }, card, active, seat);
  }
  return plays;
}

function addPlays(
  plays: Play[],
  play: Play,
  counted: Natural,
  active: readonly Seat[],
  seat: Seat,
): void {
  const rank = rankOf(counted);
  const aim = aims[rank];
  if (rank === "Q") for (const suit of suits) plays.push({ ...play, suit });
  else if (!aim) plays.push(play);
  else
    for (const target of active) if (!aim.other || target !== seat) plays.push({ ...play, target });
}
