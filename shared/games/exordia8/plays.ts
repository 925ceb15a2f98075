import { isJoker, rankOf, suitOf, suits, type Card } from "#shared/cards/card.ts";
import { forbidden, type RuleError } from "#shared/contract/outcome.ts";
import { say } from "./say.ts";
import { owedCard } from "./sequents.ts";
import { colourOf, isEight, namesSuit } from "./top.ts";
import type { ExordiaRound, Facts, Options, Play, Sequent, Top } from "./types.ts";

type FactsAndOptions = Pick<ExordiaRound, "facts" | "options">;

export function objection(
  { card, suit }: Play,
  { facts, options }: FactsAndOptions,
): RuleError | null {
  const barred = barredCard(card, facts, options);
  if (barred) return barred;
  const named = suit !== undefined;
  const names = namesSuit(card, facts.top);
  if (names === named) return null;
  // C-13 rather than the card's rule, because the form of the move is wrong.
  return names
    ? forbidden("C-13", say("noSuit", { card, rule: isJoker(card) ? "X8-14" : "X8-9" }))
    : forbidden("C-13", say("suitNamed", { card }));
}

export function barredCard(
  card: Card,
  { sequent, extra, top }: Facts,
  options: Options,
): RuleError | null {
  if (sequent) return barredInSequent(card, sequent);
  // X8-17: any card but a joker, whatever was named, and regardless of `eightOnEight`.
  if (extra) return isJoker(card) ? forbidden("X8-17", say("extraJoker")) : null;
  if (top.card === null) return card === "Qh" ? forbidden("X8-12", say("queenFirst")) : null;
  if (top.any) return null;
  return top.demand ? barredByDemand(card, top, options) : barredByCard(card, top);
}

/** X8-14 forbids jokers, X8-16 all other cards. */
function barredInSequent(card: Card, sequent: Sequent): RuleError | null {
  const owed = owedCard(sequent);
  if (card === owed) return null;
  return isJoker(card)
    ? forbidden("X8-14", say("jokerInSequent", { owed }))
    : forbidden("X8-16", say("owed", { owed }));
}

/** X8-9 after an eight, X8-14 after a joker; `eightOnEight` affects only eights on eights. */
function barredByDemand(
  card: Card,
  { card: on, suit }: Top,
  { eightOnEight }: Options,
): RuleError | null {
  const onEight = isEight(on);
  if (isJoker(card)) return onEight ? forbidden("X8-9", say("jokerOnEight", { suit })) : null;
  if (suitOf(card) === suit || (isEight(card) && (eightOnEight || !onEight))) return null;
  if (isEight(card)) return forbidden("X8-9", say("otherEight", { suit }));
  const also = onEight ? (eightOnEight ? "eight" : "none") : "joker";
  return forbidden(onEight ? "X8-9" : "X8-14", say("otherSuit", { card, suit, also }));
}

/** X8-8, or X8-10 on a jack; eights and jokers go on any card (X8-9, X8-14). */
function barredByCard(card: Card, { suit, rank, colour }: Top): RuleError | null {
  if (
    isJoker(card) ||
    isEight(card) ||
    suitOf(card) === suit ||
    rankOf(card) === rank ||
    colourOf(suitOf(card)) === colour
  )
    return null;
  return colour !== null
    ? forbidden("X8-10", say("otherColour", { card, colour }))
    : forbidden("X8-8", say("doesNotFollow", { card, suit, rank }));
}

export function legalPlays(
  hand: readonly Card[],
  { facts, options }: FactsAndOptions,
): readonly Play[] {
  const allowed = [...new Set(hand)].filter((card) => barredCard(card, facts, options) === null);
  return allowed.flatMap((card): readonly Play[] =>
    namesSuit(card, facts.top)
      ? suits.map((suit) => ({ type: "play", card, suit }))
      : [{ type: "play", card }],
  );
}
