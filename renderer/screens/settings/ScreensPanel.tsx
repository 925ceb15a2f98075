// Lists the screens for the room that have a persistent key, and removes them (H-39).

import { useState } from "react";
import { useAnswer, useHouseActions } from "#renderer/context/houseContext.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import { useOwnHouse } from "#renderer/screens/friends/lanState.ts";
import { WhatIsOn } from "#renderer/screens/friends/WhatIsOn.tsx";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { KeptScreen } from "#shared/protocol/house.ts";
import styles from "./Settings.module.css";

/** Another screen may be opened meanwhile. */
const everyMs = 3_000;

/** Renders nothing except on the owner's page. */
export function ScreensPanel() {
  const house = useOwnHouse();
  return house && <Screens house={house} />;
}

const nameOf = ({ name }: KeptScreen): string =>
  name === "" ? text().settings.devices.nameless : name;

function showsWords({ shows }: KeptScreen): string {
  const words = text().settings.screens;
  if (typeof shows === "string") return words[shows];
  return "game" in shows
    ? words.table(gameText(shows.game).name)
    : words.tournament(shows.tournament);
}

function Screens({ house }: { readonly house: HouseClient }) {
  const words = text().settings.screens;
  const { asked, take } = useAnswer("screens", {}, { of: house, every: everyMs });
  const { refusal, act } = useHouseActions();
  const [removing, setRemoving] = useState<KeptScreen | null>(null);
  const remove = async (screen: string): Promise<void> => {
    setRemoving(null);
    const done = await act("removeScreen", { screen });
    if (done) take(done.value);
  };
  const screens = asked.state === "answered" ? asked.value : [];
  return (
    <Panel title={words.title}>
      <p className="help">{words.help}</p>
      <WhatIsOn />
      {refusal !== null && <Failure message={refusal.message} />}
      {screens.length > 0 && (
        <ul className={styles.list}>
          {screens.map((screen) => (
            <li key={screen.id} className="flow between">
              <span className={styles.words}>
                <span className={styles.name}>
                  {nameOf(screen)} <small>{showsWords(screen)}</small>
                </span>
                <small>{text().settings.devices.used(screen.usedAt, screen.madeAt)}</small>
              </span>
              <Button
                aria-label={words.removeOf(nameOf(screen), showsWords(screen))}
                onClick={() => setRemoving(screen)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {removing !== null && (
        <Sheet
          title={words.sureTitle(nameOf(removing))}
          onClose={() => setRemoving(null)}
          action={
            <Button kind="danger" onClick={() => void remove(removing.id)}>
              {words.remove}
            </Button>
          }
        >
          <p>{words.sure}</p>
        </Sheet>
      )}
    </Panel>
  );
}
