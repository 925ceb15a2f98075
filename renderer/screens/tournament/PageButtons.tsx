// What may be done about a tournament from its page?

import { go } from '#renderer/app/navigation.ts';
import { tournamentText } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import type { TournamentView } from '#shared/protocol/tournament.ts';
import { ownState, ownTable } from './ownState.ts';
import type { Asking } from './useAsking.ts';

const fewest = 2;

interface PageButtonsProps {
  readonly view: TournamentView;
  readonly asking: Asking;
}

export function PageButtons({ view, asking: { ask, isAsking } }: PageButtonsProps) {
  const words = tournamentText().page;
  const { id: tournament, you: { directs }, stage, entrants, structure: { buyIn, bounty } } = view;
  const state = ownState(view);
  const table = ownTable(view);
  const starts = directs && stage === 'registering';
  const mayEnter = state.is === 'outside' && state.mayEnter;
  const isOver = stage === 'over' || stage === 'cancelled';
  return (
    <>
      {starts && entrants.length < fewest && <span>{words.startHelp}</span>}
      {!isOver && <Button onClick={() => go({ screen: 'tournament', tournament, at: 'screen' })}>{words.screen}</Button>}
      {directs && stage !== 'registering' && <Button onClick={() => go({ screen: 'tournament', tournament, at: 'direct' })}>{words.direct}</Button>}
      {state.is === 'registered' && <Button disabled={isAsking} onClick={() => ask('leaveTournament', { tournament })}>{words.withdraw}</Button>}
      {mayEnter && <Button kind={starts ? 'plain' : 'primary'} disabled={isAsking} onClick={() => ask('enterTournament', { tournament })}>{words.enter(buyIn + bounty)}</Button>}
      {starts && <Button kind="primary" disabled={isAsking || entrants.length < fewest} onClick={() => ask('startTournament', { tournament })}>{words.start}</Button>}
      {table !== null && <Button kind="primary" onClick={() => go({ screen: 'table', table, over: null })}>{words.toTable}</Button>}
    </>
  );
}
