import { useId, useState } from "react";
import { sentence, text } from "#renderer/text/text.ts";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { joinAddress, spacedCode } from "#shared/protocol/addresses.ts";
import type { LanState } from "#shared/protocol/house.ts";
import styles from "./FriendsSheet.module.css";
import { PicturedSteps } from "./Pictures.tsx";
import { QrCode } from "./QrCode.tsx";
import { useLanState, shownUrl } from "./lanState.ts";

/**
 * Lets the reader choose if the host is in several networks: only they know which one their friends
 * are in.
 */
export function Invitation({ code }: { readonly code: string }) {
  const words = text().friends;
  const { addresses, problem } = useLanState();
  const [chosen, setChosen] = useState<string | null>(null);
  const url = shownUrl(location.origin, addresses, chosen);
  return (
    <>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {sentence(problem)}
        </p>
      )}
      <div className={styles.invitation}>
        {url !== null && <QrCode address={joinAddress(url, code)} />}
        <div className={styles.words}>
          <PicturedSteps
            label={words.steps}
            steps={[
              { picture: "wifi", words: words.wifi },
              { picture: "scan", words: words.scan },
              { picture: "type", words: words.type },
            ]}
          />
          {url === null && problem === null && <p role="status">{words.looking}</p>}
          <dl className={styles.facts}>
            {url !== null && (
              <div>
                <dt>{words.address}</dt>
                <dd>{url}</dd>
              </div>
            )}
            <div>
              <dt>{words.code}</dt>
              <dd className={styles.code}>{spacedCode(code)}</dd>
            </div>
          </dl>
        </div>
      </div>
      {url !== null && addresses.length > 1 && (
        <NetworkChoice addresses={addresses} url={url} onChange={setChosen} />
      )}
    </>
  );
}

function NetworkChoice({
  addresses,
  url,
  onChange,
}: Readonly<{
  addresses: LanState["addresses"];
  url: string;
  onChange: (url: string) => void;
}>) {
  const words = text().friends;
  const id = useId();
  if (!addresses.some((address) => address.url === url)) return null;
  return (
    <div className="stack gap-xs">
      <p id={`${id}-label`} className="strong">
        {words.network}
      </p>
      <p id={`${id}-help`} className="small">
        {words.networkHelp}
      </p>
      <Dropdown
        labelledBy={`${id}-label`}
        describedBy={`${id}-help`}
        value={url}
        items={addresses.map((address) => ({
          value: address.url,
          label: `${address.network} – ${new URL(address.url).hostname}`,
        }))}
        onChange={onChange}
      />
    </div>
  );
}
