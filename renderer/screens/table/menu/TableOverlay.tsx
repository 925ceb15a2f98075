// What may lie over the table?

import { goInstead, useRoute } from "#renderer/context/navigation.ts";
import type { Overlay } from "#renderer/context/route.ts";
import { HelpText } from "#renderer/screens/help/HelpText.tsx";
import { SettingsForm } from "#renderer/screens/settings/SettingsForm.tsx";
import type { TableClient } from "#renderer/client/clients.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import { pageOfRule } from "#shared/text/rulePages.ts";
import { FriendsSheet } from "#renderer/screens/friends/FriendsSheet.tsx";
import { isOnLan } from "#renderer/screens/table/lobby/chairs.ts";
import { LobbySheet } from "#renderer/screens/table/lobby/LobbySheet.tsx";
import type { Seating } from "#renderer/screens/table/lobby/seating.ts";
import { LeaveSheet } from "./LeaveSheet.tsx";
import { OptionsSheet } from "./OptionsSheet.tsx";
import { SeatsSheet } from "./SeatsSheet.tsx";
import { StopSheet } from "./StopSheet.tsx";
import { TableMenu } from "./TableMenu.tsx";

interface TableOverlayProps {
  readonly id: string;
  readonly over: Overlay;
  readonly session: TableClient;
  readonly table: TableState;
  readonly player: string | null;
  readonly seating: Seating;
  readonly close: () => void;
  readonly setLeaving: (leaving: boolean) => void;
}

export function TableOverlay({
  id,
  over,
  session,
  table,
  player,
  seating,
  close,
  setLeaving,
}: TableOverlayProps) {
  switch (over) {
    case "menu":
      return (
        <TableMenu
          session={session}
          table={table}
          player={player}
          close={close}
          open={(next) => goInstead({ screen: "table", table: id, over: next })}
        />
      );
    // The table shows them itself: it knows its keys.
    case "keys":
      return null;
    case "help":
      return <HelpSheet game={table.game} close={close} />;
    case "settings":
      return (
        <Sheet wide title={text().settings.title} onClose={close}>
          <SettingsForm />
        </Sheet>
      );
    case "options":
      return <OptionsSheet session={session} table={table} close={close} />;
    case "seats":
      return <SeatsSheet session={session} table={table} player={player} close={close} />;
    case "people":
      return isOnLan(table) ? (
        <LobbySheet
          session={session}
          table={table}
          player={player}
          seating={seating}
          close={close}
        />
      ) : null;
    case "friends":
      return <FriendsSheet table={table} close={close} />;
    case "stop":
      return <StopSheet session={session} table={table} close={close} />;
    case "leave":
      return (
        <LeaveSheet
          session={session}
          table={table}
          player={player}
          close={close}
          setLeaving={setLeaving}
        />
      );
  }
}

interface HelpSheetProps {
  readonly game: string;
  readonly close: () => void;
}

/** The game's rules, or those of the house where a rule of theirs is looked for. */
function HelpSheet({ game, close }: HelpSheetProps) {
  const route = useRoute();
  const rule = (route.screen === "table" ? route.rule : undefined) ?? null;
  const { help } = text();
  const page = (rule === null ? null : pageOfRule(rule)) ?? game;
  const title = help.pages[page] ?? help.title(gameText(page).name);
  return (
    <Sheet wide title={title} onClose={close}>
      <HelpText key={page} name={page} rule={rule} />
    </Sheet>
  );
}
