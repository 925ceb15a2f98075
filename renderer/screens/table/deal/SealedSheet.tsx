// What a player may look up of the sealed deal at the table (H-51).

import {
  sealedStanding,
  type FoundSealedFault,
  type SealedState,
} from "#renderer/client/sealed/sealedState.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import { FourWords, HowItWorks } from "./DealSheet.tsx";
import { nameAmong, sealedIcons } from "./dealWords.ts";
import { foundWords } from "./sealedFaultWords.ts";
import styles from "./Deal.module.css";

type SealedSheetProps = Readonly<{
  sealed: SealedState;
  table: TableState;
  player: string | null;
  close: () => void;
}>;

export function SealedSheet({ sealed, table, player, close }: SealedSheetProps) {
  const words = text().sealed;
  const { fault, isComplete, players, closedCards } = sealed;
  return (
    <Sheet title={words.title} onClose={close}>
      {fault ? (
        <Found found={fault} table={table} me={player} />
      ) : (
        <Standing sealed={sealed} table={table} />
      )}
      {sealed.words.length > 0 && <FourWords words={sealed.words} help={words.wordsHelp} />}
      {isComplete && !fault && <Checked closedCards={closedCards} />}
      <Sealers players={players} table={table} me={player} />
      <HowItWorks lines={words.howLines} />
    </Sheet>
  );
}

function Found({
  found,
  table,
  me,
}: Readonly<{ found: FoundSealedFault; table: TableState; me: string | null }>) {
  const words = text().sealed;
  return (
    <div className={styles.standing} data-standing="fault">
      <Icon name={sealedIcons.fault} />
      <div className="stack gap-s">
        <p className="strong">{words.alarm(found.round)}</p>
        <p>{foundWords(found, nameAmong(table.players), me)}</p>
        <p>{words.meaning}</p>
      </div>
    </div>
  );
}

function Standing({ sealed, table }: Pick<SealedSheetProps, "sealed" | "table">) {
  const standing = sealedStanding(sealed, table);
  if (standing === null || standing === "fault") return null;
  return (
    <div className={styles.standing} data-standing={standing}>
      <Icon name={sealedIcons[standing]} />
      <p>{text().sealed.standing[standing]}</p>
    </div>
  );
}

function Checked({ closedCards }: Pick<SealedState, "closedCards">) {
  const words = text().sealed;
  const { rules, rulesSoFar, ...others } = words.checkedLines;
  const lines = [...Object.values(others), closedCards > 0 ? rulesSoFar : rules];
  return (
    <section className="stack gap-s" aria-label={words.checked}>
      <h3 className="title">{words.checked}</h3>
      <ul className={styles.checked}>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
      {closedCards > 0 && <p className="help">{words.stayedClosed(closedCards)}</p>}
    </section>
  );
}

function Sealers({
  players,
  table,
  me,
}: Readonly<{ players: readonly string[]; table: TableState; me: string | null }>) {
  const words = text().sealed;
  const nameOf = nameAmong(table.players);
  return (
    <section className="stack gap-s" aria-label={words.sealers}>
      <h3 className="title">{words.sealers}</h3>
      <ul className={styles.mixers}>
        {players.map((id) => {
          const avatar = table.players.find((player) => player.id === id)?.avatar;
          return (
            <li key={id} className={styles.mixer}>
              {avatar !== undefined && <Avatar avatar={avatar} size={2} />}
              <span className={styles.name}>
                {nameOf(id)}
                {id === me && <small>{text().deal.you}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="help">{words.sealersHelp(players.length)}</p>
    </section>
  );
}
