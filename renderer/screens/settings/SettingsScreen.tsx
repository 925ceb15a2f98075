import { useState, type ReactNode } from "react";
import { useAnswer, useHouseActions, type Failed } from "#renderer/context/houseContext.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import { useOwnHouse } from "#renderer/screens/friends/lanState.ts";
import { WhatIsOn } from "#renderer/screens/friends/ScreenLink.tsx";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page, Panel } from "#renderer/ui/Page.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { OwnerDevice, KeptScreen } from "#shared/protocol/house.ts";
import { SettingsForm } from "./SettingsForm.tsx";
import styles from "./Settings.module.css";

type KnownAgainProps<One> = Readonly<{
  title: string;
  help: string;
  failure: Failed | null;
  all: readonly One[];
  aboutOf: (one: One) => string | false;
  words: Readonly<{
    remove: string;
    removeOf: (one: One, name: string) => string;
    sureTitle: (name: string) => string;
    sure: (one: One) => string;
  }>;
  remove: (one: One) => Promise<void>;
  children?: ReactNode;
}>;

function KnownAgain<
  One extends { readonly id: string; readonly name: string; usedAt: number; madeAt: number },
>({ title, help, failure, all, aboutOf, words, remove, children }: KnownAgainProps<One>) {
  const { nameless, used } = text().settings.devices;
  const [removing, setRemoving] = useState<One | null>(null);
  const nameOf = ({ name }: One) => (name === "" ? nameless : name);
  const removed = (one: One) => {
    setRemoving(null);
    void remove(one);
  };
  return (
    <Panel title={title}>
      <p className="help">{help}</p>
      {children}
      <Failure of={failure} />
      {all.length > 0 && (
        <ul className={styles.list}>
          {all.map((one) => (
            <li key={one.id} className="flow between">
              <span className={styles.words}>
                <span className="strong break">
                  {nameOf(one)} <small>{aboutOf(one)}</small>
                </span>
                <small>{used(one.usedAt, one.madeAt)}</small>
              </span>
              <Button
                aria-label={words.removeOf(one, nameOf(one))}
                onClick={() => setRemoving(one)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {removing && (
        <Sheet
          title={words.sureTitle(nameOf(removing))}
          onClose={() => setRemoving(null)}
          action={
            <Button kind="danger" onClick={() => removed(removing)}>
              {words.remove}
            </Button>
          }
        >
          <p>{words.sure(removing)}</p>
        </Sheet>
      )}
    </Panel>
  );
}

interface OwnHouseProps {
  readonly house: HouseClient;
}

function Devices({ house }: OwnHouseProps) {
  const words = text().settings.devices;
  const { known = [], failure, take } = useAnswer("devices", {}, { of: house });
  const { refusal, act } = useHouseActions();
  const revoke = async ({ id, isThis }: OwnerDevice) => {
    const done = await act("revokeDevice", { device: id });
    // A page that has signed itself out starts again.
    if (isThis) location.reload();
    else if (done) take(done.value);
  };
  return (
    <KnownAgain
      title={words.title}
      help={words.help}
      failure={refusal ?? failure}
      all={known}
      aboutOf={({ isThis }) => isThis && words.isThis}
      words={{
        remove: words.revoke,
        removeOf: (_device, name) => words.revokeOf(name),
        sureTitle: words.sureTitle,
        sure: ({ isThis }) => (isThis ? words.sureThis : words.sure),
      }}
      remove={revoke}
    />
  );
}

const everyMs = 3_000;

function showsWords({ shows }: KeptScreen) {
  const words = text().settings.screens;
  if (typeof shows === "string") return words[shows];
  return "game" in shows
    ? words.table(gameText(shows.game).name)
    : words.tournament(shows.tournament);
}

/** The screens for the room that have a persistent key (H-39). */
function Screens({ house }: OwnHouseProps) {
  const words = text().settings.screens;
  const { known = [], take } = useAnswer("screens", {}, { of: house, every: everyMs });
  const { refusal, act } = useHouseActions();
  return (
    <KnownAgain
      title={words.title}
      help={words.help}
      failure={refusal}
      all={known}
      aboutOf={showsWords}
      words={{
        remove: words.remove,
        removeOf: (screen, name) => words.removeOf(name, showsWords(screen)),
        sureTitle: words.sureTitle,
        sure: () => words.sure,
      }}
      remove={async ({ id }) => {
        const done = await act("removeScreen", { screen: id });
        if (done) take(done.value);
      }}
    >
      <WhatIsOn />
    </KnownAgain>
  );
}

export function SettingsScreen() {
  const house = useOwnHouse();
  return (
    <Page title={text().settings.title}>
      <SettingsForm />
      {house && (
        <>
          <Devices house={house} />
          <Screens house={house} />
        </>
      )}
    </Page>
  );
}
