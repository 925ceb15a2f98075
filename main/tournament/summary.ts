// What stands of a tournament in the list of all?

import type { TournamentSummary } from '#shared/protocol/tournament.ts';
import { isOpen, rulesOf } from '#shared/tournament/tournament.ts';
import { entered, stillIn } from '#shared/tournament/elimination.ts';
import type { TournamentState } from '#shared/tournament/state.ts';
import { stageOf } from '#shared/tournament/view.ts';

/** Field by field (C-7). `profile`: who asks. */
export function summaryOf(state: TournamentState, profile: string): TournamentSummary {
  const { id, setup: { name, format, rotation, structure }, phase, startedAt, entrants } = state;
  const all = entered(state);
  const winners = phase === 'over' ? (rulesOf(state).places(state).find(({ place }) => place === 1)?.entrants ?? []) : [];
  return {
    id, name, format: format.kind, game: rotation[0]?.game ?? '', stage: stageOf(state), entrants: all.length, left: phase === 'registering' ? all.length : stillIn(state).length,
    buyIn: structure.buyIn + structure.bounty, isOpen: isOpen(state), startedAt,
    winner: entrants.find(({ id: entrant }) => winners.includes(entrant))?.name ?? null,
    yours: all.some(({ purse }) => purse === `profile:${profile}`),
  };
}
