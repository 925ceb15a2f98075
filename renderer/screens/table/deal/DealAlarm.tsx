import { useState } from "react";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { newestFault } from "#renderer/client/deal/witnessedDeals.ts";
import { text } from "#renderer/text/text.ts";
import { Button, CloseButton } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { nameAmong } from "./dealWords.ts";
import { faultWords } from "./faultWords.ts";
import { foundWords } from "./sealedFaultWords.ts";
import styles from "./Deal.module.css";

type Dealt = Pick<TableSnapshot, "deals" | "sealed" | "table" | "player">;

type Alarm = Readonly<{ round: number; title: string; words: string }>;

/** Of a sealed deal (H-51), else of a verified one (H-18). */
function alarmOf({ deals, sealed, table, player }: Dealt): Alarm | null {
  const nameOf = nameAmong(table?.players ?? []);
  if (sealed?.fault) {
    const { round } = sealed.fault;
    const title = text().sealed.alarm(round);
    return { round, title, words: foundWords(sealed.fault, nameOf, player) };
  }
  const found = table && newestFault(deals, table);
  if (!found) return null;
  const title = text().deal.alarm(found.round);
  return { round: found.round, title, words: faultWords(text(), found.fault, nameOf) };
}

type DealAlarmProps = Readonly<{ snapshot: Dealt; open: () => void }>;

/**
 * Tells everybody of the newest round whose deal is wrong, whoever found it, until the reader hides
 * it.
 */
export function DealAlarm({ snapshot, open }: DealAlarmProps) {
  const words = text().deal;
  const [hidden, setHidden] = useState(0);
  const alarm = alarmOf(snapshot);
  return (
    <div role="alert" className={styles.alarmPlace}>
      {alarm && alarm.round !== hidden && (
        <div className={styles.alarm}>
          <Icon name="sealBroken" />
          <div className={styles.alarmWords}>
            <strong>{alarm.title}</strong>
            <span>{alarm.words}</span>
          </div>
          <Button onClick={open}>{words.details}</Button>
          <CloseButton label={words.dismiss} close={() => setHidden(alarm.round)} />
        </div>
      )}
    </div>
  );
}
