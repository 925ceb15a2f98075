import type { FaceDown } from "#shared/cards/faceDown.ts";
import type { Known } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { NormalRound, Secret, Sighting } from "./types.ts";

export function known({ secret: { sightings } }: NormalRound, viewer: Seat): readonly Known[] {
  const seen = sightings.filter(({ seat, by }) => seat !== viewer && by.includes(viewer));
  return [...Map.groupBy(seen, ({ seat }) => seat)]
    .sort(([one], [other]) => one - other)
    .map(([seat, its]) => ({ seat, cards: its.map(({ card }) => card) }));
}

const othersThan = ({ zones }: NormalRound, seat: Seat): readonly Seat[] =>
  [...zones.hands.keys()].filter((other) => other !== seat);

/** An open hand needs no record. */
export const sightedBy = (
  round: NormalRound,
  seat: Seat,
  card: FaceDown,
  by: readonly Seat[],
): NormalRound =>
  by.length === 0 || round.facts.shown.includes(seat)
    ? round
    : { ...round, secret: { sightings: [...round.secret.sightings, { seat, card, by }] } };

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
  const by = othersThan(round, seat).filter((viewer) => !knowing.has(viewer));
  return sightedBy(round, seat, card, by);
}

/** The same secret if no card of this hand has been seen. */
const withSightings = (
  secret: Secret,
  seat: Seat,
  kept: (sighting: Sighting) => readonly Seat[],
): Secret =>
  secret.sightings.some((sighting) => sighting.seat === seat)
    ? {
        sightings: secret.sightings.flatMap((sighting) => {
          const by = sighting.seat === seat ? kept(sighting) : sighting.by;
          return by.length > 0 ? [{ ...sighting, by }] : [];
        }),
      }
    : secret;

/**
 * Removes one sighting per viewer after the card left the hand; copies cannot be told apart (C-1).
 * `from` lists the viewers who saw it go, all if omitted.
 */
export function struckOff(
  secret: Secret,
  seat: Seat,
  card: FaceDown,
  from?: readonly Seat[],
): Secret {
  const struck = new Set<Seat>();
  return withSightings(secret, seat, (sighting) => {
    if (sighting.card !== card) return sighting.by;
    const keep = sighting.by.filter(
      (viewer) => struck.has(viewer) || from?.includes(viewer) === false,
    );
    for (const viewer of sighting.by) if (!keep.includes(viewer)) struck.add(viewer);
    return keep;
  });
}

export const forgotten = (secret: Secret, seat: Seat): Secret =>
  withSightings(secret, seat, () => []);

/**
 * After a card left the hand unseen, only `knowing` keeps its sightings. They are dropped whatever
 * the card was, so that forgetting reveals nothing.
 */
export const doubted = (secret: Secret, seat: Seat, knowing: Seat): Secret =>
  withSightings(secret, seat, ({ by }) => by.filter((viewer) => viewer === knowing));

export function takenUp(round: NormalRound, seat: Seat): NormalRound {
  const by = othersThan(round, seat);
  const inHand = (round.zones.hands[seat] ?? []).map((card): Sighting => ({ seat, card, by }));
  const { sightings } = forgotten(round.secret, seat);
  return { ...round, secret: { sightings: [...sightings, ...inHand] } };
}
