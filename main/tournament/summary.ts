import type { TournamentSummary } from "#shared/protocol/tournament.ts";
import { isOpen, rulesOf } from "#shared/tournament/tournament.ts";
import { entered, stillIn } from "#shared/tournament/elimination.ts";
import type { TournamentState } from "#shared/tournament/state.ts";
import { stageOf } from "#shared/tournament/view.ts";

type Summed = Readonly<{
  revision: number;
  summary: Omit<TournamentSummary, "yours">;
  purses: ReadonlySet<string>;
}>;

/** Field by field (C-7). */
function summed(state: TournamentState): Summed {
  const {
    id,
    setup: { name, format, rotation, structure },
    phase,
    startedAt,
    entrants,
    revision,
  } = state;
  const all = entered(state);
  const winners =
    phase === "over"
      ? (rulesOf(state)
          .places(state)
          .find(({ place }) => place === 1)?.entrants ?? [])
      : [];
  return {
    revision,
    summary: {
      id,
      name,
      format: format.kind,
      game: rotation[0]?.game ?? "",
      stage: stageOf(state),
      entrants: all.length,
      left: phase === "registering" ? all.length : stillIn(state).length,
      buyIn: structure.buyIn + structure.bounty,
      isOpen: isOpen(state),
      startedAt,
      winner: entrants.find(({ id: entrant }) => winners.includes(entrant))?.name ?? null,
    },
    purses: new Set(all.map(({ purse }) => purse)),
  };
}

const summaryFor = ({ summary, purses }: Summed, profile: string): TournamentSummary => ({
  ...summary,
  yours: purses.has(`profile:${profile}`),
});

export const summaryOf = (state: TournamentState, profile: string): TournamentSummary =>
  summaryFor(summed(state), profile);

/** Caches the summaries of tournaments that are over, by revision. */
export class KeptSummaries {
  readonly #kept = new Map<string, Summed>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** `load` is called if that revision is not cached. */
  of(
    id: string,
    revision: number,
    profile: string,
    load: () => TournamentState | null,
  ): TournamentSummary | null {
    const known = this.#kept.get(id);
    const found = known?.revision === revision ? known : this.#read(load());
    if (!found) return null;
    this.#kept.delete(id);
    this.#kept.set(id, found);
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value ?? "");
    return summaryFor(found, profile);
  }

  #read(state: TournamentState | null): Summed | null {
    return state && summed(state);
  }
}
