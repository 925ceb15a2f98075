// How does a move reach the host that may be made at any time, while others go on moving?

import type { Answer } from "#shared/protocol/answer.ts";
import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import type { Move } from "#shared/contract/round.ts";
import type { TableClient } from "./clients.ts";

/** The host answers only to the newest view; another one may be on its way to here each time. */
const mostTries = 5;

/**
 * `isMeant`: does the move still mean the same at this view? It is not sent again where it does
 * not.
 */
export async function askAnytime(
  client: Pick<TableClient, "snapshot" | "ask">,
  move: Move,
  isMeant: (view: ViewMessage) => boolean = () => true,
): Promise<Answer<unknown>> {
  for (let tries = 1; ; tries += 1) {
    const before = client.snapshot().view;
    const answer = await client.ask("move", { answers: before?.number ?? 0, move });
    const now = client.snapshot().view;
    const isNews = now !== null && (now.number !== before?.number || now.round !== before.round);
    if (
      answer.ok ||
      answer.error.code !== "stale" ||
      tries === mostTries ||
      !isNews ||
      !isMeant(now)
    )
      return answer;
  }
}
