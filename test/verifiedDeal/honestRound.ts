// Random rounds of the games as an honest host deals them, and what it tells of them.

import type { AnyGame } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import type { ReadRecord } from "#shared/record/roundRecord.ts";
import { hostCommitment, openedPlace, sealsOf, seedOf } from "#shared/verifiedDeal/commitments.ts";
import { plannedDeal } from "#shared/verifiedDeal/dealPlan.ts";
import { closingOf } from "#shared/verifiedDeal/places.ts";
import { sightingOf } from "#shared/verifiedDeal/sighting.ts";
import {
  transcriptFormat,
  type DealPlan,
  type DealTranscript,
} from "#shared/verifiedDeal/transcript.ts";
import { verifiedRounds, type VerifiedRound } from "#test/support/verifiedRound.ts";

export type HonestRound = Readonly<{
  seats: number;
  /** Null: what a spectator was sent. */
  transcript: (seat: Seat | null) => DealTranscript;
}>;

const [deal, secret] = ["d".repeat(32), "5".repeat(64)];

/** Everybody's chance is the host's; what guests contribute is checked elsewhere. */
const planOf = (read: ReadRecord, table: string): DealPlan => ({
  ...plannedDeal(read),
  deal,
  table,
  round: 1,
  game: read.game.id,
  players: read.record.seats.map(() => null),
  opens: "round",
  host: hostCommitment(deal, secret),
  contributions: [],
  silent: [],
  again: null,
});

const seedBy = (plan: DealPlan): string => seedOf(plan, secret, []);

/** What one seat, or a spectator, was sent of a round. */
function transcriptOf(
  plan: DealPlan,
  { game, lines }: VerifiedRound,
  seat: Seat | null,
): DealTranscript {
  const all = lines.map(({ followed }) => followed);
  const last = all.at(-1);
  if (!last) throw new Error("a round begins with its deal");
  return {
    format: transcriptFormat,
    seat,
    own: null,
    plan,
    secrets: [],
    seals: all.flatMap(({ newDecks }) =>
      newDecks.map(({ deck, cards }) => sealsOf(deal, seedBy(plan), deck, cards)),
    ),
    openings: all.flatMap(({ openings }) =>
      openings
        .filter(({ to }) => to === "all" || to === seat)
        .map(({ to: _to, card, ...place }) => openedPlace(seedBy(plan), place, card)),
    ),
    sightings: lines.map(({ step }) => sightingOf(View.of(game, step, seat ?? "spectator"))),
    closing: { secret, ...closingOf(last.places) },
  };
}

export function honestRounds(
  game: AnyGame,
  seed: string,
  rounds: number,
  look: (round: HonestRound) => void,
): void {
  let plan: DealPlan | null = null;
  let dealt = 0;
  verifiedRounds(
    game,
    seed,
    rounds,
    (round) => {
      if (!plan) throw new Error("a deal is planned before its round");
      const planned = plan;
      look({
        seats: planned.players.length,
        transcript: (seat) => transcriptOf(planned, round, seat),
      });
      dealt += 1;
    },
    {
      seedOf: (read) => {
        plan = planOf(read, `table-${dealt}`);
        return seedBy(plan);
      },
    },
  );
}
