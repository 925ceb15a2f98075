// The PIN by which devices in the room come to direct, and those that did (H-38).

import { useState } from "react";
import { QrCode } from "#renderer/screens/friends/QrCode.tsx";
import { useLanState } from "#renderer/screens/friends/lanState.ts";
import { shownUrl } from "#renderer/screens/friends/shownAddress.ts";
import { formatRoute } from "#renderer/context/route.ts";
import { text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import type { Directing } from "#shared/protocol/tournament.ts";
import type { OwnerDevice } from "#shared/protocol/profiles.ts";
import styles from "./DirectorsSheet.module.css";
import { PinInput } from "./PinInput.tsx";
import { isPin } from "./pins.ts";

interface RoomDevicesProps {
  readonly tournament: string;
  readonly now: Directing;
  readonly isBusy: boolean;
  readonly setPin: (pin: string | null) => void;
  readonly revoke: (device: string) => void;
}

export function RoomDevices({ tournament, now, isBusy, setPin, revoke }: RoomDevicesProps) {
  const words = tournamentText().director.pin;
  return (
    <section className={styles.form} aria-label={words.room}>
      <h3>{words.room}</h3>
      <p className={styles.help}>{words.roomHelp}</p>
      <p role="status">{words.states[now.pin]}</p>
      {now.mayName && <PinSetting isBusy={isBusy} isSet={now.pin !== "none"} setPin={setPin} />}
      {now.pin === "set" && <RoomAddress tournament={tournament} />}
      {now.devices.length > 0 && (
        <ul className={styles.list} aria-label={words.devices}>
          {now.devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              isBusy={isBusy}
              revoke={now.mayName ? revoke : null}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function PinSetting({
  isBusy,
  isSet,
  setPin,
}: {
  readonly isBusy: boolean;
  readonly isSet: boolean;
  readonly setPin: (pin: string | null) => void;
}) {
  const words = tournamentText().director.pin;
  const [typed, setTyped] = useState("");
  const set = (): void => {
    setPin(typed);
    setTyped("");
  };
  return (
    <div className={styles.naming}>
      <Field label={words.newPin} help={words.newPinHelp} below>
        {(ids) => (
          <PinInput
            labelledBy={ids.label}
            describedBy={ids.help}
            typed={typed}
            onChange={setTyped}
          />
        )}
      </Field>
      <Button disabled={isBusy || !isPin(typed)} onClick={set}>
        {words.set}
      </Button>
      {isSet && (
        <Button kind="quiet" disabled={isBusy} onClick={() => setPin(null)}>
          {words.unset}
        </Button>
      )}
    </div>
  );
}

function RoomAddress({ tournament }: { readonly tournament: string }) {
  const words = tournamentText().director.pin;
  const url = shownUrl(location.origin, useLanState().addresses, null);
  if (url === null) return <p className={styles.help}>{words.noNetwork}</p>;
  const address = `${url}/${formatRoute({ screen: "tournament", tournament, at: "direct" })}`;
  return (
    <div className={styles.line}>
      <QrCode address={address} />
      <p className={styles.name}>
        {words.scan} <span translate="no">{address}</span>
      </p>
    </div>
  );
}

function Device({
  device,
  isBusy,
  revoke,
}: {
  readonly device: OwnerDevice;
  readonly isBusy: boolean;
  readonly revoke: ((device: string) => void) | null;
}) {
  const {
    settings: { devices: words },
  } = text();
  const name = device.name === "" ? words.nameless : device.name;
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        {name} {device.isThis && <small>{words.isThis}</small>}
        <br />
        <small>{words.used(device.usedAt, device.madeAt)}</small>
      </span>
      {revoke && (
        <Button
          disabled={isBusy}
          aria-label={words.revokeOf(name)}
          onClick={() => revoke(device.id)}
        >
          {words.revoke}
        </Button>
      )}
    </li>
  );
}
