import { isJoker, isNatural, rankOf, suitOf, type Suit } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import type { Said } from "#shared/text/said.ts";
import { offers } from "#shared/contract/asked.ts";
import { fieldOf, type Field } from "./field.ts";
import { goesOn, leftBy, type Left } from "./judgement.ts";
import { because } from "../say.ts";
import { startsSequent, type ExordiaSeen } from "../seen.ts";
import type { Move, Play } from "../types.ts";

/** So few cards of the next player call for caution. */
const fewCards = 2;

export function reasonFor(seen: ExordiaSeen, move: Move): Said {
  switch (move.type) {
    case "play":
      return playReason(seen, move);
    case "draw":
      return drawReason(seen);
    case "skip":
      return because("skips");
    case "break":
      return because("breaks");
    case "decline":
      return because("declines");
    case "leave":
      return because("leaves");
  }
}

function drawReason(seen: ExordiaSeen): Said {
  return because(offers(seen, "play") ? "spares" : "nothingGoes");
}

function playReason(seen: ExordiaSeen, play: Play): Said {
  const field = fieldOf(seen);
  const { facts } = seen;
  if (field.hand.length === 1) return because("lastCard");
  if (facts.sequent) return sequentReason(facts.sequent.next, play, field);
  if (facts.top.card === "Qs" && facts.top.any) return because("onQueen");
  return special(seen, play, field) ?? plainReason(play, field);
}

function sequentReason(next: string, play: Play, field: Field): Said {
  if (next !== "8") return because("owed");
  return because("endsSequent", named(play.suit, field));
}

const named = (
  suit: Suit | undefined,
  { hand }: Field,
): { readonly suit: Suit | null; readonly held: number } => ({
  suit: suit ?? null,
  held: hand.filter((card) => isNatural(card) && rankOf(card) !== "8" && suitOf(card) === suit)
    .length,
});

function special({ facts, options }: ExordiaSeen, play: Play, field: Field): Said | null {
  const { card } = play;
  if (isJoker(card)) return because("joker", named(play.suit, field));
  const rank = rankOf(card);
  const isClose = field.danger >= 1 / fewCards;
  if (rank === "8")
    return isClose && field.about[play.suit ?? "c"] < 0.22
      ? because("scarceEight", { suit: play.suit ?? "c" })
      : because("eight", named(play.suit, field));
  if (card === "Qh") return queenOfHearts(leftBy(play, facts, options), play, field);
  if (rank === "A" && field.players > 2 && field.danger > field.dangerBehind) return because("ace");
  if (startsSequent(card, facts)) return because("startsSequent", { suit: suitOf(card) });
  if (card === "Qs") return because("ridOfSpades");
  return null;
}

function queenOfHearts(left: Left, { card: queen }: Play, { hand }: Field): Said {
  const rest = without(hand, [queen]) ?? [];
  const follows = rest.some((card) => goesOn(card, left));
  if (follows && rest.length === 1) return because("heartsAndLast");
  return because(follows ? "heartsAndMore" : "ridOfHearts");
}

function plainReason({ card }: Play, field: Field): Said {
  if (!isNatural(card)) return because("oneFewer");
  const suit = suitOf(card);
  const more = field.hand.filter(
    (other) => other !== card && isNatural(other) && suitOf(other) === suit,
  ).length;
  if (field.danger >= 1 / fewCards && field.about[suit] < 0.22) return because("scarce", { suit });
  if (more > 1) return because("holdsMore", { suit, held: more });
  return because("goesTogether");
}
