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
import type { Seating } from "#renderer/screens/table/lobby/useSitDown.ts";
import { LeaveSheet } from "./LeaveSheet.tsx";
import { SeatsSheet } from "./SeatsSheet.tsx";
import { TableMenu } from "./TableMenu.tsx";
import { useState, use } from "react";
import { failureOf, HouseContext, type Failed } from "#renderer/context/houseContext.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { useGameOffers } from "#renderer/screens/setup/gameOffers.ts";
import { draftOfTable, tableOf, tableProblems } from "#renderer/screens/setup/tableDraft.ts";
import { TableFields } from "#renderer/screens/setup/TableFields.tsx";
import type { GameOffer } from "#shared/protocol/house.ts";
import styles from "./TableMenu.module.css";

interface OptionsSheetProps {
  readonly client: TableClient;
  readonly table: TableState;
  readonly close: () => void;
}

/** Only the house knows the available options, so without it they cannot be changed. */
function OptionsSheet(props: OptionsSheetProps) {
  const { line, retry } = use(HouseContext);
  if (typeof line !== "string") return <OfferedOptions {...props} />;
  return (
    <Sheet title={text().table.options} onClose={props.close}>
      {line !== "opening" && <Failure message={null} again={retry} />}
    </Sheet>
  );
}

function OfferedOptions(props: OptionsSheetProps) {
  const { asked, again } = useGameOffers();
  if (asked.state === "answered" && asked.value.length > 0)
    return <OptionsForm {...props} games={asked.value} />;
  return (
    <Sheet title={text().table.options} onClose={props.close}>
      {asked.state === "failed" && <Failure message={asked.message} again={again} />}
    </Sheet>
  );
}

function OptionsForm({
  client,
  table,
  close,
  games,
}: OptionsSheetProps & { readonly games: readonly GameOffer[] }) {
  const words = text().setup;
  const [draft, setDraft] = useState(() => draftOfTable(games, table));
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const isPlaying = table.stage === "playing";
  const save = (): void => {
    client.ask("change", tableOf(games, draft)).then(
      (answer) => (answer.ok ? close() : setRefusal(failureOf(answer))),
      () => setRefusal({ message: null }),
    );
  };
  return (
    <Sheet
      wide
      title={text().table.options}
      onClose={close}
      action={
        <Button
          kind="primary"
          disabled={isPlaying || tableProblems(games, draft) > 0}
          onClick={save}
        >
          {words.change}
        </Button>
      }
    >
      {isPlaying && <p role="status">{words.notNow}</p>}
      <fieldset className={styles.fields} disabled={isPlaying}>
        <TableFields games={games} draft={draft} onChange={setDraft} />
      </fieldset>
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}

interface StopSheetProps {
  readonly client: TableClient;
  readonly table: TableState;
  readonly close: () => void;
}

function StopSheet({ client, table, close }: StopSheetProps) {
  const words = text().stop;
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const isPlaying = table.stage === "playing";
  const forChips = table.players.some(({ bought }) => bought > 0);
  const forPoints = table.players.some(({ points }) => (points ?? 0) > 0);
  const stop = async (): Promise<void> => {
    const answer = await client.ask("stop", {});
    if (answer.ok) return close();
    setRefusal(failureOf(answer));
  };
  return (
    <Sheet
      title={words.title}
      onClose={close}
      action={
        <Button kind="danger" onClick={() => void stop()}>
          {isPlaying ? words.stopAfter : words.stop}
        </Button>
      }
    >
      {isPlaying && <p>{words.inRound}</p>}
      <p>{forChips ? words.forChips : forPoints ? text().points.stopHelp : words.forHonour}</p>
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}

interface TableOverlayProps {
  readonly id: string;
  readonly over: Overlay;
  readonly client: TableClient;
  readonly table: TableState;
  readonly player: string | null;
  readonly seating: Seating;
  readonly close: () => void;
  readonly setLeaving: (leaving: boolean) => void;
}

export function TableOverlay({
  id,
  over,
  client,
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
          client={client}
          table={table}
          player={player}
          close={close}
          open={(next) => goInstead({ screen: "table", table: id, over: next })}
        />
      );
    // Shown by the table itself, which knows its keys.
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
      return <OptionsSheet client={client} table={table} close={close} />;
    case "seats":
      return <SeatsSheet client={client} table={table} player={player} close={close} />;
    case "people":
      return isOnLan(table) ? (
        <LobbySheet client={client} table={table} player={player} seating={seating} close={close} />
      ) : null;
    case "friends":
      return <FriendsSheet table={table} close={close} />;
    case "stop":
      return <StopSheet client={client} table={table} close={close} />;
    case "leave":
      return (
        <LeaveSheet
          client={client}
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

/** Shows the game's rules, or the page that holds the wanted rule. */
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
