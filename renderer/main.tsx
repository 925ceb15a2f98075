// How does the page start?

import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/inter/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { askOwner } from './app/owner.ts';
import type { Sessions } from './app/sessions.ts';
import { browserSettings, desktopSettings, type SettingsPort } from './app/settingsPort.ts';
import { openHouse } from './session/openHouse.ts';
import { openTable } from './session/openTable.ts';
import { Sounds } from './sound/sounds.ts';

const port: SettingsPort = window.app ? desktopSettings(window.app) : browserSettings(localStorage);
const wire: Sessions = {
  openHouse: () => openHouse(location.origin),
  openTable: (table, token) => openTable(location.origin, table, token),
};

const started = { port, sessions: wire, sounds: new Sounds(), owner: await askOwner(window), settings: await port.load() };
const doors = __DEV_DOORS__ ? await import('./dev/doors.ts') : null;

createRoot(document.getElementById('root')!).render(<App {...(doors ? doors.throughDoors(started) : started)} />);
