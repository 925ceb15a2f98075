import { use, useId, type Ref } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { go, goInstead } from "#renderer/context/route.ts";
import { laidWords } from "#renderer/screens/table/TableNotices.tsx";
import { notReady } from "#renderer/screens/table/result/standings.ts";
import { waitingWords } from "#renderer/screens/table/result/roundWords.ts";
import { useTableActions, type TableProps } from "#renderer/screens/table/useTableClient.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { admission, people } from "./chairs.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Lobby, type LobbyProps } from "./Lobby.tsx";
import styles from "./Lobby.module.css";
import atTable from "../AtTable.module.css";

export function LobbyPanel(props: LobbyProps) {
  const { client, table, player } = props;
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
        <Lobby {...props} />
      </div>
      <footer className={styles.footer}>
        {player === null ? (
          <WatcherButtons {...props} />
        ) : (
          !isPlaying && <ReadyButton client={client} table={table} player={player} />
        )}
      </footer>
    </section>
  );
}

/** Nameless screens can only spectate. */
function WatcherButtons({ table, seating }: Pick<LobbyProps, "table" | "seating">) {
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

function ReadyButton({ client, table, player }: TableProps) {
  const words = text().lobby;
  const { refusal, act } = useTableActions(client);
  const waitedFor = notReady(table.players);
  const amReady = !waitedFor.some(({ id }) => id === player);
  const isAlone = people(table.players).length === 1;
  const alone = table.settings.sealedDeals ? words.aloneSealed : words.alone;
  return (
    <>
      <p role="status" className="help">
        {amReady ? waitingWords(waitedFor) : isAlone ? alone : ""}
      </p>
      <Failure of={refusal} />
      {!amReady && (
        <Button kind="primary" onClick={() => act("ready", {})}>
          {table.owner === player ? words.deal : words.amReady}
        </Button>
      )}
    </>
  );
}

interface StripProps extends Omit<LobbyProps, "client"> {
  readonly ref: Ref<HTMLElement>;
}

export function Strip({ ref, table, player, seating }: StripProps) {
  const words = text().lobby;
  const waits = table.stage === "playing" ? gameText(table.game).waits : undefined;
  return (
    <section ref={ref} className={atTable.strip} aria-label={words.title}>
      <p role="status" className={atTable.words}>
        {player === null ? words.youWatch : words.youPlayNext}
      </p>
      {waits !== undefined && <p className={atTable.why}>{waits}</p>}
      <Failure of={seating.refusal} />
      <div className={atTable.buttons}>
        <Button onClick={() => go({ screen: "table", table: table.id, over: "people" })}>
          {words.people}
        </Button>
        {player === null && <WatcherButtons table={table} seating={seating} />}
      </div>
    </section>
  );
}
