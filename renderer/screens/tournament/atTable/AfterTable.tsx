import { useEffect } from "react";
import { Backdrop } from "#renderer/ui/Backdrop.tsx";
import { goInstead } from "#renderer/context/route.ts";
import { forgetSeat } from "#renderer/context/seatToken.ts";
import { ownTable } from "#renderer/screens/tournament/ownState.ts";
import { useTournament } from "#renderer/screens/tournament/useTournament.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { Notice } from "#renderer/ui/Notice.tsx";
import { goToSeat } from "./goToSeat.ts";

/** Leads to the entrant's chair if they have one elsewhere, otherwise to the tournament's page. */
export function AfterTable({
  tournament,
  table,
}: Readonly<{
  tournament: string;
  table: string;
}>) {
  const asked = useTournament(tournament);
  const isKnown = asked.state !== "waiting";
  const next = asked.state === "answered" ? ownTable(asked.value.view) : null;
  useEffect(() => {
    if (!isKnown) return;
    if (next !== null && next !== table) return goToSeat(table, next);
    forgetSeat(sessionStorage, table);
    goInstead({ screen: "tournament", tournament, at: "page" });
  }, [isKnown, next, tournament, table]);
  return (
    <>
      <Backdrop />
      <Notice waiting title={tournamentText().page.looking} />
    </>
  );
}
