// As which rank is a lone joker played?

import type { Rank } from "#shared/cards/card.ts";
import { text } from "#renderer/text/text.ts";
import { rankTyped } from "#renderer/table/desk/rankKeys.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { arrowFocus } from "./arrowFocus.ts";
import styles from "./RankDialog.module.css";

interface RankDialogProps {
  readonly ranks: readonly Rank[];
  readonly choose: (rank: Rank | null) => void;
}

/** A rank's key chooses it, as it picks cards elsewhere. */
export function RankDialog({ ranks, choose }: RankDialogProps) {
  const names = text().card.ranks;
  return (
    <Sheet title={tableText().chooseRank} onClose={() => choose(null)}>
      <div
        className={styles.ranks}
        role="group"
        aria-label={tableText().chooseRank}
        data-arrows
        onKeyDown={(event) => {
          const rank = ranks.find((offered) => offered === rankTyped(event.key));
          if (rank) choose(rank);
          else if (arrowFocus(event)) event.preventDefault();
        }}
      >
        {ranks.map((rank, index) => (
          <button
            key={rank}
            type="button"
            className={styles.rank}
            autoFocus={index === 0}
            aria-label={names[rank]}
            onClick={() => choose(rank)}
          >
            {rank === "T" ? "10" : rank}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
