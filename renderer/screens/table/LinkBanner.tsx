// How does one hear that the connection is gone, without being alarmed?

import type { Link } from "#renderer/client/clients.ts";
import { text } from "#renderer/text/text.ts";
import styles from "./LinkBanner.module.css";

export function LinkBanner({ link }: { readonly link: Link }) {
  const words = {
    connecting: text().table.connecting,
    lost: text().table.lost,
    open: "",
    ended: "",
  }[link];
  return (
    <div role="status" className={styles.place}>
      {words !== "" && (
        <span className={styles.banner}>
          <span className={styles.dot} />
          {words}
        </span>
      )}
    </div>
  );
}
