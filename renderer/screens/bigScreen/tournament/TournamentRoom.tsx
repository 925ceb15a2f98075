// Shows the tournament of a join code on a television (H-16, H-23).

import { useEffect, useSyncExternalStore } from "react";
import type { HouseClient } from "#renderer/client/clients.ts";
import { followingOf } from "#renderer/screens/tournament/following.ts";
import { text } from "#renderer/text/text.ts";
import { Notice } from "#renderer/ui/Notice.tsx";
import { TournamentScreen } from "./TournamentScreen.tsx";

type TournamentRoomProps = Readonly<{
  code: string | null;
  tournament: string;
  house: HouseClient;
  lost: () => void;
}>;

export function TournamentRoom({ code, tournament, house, lost }: TournamentRoomProps) {
  const following = followingOf(house, tournament);
  const asked = useSyncExternalStore(following.subscribe, following.snapshot);
  const isLost = asked.state === "failed" && asked.message !== null;
  useEffect(() => {
    if (isLost) lost();
  }, [isLost, lost]);
  const words = text().bigScreen;
  if (asked.state !== "answered")
    return <Notice waiting title={asked.state === "waiting" ? words.looking : words.lost} />;
  const { view, at, isLost: isSilent } = asked.value;
  // H-39: no clock runs on without confirmation from the host.
  if (isSilent) return <Notice title={words.silent}>{words.silentHelp}</Notice>;
  const takesIn = view.endedAt === null;
  // The view of a nameless screen has no code, so the one this screen came by is filled in.
  return <TournamentScreen shown={{ at, view: takesIn ? { ...view, code } : view }} />;
}
