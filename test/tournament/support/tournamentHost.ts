// A host on simulated time that runs a tournament, asked by its owner; who watches keeps every
// view.

import type { Onlooker } from "#main/base/ports.ts";
import type { TournamentVisitor } from "#main/base/visitor.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { LineAnswer } from "#renderer/client/clients.ts";
import type {
  TournamentAsk,
  TournamentRequest,
  TournamentView,
} from "#shared/protocol/tournament.ts";
import { testHost, type TestHost } from "#test/host/support/testHost.ts";
import { Followed } from "./followed.ts";

export interface TournamentHost extends TestHost {
  readonly views: TournamentView[];
  readonly onlooker: Onlooker;
  /** Who watches is answered by the view, as a page is. */
  ask<R extends TournamentRequest>(
    request: R,
    payload: TournamentAsk<R>,
  ): Promise<Answer<LineAnswer<R>>>;
  /** The same, which must be granted. */
  done<R extends TournamentRequest>(request: R, payload: TournamentAsk<R>): Promise<LineAnswer<R>>;
}

export async function tournamentHost(
  options: Parameters<typeof testHost>[0] = {},
): Promise<TournamentHost> {
  const host = await testHost(options);
  const views: TournamentView[] = [];
  const onlooker = new Followed((view) => void views.push(view));
  const { house } = host.host;
  const ask: TournamentHost["ask"] = async <R extends TournamentRequest>(
    request: R,
    payload: TournamentAsk<R>,
  ) => {
    const answer = await house.tournaments.ask(
      { role: "owner", profile: house.owner } as TournamentVisitor<R>,
      onlooker,
      request,
      payload,
    );
    return (
      answer.ok && request === "watchTournament" ? { ok: true, value: onlooker.last } : answer
    ) as Answer<LineAnswer<R>>;
  };
  const done: TournamentHost["done"] = async (request, payload) => {
    const answer = await ask(request, payload);
    if (!answer.ok) throw new Error(`${request}: ${answer.error.code}: ${sentence(answer.error)}`);
    return answer.value;
  };
  return { ...host, views, onlooker, ask, done };
}
