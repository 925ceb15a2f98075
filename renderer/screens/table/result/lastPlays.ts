import { useEffect, useState } from "react";
import type { TableClient } from "#renderer/client/clients.ts";
import { loadedGame } from "#renderer/games/tableGames.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { heldBy } from "#shared/contract/seen.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";

/** By seat, the play that emptied its hand, as far as this page was told of it. */
export type LastPlays = ReadonlyMap<Seat, readonly Card[]>;

/** A hand that was emptied and has cards again, as after a Nope, has not gone out. */
export function withLastPlays(
  before: LastPlays,
  { game, seen, happened }: Pick<ViewMessage, "game" | "seen" | "happened">,
): LastPlays {
  const laid = (loadedGame(game)?.beats(seen, happened) ?? []).flatMap((beat) => {
    if (beat.type === "lay") return [[beat.seat, beat.cards] as const];
    return beat.type === "chain" ? [[beat.seat, [beat.card]] as const] : [];
  });
  return new Map([...before, ...laid].filter(([seat]) => heldBy(seen, seat) === 0));
}

/** A page that came later was told nothing. */
export function useLastPlays(client: TableClient, roundNumber: number): LastPlays {
  const [{ round, plays }, set] = useState({ round: 0, plays: none });
  useEffect(
    () =>
      client.onView((view) =>
        set((before) => ({
          round: view.round,
          plays: withLastPlays(before.round === view.round ? before.plays : none, view),
        })),
      ),
    [client],
  );
  return round === roundNumber ? plays : none;
}

const none: LastPlays = new Map();
