import { use, useId } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { goInstead } from "#renderer/context/navigation.ts";
import { laidWords } from "#renderer/screens/table/Waiting.tsx";
import { notReady } from "#renderer/screens/table/result/standings.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { admission, people, type LanTable } from "./chairs.ts";
import { Lobby } from "./Lobby.tsx";
import styles from "./Lobby.module.css";
import type { Seating } from "./useSitDown.ts";

interface LobbyPanelProps {
  readonly client: TableClient;
  readonly table: LanTable;
  readonly player: string | null;
  readonly seating: Seating;
}

export function LobbyPanel({ client, table, player, seating }: LobbyPanelProps) {
  const words = text().lobby;
  const id = useId();
  const isPlaying = table.stage === "playing";
  const help = [
    player === null ? words.noSpectatorsHelp : words.inNextHelp,
    gameText(table.game).waits ?? "",
  ]
    .join(" ")
    .trim();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className="frame-title">
          {isPlaying ? words.noSpectators : words.title}
        </h2>
        <p className="help">{isPlaying ? help : laidWords(table)}</p>
      </header>
      <div className={styles.body}>
        <Lobby client={client} table={table} player={player} seating={seating} />
      </div>
      <footer className={styles.footer}>
        {player === null ? (
          <WatcherButtons table={table} seating={seating} />
        ) : (
          !isPlaying && <ReadyButton client={client} table={table} player={player} />
        )}
      </footer>
    </section>
  );
}

/** Nameless screens can only spectate. */
export function WatcherButtons({ table, seating }: Pick<LobbyPanelProps, "table" | "seating">) {
  const words = text().lobby;
  const { caller } = use(HouseContext);
  const entry = admission(table);
  const why = { open: "", full: words.full, locked: words.locked, over: words.sessionOver }[entry];
  return (
    <>
      {why !== "" && <p className="help">{why}</p>}
      <Button onClick={() => goInstead({ screen: "home" })}>{words.home}</Button>
      {entry === "open" && caller !== "nobody" && (
        <Button kind="primary" disabled={seating.isSitting} onClick={() => seating.sit()}>
          {words.sit}
        </Button>
      )}
    </>
  );
}

function ReadyButton({
  client,
  table,
  player,
}: Pick<LobbyPanelProps, "client" | "table"> & { readonly player: string }) {
  const words = text().lobby;
  const waitedFor = notReady(table.players);
  const amReady = !waitedFor.some(({ id }) => id === player);
  const isAlone = people(table.players).length === 1;
  return (
    <>
      <p role="status" className="help">
        {amReady ? words.waitingFor(waitedFor.map(({ name }) => name)) : isAlone ? words.alone : ""}
      </p>
      {!amReady && (
        <Button kind="primary" onClick={() => void client.ask("ready", {})}>
          {table.owner === player ? words.deal : words.amReady}
        </Button>
      )}
    </>
  );
}
