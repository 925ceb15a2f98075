// Opens a screen that shows whatever is on (H-39).

import { useState, type MouseEvent } from "react";
import { useHouseActions } from "#renderer/context/houseContext.ts";
import { goToHost } from "#renderer/client/otherHost.ts";
import { formatRoute } from "#renderer/context/route.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { screenAddress } from "#shared/protocol/addresses.ts";
import type { ScreenInvitation } from "#shared/protocol/house.ts";
import styles from "./FriendsSheet.module.css";
import { useLanState } from "./lanState.ts";
import { shownUrl } from "./shownAddress.ts";

export function WhatIsOn() {
  const words = text().friends;
  const [invitation, setInvitation] = useState<ScreenInvitation | null>(null);
  const { refusal, act } = useHouseActions();
  const invite = async (): Promise<void> => {
    const invited = await act("inviteScreen", {});
    if (invited) setInvitation(invited.value);
  };
  return (
    <div className={styles.television}>
      <p className="small">{words.whatIsOnHelp}</p>
      {invitation === null ? (
        <div>
          <Button onClick={() => void invite()}>
            <Icon name="screen" />
            {words.whatIsOn}
          </Button>
        </div>
      ) : (
        <Invited {...invitation} />
      )}
      {refusal !== null && <Failure message={refusal.message} />}
    </div>
  );
}

/** Opens the address in the system's browser, because the desktop shell has only one window. */
function outside(event: MouseEvent, address: string): void {
  event.preventDefault();
  void goToHost(address);
}

function Invited({ code, minutes }: ScreenInvitation) {
  const words = text().friends;
  const url = shownUrl(location.origin, useLanState().addresses, null);
  return (
    <>
      <p role="status" className="small">
        {words.whatIsOnAddress(minutes)}
      </p>
      <p className={styles.address} translate="no">
        {screenAddress(url ?? location.origin, code)}
      </p>
      <a
        className={styles.link}
        href={formatRoute({ screen: "bigScreen", code })}
        target="_blank"
        rel="noopener"
        onClick={(event) => window.app && outside(event, screenAddress(location.origin, code))}
      >
        <Icon name="screen" />
        {words.whatIsOnHere}
      </a>
    </>
  );
}
