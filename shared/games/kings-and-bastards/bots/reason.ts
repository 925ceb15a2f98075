import { isJoker, isNatural, rankOf, type Card } from "#shared/cards/card.ts";
import { ownHand } from "#shared/contract/seen.ts";
import type { Said } from "#shared/text/said.ts";
import { because } from "../say.ts";
import { heightOf, isTwo, offeredPlays, order, type KingsSeen } from "../seen.ts";
import type { Lead, Move, Play } from "../types.ts";
import {
  isSureToRunOut,
  isUnbeatable,
  othersSizes,
  shapeOf,
  tallyOf,
  tallyWithout,
  unseenBy,
} from "./hand.ts";

/** A rival with this few cards calls for a 2. */
const fewCards = 2;

export function reasonFor(seen: KingsSeen, move: Move): Said {
  if (move.type === "give") return giftReason(seen, move.cards);
  if (move.type === "pass") return passReason(seen);
  if (move.type === "leave") return because("leaves");
  return playReason(seen, move);
}

function giftReason(seen: KingsSeen, cards: readonly Card[]) {
  const ranked = cards.filter(isNatural).filter((card) => !isTwo(card));
  const ranks = [...new Set(ranked.map(rankOf))];
  if (ranks.length === 0) return because("noLowerGift");
  const kept = tallyOf(ownHand(seen));
  const leavesNone = ranked.every(
    (card) =>
      kept.ranked[heightOf(rankOf(card))] ===
      ranked.filter((other) => rankOf(other) === rankOf(card)).length,
  );
  return because("lowGift", { ranks, leavesNone });
}

function passReason(seen: KingsSeen) {
  const plays = offeredPlays(seen);
  if (plays.length === 0) return because("nothingBeats");
  const plain = plays.filter(({ cards }) => !cards.some(isTrumpOrJoker));
  if (plain.length > 0) return because("tooDear");
  return because("onlyTrumps", {
    withTwo: plays.some(({ cards }) => cards.some(isTwo)),
    withJoker: plays.some(({ cards }) => cards.some(isJoker)),
  });
}

const isTrumpOrJoker = (card: Card) => isJoker(card) || isTwo(card);

function playReason(seen: KingsSeen, play: Play) {
  const hand = ownHand(seen);
  const { facts } = seen;
  if (play.cards.length === hand.length)
    return because("lastCards", { count: hand.length, isFirst: facts.out.length === 0 });
  if (facts.owed) return because(play.cards.length > 1 ? "owedInSet" : "owed");
  if (isTwo(play.cards[0] ?? "Jk")) return trumpReason(seen, play);
  const way = facts.lead ? followReason(seen, play, facts.lead) : leadReason(seen, play);
  const kept = keptBy(seen, play);
  return kept.length === 0 ? because("play", { way }) : because("playAndKeep", { way, kept });
}

function trumpReason(seen: KingsSeen, { cards }: Play) {
  const hand = ownHand(seen);
  if (isSureToRunOut(tallyWithout(tallyOf(hand), cards), unseenBy(seen, hand)))
    return because("twoToGoOut");
  const fewest = Math.min(...othersSizes(seen));
  if (fewest <= fewCards) return because("twoInDanger", { fewest });
  return because("twoForLead");
}

function leadReason(seen: KingsSeen, play: Play) {
  const count = play.cards.length;
  const height = shapeOf(play).height;
  const set = { rank: order[height] ?? "3", count };
  const hand = ownHand(seen);
  const { ranked } = tallyOf(hand);
  if (isUnbeatable(unseenBy(seen, hand), height, count)) return because("leadUnbeaten", set);
  const fewest = Math.min(...othersSizes(seen));
  if (count > fewest) return because("leadTooMany", { ...set, fewest });
  if (ranked.findIndex((held) => held > 0) === height) return because("leadLowest", set);
  if (count > 1) return because("leadSet", set);
  return because(ranked[height] === 1 ? "leadLone" : "leadHigh", set);
}

function followReason(seen: KingsSeen, play: Play, lead: Lead) {
  const { count } = lead;
  const height = shapeOf(play).height;
  const hand = ownHand(seen);
  const { ranked } = tallyOf(hand);
  const beaten = { rank: lead.rank, count };
  if (play.cards.some(isJoker))
    return count > 1
      ? because("jokerInSet", beaten)
      : because("jokerAs", { ...beaten, as: order[height] ?? "A" });
  if (isUnbeatable(unseenBy(seen, hand), height, count)) return because("beatsAll", beaten);
  const lower = ranked
    .map((held, at) => ({ held, at }))
    .filter(({ held, at }) => at > heightOf(lead.rank) && at < height && held >= count);
  if (lower.length === 0) return because("lowestThatBeats", beaten);
  if (lower.every(({ held }) => held > count) && ranked[height] === count)
    return because("breaksNoSet", beaten);
  return because("mayWin", beaten);
}

function keptBy(seen: KingsSeen, { cards }: Play) {
  const rest = tallyWithout(tallyOf(ownHand(seen)), cards);
  const kept = [
    { what: "ace", count: rest.ranked[order.length - 1] ?? 0 },
    { what: "joker", count: rest.jokers },
    { what: "two", count: rest.twos },
  ] as const;
  return kept.filter(({ count }) => count > 0);
}
