import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";
import { standingsOf } from "./standing.ts";

export type OwnState =
  /** `mayEnter`: now, whether in time or late. */
  | { readonly is: "outside"; readonly mayEnter: boolean }
  | { readonly is: "registered" }
  /** Table and chair numbers count from 1, as people see them. */
  | {
      readonly is: "seated";
      readonly id: string;
      readonly table: number;
      readonly chair: number;
      readonly place: number | null;
      readonly of: number;
      readonly entrant: TournamentEntrant;
    }
  | { readonly is: "waiting" }
  /** May buy in again. */
  | { readonly is: "broke"; readonly thinkMs: number | null }
  /** `prize`: null until it is certain. */
  | {
      readonly is: "placed";
      readonly place: number;
      readonly of: number;
      readonly prize: number | null;
    }
  | { readonly is: "cancelled" };

export const ownEntrant = ({
  entrants,
  you,
}: Pick<TournamentView, "entrants" | "you">): TournamentEntrant | null =>
  entrants.find(({ id }) => id === you.entrant) ?? null;

export function ownState(view: TournamentView): OwnState {
  const mine = ownEntrant(view);
  if (view.stage === "cancelled") return { is: "cancelled" };
  if (!mine)
    return { is: "outside", mayEnter: view.isOpen && (view.you.directs || view.code !== null) };
  if (mine.status === "registered") return { is: "registered" };
  if (mine.status === "broke") return { is: "broke", thinkMs: mine.thinkMs };
  const place = standingsOf(view).find(({ entrant }) => entrant.id === mine.id)?.place ?? null;
  if (mine.status === "out" || mine.place !== null)
    return {
      is: "placed",
      place: place ?? view.entrants.length,
      of: view.entrants.length,
      prize: mine.prize,
    };
  const at = view.tables.find(({ id }) => id === mine.table);
  if (!at || mine.chair === null) return { is: "waiting" };
  return {
    is: "seated",
    id: at.id,
    table: at.number,
    chair: mine.chair + 1,
    place,
    of: view.entrants.filter(({ status }) => status !== "out").length,
    entrant: mine,
  };
}

export function ownTable(view: TournamentView): string | null {
  const state = ownState(view);
  return state.is === "seated" ? state.id : null;
}
