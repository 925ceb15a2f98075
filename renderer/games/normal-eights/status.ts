import { wordsOf } from "#renderer/text/text.ts";
import type { Text } from "#shared/games/normal-eights/text/en.ts";
import { isNatural, rankOf, suitOf, type Card } from "#shared/cards/card.ts";
import {
  asNormal,
  hasAnswered,
  kindOfSet,
  rankToMatch,
  settledChain,
  type NormalSeen,
} from "#shared/games/normal-eights/seen.ts";
import { isAnyAsked, isSuitNamed } from "#shared/games/eights/seen.ts";
import { eightsText, matchWords, pileWith, usualWant } from "#renderer/games/eights/eights.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { Effect } from "#shared/games/normal-eights/types.ts";
import type { InChain } from "./chain/chainScene.ts";
import { nameOf } from "#renderer/games/telling.ts";
import type { Whose } from "#renderer/table/tableGame.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { isAsked, offers, heldBy, ownHand, type AnySeen } from "#shared/contract/seen.ts";

export const normalText = (): Text["table"] => wordsOf<Text>("normal-eights").table;

/** Gives "king of hearts", "joker as king of hearts" (NE-24). */
export const countedName = (card: Card, as: Card | null | undefined): string =>
  as && as !== card ? normalText().namedAs(cardName(card), cardName(as)) : cardName(card);

export function setName(cards: readonly Card[]): string {
  const set = kindOfSet(cards);
  if (!set) return eightsText().allOf(cards.map(cardName));
  if (set.kind === "rank") return eightsText().set(set.rank, set.count);
  const { rankInRun } = normalText();
  return normalText().run(rankInRun[set.from], rankInRun[set.to], set.suit);
}

type Stake = Pick<Effect, "seat" | "target" | "suit"> & { readonly card: Card };

export function stakeWords({ seat, card, target, suit }: Stake, who: Whose): string {
  if (!isNatural(card)) return "";
  return normalText().stake(rankOf(card), {
    user: nameOf(who(seat)),
    target: target === null ? null : nameOf(who(target)),
    suit: suit ?? suitOf(card),
  });
}

/** NE-21: as the chain stands now. */
export const chainQuestion = ({ facts }: NormalSeen): readonly InChain[] =>
  settledChain(facts).map(({ seat, card, as = null, stands, back }): InChain => ({
    seat,
    card,
    as,
    cancelled: !stands,
    back,
  }));

const called = ({ card, as }: InChain): string => countedName(card, as);

export function responseWords(seen: NormalSeen, who: Whose): string {
  const cards = chainQuestion(seen);
  const [first, last, before] = [cards[0], cards.at(-1), cards.at(-2)];
  const { effect } = seen.facts;
  if (!first || !last || !effect) return "";
  const words = normalText();
  const [user, stake] = [nameOf(who(first.seat)), stakeWords(effect, who)];
  const farewell = !first.cancelled && heldBy(seen, first.seat) === 0 ? words.lastCard(user) : "";
  if (!before) return words.sentences([words.plays(user, called(first), stake), farewell]);
  const outcome = first.cancelled
    ? words.cancels(called(first), first.back ? user : undefined)
    : words.revives(called(first), stake);
  return words.sentences([words.nopes(nameOf(who(last.seat)), called(last), outcome), farewell]);
}

function chainWords(seen: NormalSeen, who: Whose): readonly string[] {
  const [first, ...others] = chainQuestion(seen);
  const { effect } = seen.facts;
  if (!first || !effect) return [];
  const nameAt = ({ seat }: InChain): string | null => nameOf(who(seat));
  const words = normalText();
  return [
    words.inQuestion(called(first), nameAt(first), stakeWords(effect, who)),
    ...others.map((card) => words.answeredBy(called(card), nameAt(card), card.cancelled)),
  ];
}

function wantWords(seen: AnySeen): string {
  const normal = asNormal(seen);
  return matchWords(normal.facts.suit, rankToMatch(normal));
}

export const pile = pileWith((seen) => {
  const normal = asNormal(seen);
  return {
    ...usualWant,
    any: isAnyAsked(normal),
    suit: normal.facts.suit,
    rank: rankToMatch(normal),
    named: isSuitNamed(normal),
    words: wantWords(seen),
  };
});

export function lies(seen: AnySeen, who: Whose): readonly string[] {
  const normal = asNormal(seen);
  const { pile, stock, removed, facts } = normal;
  const [words, shared] = [normalText(), eightsText()];
  const nameAt = (seat: Seat): string | null => nameOf(who(seat));
  const top = pile.at(-1);
  const isOver = facts.result !== null;
  return [
    top === undefined ? shared.emptyPile : shared.onPile(cardName(top), pile.length),
    ...chainWords(normal, who),
    // What must be matched is unknown until the windows have closed (NE-21).
    isOver || facts.chain.length > 0 ? "" : shared.toMatch(wantWords(seen)),
    facts.direction === 1 ? shared.clockwise : shared.counterClockwise,
    ...(isOver
      ? []
      : facts.skips.map((count, seat) => (count > 0 ? words.skipsOf(nameAt(seat), count) : ""))),
    ...(isOver ? [] : facts.shown.map((seat) => words.opensOf(nameAt(seat)))),
    shared.inStock(stock),
    removed > 0 ? shared.removed(removed) : "",
  ].filter((sentence) => sentence !== "");
}

/** With more names than this only their number is given. */
const mostNamed = 3;

export function status(seen: AnySeen, who: Whose): string {
  const normal = asNormal(seen);
  switch (normal.phase) {
    case "over":
      return eightsText().over;
    case "respond":
      return hasAnswered(normal) ? normalText().youPassed : responseWords(normal, who);
    case "war":
    case "give":
    case "sets":
    case "purge":
      return choiceWords(normal, normal.phase, who);
    case "drawn":
      return drawnWords(normal, who);
    case "turn":
      return turnWords(seen, normal, who);
  }
}

function choiceWords(
  seen: NormalSeen,
  phase: "war" | "give" | "sets" | "purge",
  who: Whose,
): string {
  const words = normalText();
  const { effect, pending = [] } = seen.facts;
  if (isAsked(seen)) return words.choose[phase](effect && nameOf(who(effect.seat)));
  const named = pending.length > mostNamed ? pending.slice(0, mostNamed - 1) : pending;
  const [names, more] = [named.map((seat) => who(seat).name), pending.length - named.length];
  return hasAnswered(seen) ? words.chosen(names, more) : words.choosing[phase](names, more);
}

function drawnWords(seen: NormalSeen, who: Whose): string {
  const words = normalText();
  if (!isAsked(seen)) return words.theyDrew(who(acting(seen)).name);
  const card = ownHand(seen).at(-1);
  return card === undefined ? "" : words.youDrew(cardName(card), offers(seen, "play"));
}

function turnWords(seen: AnySeen, normal: NormalSeen, who: Whose): string {
  const want = wantWords(seen);
  if (!isAsked(normal)) return eightsText().theirTurn(who(acting(normal)).name, want);
  const other = offers(normal, "draw") ? "draw" : offers(normal, "pass") ? "pass" : null;
  if (!offers(normal, "play") && other !== null) return normalText().youCanOnly(want, other);
  return normalText().yourTurn(want, other);
}

const acting = ({ toAct }: NormalSeen): Seat => toAct[0] ?? 0;
