import { isJoker, type Natural } from "#shared/cards/card.ts";
import { turnDown } from "#shared/cards/faceDown.ts";
import { withAt, withMore, without } from "#shared/cards/hand.ts";
import { refused, type Outcome } from "#shared/contract/outcome.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { say } from "./about.ts";
import { takeEffect } from "./effects.ts";
import { settledChain } from "./phase.ts";
import { countedAs, isAce, topOf } from "./plays.ts";
import { sighted, struckOff } from "./sightings.ts";
import { turnEnded } from "./turns.ts";
import type { Chained, Effect, Nope, NormalEvent, NormalRound, Settled } from "./types.ts";

/** NE-20: `effect` is that of the played card. */
export function withWindow(
  round: NormalRound,
  link: Chained,
  counted: Natural,
  effect: Effect | null = round.facts.effect,
): NormalRound {
  const { zones, facts } = round;
  const card = turnDown(link.card);
  const { pending: _none, ...others } = facts;
  return {
    ...round,
    zones: {
      ...zones,
      hands: withAt(zones.hands, link.seat, without(zones.hands[link.seat] ?? [], [card]) ?? []),
    },
    facts: {
      ...others,
      drew: false,
      passed: [],
      effect,
      chain: [...facts.chain, link],
      counted: [...facts.counted, counted],
      windows: facts.windows + 1,
    },
    sealed: { from: activeSeats(round), tellsProgress: false, choices: new Map() },
    secret: struckOff(round.secret, link.seat, card),
  };
}

/** NE-18 */
export function nope(
  round: NormalRound,
  seat: Seat,
  move: Nope,
): Outcome<NormalRound, NormalEvent> {
  const { card, as, sendBack } = move;
  if (!round.zones.hands[seat]?.includes(turnDown(card)))
    return refused("C-12", say("notHeldToAnswer", { card }));
  const counted = countedAs(move, "ace");
  if (!counted.ok) return counted;
  if (!isAce(counted.card))
    return refused(isJoker(card) ? "NE-24" : "NE-18", say("noAce", { card: counted.card }));
  return {
    ok: true,
    round: withWindow(round, { seat, card, sendBack }, counted.card),
    happened: [{ type: "noped", seat, told: { card, ...(as !== undefined && { as }), sendBack } }],
  };
}

/** NE-20: nobody else is notified; the last pass closes the window. */
export function answer(round: NormalRound, seat: Seat): Outcome<NormalRound, NormalEvent> {
  const { sealed } = round;
  if (!sealed) return refused("NE-20", say("noQuestion"));
  const choices = new Map(sealed.choices).set(seat, { type: "pass" } as const);
  const passed: NormalRound = { ...round, sealed: { ...sealed, choices } };
  if (choices.size < sealed.from.length)
    return {
      ok: true,
      round: passed,
      happened: [{ type: "answered", seat, told: {} }],
      noticedBy: [seat],
    };
  const happened: NormalEvent[] = [];
  return { ok: true, round: windowsClosed(passed, happened), happened };
}

/** NE-21 */
export function windowsClosed(round: NormalRound, happened: NormalEvent[]): NormalRound {
  const chain = settledChain(round.facts);
  const moved = { ...chainMoved(round, chain, happened), sealed: null };
  return chain[0]?.stands ? takeEffect(moved, happened) : turnEnded(moved, happened);
}

/** All have seen the cards that go back to a hand. */
export function chainMoved(
  round: NormalRound,
  chain: readonly Settled[],
  happened: NormalEvent[],
): NormalRound {
  happened.push({ type: "settled", told: { chain } });
  const { zones, facts } = round;
  const pile = withMore(
    zones.pile,
    chain.flatMap(({ card, back }) => (back ? [] : [card])),
  );
  const top = facts.counted.at(-1);
  const moved: NormalRound = {
    ...round,
    zones: { ...zones, pile },
    facts: { ...facts, ...(top && topOf(top)), chain: [], counted: [], pending: [] },
  };
  return chain
    .filter(({ back }) => back)
    .reduce((now, { seat, card }) => {
      const { hands } = now.zones;
      const back = turnDown(card);
      return sighted(
        {
          ...now,
          zones: { ...now.zones, hands: withAt(hands, seat, withMore(hands[seat] ?? [], [back])) },
        },
        seat,
        back,
      );
    }, moved);
}
