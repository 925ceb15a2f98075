// What stands between the last round of a session, whose hands still lie open, and how the session
// went?

import { useRef } from "react";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { Lying } from "#renderer/table/layout/freePlace.ts";
import { goesOn } from "#renderer/table/dom/input/goOnButton.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import { endedRound } from "./endedRound.ts";
import styles from "./HandStrip.module.css";
import { roundTitle } from "./match.ts";
import { PartResults } from "./PartResults.tsx";
import { headline } from "./roundWords.ts";
import { standings } from "./standings.ts";
import { useFreePlace } from "./useFreePlace.ts";

interface LastStripProps {
  readonly snapshot: TableSnapshot;
  readonly table: TableState;
  readonly lying: Lying & { readonly isBelow: boolean };
  readonly goOn: () => void;
}

export function LastStrip({ snapshot, table, lying, goOn }: LastStripProps) {
  const strip = useRef<HTMLElement>(null);
  const place = useFreePlace(strip, lying);
  const rows = standings(table, endedRound(snapshot.view, table));
  return (
    <section
      ref={strip}
      className={styles.strip}
      data-below={lying.isBelow}
      style={place}
      aria-label={roundTitle(table)}
    >
      <p className={styles.words} role="status">
        <strong className={styles.title}>{headline(table.game, rows, snapshot.player)}</strong>
      </p>
      <PartResults snapshot={snapshot} table={table} isBrief />
      <div className={styles.buttons}>
        <Button kind="primary" {...goesOn} onClick={goOn}>
          {text().session.toResult}
        </Button>
      </div>
    </section>
  );
}
