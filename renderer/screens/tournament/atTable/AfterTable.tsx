import { useEffect, useState } from "react";
import { Backdrop } from "#renderer/ui/Backdrop.tsx";
import { realClock } from "#renderer/client/clientClock.ts";
import { goInstead } from "#renderer/context/route.ts";
import { forgetSeat } from "#renderer/context/seatToken.ts";
import { afterTable } from "#renderer/screens/tournament/leading.ts";
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
  const [endedAt] = useState(() => realClock.now());
  useEffect(() => {
    if (asked.state === "waiting") return;
    const next =
      asked.state === "answered"
        ? afterTable(asked.value, table, endedAt)
        : ({ to: "page" } as const);
    if (next.to === "wait") return;
    if (next.to === "table") return goToSeat(table, next.id);
    forgetSeat(sessionStorage, table);
    goInstead({ screen: "tournament", tournament, at: "page" });
  }, [asked, endedAt, tournament, table]);
  return (
    <>
      <Backdrop />
      <Notice waiting title={tournamentText().page.looking} />
    </>
  );
}
