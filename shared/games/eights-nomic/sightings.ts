import { peek, type FaceDown } from "#shared/cards/faceDown.ts";
import type { Known } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { NomicRound, Sighting } from "./types.ts";

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
  const isJudged = (sighting: Sighting): boolean =>
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
