import { lazy, use } from "react";
import type { ShownTournament } from "./following.ts";
import { goInstead, type TournamentPart } from "#renderer/context/route.ts";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { text, tournamentText } from "#renderer/text/text.ts";
import { Notice } from "#renderer/ui/Notice.tsx";
import { TournamentPage } from "./TournamentPage.tsx";
import { useTournament } from "./useTournament.ts";

const Director = lazy(async () => ({
  default: (await import("#renderer/screens/director/Director.tsx")).Director,
}));
const PinEntry = lazy(async () => ({
  default: (await import("#renderer/screens/director/PinEntry.tsx")).PinEntry,
}));
const TournamentScreen = lazy(async () => ({
  default: (await import("#renderer/screens/bigScreen/tournament/TournamentScreen.tsx"))
    .TournamentScreen,
}));

export function TournamentPlace({
  tournament,
  at,
}: Readonly<{
  tournament: string;
  at: TournamentPart;
}>) {
  const asked = useTournament(tournament);
  const { caller } = use(HouseContext);
  const words = tournamentText().page;
  if (asked.state === "answered") return <PlaceContent shown={asked.value} at={at} />;
  if (asked.state === "waiting") return <Notice waiting title={words.looking} />;
  if (caller === "director" && asked.message !== null)
    return <PinEntry tournament={tournament} isRemoved />;
  return (
    <Notice
      title={words.notKnown}
      action={{ label: text().table.toHome, act: () => goInstead({ screen: "home" }) }}
    >
      {asked.message ?? text().house.noAnswer}
    </Notice>
  );
}

function PlaceContent({
  shown,
  at,
}: Readonly<{
  shown: ShownTournament;
  at: TournamentPart;
}>) {
  switch (at) {
    case "direct":
      return <Director shown={shown} />;
    case "screen":
      return <TournamentScreen shown={shown} />;
    case "page":
      return <TournamentPage shown={shown} />;
  }
}
