import { DiffPatcher, type Delta } from "jsondiffpatch";
import type {
  OpenChange,
  OpenTournament,
  OwnTournament,
  TournamentDelta,
  TournamentMessage,
  TournamentTimes,
  TournamentView,
} from "#shared/protocol/tournament.ts";

export type Watched = Readonly<{
  open: OpenTournament;
  times: TournamentTimes;
  own: OwnTournament;
}>;

/** Items of lists go by their index; old values are left out. */
const differ = new DiffPatcher({
  objectHash: (_item: object, place?: number) => `${place}`,
  omitRemovedValues: true,
});

export const changeOf = (before: OpenTournament, after: OpenTournament): OpenChange => {
  const changed =
    before === after ? undefined : (differ.diff(before, after) as TournamentDelta | undefined);
  return changed === undefined ? null : { changed };
};

/** Wherever the change reaches, so that the value can be patched in place. */
function copiedAlong<T>(value: T, change: unknown): T {
  if (
    typeof value !== "object" ||
    value === null ||
    typeof change !== "object" ||
    change === null ||
    Array.isArray(change)
  )
    return value;
  if (Array.isArray(value))
    return value.map((item: unknown, place) =>
      copiedAlong(item, (change as TournamentDelta)[place]),
    ) as T;
  const inner = Object.entries(value).map(([key, item]) => [
    key,
    copiedAlong(item as unknown, (change as TournamentDelta)[key]),
  ]);
  return Object.fromEntries(inner) as T;
}

function openAfter(before: OpenTournament | null, change: OpenChange): OpenTournament | null {
  if (change !== null && "whole" in change) return change.whole;
  if (change === null || before === null) return before;
  return differ.patch(
    copiedAlong(before, change.changed),
    change.changed as Delta,
  ) as OpenTournament;
}

/** Null if the state that the message builds on is missing. */
export function watchedAfter(
  before: Watched | null,
  [times, change, own]: TournamentMessage,
): Watched | null {
  const open = openAfter(before?.open ?? null, change);
  const known = own ?? before?.own;
  return open && known ? { open, times, own: known } : null;
}

export function wholeView({ open, times: { clock, thinking }, own }: Watched): TournamentView {
  const { entrants, tables, log, ...facts } = open;
  return {
    ...facts,
    ...own,
    clock,
    tables: Object.values(tables),
    log: Object.values(log),
    entrants: Object.values(entrants).map((entrant) =>
      thinking[entrant.id] === undefined
        ? entrant
        : { ...entrant, thinkMs: thinking[entrant.id] ?? null },
    ),
  };
}
