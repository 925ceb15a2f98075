// The news that an entrant at a tournament's table needs now, besides level and time.

import { ownEntrant, ownState } from "#renderer/screens/tournament/ownState.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import { rebuyPrice } from "#shared/tournament/clock.ts";

/** Table and chair numbers count from 1, as people see them. */
export type TableNews =
  /**
   * The player's chair is at another table. `breaks`: because this one is gone or about to break.
   */
  | Readonly<{
      is: "moved";
      to: string;
      table: number;
      chair: number;
      breaks: boolean;
    }>
  | Readonly<{
      is: "broke";
      price: number;
      stack: number;
      thinkMs: number | null;
    }>
  | Readonly<{
      is: "placed";
      place: number;
      of: number;
      prize: number | null;
    }>
  | Readonly<{ is: "over"; winner: string }>
  | { readonly is: "cancelled" | "breaking" | "paused" | "waiting" | "watching" }
  | Readonly<{ is: "break"; addOn: AddOnOffer | null }>
  | Readonly<{ is: "addOn"; addOn: AddOnOffer }>
  /** `waits`: this table's hand is over while others still play theirs. */
  | Readonly<{ is: "handForHand"; waits: boolean }>
  | Readonly<{ is: "missing"; rounds: number }>;

export type AddOnOffer = Readonly<{
  price: number;
  stack: number;
}>;

/** Returns null if the add-on is closed to the player, or already taken. */
function addOnFor(view: TournamentView): AddOnOffer | null {
  const mine = ownEntrant(view);
  const { addOn } = view.structure;
  return addOn && view.addOnOpen && mine && !mine.addOn && mine.status !== "out"
    ? { price: addOn.price, stack: addOn.stack }
    : null;
}

/** Returns news for this player alone; null if they play on here. */
function ownNews(view: TournamentView, table: string): TableNews | null {
  const state = ownState(view);
  switch (state.is) {
    case "seated":
      return state.id === table
        ? null
        : {
            is: "moved",
            to: state.id,
            table: state.table,
            chair: state.chair,
            breaks: view.tables.find(({ id }) => id === table)?.breaking ?? true,
          };
    case "broke":
      return {
        is: "broke",
        price: rebuyPrice(view.structure, view.clock.level),
        stack: view.structure.rebuys.stack,
        thinkMs: state.thinkMs,
      };
    case "placed":
      return { is: "placed", place: state.place, of: state.of, prize: state.prize };
    case "cancelled":
      return { is: "cancelled" };
    default:
      return null;
  }
}

/** Returns the news that demands most of the player; null if there is none. */
export function tableNews(view: TournamentView, table: string): TableNews | null {
  const own = ownNews(view, table);
  if (own) return own;
  if (view.stage === "over")
    return { is: "over", winner: view.entrants.find(({ place }) => place === 1)?.name ?? "" };
  const here = view.tables.find(({ id }) => id === table);
  const mine = ownEntrant(view);
  if (here?.breaking === true && mine) return { is: "breaking" };
  const addOn = addOnFor(view);
  if (view.stage === "break") return { is: "break", addOn };
  if (view.stage === "paused") return { is: "paused" };
  if (addOn) return { is: "addOn", addOn };
  if (view.stage === "handForHand") return { is: "handForHand", waits: here?.state === "held" };
  if (mine && mine.missing > 0) return { is: "missing", rounds: mine.missing };
  if (!mine) return { is: "watching" };
  return mine.table === null ? { is: "waiting" } : null;
}
