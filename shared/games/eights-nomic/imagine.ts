import { peekAll, turnDown } from "#shared/cards/faceDown.ts";
import { DiceReader, type Dice } from "#shared/chance/dice.ts";
import { unseenDealt } from "#shared/contract/defineGame.ts";
import type { Zones } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { View } from "#shared/contract/view.ts";
import { pack } from "./deal.ts";
import { usualPenalty } from "./options.ts";
import { mismatched, type NomicSeen } from "./seen.ts";
import type { Facts, Move, NomicRound, Options, Penalty, Play, Secret, Sighting } from "./types.ts";

export function imagine({ seen }: View<Options, Facts, Move>, dice: Dice): NomicRound {
  const reader = new DiceReader(dice);
  const zones = unseenDealt(seen, pack(seen.options, seen.hands.length), reader);
  const secret: Secret = {
    penalties: zones.hands.map((_, seat) => guessed(seen, seat)),
    sightings: ownSightings(seen),
  };
  return {
    options: seen.options,
    zones,
    facts: seen.facts,
    sealed: imaginedPlay(seen, zones, reader),
    secret,
    dice: reader.dice(),
  };
}

/** What only others have seen cannot be imagined. */
function ownSightings({ viewer, known }: NomicSeen): readonly Sighting[] {
  if (viewer === "spectator") return [];
  return known.flatMap(({ seat, cards }) =>
    cards.map((card) => ({ seat, card: turnDown(card), by: viewer })),
  );
}

/** EN-13: a mismatch has probably earned a penalty. No other penalty is visible. */
function guessed(seen: NomicSeen, seat: Seat): readonly Penalty[] {
  const found = mismatched(seen);
  return found?.seat === seat
    ? [{ kind: "standard", n: usualPenalty, takesBack: found.put.number }]
    : [];
}

/**
 * EN-6: the card under judgement is known to its player and to the judges, who saw it last; to
 * others it is any card of the hand.
 */
function imaginedPlay(
  { facts: { pending }, chosen, known }: NomicSeen,
  { hands }: Zones,
  reader: DiceReader,
): NomicRound["sealed"] {
  if (pending?.command.type !== "play") return null;
  const { seat } = pending;
  const hand = peekAll(hands[seat] ?? []);
  const shown = known.find((of) => of.seat === seat)?.cards.at(-1);
  const guess = (): Play | null => {
    const card = shown ?? hand[reader.below(Math.max(1, hand.length))];
    return card === undefined ? null : { type: "play", card };
  };
  const play = chosen ?? guess();
  return play && { from: [seat], tellsProgress: true, choices: new Map([[seat, play]]) };
}

/** Nothing is under way, and nobody judges or objects. */
export const undisturbed = (round: NomicRound): NomicRound => ({
  ...round,
  sealed: null,
  options: { ...round.options, objectSeconds: 0, judgeSeconds: 0 },
  facts: { ...round.facts, pending: null, objections: [] },
});
