// What happens if the card in question stands, and what has become of it so far (NE-21)?

import { isNatural, rankOf, suitOf, type Card } from "#shared/cards/card.ts";
import { heldBy } from "#shared/contract/ownHand.ts";
import { settledChain, type NormalSeen } from "#shared/games/normal-eights/seen.ts";
import type { Effect } from "#shared/games/normal-eights/types.ts";
import type { InChain } from "#renderer/table/parts/chain/chainScene.ts";
import { nameOf } from "#renderer/games/telling.ts";
import type { Whose } from "#renderer/table/tableGame.ts";
import { countedName } from "./cardWords.ts";
import { normalText } from "./text.ts";

type Stake = Pick<Effect, "seat" | "target" | "suit"> & { readonly card: Card };

/** "Cy draws four cards" */
export function stakeWords({ seat, card, target, suit }: Stake, who: Whose): string {
  if (!isNatural(card)) return "";
  return normalText().stake(rankOf(card), {
    user: nameOf(who(seat)),
    target: target === null ? null : nameOf(who(target)),
    suit: suit ?? suitOf(card),
  });
}

/** NE-21: as the chain stands now. */
export const chain = ({ facts }: NormalSeen): readonly InChain[] =>
  settledChain(facts).map(({ seat, card, as = null, stands, back }): InChain => ({
    seat,
    card,
    as,
    cancelled: !stands,
    back,
  }));

const called = ({ card, as }: InChain): string => countedName(card, as);

/** "Ben plays the king of hearts: Cy draws four cards." */
export function responseWords(seen: NormalSeen, who: Whose): string {
  const cards = chain(seen);
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

/** For readers: the card in question, then what answers it, in order. */
export function chainWords(seen: NormalSeen, who: Whose): readonly string[] {
  const [first, ...others] = chain(seen);
  const { effect } = seen.facts;
  if (!first || !effect) return [];
  const nameAt = ({ seat }: InChain): string | null => nameOf(who(seat));
  const words = normalText();
  return [
    words.inQuestion(called(first), nameAt(first), stakeWords(effect, who)),
    ...others.map((card) => words.answeredBy(called(card), nameAt(card), card.cancelled)),
  ];
}
