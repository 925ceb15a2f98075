import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { Known } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { NormalRound, Secret, Sighting } from "./types.ts";

export function known({ secret: { sightings } }: NormalRound, viewer: Seat): readonly Known[] {
  const seen = sightings.filter(({ seat, by }) => seat !== viewer && by.includes(viewer));
  const seats = [...new Set(seen.map(({ seat }) => seat))].sort((one, other) => one - other);
  return seats.map((seat) => ({
    seat,
    cards: seen.filter((sighting) => sighting.seat === seat).map(({ card }) => card),
  }));
}

const othersThan = ({ zones }: NormalRound, seat: Seat): readonly Seat[] =>
  [...zones.hands.keys()].filter((other) => other !== seat);

const withSightings = (round: NormalRound, sightings: readonly Sighting[]): NormalRound => ({
  ...round,
  secret: { sightings },
});

/** An open hand needs no record. */
export const sightedBy = (
  round: NormalRound,
  seat: Seat,
  card: FaceDown,
  by: readonly Seat[],
): NormalRound =>
  by.length === 0 || round.facts.shown.includes(seat)
    ? round
    : withSightings(round, [...round.secret.sightings, { seat, card, by }]);

export const sighted = (round: NormalRound, seat: Seat, card: FaceDown): NormalRound =>
  sightedBy(round, seat, card, othersThan(round, seat));

/**
 * All have seen the card in this hand, which it never left. For viewers who knew of such a card it
 * may be the same one.
 */
export function provedIn(round: NormalRound, seat: Seat, card: FaceDown): NormalRound {
  const knowing = new Set(
    round.secret.sightings.flatMap((sighting) =>
      sighting.seat === seat && sighting.card === card ? sighting.by : [],
    ),
  );
  return sightedBy(
    round,
    seat,
    card,
    othersThan(round, seat).filter((viewer) => !knowing.has(viewer)),
  );
}

/**
 * Removes one sighting per viewer after the card left the hand; copies cannot be told apart (C-1).
 * `by` lists the viewers who saw it go, all if omitted.
 */
export function struckOff(
  secret: Secret,
  seat: Seat,
  card: FaceDown,
  by?: readonly Seat[],
): Secret {
  if (!secret.sightings.some((sighting) => sighting.seat === seat && sighting.card === card))
    return secret;
  const struck = new Set<Seat>();
  const sightings = secret.sightings.flatMap((sighting): readonly Sighting[] => {
    if (sighting.seat !== seat || sighting.card !== card) return [sighting];
    const keep = sighting.by.filter(
      (viewer) => struck.has(viewer) || (by !== undefined && !by.includes(viewer)),
    );
    for (const viewer of sighting.by) if (!keep.includes(viewer)) struck.add(viewer);
    return keep.length > 0 ? [{ ...sighting, by: keep }] : [];
  });
  return { sightings };
}

export const forgotten = (secret: Secret, seat: Seat): Secret =>
  secret.sightings.some((sighting) => sighting.seat === seat)
    ? { sightings: secret.sightings.filter((sighting) => sighting.seat !== seat) }
    : secret;

/**
 * After a card left the hand unseen, only `knowing` keeps its sightings. They are dropped whatever
 * the card was, so that forgetting reveals nothing.
 */
export function doubted(secret: Secret, seat: Seat, knowing: Seat): Secret {
  if (!secret.sightings.some((sighting) => sighting.seat === seat)) return secret;
  return {
    sightings: secret.sightings.flatMap((sighting) => {
      if (sighting.seat !== seat) return [sighting];
      return sighting.by.includes(knowing) ? [{ ...sighting, by: [knowing] }] : [];
    }),
  };
}

export function takenUp(round: NormalRound, seat: Seat): NormalRound {
  const by = othersThan(round, seat);
  const inHand = (round.zones.hands[seat] ?? []).map((card): Sighting => ({ seat, card, by }));
  return withSightings(round, [...forgotten(round.secret, seat).sightings, ...inHand]);
}
