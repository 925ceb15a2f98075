// Where does one go whose table of a tournament is no more?

import { useEffect } from 'react';
import { Backdrop } from '#renderer/app/Backdrop.tsx';
import { goInstead } from '#renderer/app/navigation.ts';
import { forgetSeat } from '#renderer/app/seatToken.ts';
import { ownTable } from '#renderer/screens/tournament/ownState.ts';
import { useTournament } from '#renderer/screens/tournament/useTournament.ts';
import { tournamentText } from '#renderer/text/text.ts';
import { Notice } from '#renderer/ui/Notice.tsx';

/** To his chair, where he has one elsewhere; else to the tournament's page. */
export function AfterTable({ tournament, table }: { readonly tournament: string; readonly table: string }) {
  const asked = useTournament(tournament);
  const isKnown = asked.state !== 'waiting';
  const next = asked.state === 'answered' ? ownTable(asked.value.view) : null;
  useEffect(() => {
    if (!isKnown) return;
    forgetSeat(sessionStorage, table);
    goInstead(next === null || next === table ? { screen: 'tournament', tournament, at: 'page' } : { screen: 'table', table: next, over: null });
  }, [isKnown, next, tournament, table]);
  return (
    <>
      <Backdrop />
      <Notice waiting title={tournamentText().page.looking} />
    </>
  );
}
