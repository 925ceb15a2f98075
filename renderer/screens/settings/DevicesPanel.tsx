// The owner's devices that are known by a lasting key, each of which can be taken off the list
// (H-38).

import { useEffect, useState } from "react";
import { failureOf, type Failed } from "#renderer/context/houseContext.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import { useOwnHouse } from "#renderer/screens/friends/lanState.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { Answer } from "#shared/protocol/answer.ts";
import type { OwnerDevice } from "#shared/protocol/profiles.ts";
import styles from "./DevicesPanel.module.css";

/** Nothing on a page that is not the owner's. */
export function DevicesPanel() {
  const house = useOwnHouse();
  return house && <Devices house={house} />;
}

const nameOf = ({ name }: OwnerDevice): string =>
  name === "" ? text().settings.devices.nameless : name;

function Devices({ house }: { readonly house: HouseClient }) {
  const words = text().settings.devices;
  const [devices, setDevices] = useState<readonly OwnerDevice[] | null>(null);
  const [failure, setFailure] = useState<Failed | null>(null);
  const [revoking, setRevoking] = useState<OwnerDevice | null>(null);
  const take = (answer: Answer<readonly OwnerDevice[]>): void => {
    setFailure(failureOf(answer));
    if (answer.ok) setDevices(answer.value);
  };
  useEffect(() => {
    let wanted = true;
    void house.ask("devices", {}).then((answer) => wanted && take(answer));
    return () => {
      wanted = false;
    };
  }, [house]);
  const revoke = ({ id, isThis }: OwnerDevice): void => {
    setRevoking(null);
    // A page that is signed out begins anew.
    void house
      .ask("revokeDevice", { device: id })
      .then((answer) => (isThis ? location.reload() : take(answer)));
  };
  return (
    <Panel title={words.title}>
      <p className="help">{words.help}</p>
      {failure !== null && <Failure message={failure.message} />}
      {devices !== null && devices.length > 0 && (
        <ul className={styles.list}>
          {devices.map((device) => (
            <li key={device.id} className="flow between">
              <span className={styles.words}>
                <span className={styles.name}>
                  {nameOf(device)} {device.isThis && <small>{words.isThis}</small>}
                </span>
                <small>{words.used(device.usedAt, device.madeAt)}</small>
              </span>
              <Button
                aria-label={words.revokeOf(nameOf(device))}
                onClick={() => setRevoking(device)}
              >
                {words.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {revoking !== null && (
        <Sheet
          title={words.sureTitle(nameOf(revoking))}
          onClose={() => setRevoking(null)}
          action={
            <Button kind="danger" onClick={() => revoke(revoking)}>
              {words.revoke}
            </Button>
          }
        >
          <p>{revoking.isThis ? words.sureThis : words.sure}</p>
        </Sheet>
      )}
    </Panel>
  );
}
