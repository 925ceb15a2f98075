// Announces for a while a new owner of the table (H-17), or that an arriving player was given a
// chair.

import { useEffect, useState } from "react";
import { text } from "#renderer/text/text.ts";
import type { TableState } from "#shared/protocol/table.ts";
import styles from "./AtTable.module.css";

/** Long enough to be read twice, ms. */
const shownMs = 8000;

interface TableNewsProps {
  readonly table: TableState;
  readonly player: string | null;
  /** Whether the player was seated automatically on arrival. */
  readonly hasSat: boolean;
}

/** Returns the value as it was `shownMs` ago. */
function useLater<T>(value: T): T {
  const [known, setKnown] = useState(value);
  useEffect(() => {
    if (value === known) return undefined;
    const timer = setTimeout(() => setKnown(value), shownMs);
    return () => clearTimeout(timer);
  }, [value, known]);
  return known;
}

export function TableNews({ table: { owner, players, stage }, player, hasSat }: TableNewsProps) {
  const words = text().table;
  const isOther = useLater(owner) !== owner;
  const isNew = !useLater(hasSat) && hasSat;
  const now = isOther ? players.find(({ id }) => id === owner) : undefined;
  const said = now
    ? words.ownerNow(now.id === player ? null : now.name)
    : isNew
      ? words.hasSat(stage === "playing")
      : "";
  return (
    <div role="status" className={styles.linkBannerPlace}>
      {said !== "" && <span className={styles.banner}>{said}</span>}
    </div>
  );
}
