import type { TableClient } from "#renderer/client/clients.ts";
import { text } from "#renderer/text/text.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { LanTable } from "./chairs.ts";
import { Lobby } from "./Lobby.tsx";
import type { Seating } from "./useSitDown.ts";

interface LobbySheetProps {
  readonly client: TableClient;
  readonly table: LanTable;
  readonly player: string | null;
  readonly seating: Seating;
  readonly close: () => void;
}

export function LobbySheet({ close, ...rest }: LobbySheetProps) {
  return (
    <Sheet title={text().lobby.title} onClose={close}>
      <Lobby {...rest} />
    </Sheet>
  );
}
