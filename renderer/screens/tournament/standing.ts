// In which order do a tournament's people stand now?

import type { TournamentEntrant, TournamentView } from '#shared/protocol/tournament.ts';

export interface Standing {
  /** His own once he has it, else as things stand; null before the start, and in a bracket until it is certain. */
  readonly place: number | null;
  readonly entrant: TournamentEntrant;
}

type Ranked = Pick<TournamentView, 'entrants' | 'format' | 'stage'>;

/** In a league points count, else chips. */
const worth = ({ points, stack }: TournamentEntrant, { format: { kind } }: Ranked): number => (kind === 'league' ? (points ?? 0) : stack);

/** Best first; those who have as much share a place. Before the start in the order of entry. */
export function standingsOf(view: Ranked): readonly Standing[] {
  const { entrants, stage } = view;
  if (stage === 'registering') return entrants.map((entrant) => ({ place: null, entrant }));
  const [placed, open] = [entrants.filter(({ place }) => place !== null), entrants.filter(({ place }) => place === null)];
  const placeOf = (entrant: TournamentEntrant): number | null => (view.format.kind === 'bracket' ? null : 1 + open.filter((other) => worth(other, view) > worth(entrant, view)).length);
  const ranked = open.map((entrant): Standing => ({ entrant, place: placeOf(entrant) }));
  return [...ranked, ...placed.map((entrant): Standing => ({ entrant, place: entrant.place }))].toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
}

/** Still to be played with. */
export const stillIn = ({ entrants }: Pick<TournamentView, 'entrants'>): readonly TournamentEntrant[] => entrants.filter(({ status }) => status !== 'out');

/** Chips of those who have any, on average; whole. */
export function averageStack({ entrants }: Pick<TournamentView, 'entrants'>): number {
  const stacks = entrants.flatMap(({ stack }) => (stack > 0 ? [stack] : []));
  return stacks.length === 0 ? 0 : Math.floor(stacks.reduce((sum, stack) => sum + stack, 0) / stacks.length);
}
