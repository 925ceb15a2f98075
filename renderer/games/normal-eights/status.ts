import { isNatural, rankOf, suitOf, type Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { heldBy, isAsked, offers, ownHand } from "#shared/contract/seen.ts";
import {
  hasAnswered,
  kindOfSet,
  rankToMatch,
  settledChain,
  type NormalSeen,
} from "#shared/games/normal-eights/seen.ts";
import type { Text } from "#shared/games/normal-eights/text/whole.en.ts";
import type { Choosing, Effect } from "#shared/games/normal-eights/types.ts";
import {
  directionWords,
  eightsText,
  matchWords,
  middleWords,
  pileWith,
  wantOf,
} from "#renderer/games/eights/eights.ts";
import { nameOf } from "#renderer/games/telling.ts";
import type { Whose } from "#renderer/table/tableGame.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { wordsOf } from "#renderer/text/text.ts";
import type { InChain } from "./chain/chainPlan.ts";

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

export function stakeWords({ seat, card, target, suit }: Effect, who: Whose): string {
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

const wantWords = (seen: NormalSeen): string => matchWords(seen.facts.suit, rankToMatch(seen));

export const pile = pileWith((seen: NormalSeen) =>
  wantOf(seen, seen.facts.suit, rankToMatch(seen)),
);

export function lies(seen: NormalSeen, who: Whose): readonly string[] {
  const { facts } = seen;
  const words = normalText();
  const nameAt = (seat: Seat): string | null => nameOf(who(seat));
  const isOver = facts.result !== null;
  return middleWords(seen, [
    ...chainWords(seen, who),
    // What must be matched is unknown until the windows have closed (NE-21).
    isOver || facts.chain.length > 0 ? "" : eightsText().toMatch(wantWords(seen)),
    directionWords(facts.direction),
    ...(isOver
      ? []
      : [
          ...facts.skips.map((count, seat) =>
            count > 0 ? words.skipsOf(nameAt(seat), count) : "",
          ),
          ...facts.shown.map((seat) => words.opensOf(nameAt(seat))),
        ]),
  ]);
}

/** With more names than this only their number is given. */
const mostNamed = 3;

export function status(seen: NormalSeen, who: Whose): string {
  const words = normalText();
  const { phase } = seen;
  const acting = (): string => who(seen.toAct[0] ?? 0).name;
  switch (phase) {
    case "over":
      return eightsText().over;
    case "respond":
      return hasAnswered(seen) ? words.youPassed : responseWords(seen, who);
    case "drawn": {
      if (!isAsked(seen)) return words.theyDrew(acting());
      const card = ownHand(seen).at(-1);
      return card === undefined ? "" : words.youDrew(cardName(card), offers(seen, "play"));
    }
    case "turn": {
      const want = wantWords(seen);
      if (!isAsked(seen)) return eightsText().theirTurn(acting(), want);
      const other = offers(seen, "draw") ? "draw" : offers(seen, "pass") ? "pass" : null;
      return !offers(seen, "play") && other !== null
        ? words.youCanOnly(want, other)
        : words.yourTurn(want, other);
    }
    default:
      return choiceWords(seen, phase, who);
  }
}

function choiceWords(seen: NormalSeen, phase: Choosing, who: Whose): string {
  const words = normalText();
  const { effect, pending = [] } = seen.facts;
  if (isAsked(seen)) return words.choose[phase](effect && nameOf(who(effect.seat)));
  const named = pending.length > mostNamed ? pending.slice(0, mostNamed - 1) : pending;
  const [names, more] = [named.map((seat) => who(seat).name), pending.length - named.length];
  return hasAnswered(seen) ? words.chosen(names, more) : words.choosing[phase](names, more);
}
