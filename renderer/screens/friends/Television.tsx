// How does the table come onto a screen for the whole room (H-16)?

import type { MouseEvent } from "react";
import { text } from "#renderer/text/text.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { goToHost } from "#renderer/client/otherHost.ts";
import { formatRoute } from "#renderer/context/route.ts";
import { screenAddress } from "#shared/protocol/lanAddress.ts";
import styles from "./FriendsSheet.module.css";
import { useLanState } from "./lanState.ts";
import { shownUrl } from "./shownAddress.ts";

/** The desktop shell has one window: the system's browser has as many as one likes. */
function outside(event: MouseEvent, address: string): void {
  event.preventDefault();
  void goToHost(address);
}

export function Television({ code }: { readonly code: string }) {
  const words = text().friends;
  const url = shownUrl(location.origin, useLanState().addresses, null);
  return (
    <div className={styles.television}>
      <a
        className={styles.link}
        href={formatRoute({ screen: "bigScreen", code })}
        target="_blank"
        rel="noopener"
        onClick={(event) => window.app && outside(event, screenAddress(location.origin, code))}
      >
        <Icon name="screen" />
        {words.television}
      </a>
      <p className="small">{words.televisionHelp}</p>
      {url !== null && <p className={styles.address}>{screenAddress(url, code)}</p>}
    </div>
  );
}
