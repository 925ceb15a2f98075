import hud from "#renderer/table/dom/Hud.module.css";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import { tableStanding } from "#renderer/client/deal/witnessedDeals.ts";
import { sealedStanding } from "#renderer/client/sealed/sealedState.ts";
import { text } from "#renderer/text/text.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { sealedIcons, sealIcons } from "./dealWords.ts";
import styles from "./Deal.module.css";

function standingSeal({ deals, sealed, table }: TableSnapshot) {
  const closed = table && sealedStanding(sealed, table);
  if (closed !== null)
    return { standing: closed, icon: sealedIcons[closed], label: text().sealed.button[closed] };
  const standing = table && tableStanding(deals, table);
  return standing && { standing, icon: sealIcons[standing], label: text().deal.seal[standing] };
}

/** Says by its shape how the deals stand (H-18, H-51); null where none is verified or sealed. */
export function sealButton(snapshot: TableSnapshot, open: () => void) {
  const seal = standingSeal(snapshot);
  if (seal === null) return null;
  const { standing, icon, label } = seal;
  return (
    <button
      type="button"
      className={`${hud.button} ${styles.seal}`}
      data-standing={standing}
      aria-label={label}
      title={label}
      onClick={open}
    >
      <Icon name={icon} />
    </button>
  );
}
