import { useMemo } from "react";
import { sentence, tournamentText } from "#renderer/text/text.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import styles from "./LogPart.module.css";
import { VirtualRows } from "#renderer/ui/VirtualRows.tsx";

/** Pixels, until a row is measured. */
const usualRow = 34;

export function LogPart({ view: { log } }: { readonly view: TournamentView }) {
  const words = tournamentText().director.log;
  const lines = useMemo(() => log.toReversed(), [log]);
  if (lines.length === 0) return <p className="soft">{words.none}</p>;
  return (
    <div className={styles.part}>
      <VirtualRows
        label={words.list}
        count={lines.length}
        usual={usualRow}
        keyOf={(index) => lines[index]!.number}
      >
        {(index) => (
          <p className={styles.line}>
            <span className={styles.at}>{words.at(lines[index]!.at)}</span>
            <span>{sentence(lines[index]!.said)}</span>
          </p>
        )}
      </VirtualRows>
    </div>
  );
}
