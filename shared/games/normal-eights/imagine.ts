import { peekAll, turnDown } from "#shared/cards/faceDown.ts";
import { DiceReader, type Dice } from "#shared/chance/dice.ts";
import { unseenDealt } from "#shared/contract/defineGame.ts";
import type { Zones } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Seen } from "#shared/contract/seen.ts";
import type { View } from "#shared/contract/view.ts";
import { pack } from "./options.ts";
import { seatsAsked } from "./effects.ts";

import type { Facts, Move, NormalRound, Options, Sighting } from "./types.ts";

type NormalSeen = Seen<Options, Facts, Move>;

export function imagine({ seen }: View<Options, Facts, Move>, dice: Dice): NormalRound {
  const reader = new DiceReader(dice);
  const chain = seen.facts.chain.map(({ card }) => card);
  // The cards of the chain lie open but in no zone.
  const zones = {
    ...unseenDealt(
      { ...seen, pile: [...seen.pile, ...chain] },
      pack(seen.options, seen.hands.length),
      reader,
    ),
    pile: seen.pile,
  };
  const round: NormalRound = {
    options: seen.options,
    zones,
    facts: seen.facts,
    sealed: null,
    secret: { sightings: ownSightings(seen) },
    dice,
  };
  return { ...round, sealed: imaginedChoices(round, seen, reader), dice: reader.dice() };
}

/** What only others have seen cannot be imagined. */
function ownSightings({ viewer, known }: NormalSeen): readonly Sighting[] {
  if (viewer === "spectator") return [];
  return known.flatMap(({ seat, cards }) =>
    cards.map((card) => ({ seat, card: turnDown(card), by: [viewer] })),
  );
}

/**
 * In a window, assumes that nobody else has passed. In a choice, a seat that has chosen gets a
 * random card of its imagined hand, or no sets.
 */
function imaginedChoices(
  round: NormalRound,
  { viewer, chosen, phase, facts, toAct }: NormalSeen,
  reader: DiceReader,
): NormalRound["sealed"] {
  const own: readonly (readonly [Seat, Move])[] =
    viewer === "spectator" || chosen === null ? [] : [[viewer, chosen]];
  if (phase === "respond") return { from: toAct, tellsProgress: false, choices: new Map(own) };
  if (!facts.effect || facts.result) return null;
  const from = seatsAsked(round, facts.effect);
  const others = from
    .filter((seat) => seat !== viewer && !toAct.includes(seat))
    .flatMap((seat) => anyChoice(round.zones, seat, phase, reader));
  return { from, tellsProgress: true, choices: new Map([...others, ...own]) };
}

function anyChoice(
  { hands }: Zones,
  seat: Seat,
  phase: string,
  reader: DiceReader,
): readonly (readonly [Seat, Move])[] {
  if (phase === "sets") return [[seat, { type: "sets", sets: [] }]];
  const hand = peekAll(hands[seat] ?? []);
  const card = hand[reader.below(Math.max(1, hand.length))];
  return card === undefined ? [] : [[seat, { type: "pick", card }]];
}
