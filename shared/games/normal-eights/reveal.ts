import { isJoker, rankOf, ranks, type Card } from "#shared/cards/card.ts";
import { turnAllDown, turnDown } from "#shared/cards/faceDown.ts";
import { withAt, withMore, without } from "#shared/cards/hand.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { withoutEffect } from "./effects.ts";
import { topOf } from "./matching.ts";
import { phase } from "./phase.ts";
import { doubted, provedIn, sighted, sightedBy, struckOff } from "./sightings.ts";
import { turnEnded } from "./turns.ts";
import type { Move, NormalEvent, NormalRound, Owned, Sets } from "./types.ts";

/** NE-7: 2 is low, ace high; a joker counts as an ace. */
export const heightOf = (card: Card): number =>
  isJoker(card) || rankOf(card) === "A" ? ranks.length : ranks.indexOf(rankOf(card));

export function revealed(round: NormalRound, happened: NormalEvent[]): NormalRound {
  const chosen = inOrder(round);
  if (phase(round) === "war") return war(round, chosen, happened);
  return discarded(round, chosen, happened);
}

/** NE-23: begins with the user, in the current direction. */
function inOrder({ facts: { effect, direction }, zones, sealed }: NormalRound): readonly Owned[] {
  const seats = zones.hands.length;
  const user = effect?.seat ?? 0;
  return Array.from(
    { length: seats },
    (_, step) => (user + direction * step + seats) % seats,
  ).flatMap((seat) => {
    const choice = sealed?.choices.get(seat);
    return choice ? cardsOf(choice).map((card) => ({ seat, card })) : [];
  });
}

function cardsOf(choice: Move): readonly Card[] {
  if (choice.type === "pick") return [choice.card];
  return choice.type === "sets" ? setsInOrder(choice) : [];
}

/**
 * NE-23: the chosen top goes last. Of several copies the last one moves, so that a list which ends
 * with it stays as it is.
 */
export function setsInOrder({ sets, top }: Sets): readonly Card[] {
  const cards = sets.flat();
  return top === undefined ? cards : [...cards.toSpliced(cards.lastIndexOf(top), 1), top];
}

/**
 * NE-7: discards the highest card, or all that tie; the rest return to the hands, where all have
 * seen them (C-7).
 */
function war(round: NormalRound, picks: readonly Owned[], happened: NormalEvent[]): NormalRound {
  if (picks.length === 0) return withoutEffect(round, happened);
  const highest = Math.max(...picks.map(({ card }) => heightOf(card)));
  const best = picks.filter(({ card }) => heightOf(card) === highest);
  happened.push({ type: "turned", told: { picks, highest: best.map(({ seat }) => seat) } });
  const beaten = picks.filter((pick) => !best.includes(pick));
  return discarded(
    beaten.reduce((now, { seat, card }) => provedIn(now, seat, turnDown(card)), round),
    best,
    happened,
  );
}

/** NE-23: the cards have no effect; the last one lies on top. */
function discarded(
  round: NormalRound,
  cards: readonly Owned[],
  happened: NormalEvent[],
): NormalRound {
  const top = cards.at(-1);
  if (!top) return withoutEffect(round, happened);
  const { zones, facts } = round;
  happened.push({ type: "discarded", told: { cards } });
  const hands = zones.hands.map(
    (hand, seat) =>
      without(
        hand,
        turnAllDown(cards.flatMap((owned) => (owned.seat === seat ? [owned.card] : []))),
      ) ?? hand,
  );
  return turnEnded(
    {
      ...round,
      zones: {
        ...zones,
        hands,
        pile: withMore(
          zones.pile,
          cards.map(({ card }) => card),
        ),
      },
      facts: { ...facts, ...topOf(top.card) },
      secret: cards.reduce(
        (secret, { seat, card }) => struckOff(secret, seat, turnDown(card)),
        round.secret,
      ),
      sealed: null,
    },
    happened,
  );
}

/** NE-10: only the two players see the card, unless either hand lies open (C-7, NE-9). */
export function given(
  round: NormalRound,
  giver: Seat,
  card: Card,
  happened: NormalEvent[],
): NormalRound {
  const { zones, facts } = round;
  const user = facts.effect?.seat ?? giver;
  const hidden = turnDown(card);
  const isOpen = facts.shown.includes(giver) || facts.shown.includes(user);
  happened.push({
    type: "gave",
    seat: giver,
    told: { to: user, ...(isOpen && { card }) },
    ...(!isOpen && { only: { to: [giver, user], cards: [hidden] } }),
  });
  const less = withAt(zones.hands, giver, without(zones.hands[giver] ?? [], [hidden]) ?? []);
  const secret = isOpen
    ? struckOff(round.secret, giver, hidden)
    : doubted(struckOff(round.secret, giver, hidden, [user]), giver, user);
  const moved: NormalRound = {
    ...round,
    zones: { ...zones, hands: withAt(less, user, withMore(less[user] ?? [], [hidden])) },
    secret,
    sealed: null,
  };
  return turnEnded(
    isOpen ? sighted(moved, user, hidden) : sightedBy(moved, user, hidden, [giver]),
    happened,
  );
}
