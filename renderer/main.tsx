// How does the page start?

import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/inter/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { arrive } from './app/arrival.ts';
import { doorsFound } from './app/doors.ts';
import { beginAnewWithCode } from './app/owner.ts';
import { parseRoute } from './app/route.ts';
import type { Clients } from './app/clients.ts';
import { browserSettings, desktopSettings, type SettingsPort } from './app/settingsPort.ts';
import { guestDoor } from './client/guestDoor.ts';
import { openHouse } from './client/openHouse.ts';
import { openTable } from './client/openTable.ts';
import { screens } from './client/screens.ts';
import { prepareTable } from './screens/table/tablePlace.ts';
import { Sounds } from './sound/sounds.ts';
import { speak, speakMade } from './text/text.ts';

const port: SettingsPort = window.app ? desktopSettings(window.app) : browserSettings(localStorage);
const wire: Clients = {
  openHouse: () => openHouse(location.origin),
  openTable: (table, key) => openTable(location.origin, table, key),
  guests: guestDoor(location.origin),
  screens: screens(location.origin),
};

/** No `await` stands outside: what is loaded meanwhile may import this very script, and would wait for it for ever. */
async function start(): Promise<void> {
  const settings = await port.load();
  if (parseRoute(location.hash).screen === 'table') prepareTable(settings);
  const started = { port, clients: wire, sounds: new Sounds(), arrival: await arrive(window, wire.guests), settings };
  await speak(started.settings.language).catch(() => {});
  addEventListener('hashchange', () => beginAnewWithCode(window));
  const root = createRoot(document.getElementById('root')!);
  const doors = doorsFound();
  if (doors) doors.open(started, { show: (app, key) => root.render(<App key={key} {...app} />), speakMade });
  else root.render(<App {...started} />);
}

void start();
