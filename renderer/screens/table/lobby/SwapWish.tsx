// Tells a player that somebody wishes to change chairs with them (H-11).

import type { TableClient } from "#renderer/client/clients.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { wishingToSwap, type LanTable } from "./chairs.ts";
import styles from "../AtTable.module.css";

interface SwapWishProps {
  readonly client: TableClient;
  readonly table: LanTable;
  readonly player: string | null;
}

/** Chairs are changed between rounds; before the first the lobby shows it. */
export function SwapWish({ client, table, player }: SwapWishProps) {
  const words = text().lobby;
  const [other] = table.stage === "between" ? wishingToSwap(table, player) : [];
  return (
    <div role="status" className={styles.swapWishPlace}>
      {other && (
        <p className={styles.wish}>
          {words.swapAsked(other.name)}
          <Button
            kind="primary"
            aria-label={words.swapAgreeWith(other.name)}
            onClick={() => void client.ask("swap", { with: other.id })}
          >
            {words.swapAgree}
          </Button>
        </p>
      )}
    </div>
  );
}
