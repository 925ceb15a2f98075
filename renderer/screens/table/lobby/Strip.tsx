import type { Ref } from "react";
import { go } from "#renderer/context/navigation.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { LanTable } from "./chairs.ts";
import { WatcherButtons } from "./LobbyPanel.tsx";
import type { Seating } from "./useSitDown.ts";
import styles from "../AtTable.module.css";

interface StripProps {
  readonly ref: Ref<HTMLElement>;
  readonly table: LanTable;
  readonly player: string | null;
  readonly seating: Seating;
}

export function Strip({ ref, table, player, seating }: StripProps) {
  const words = text().lobby;
  const waits = table.stage === "playing" ? gameText(table.game).waits : undefined;
  return (
    <section ref={ref} className={styles.strip} aria-label={words.title}>
      <p role="status" className={styles.words}>
        {player === null ? words.youWatch : words.youPlayNext}
      </p>
      {waits !== undefined && <p className={styles.why}>{waits}</p>}
      {seating.refusal !== null && <Failure message={seating.refusal.message} />}
      <div className={styles.buttons}>
        <Button onClick={() => go({ screen: "table", table: table.id, over: "people" })}>
          {words.people}
        </Button>
        {player === null && <WatcherButtons table={table} seating={seating} />}
      </div>
    </section>
  );
}
