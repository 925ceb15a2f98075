import { turnAllDown, peek, type FaceDown } from "#shared/cards/faceDown.ts";
import { shuffled } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { drawn } from "../eights/rules.ts";
import type { DrawnFor, NomicEvent, NomicRound, Sighting, Facts } from "./types.ts";
import type { Known } from "#shared/contract/game.ts";
import { withAt } from "#shared/cards/hand.ts";

const told =
  (why: DrawnFor) =>
  (seat: Seat, cards: readonly FaceDown[]): NomicEvent => ({
    type: "drew",
    seat,
    told: { count: cards.length, why },
    only: { to: [seat], cards },
  });

/** EN-16: draws at most what is there, since the deck is shuffled only by a command. */
export const drawnFor = (
  round: NomicRound,
  seat: Seat,
  count: number,
  why: DrawnFor,
  happened: NomicEvent[],
): NomicRound => drawn<NomicRound, NomicEvent>({}, round, seat, count, told(why), happened);

/**
 * EN-16: shuffles the pile except its top card into the deck. Of this turn's plays only the last
 * still lies there.
 */
export function deckShuffled(round: NomicRound, seat: Seat, happened: NomicEvent[]): NomicRound {
  const { zones, facts } = round;
  const { list: stock, dice } = shuffled(round.dice, turnAllDown(zones.pile.slice(0, -1)));
  happened.push({ type: "shuffledDeck", seat, told: { cards: stock.length } });
  return {
    ...round,
    dice,
    zones: { ...zones, stock, pile: zones.pile.slice(-1) },
    facts: { ...facts, puts: facts.puts.slice(-1) },
  };
}

export function withProperty(
  round: NomicRound,
  of: "game" | Seat,
  name: string,
  to: number,
  happened: NomicEvent[],
): NomicRound {
  const { properties } = round.facts;
  happened.push({ type: "propertySet", told: { of, name, to } });
  const now: Facts["properties"] =
    of === "game"
      ? { ...properties, game: { ...properties.game, [name]: to } }
      : {
          ...properties,
          seats: withAt(properties.seats, of, { ...properties.seats[of], [name]: to }),
        };
  return { ...round, facts: { ...round.facts, properties: now } };
}

const withSightings = (round: NomicRound, sightings: readonly Sighting[]): NomicRound => ({
  ...round,
  secret: { ...round.secret, sightings },
});

/**
 * Keeps one sighting per card name, the newest last, since copies cannot be told apart (C-1). The
 * card under judgement stays last (EN-6).
 */
export function sightedBy(
  round: NomicRound,
  seat: Seat,
  card: FaceDown,
  by: readonly Seat[],
): NomicRound {
  const others = round.secret.sightings.filter(
    (sighting) =>
      sighting.seat !== seat || peek(sighting.card) !== peek(card) || !by.includes(sighting.by),
  );
  const sighted = [...others, ...by.map((viewer): Sighting => ({ seat, card, by: viewer }))];
  const judged = round.sealed?.choices.get(seat);
  if (judged?.type !== "play") return withSightings(round, sighted);
  const isJudged = (sighting: Sighting) =>
    sighting.seat === seat && peek(sighting.card) === judged.card;
  return withSightings(round, [
    ...sighted.filter((sighting) => !isJudged(sighting)),
    ...sighted.filter(isJudged),
  ]);
}

/** Nobody knows whether the hand still holds a copy. */
export function unsighted(round: NomicRound, seat: Seat, card: FaceDown): NomicRound {
  const { sightings } = round.secret;
  const rest = sightings.filter(
    (sighting) => sighting.seat !== seat || peek(sighting.card) !== peek(card),
  );
  return rest.length === sightings.length ? round : withSightings(round, rest);
}

export const unsightedAll = (round: NomicRound, seat: Seat): NomicRound =>
  withSightings(
    round,
    round.secret.sightings.filter((sighting) => sighting.seat !== seat && sighting.by !== seat),
  );

export function known({ secret }: NomicRound, viewer: Seat): readonly Known[] {
  const own = secret.sightings.filter(({ by }) => by === viewer);
  return [...Map.groupBy(own, ({ seat }) => seat)].map(([seat, sightings]) => ({
    seat,
    cards: sightings.map(({ card }) => card),
  }));
}

export const noneDone: Pick<Facts, "done" | "counts" | "puts" | "skips" | "extraTurn"> = {
  done: { played: false, drew: false },
  counts: { played: 0, drew: 0 },
  puts: [],
  skips: 0,
  extraTurn: false,
};

/** EN-13 */
export function counted(facts: Facts, what: keyof Facts["counts"], by = 1): Facts {
  const counts = { ...facts.counts, [what]: facts.counts[what] + by };
  return { ...facts, counts, done: { played: counts.played > 0, drew: counts.drew > 0 } };
}

/** EN-12: the first name has the turn. */
export const withCycle = (facts: Facts, turnCycle: readonly Seat[]): Facts => ({
  ...facts,
  turnCycle,
  turn: turnCycle[0] ?? null,
  properties: { ...facts.properties, game: { ...facts.properties.game, "Turn Cycle": turnCycle } },
});

function rotated(cycle: readonly Seat[], names: number) {
  const first = cycle.length === 0 ? 0 : names % cycle.length;
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}

/**
 * EN-15, EN-18: forgets what was done in the turn, and lets penalties that were not called lapse.
 */
function begun(round: NomicRound, cycle: readonly Seat[], happened: NomicEvent[]) {
  const facts: Facts = {
    ...withCycle(round.facts, cycle),
    ...noneDone,
    turns: round.facts.turns + 1,
  };
  if (facts.turn !== null) happened.push({ type: "turnBegan", seat: facts.turn, told: {} });
  return {
    ...round,
    facts,
    secret: { ...round.secret, penalties: round.secret.penalties.map(() => []) },
  };
}

/** EN-12, EN-26: an extra turn overrides skips. */
export function turnEnded(round: NomicRound, happened: NomicEvent[]): NomicRound {
  const { turnCycle, skips, extraTurn } = round.facts;
  return begun(round, extraTurn ? turnCycle : rotated(turnCycle, 1 + skips), happened);
}

/**
 * EN-22, EN-26: ends a leaver's turn; otherwise drops skips and an extra turn that were due at its
 * end.
 */
export function goneFromCycle(round: NomicRound, seat: Seat, happened: NomicEvent[]): NomicRound {
  const { facts } = round;
  const rest = facts.turnCycle.filter((other) => other !== seat);
  if (facts.turn === seat) return begun(round, rest, happened);
  return { ...round, facts: { ...withCycle(facts, rest), skips: 0, extraTurn: false } };
}

/** EN-26: all but the first name. */
export const reversed = (cycle: readonly Seat[]): readonly Seat[] => [
  ...cycle.slice(0, 1),
  ...cycle.slice(1).toReversed(),
];
