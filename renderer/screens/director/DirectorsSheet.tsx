// Appoints and dismisses further directors of the tournament (H-38).
import { useState } from "react";
import { useAnswer, useHouseActions } from "#renderer/context/houseContext.ts";
import type { KeylessAsk } from "#renderer/client/onceKey.ts";
import { text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { ListField, Field } from "#renderer/ui/inputs/fields.tsx";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { Directing, KnownPerson } from "#shared/protocol/tournament.ts";
import styles from "./Sheets.module.css";
import { QrCode } from "#renderer/screens/friends/QrCode.tsx";
import { useLanState, shownUrl } from "#renderer/screens/friends/lanState.ts";
import { formatRoute } from "#renderer/context/route.ts";
import type { OwnerDevice } from "#shared/protocol/house.ts";
import { PinInput, isPin } from "./PinEntry.tsx";

type RoomDevicesProps = Readonly<{
  tournament: string;
  now: Directing;
  isBusy: boolean;
  setPin: (pin: string | null) => void;
  revoke: (device: string) => void;
}>;

function RoomDevices({ tournament, now, isBusy, setPin, revoke }: RoomDevicesProps) {
  const words = tournamentText().director.pin;
  return (
    <section className="stack gap-m" aria-label={words.room}>
      <h3>{words.room}</h3>
      <p className="soft">{words.roomHelp}</p>
      <p role="status">{words.states[now.pin]}</p>
      {now.mayName && <PinSetting isBusy={isBusy} isSet={now.pin !== "none"} setPin={setPin} />}
      {now.pin === "set" && <RoomAddress tournament={tournament} />}
      {now.devices.length > 0 && (
        <ul className="stack" aria-label={words.devices}>
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
}: Readonly<{
  isBusy: boolean;
  isSet: boolean;
  setPin: (pin: string | null) => void;
}>) {
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
  if (url === null) return <p className="soft">{words.noNetwork}</p>;
  const address = `${url}/${formatRoute({ screen: "tournament", tournament, at: "direct" })}`;
  return (
    <div className={styles.line}>
      <QrCode address={address} />
      <p className="grow strong break">
        {words.scan} <span translate="no">{address}</span>
      </p>
    </div>
  );
}

function Device({
  device,
  isBusy,
  revoke,
}: Readonly<{
  device: OwnerDevice;
  isBusy: boolean;
  revoke: ((device: string) => void) | null;
}>) {
  const {
    settings: { devices: words },
  } = text();
  const name = device.name === "" ? words.nameless : device.name;
  return (
    <li className={styles.line}>
      <span className="grow strong break">
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

type DirectingRequest = "nameDirector" | "setDirectorPin" | "revokeDirectorDevice";

type Change = <R extends DirectingRequest>(request: R, payload: KeylessAsk<R>) => Promise<void>;

type DirectorsSheetProps = Readonly<{
  tournament: string;
  close: () => void;
}>;

export function DirectorsSheet({ tournament, close }: DirectorsSheetProps) {
  const words = tournamentText().director.directors;
  const { known, failed, take } = useAnswer("directing", { tournament });
  const { refusal, isBusy, act } = useHouseActions();
  /** Every change is answered with the resulting state. */
  const change: Change = async (request, payload) => {
    const done = await act(request, payload);
    if (done) take(done.value);
  };
  return (
    <Sheet title={words.title} onClose={close}>
      {!known && !failed && <p role="status">{text().house.opening}</p>}
      <Failure of={failed} />
      {known && <Directors tournament={tournament} now={known} isBusy={isBusy} change={change} />}
      <Failure of={refusal} />
    </Sheet>
  );
}

type DirectorsProps = Readonly<{
  tournament: string;
  now: Directing;
  isBusy: boolean;
  change: Change;
}>;

function Directors({ tournament, now, isBusy, change }: DirectorsProps) {
  const words = tournamentText().director.directors;
  const name = (profile: string, directs: boolean): void =>
    void change("nameDirector", { tournament, profile, directs });
  return (
    <>
      <p className="soft">{words.help}</p>
      {now.directors.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="stack" aria-label={words.list}>
          {now.directors.map((person) => (
            <li key={person.profile} className={styles.line}>
              <Avatar avatar={person.avatar} size={2.25} />
              <span className="grow strong break">{person.name}</span>
              {now.mayName && (
                <Button
                  disabled={isBusy}
                  aria-label={words.takeBackOf(person.name)}
                  onClick={() => name(person.profile, false)}
                >
                  {words.takeBack}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {now.mayName && <Naming now={now} isBusy={isBusy} name={(profile) => name(profile, true)} />}
      <RoomDevices
        tournament={tournament}
        now={now}
        isBusy={isBusy}
        setPin={(pin) => void change("setDirectorPin", { tournament, pin })}
        revoke={(device) => void change("revokeDirectorDevice", { tournament, device })}
      />
    </>
  );
}

const free = ({ people, directors }: Directing): readonly KnownPerson[] =>
  people.filter(
    ({ profile, comesAlone }) => comesAlone && !directors.some((each) => each.profile === profile),
  );

function Naming({
  now,
  isBusy,
  name,
}: Readonly<{
  now: Directing;
  isBusy: boolean;
  name: (profile: string) => void;
}>) {
  const words = tournamentText().director.directors;
  const [chosen, setChosen] = useState<string | null>(null);
  const others = free(now);
  const next = others.find(({ profile }) => profile === chosen) ?? others[0];
  if (!next) return <p className="soft">{words.nobody}</p>;
  return (
    <div className={styles.naming}>
      <ListField
        label={words.who}
        value={next.profile}
        items={others.map((person) => ({ value: person.profile, label: person.name }))}
        below
        onChange={setChosen}
      />
      <Button kind="primary" disabled={isBusy} onClick={() => name(next.profile)}>
        {words.name}
      </Button>
    </div>
  );
}
