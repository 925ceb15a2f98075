import { useEffect, useState } from "react";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { SealedState } from "#renderer/client/sealed/sealedState.ts";
import { text } from "#renderer/text/text.ts";
import { CloseButton } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { nameAmong } from "./dealWords.ts";
import styles from "./Sealing.module.css";

/** Longer than pages need that are there, ms. */
const awaitedAfterMs = 4000;

/** Whether this has been so for a while. */
function useIsLong(what: string): boolean {
  const [unchanged, setUnchanged] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setUnchanged(what), awaitedAfterMs);
    return () => clearTimeout(timer);
  }, [what]);
  return unchanged === what;
}

type SealingNoticeProps = Readonly<{
  snapshot: Pick<TableSnapshot, "sealed" | "table" | "player" | "link">;
}>;

/** Says how far the deck is sealed, whose page is waited for, and why sealing stopped (H-51). */
export function SealingNotice({ snapshot: { sealed, table, player, link } }: SealingNoticeProps) {
  const nameOf = nameAmong(table?.players ?? []);
  const awaited = sealed?.awaited.filter((id) => id !== player) ?? [];
  const isLong = useIsLong(`${sealed?.round} ${sealed?.progress?.done} ${awaited.join(" ")}`);
  const names = isLong ? awaited.map(nameOf) : [];
  const isShown = sealed !== null && link === "open";
  return (
    <div className={styles.place}>
      <div role="status">
        {isShown && (sealed.progress !== null || names.length > 0) && (
          <Sealing progress={sealed.progress} names={names} />
        )}
      </div>
      <div role="alert">
        {isShown && <Lost sealed={sealed} table={table} player={player} />}
        {isShown && sealed.stopped && (
          <Stopped key={sealed.round} names={sealed.stopped.players.map(nameOf)} />
        )}
      </div>
    </div>
  );
}

function Sealing({
  progress,
  names,
}: Pick<SealedState, "progress"> & Readonly<{ names: readonly string[] }>) {
  const words = text().sealed;
  return (
    <div className={styles.sealing}>
      <span className={styles.stamp}>
        <Icon name="sealedDeal" />
      </span>
      <span className={styles.words}>
        {progress && <span>{words.progress(progress.done, progress.of)}</span>}
        {names.length > 0 && <span className={styles.awaited}>{words.awaiting(names)}</span>}
      </span>
      {progress && (
        <span
          className={styles.bar}
          style={{ scale: `${progress.of > 0 ? progress.done / progress.of : 0} 1` }}
        />
      )}
    </div>
  );
}

/** As long as its player is in the round. */
function Lost({
  sealed,
  table,
  player,
}: Pick<TableSnapshot, "table" | "player"> & Readonly<{ sealed: SealedState }>) {
  const own = table?.players.find(({ id }) => id === player);
  const isIn = own !== undefined && own.seat !== null && !own.out;
  if (!sealed.lost || !isIn || table?.stage !== "playing" || table.roundNumber !== sealed.round)
    return null;
  return <div className={styles.lost}>{text().sealed.lost[sealed.lost]}</div>;
}

function Stopped({ names }: { readonly names: readonly string[] }) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <div className={styles.stopped}>
      <span>{text().sealed.stopped(names)}</span>
      <CloseButton label={text().deal.dismiss} close={() => setHidden(true)} />
    </div>
  );
}
