import { rankOf, suitOf, type Card, type Rank, type Suit } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { offers, ownHand } from "#shared/contract/seen.ts";
import { saying, type Said } from "#shared/text/said.ts";
import { isEight, natural, offered } from "../../eights/seen.ts";
import { canDraw, type CrazySeen } from "../seen.ts";
import type { Text } from "../text/en.ts";
import type { Move, Play } from "../types.ts";
import { sizesOf, suitAt, unseenBy } from "./hand.ts";

/** Reasons for a bot's moves (H-27). */
const because = saying<Text["reasons"]>("crazy-eights.reasons");

/** A rival with this few cards is a danger. */
const fewCards = 2;
const highCards: ReadonlySet<Rank> = new Set(["T", "J", "Q", "K"]);

export function reasonFor(seen: CrazySeen, move: Move): Said {
  if (move.type === "leave") return because("leaves");
  if (move.type === "play") return playReason(seen, move);
  return move.type === "draw" ? drawReason(seen) : passReason(seen);
}

function drawReason(seen: CrazySeen): Said {
  const plays = offered(seen, "play");
  if (plays.length === 0) return because(seen.facts.drew ? "mustDrawOn" : "mustDraw");
  return because("spares", {
    isEight: plays.every(({ cards }) => cards.some(isEight)),
    mayPlayAfter: seen.options.drawUntilPlayable,
  });
}

/** CE-6, CE-9, CE-10 */
function passReason(seen: CrazySeen): Said {
  if (offered(seen, "play").length === 0) return because("mustPass");
  if (offers(seen, "draw") || canDraw(seen)) return because("keepsDrawn");
  return because("waits");
}

function playReason(seen: CrazySeen, play: Play): Said {
  const hand = ownHand(seen);
  const rest = without(hand, play.cards) ?? [];
  if (rest.length === 0) return because("lastCards", { count: play.cards.length });
  return play.suit === undefined
    ? ordinaryReason(seen, play, rest)
    : eightReason(seen, play, play.suit, rest);
}

function eightReason(seen: CrazySeen, { cards }: Play, suit: Suit, rest: readonly Card[]): Said {
  const others = offered(seen, "play").some((play) => !play.cards.some(isEight));
  const fewest = dangerOf(seen);
  const why =
    cards.length > 1
      ? because("manyEights", { count: cards.length })
      : !others
        ? because("nothingElse")
        : fewest !== null
          ? because("eightInDanger", { fewest })
          : because("eightSuits");
  return because("eight", { why, named: whyNamed(seen, suit, rest) });
}

/** CE-8 */
function whyNamed(seen: CrazySeen, suit: Suit, rest: readonly Card[]): Said {
  const held = ofSuit(rest, suit);
  if (held > 1) return because("holdsMore", { suit });
  if (held === 1) return because("holdsOne", { suit });
  if (rest.every(isEight)) return because("anySuit");
  return because(isScarce(seen, suit) ? "scarce" : "hardForOthers", { suit });
}

const ofSuit = (cards: readonly Card[], suit: Suit): number =>
  cards.filter((card) => !isEight(card) && suitOf(natural(card)) === suit).length;

/** A suit with a smaller share of the unseen cards is called scarce. */
const fewOfASuit = 0.18;

const isScarce = (seen: CrazySeen, suit: Suit): boolean =>
  (unseenBy(seen, ownHand(seen)).suits[suitAt(`A${suit}`)] ?? 0) < fewOfASuit;

/** Null if nobody is near the end. */
function dangerOf(seen: CrazySeen): number | null {
  const fewest = Math.min(...sizesOf(seen));
  return fewest <= fewCards ? fewest : null;
}

function ordinaryReason(seen: CrazySeen, { cards }: Play, rest: readonly Card[]): Said {
  const top = natural(cards.at(-1) ?? "Jk");
  const [suit, rank] = [suitOf(top), rankOf(top)];
  const way =
    cards.length > 1
      ? because("several", { count: cards.length, rank })
      : whySingle(seen, rank, suit);
  return because("play", {
    way,
    next: whatNext(seen, suit, rest, cards.length),
    eights: rest.filter(isEight).length,
  });
}

function whySingle(seen: CrazySeen, rank: Rank, suit: Suit): Said {
  const changes = seen.facts.suit !== null && seen.facts.suit !== suit;
  if (changes) return because("changesSuit", { suit, fewest: dangerOf(seen) });
  if (isRunningOut(seen) && highCards.has(rank)) return because("highBeforeBlock");
  if (highCards.has(rank)) return because("high");
  return because("fits");
}

/** CE-9 */
const isRunningOut = ({ options, stock, hands }: CrazySeen): boolean =>
  !options.refill && stock < hands.length;

function whatNext(seen: CrazySeen, suit: Suit, rest: readonly Card[], count: number): Said | null {
  const held = ofSuit(rest, suit);
  if (held > 0) return because(count > 1 ? "moreOnTop" : "more", { suit });
  return isScarce(seen, suit) ? because("few", { suit }) : null;
}
