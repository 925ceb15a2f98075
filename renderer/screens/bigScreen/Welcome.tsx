// The time and the way to join, on a screen that follows the house, while nothing is on (H-39).

import { useEffect, useState } from "react";
import { QrCode } from "#renderer/screens/friends/QrCode.tsx";
import { shownUrl } from "#renderer/screens/friends/lanState.ts";
import { text } from "#renderer/text/text.ts";
import styles from "./Welcome.module.css";

const tickMs = 1_000;

/** `url`: the address at which phones reach the host, for a page loaded from a loopback address. */
export function Welcome({ host, url }: Readonly<{ host: string; url: string | null }>) {
  const words = text().bigScreen.welcome;
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(ticking);
  }, []);
  const address = shownUrl(location.origin, url === null ? [] : [{ url, network: "" }], null);
  return (
    <main className={styles.welcome}>
      <p className={styles.time}>{words.time(now)}</p>
      <h1 className={styles.title}>{words.title(host)}</h1>
      <p className={styles.body}>{words.body}</p>
      {address !== null && (
        <section className={styles.join} aria-label={words.join}>
          <QrCode address={`${address}/`} />
          <div>
            <p className={styles.help}>{words.join}</p>
            <p className={styles.address} translate="no">
              {new URL(address).host}
            </p>
          </div>
        </section>
      )}
    </main>
  );
}
