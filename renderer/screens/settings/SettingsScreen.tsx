import { text } from "#renderer/text/text.ts";
import { Page } from "#renderer/ui/Page.tsx";
import { ScreensPanel } from "./ScreensPanel.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { useState } from "react";
import { useAnswer, useHouseActions } from "#renderer/context/houseContext.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import { useOwnHouse } from "#renderer/screens/friends/lanState.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { OwnerDevice } from "#shared/protocol/house.ts";
import styles from "./Settings.module.css";

/** Renders nothing except on the owner's page. */
function DevicesPanel() {
  const house = useOwnHouse();
  return house && <Devices house={house} />;
}

const nameOf = ({ name }: OwnerDevice): string =>
  name === "" ? text().settings.devices.nameless : name;

function Devices({ house }: { readonly house: HouseClient }) {
  const words = text().settings.devices;
  const { asked, failure, take } = useAnswer("devices", {}, { of: house });
  const devices = asked.state === "answered" ? asked.value : [];
  const { refusal, act } = useHouseActions();
  const [revoking, setRevoking] = useState<OwnerDevice | null>(null);
  const revoke = async ({ id, isThis }: OwnerDevice): Promise<void> => {
    setRevoking(null);
    const done = await act("revokeDevice", { device: id });
    // A page that has signed itself out starts again.
    if (isThis) location.reload();
    else if (done) take(done.value);
  };
  const problem = refusal ?? failure;
  return (
    <Panel title={words.title}>
      <p className="help">{words.help}</p>
      {problem !== null && <Failure message={problem.message} />}
      {devices.length > 0 && (
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
            <Button kind="danger" onClick={() => void revoke(revoking)}>
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

export function SettingsScreen() {
  return (
    <Page title={text().settings.title}>
      <SettingsForm />
      <DevicesPanel />
      <ScreensPanel />
    </Page>
  );
}
