import type { Card } from "#shared/cards/card.ts";
import { turnAllDown, turnDown } from "#shared/cards/faceDown.ts";
import { withAt, withMore, without } from "#shared/cards/hand.ts";
import { refused, type Outcome } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { say } from "./about.ts";
import { withoutEffect } from "./effects.ts";
import { phase } from "./phase.ts";
import { heightOf, topOf } from "./plays.ts";
import { isSet, setsInOrder } from "./sets.ts";
import { doubted, provedIn, sighted, sightedBy, struckOff } from "./sightings.ts";
import { turnEnded } from "./turns.ts";
import type { Move, NormalEvent, NormalRound, Owned, Pick, Sets } from "./types.ts";

type NormalOutcome = Outcome<NormalRound, NormalEvent>;

const handOf = ({ zones }: NormalRound, seat: Seat) => zones.hands[seat] ?? [];

export function pick(round: NormalRound, seat: Seat, move: Pick): NormalOutcome {
  const { card } = move;
  if (!handOf(round, seat).includes(turnDown(card)))
    return refused("C-12", say("notHeldToPick", { card }));
  return phase(round) === "give" ? given(round, seat, card) : chosen(round, seat, move);
}

/** NE-11, NE-23 */
export function discardSets(round: NormalRound, seat: Seat, move: Sets): NormalOutcome {
  const cards = move.sets.flat();
  if (!without(handOf(round, seat), turnAllDown(cards)))
    return refused("C-12", say("notHeldToLay"));
  const wrong = move.sets.find((set) => !isSet(set));
  if (wrong) return refused("NE-11", say("noSet", { cards: wrong }));
  if (move.top !== undefined && !cards.includes(move.top))
    return refused("NE-23", say("otherTop", { top: move.top }));
  return chosen(round, seat, move);
}

/** NE-23: until the last seat has chosen, the others see only that this one has. */
function chosen(round: NormalRound, seat: Seat, choice: Pick | Sets): NormalOutcome {
  const { sealed, facts } = round;
  if (!sealed) return refused("NE-23", say("noChoice"));
  const happened: NormalEvent[] = [{ type: "picked", seat, told: {} }];
  const after: NormalRound = {
    ...round,
    facts: { ...facts, pending: facts.pending?.filter((other) => other !== seat) ?? [] },
    sealed: { ...sealed, choices: new Map(sealed.choices).set(seat, choice) },
  };
  return { ok: true, round: revealedIfAllChose(after, happened), happened };
}

export function revealedIfAllChose(round: NormalRound, happened: NormalEvent[]): NormalRound {
  if (round.facts.pending?.length !== 0) return round;
  const cards = inOrder(round);
  return phase(round) === "war" ? war(round, cards, happened) : discarded(round, cards, happened);
}

/** NE-23: begins with the user, in the current direction. */
function inOrder({ facts: { effect, direction }, zones, sealed }: NormalRound): readonly Owned[] {
  const seats = zones.hands.length;
  return zones.hands.flatMap((_, step) => {
    const seat = ((effect?.seat ?? 0) + direction * step + seats) % seats;
    const choice = sealed?.choices.get(seat);
    return choice ? cardsOf(choice).map((card) => ({ seat, card })) : [];
  });
}

/** NE-23: the last one goes on top. */
export function cardsOf(choice: Move): readonly Card[] {
  if (choice.type === "pick") return [choice.card];
  return choice.type === "sets" ? setsInOrder(choice) : [];
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
  const beaten = picks.filter((owned) => !best.includes(owned));
  return discarded(
    beaten.reduce((now, { seat, card }) => provedIn(now, seat, turnDown(card)), round),
    best,
    happened,
  );
}

/** NE-23: the cards have no effect; the last one lies on top. */
function discarded(
  round: NormalRound,
  owned: readonly Owned[],
  happened: NormalEvent[],
): NormalRound {
  const top = owned.at(-1);
  if (!top) return withoutEffect(round, happened);
  const { zones, facts } = round;
  happened.push({ type: "discarded", told: { cards: owned } });
  const hands = zones.hands.map((hand, seat) => {
    const cards = owned.flatMap((its) => (its.seat === seat ? [its.card] : []));
    return without(hand, turnAllDown(cards)) ?? hand;
  });
  const cards = owned.map(({ card }) => card);
  return turnEnded(
    {
      ...round,
      zones: { ...zones, hands, pile: withMore(zones.pile, cards) },
      facts: { ...facts, ...topOf(top.card) },
      secret: owned.reduce(
        (secret, { seat, card }) => struckOff(secret, seat, turnDown(card)),
        round.secret,
      ),
      sealed: null,
    },
    happened,
  );
}

/** NE-10: only the two players see the card, unless either hand lies open (C-7, NE-9). */
function given(round: NormalRound, giver: Seat, card: Card): NormalOutcome {
  const { zones, facts } = round;
  const user = facts.effect?.seat ?? giver;
  const hidden = turnDown(card);
  const isOpen = facts.shown.includes(giver) || facts.shown.includes(user);
  const happened: NormalEvent[] = [
    {
      type: "gave",
      seat: giver,
      told: { to: user, ...(isOpen && { card }) },
      ...(!isOpen && { only: { to: [giver, user], cards: [hidden] } }),
    },
  ];
  const less = withAt(zones.hands, giver, without(handOf(round, giver), [hidden]) ?? []);
  const moved: NormalRound = {
    ...round,
    zones: { ...zones, hands: withAt(less, user, withMore(less[user] ?? [], [hidden])) },
    secret: isOpen
      ? struckOff(round.secret, giver, hidden)
      : doubted(struckOff(round.secret, giver, hidden, [user]), giver, user),
    sealed: null,
  };
  const now = isOpen ? sighted(moved, user, hidden) : sightedBy(moved, user, hidden, [giver]);
  return { ok: true, round: turnEnded(now, happened), happened };
}
