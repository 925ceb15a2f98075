// What if one did not move in time, and is played for (C-6)?

import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Plaque } from "./Plaque.tsx";

interface AwayNoticeProps {
  readonly session: TableClient;
  readonly snapshot: TableSnapshot;
}

/** Between rounds one comes back by asking for the next. */
export function AwayNotice({ session, snapshot: { table, player, link } }: AwayNoticeProps) {
  const words = text().table;
  const isAway = table?.players.find((sitter) => sitter.id === player)?.presence === "away";
  return (
    <div role="status">
      {isAway && table?.stage === "playing" && link === "open" && (
        <Plaque title={words.away} help={words.awayHelp}>
          <Button kind="primary" onClick={() => void session.ask("back", {})}>
            {words.back}
          </Button>
        </Plaque>
      )}
    </div>
  );
}
