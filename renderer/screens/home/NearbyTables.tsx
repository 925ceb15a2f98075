// Which tables of friends are open in the network (H-13)?

import { useState } from "react";
import { goToHost } from "#renderer/client/otherHost.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { FoundTable } from "#shared/protocol/network.ts";
import { listed } from "./foundTables.ts";
import styles from "./NearbyTables.module.css";

/** Nothing at all where there is none. */
export function NearbyTables({ found }: { readonly found: readonly FoundTable[] }) {
  const words = text().nearby;
  const [isRefused, setRefused] = useState(false);
  if (found.length === 0) return null;
  return (
    <section className={styles.nearby} aria-labelledby="nearby-tables">
      <h2 id="nearby-tables" className="title">
        {words.title}
      </h2>
      <ul className={styles.list}>
        {listed(found).map(({ kind, url, host, game, players, seats }) => (
          <li key={url} className={styles.table}>
            <p className={styles.words}>
              <span className="strong">{host}</span>
              <span className="small">
                {kind === "tournament"
                  ? words.aboutTournament(gameText(game).name, players)
                  : words.about(gameText(game).name, players, seats)}
              </span>
            </p>
            <Button
              aria-label={words.joinAt(host, gameText(game).name)}
              onClick={() => void goToHost(url).then((went) => setRefused(!went))}
            >
              {words.join}
            </Button>
          </li>
        ))}
      </ul>
      {isRefused && <p role="alert">{words.notOpened}</p>}
    </section>
  );
}
