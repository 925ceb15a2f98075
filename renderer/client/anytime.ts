import type { Answer } from "#shared/protocol/answer.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { Move } from "#shared/contract/round.ts";
import type { TableClient } from "./clients.ts";

/**
 * The host only accepts a move that answers the newest view, and another may be on its way each
 * time.
 */
const mostTries = 5;

/**
 * `isMeant` says whether the move still means the same at this view; if not, it is not sent again.
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
