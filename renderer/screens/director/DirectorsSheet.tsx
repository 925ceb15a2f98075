// Who else directs the tournament: people are named, and that is taken back (H-38).

import { useState } from "react";
import { useAnswer, useDeeds } from "#renderer/context/houseContext.ts";
import type { KeylessAsk } from "#renderer/client/onceKey.ts";
import { text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { ListField } from "#renderer/ui/inputs/fields.tsx";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { Directing, KnownPerson } from "#shared/protocol/tournament.ts";
import { RoomDevices } from "./RoomDevices.tsx";
import styles from "./DirectorsSheet.module.css";

type DirectingRequest = "nameDirector" | "setDirectorPin" | "revokeDirectorDevice";

type Change = <R extends DirectingRequest>(request: R, payload: KeylessAsk<R>) => Promise<void>;

interface DirectorsSheetProps {
  readonly tournament: string;
  readonly close: () => void;
}

export function DirectorsSheet({ tournament, close }: DirectorsSheetProps) {
  const words = tournamentText().director.directors;
  const { asked, take } = useAnswer("directing", { tournament });
  const { refusal, isBusy, act } = useDeeds();
  /** Every change is answered with how it stands then. */
  const change: Change = async (request, payload) => {
    const done = await act(request, payload);
    if (done) take(done.value);
  };
  return (
    <Sheet title={words.title} onClose={close}>
      {asked.state === "waiting" && <p role="status">{text().house.opening}</p>}
      {asked.state === "failed" && <Failure message={asked.message} />}
      {asked.state === "answered" && (
        <Directors tournament={tournament} now={asked.value} isBusy={isBusy} change={change} />
      )}
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}

interface DirectorsProps {
  readonly tournament: string;
  readonly now: Directing;
  readonly isBusy: boolean;
  readonly change: Change;
}

function Directors({ tournament, now, isBusy, change }: DirectorsProps) {
  const words = tournamentText().director.directors;
  const name = (profile: string, directs: boolean): void =>
    void change("nameDirector", { tournament, profile, directs });
  return (
    <>
      <p className={styles.help}>{words.help}</p>
      {now.directors.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={styles.list} aria-label={words.list}>
          {now.directors.map((person) => (
            <li key={person.profile} className={styles.line}>
              <Avatar avatar={person.avatar} size={2.25} />
              <span className={styles.name}>{person.name}</span>
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
}: {
  readonly now: Directing;
  readonly isBusy: boolean;
  readonly name: (profile: string) => void;
}) {
  const words = tournamentText().director.directors;
  const [chosen, setChosen] = useState<string | null>(null);
  const others = free(now);
  const next = others.find(({ profile }) => profile === chosen) ?? others[0];
  if (!next) return <p className={styles.help}>{words.nobody}</p>;
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
