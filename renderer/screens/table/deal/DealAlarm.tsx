import { useState } from "react";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { newestFault } from "#renderer/client/deal/witnessedDeals.ts";
import { text } from "#renderer/text/text.ts";
import { Button, CloseButton } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { nameAmong } from "./dealWords.ts";
import { faultWords } from "./faultWords.ts";
import styles from "./Deal.module.css";

type DealAlarmProps = Readonly<{
  snapshot: Pick<TableSnapshot, "deals" | "table">;
  open: () => void;
}>;

/**
 * Tells everybody of the newest round in which a card does not fit, whoever found it (H-18), until
 * the reader hides it.
 */
export function DealAlarm({ snapshot: { deals, table }, open }: DealAlarmProps) {
  const words = text().deal;
  const [hidden, setHidden] = useState(0);
  const found = table && newestFault(deals, table);
  return (
    <div role="alert" className={styles.alarmPlace}>
      {found && found.round !== hidden && (
        <div className={styles.alarm}>
          <Icon name="sealBroken" />
          <div className={styles.alarmWords}>
            <strong>{words.alarm(found.round)}</strong>
            <span>{faultWords(text(), found.fault, nameAmong(table?.players ?? []))}</span>
          </div>
          <Button onClick={open}>{words.details}</Button>
          <CloseButton label={words.dismiss} close={() => setHidden(found.round)} />
        </div>
      )}
    </div>
  );
}
