// Checks that the moves of an honest host are followed where most cards have the name of others, so
// that the check cannot tell which of them moved.

import { expect, test } from "vitest";
import type { Card } from "#shared/cards/card.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import { View } from "#shared/contract/view.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { cardsDealt, dealingOrder } from "#shared/verifiedDeal/begunPlaces.ts";
import type { DealFault } from "#shared/verifiedDeal/fault.ts";
import { followed } from "#shared/verifiedDeal/movements.ts";
import { closingOf } from "#shared/verifiedDeal/places.ts";
import { sightingOf } from "#shared/verifiedDeal/sighting.ts";
import { sightingFault } from "#shared/verifiedDeal/sightings.ts";
import { sweep } from "#test/support/sweep.ts";
import { verifiedRounds, type Followed } from "#test/support/verifiedRound.ts";

const rounds = sweep(6, 1500);
const seed = process.env["SOAK_SEED"] ?? "few names";

const fewNames = (pack: readonly Card[]): readonly Card[] => {
  const few = pack.slice(0, 7);
  return pack.map((_, at) => few[at % few.length]!);
};

function faultIn(game: AnyGame, lines: readonly Followed[]): DealFault | null {
  const dealt = lines[0]!.step.round;
  const { uses, steps } = closingOf(lines.at(-1)!.followed.places);
  const course = followed(
    {
      seat: null,
      plan: {
        game: game.id,
        players: dealt.zones.hands.map(() => null),
        cards: cardsDealt(dealt),
      },
      openings: lines.flatMap(({ followed: { openings } }) =>
        openings.map((opening) => ({ ...opening, salt: "" })),
      ),
    },
    steps,
    {
      decks: lines.flatMap(({ followed: { newDecks } }) => newDecks.map(({ cards }) => cards)),
      sources: uses.flatMap((use) =>
        "shuffled" in use ? [use.shuffled === "pack" ? [] : use.shuffled] : [],
      ),
      order: dealingOrder(dealt),
    },
  );
  if ("kind" in course) return course;
  const sightings = lines.map(({ step }) => sightingOf(View.of(game, step, 0)));
  return sightingFault(sightings, course);
}

test.each(catalogue.map((game) => [game.id, game] as const))(
  `H-18 in ${rounds} random rounds of %s whose cards have few names, every move is one that can be`,
  (_id, game) => {
    const faults: (DealFault | null)[] = [];
    verifiedRounds(game, seed, rounds, ({ lines }) => faults.push(faultIn(game, lines)), {
      cardsOf: fewNames,
    });
    expect(faults.length).toBeGreaterThanOrEqual(rounds);
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  },
);
