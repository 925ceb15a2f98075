// A host on simulated time that runs a tournament, asked by its owner; who watches keeps every view.

import type { Onlooker } from '#main/host/ports.ts';
import type { TournamentVisitor } from '#main/host/visitor.ts';
import { sentence } from '#shared/games/texts.ts';
import type { Answer } from '#shared/protocol/messages.ts';
import type { TournamentAnswers, TournamentAsk, TournamentRequest, TournamentView } from '#shared/protocol/tournament.ts';
import { testHost, type TestHost } from '#test/host/support/testHost.ts';

export interface TournamentHost extends TestHost {
  readonly views: TournamentView[];
  readonly onlooker: Onlooker;
  ask<R extends TournamentRequest>(request: R, payload: TournamentAsk<R>): Promise<Answer<TournamentAnswers[R]>>;
  /** The same, which must be granted. */
  done<R extends TournamentRequest>(request: R, payload: TournamentAsk<R>): Promise<TournamentAnswers[R]>;
}

export async function tournamentHost(options: Parameters<typeof testHost>[0] = {}): Promise<TournamentHost> {
  const host = await testHost(options);
  const views: TournamentView[] = [];
  const onlooker: Onlooker = { sendTournament: (view) => void views.push(JSON.parse(JSON.stringify(view)) as TournamentView) };
  const { house } = host.host;
  const ask: TournamentHost['ask'] = <R extends TournamentRequest>(request: R, payload: TournamentAsk<R>) =>
    house.tournaments.ask({ role: 'owner', profile: house.owner } as TournamentVisitor<R>, onlooker, request, payload);
  const done: TournamentHost['done'] = async (request, payload) => {
    const answer = await ask(request, payload);
    if (!answer.ok) throw new Error(`${request}: ${answer.error.code}: ${sentence(answer.error)}`);
    return answer.value;
  };
  return { ...host, views, onlooker, ask, done };
}
