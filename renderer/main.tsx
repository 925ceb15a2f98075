import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/inter/wght.css";
import "./ui/styles/tokens.css";
import "./ui/styles/base.css";
import "./ui/styles/shared.css";
import { createRoot } from "react-dom/client";
import { App, type AppProps } from "./app/App.tsx";
import { arrive, screenArrival, restartWithCode } from "./context/arrival.ts";
import { doorsFound } from "./table/drawing/doors.ts";
import { heedingVersion } from "./app/otherVersion.ts";
import { parseRoute } from "./context/route.ts";
import type { Clients } from "#renderer/client/clients.ts";
import { browserSettings, desktopSettings, type SettingsPort } from "./app/settingsPort.ts";
import { realClock } from "./client/clientClock.ts";
import { guestDoor } from "./client/guestDoor.ts";
import { openHouse } from "./client/openHouse.ts";
import { openTable } from "./client/reconnectingClient.ts";
import { screenKeys, screens } from "./client/screens.ts";
import { prepareTable } from "./screens/table/loadTable.ts";
import { Sounds } from "./sound/sounds.ts";
import { speak, speakMade } from "./text/text.ts";

const port: SettingsPort = window.app ? desktopSettings(window.app) : browserSettings(localStorage);
const send = heedingVersion(window);
const wire: Clients = {
  openHouse: () => openHouse(location.origin, send),
  openTable: (table, key) => openTable(location.origin, table, key, realClock, send),
  guests: guestDoor(location.origin),
  screens: screens(location.origin, screenKeys(localStorage), send),
};

/** So long does a screen for the room wait for the words of another language than English. */
const wordsMs = 2_000;

const isScreen = (): boolean => parseRoute(location.hash).screen === "bigScreen";

/**
 * H-39: nothing that a screen waits for before it is drawn may take longer than a host that is
 * gone.
 */
const spokenFor = (spoken: Promise<void>): Promise<void> =>
  Promise.race([spoken, new Promise<void>((resolve) => setTimeout(resolve, wordsMs))]);

/**
 * No `await` stands outside: what is loaded meanwhile may import this very script, and would wait
 * for it for ever.
 */
async function start(): Promise<void> {
  const settings = await port.load();
  if (parseRoute(location.hash).screen === "table") prepareTable(settings);
  const asScreen = isScreen();
  const started = {
    port,
    clients: wire,
    sounds: new Sounds(),
    arrival: asScreen ? screenArrival : await arrive(window, wire.guests),
    settings,
  };
  const spoken = speak(started.settings.language).catch(() => {});
  await (asScreen ? spokenFor(spoken) : spoken);
  addEventListener("hashchange", () => restartWithCode(window));
  // Whoever goes elsewhere from there has not been asked yet who they are, and the other way round.
  addEventListener("hashchange", () => isScreen() !== asScreen && location.reload());
  const root = createRoot(document.getElementById("root")!);
  const doors = doorsFound<AppProps>();
  if (doors)
    doors.open(started, { show: (app, key) => root.render(<App key={key} {...app} />), speakMade });
  else root.render(<App {...started} />);
}

void start();
