import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";
import { freeTables } from "./tables.ts";

export type Actions = Readonly<{
  start: boolean;
  pause: boolean;
  resume: boolean;
  seat: boolean;
  undo: boolean;
  close: boolean;
  changeLevels: boolean;
}>;

const fewest = 2;

type Directed = Pick<
  TournamentView,
  "stage" | "isOpen" | "undo" | "entrants" | "tables" | "format"
>;

const isEnded = ({ stage }: Pick<Directed, "stage">): boolean =>
  stage === "over" || stage === "cancelled";
const isPlayed = (view: Pick<Directed, "stage">): boolean =>
  view.stage !== "registering" && !isEnded(view);

export function actionsOf(view: Directed): Actions {
  const { stage, isOpen, undo, entrants } = view;
  return {
    start: stage === "registering" && entrants.length >= fewest,
    pause: stage === "running" || stage === "handForHand" || stage === "break",
    resume: stage === "paused",
    seat: isOpen && !isEnded(view),
    undo: undo !== null && !isEnded(view),
    close: !isEnded(view),
    changeLevels: !isEnded(view),
  };
}

export type EntrantActions = Readonly<{
  move: boolean;
  correct: boolean;
  penalise: boolean;
  remove: boolean;
}>;

export function actionsOn(
  entrant: Pick<TournamentEntrant, "status">,
  view: Directed,
): EntrantActions {
  const hasChips = isPlayed(view) && (entrant.status === "playing" || entrant.status === "waiting");
  return {
    // In the other formats the draw decides who meets whom.
    move: hasChips && view.format.kind === "freezeout" && freeTables(view).length > 0,
    correct: hasChips && view.format.kind !== "league",
    penalise: hasChips,
    remove: !isEnded(view) && entrant.status !== "out",
  };
}
