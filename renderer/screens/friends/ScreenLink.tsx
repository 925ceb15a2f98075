// Leads to a screen for the room (H-16, H-39).

import { useState } from "react";
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
import { PicturedSteps } from "./Pictures.tsx";
import { shownUrl, useLanState } from "./lanState.ts";

const useShownUrl = () => shownUrl(location.origin, useLanState().addresses, null);

/** The desktop shell has only one window, so there the system's browser opens the address. */
const ScreenLink = ({ code, words }: Readonly<{ code: string; words: string }>) => (
  <a
    className={styles.link}
    href={formatRoute({ screen: "bigScreen", code })}
    target="_blank"
    rel="noopener"
    onClick={(event) => {
      if (!window.app) return;
      event.preventDefault();
      void goToHost(screenAddress(location.origin, code));
    }}
  >
    <Icon name="screen" />
    {words}
  </a>
);

export function Television({ code }: { readonly code: string }) {
  const words = text().friends;
  const url = useShownUrl();
  return (
    <div className={styles.television}>
      <ScreenLink code={code} words={words.television} />
      <PicturedSteps
        label={words.televisionSteps}
        steps={[
          { picture: "browser", words: words.televisionBrowser },
          { picture: "type", words: words.televisionType },
          { picture: "table", words: words.televisionShows },
        ]}
      />
      {url !== null && <p className={styles.address}>{screenAddress(url, code)}</p>}
    </div>
  );
}

export function WhatIsOn() {
  const words = text().friends;
  const [invitation, setInvitation] = useState<ScreenInvitation | null>(null);
  const { refusal, act } = useHouseActions();
  const invite = async () => {
    const invited = await act("inviteScreen", {});
    if (invited) setInvitation(invited.value);
  };
  return (
    <div className={styles.television}>
      <p className="small">{words.whatIsOnHelp}</p>
      {invitation === null ? (
        <div>
          <Button icon="screen" onClick={invite}>
            {words.whatIsOn}
          </Button>
        </div>
      ) : (
        <Invited {...invitation} />
      )}
      <Failure of={refusal} />
    </div>
  );
}

function Invited({ code, minutes }: ScreenInvitation) {
  const words = text().friends;
  const url = useShownUrl();
  return (
    <>
      <p role="status" className="small">
        {words.whatIsOnAddress(minutes)}
      </p>
      <p className={styles.address} translate="no">
        {screenAddress(url ?? location.origin, code)}
      </p>
      <ScreenLink code={code} words={words.whatIsOnHere} />
    </>
  );
}
