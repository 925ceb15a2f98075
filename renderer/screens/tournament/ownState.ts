import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";
import { standingsOf } from "./standing.ts";

export type OwnState =
  /** `mayEnter`: now, whether in time or late. */
  | Readonly<{ is: "outside"; mayEnter: boolean }>
  | { readonly is: "registered" }
  /** Table and chair numbers count from 1, as people see them. */
  | Readonly<{
      is: "seated";
      id: string;
      table: number;
      chair: number;
      place: number | null;
      of: number;
      entrant: TournamentEntrant;
    }>
  | { readonly is: "waiting" }
  /** May buy in again. */
  | Readonly<{ is: "broke"; thinkMs: number | null }>
  /** `prize`: null until it is certain. */
  | Readonly<{
      is: "placed";
      place: number;
      of: number;
      prize: number | null;
    }>
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
