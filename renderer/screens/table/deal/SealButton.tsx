import hud from "#renderer/table/dom/Hud.module.css";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { tableStanding } from "#renderer/client/deal/witnessedDeals.ts";
import { text } from "#renderer/text/text.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { sealIcons } from "./dealWords.ts";
import styles from "./Deal.module.css";

/** Says by its shape how the deals stand (H-18); null where none is verified. */
export function sealButton({ deals, table }: TableSnapshot, open: () => void) {
  const standing = table && tableStanding(deals, table);
  if (standing === null) return null;
  const label = text().deal.seal[standing];
  return (
    <button
      type="button"
      className={`${hud.button} ${styles.seal}`}
      data-standing={standing}
      aria-label={label}
      title={label}
      onClick={open}
    >
      <Icon name={sealIcons[standing]} />
    </button>
  );
}
