// Screens for the room that are known by a lasting key, each of which can be removed (H-39).

import { useEffect, useState } from 'react';
import { failureOf, type Failed } from '#renderer/app/houseContext.ts';
import type { HouseClient } from '#renderer/client/clients.ts';
import { useOwnHouse } from '#renderer/screens/friends/lanState.ts';
import { gameText, text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Failure } from '#renderer/ui/Failure.tsx';
import { Panel } from '#renderer/ui/Panel.tsx';
import { Sheet } from '#renderer/ui/Sheet.tsx';
import type { Answer, KeptScreen } from '#shared/protocol/messages.ts';
import styles from './DevicesPanel.module.css';

/** Nothing on a page that is not the owner's. */
export function ScreensPanel() {
  const house = useOwnHouse();
  return house && <Screens house={house} />;
}

const nameOf = ({ name }: KeptScreen): string => (name === '' ? text().settings.devices.nameless : name);

function showsWords({ shows }: KeptScreen): string {
  const words = text().settings.screens;
  if (typeof shows === 'string') return words[shows];
  return 'game' in shows ? words.table(gameText(shows.game).name) : words.tournament(shows.tournament);
}

function Screens({ house }: { readonly house: HouseClient }) {
  const words = text().settings.screens;
  const [screens, setScreens] = useState<readonly KeptScreen[] | null>(null);
  const [failure, setFailure] = useState<Failed | null>(null);
  const [removing, setRemoving] = useState<KeptScreen | null>(null);
  const take = (answer: Answer<readonly KeptScreen[]>): void => {
    setFailure(failureOf(answer));
    if (answer.ok) setScreens(answer.value);
  };
  useEffect(() => {
    let wanted = true;
    void house.ask('screens', {}).then((answer) => wanted && take(answer));
    return () => {
      wanted = false;
    };
  }, [house]);
  const remove = (screen: string): void => {
    setRemoving(null);
    void house.ask('removeScreen', { screen }).then(take);
  };
  return (
    <Panel title={words.title}>
      <p className={styles.help}>{words.help}</p>
      {failure !== null && <Failure message={failure.message} />}
      {screens !== null && screens.length > 0 && (
        <ul className={styles.list}>
          {screens.map((screen) => (
            <li key={screen.id} className={styles.device}>
              <span className={styles.words}>
                <span className={styles.name}>{nameOf(screen)} <small>{showsWords(screen)}</small></span>
                <small>{text().settings.devices.used(screen.usedAt, screen.madeAt)}</small>
              </span>
              <Button aria-label={words.removeOf(nameOf(screen), showsWords(screen))} onClick={() => setRemoving(screen)}>{words.remove}</Button>
            </li>
          ))}
        </ul>
      )}
      {removing !== null && (
        <Sheet title={words.sureTitle(nameOf(removing))} onClose={() => setRemoving(null)} action={<Button kind="danger" onClick={() => remove(removing.id)}>{words.remove}</Button>}>
          <p>{words.sure}</p>
        </Sheet>
      )}
    </Panel>
  );
}
