import { useState } from "react";
import { levelWords } from "#renderer/screens/tournament/levelWords.ts";
import { returnLines } from "#renderer/screens/tournament/structureWords.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import { actionsOf } from "./actions.ts";
import { LevelSheet } from "./LevelSheet.tsx";
import { levelRows, type LevelRow } from "./levels.ts";
import styles from "./LevelsPart.module.css";

export function LevelsPart({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().director.levels;
  const [changing, setChanging] = useState<number | null>(null);
  return (
    <section className={styles.part}>
      <ul className={styles.rows} aria-label={words.list}>
        {levelRows(view).map((row) => (
          <li
            key={`${row.kind}${row.kind === "level" ? row.level : row.after}`}
            className={styles.row}
            data-when={row.when}
          >
            <Row row={row} view={view} change={setChanging} />
          </li>
        ))}
      </ul>
      <div className="soft">
        {returnLines(view.structure).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {changing !== null && (
        <LevelSheet view={view} level={changing} close={() => setChanging(null)} />
      )}
    </section>
  );
}

type RowProps = Readonly<{
  row: LevelRow;
  view: TournamentView;
  change: (level: number) => void;
}>;

function Row({ row, view, change }: RowProps) {
  const {
    director: { levels: words },
    clock,
  } = tournamentText();
  const {
    structure: { measure, levels },
  } = view;
  if (row.kind === "break")
    return (
      <>
        <span className={styles.name}>{words.break(row.minutes)}</span>
        {row.when === "now" && <span className={styles.present}>{words.now}</span>}
      </>
    );
  const isLast = row.level === levels.length;
  return (
    <>
      <span className={styles.name}>
        {clock.level(row.level)}{" "}
        {row.when === "now" && <span className={styles.present}>{words.now}</span>}
      </span>
      <span className={styles.stakes}>{levelWords(row.to, view)}</span>
      <span className={styles.length}>{isLast ? clock.last : words[measure](row.to.length)}</span>
      {row.when === "ahead" && actionsOf(view).changeLevels && (
        <Button
          kind="quiet"
          className={styles.change}
          aria-label={words.changeLevel(row.level)}
          onClick={() => change(row.level)}
        >
          {words.change}
        </Button>
      )}
    </>
  );
}
