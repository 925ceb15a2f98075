// What makes up the app, from the outside in?

import { CSPProvider } from '@base-ui/react/csp-provider';
import { use, useEffect, type ReactNode } from 'react';
import { About } from '#renderer/screens/about/About.tsx';
import { Bank } from '#renderer/screens/bank/Bank.tsx';
import { BigScreen } from '#renderer/screens/bigScreen/BigScreen.tsx';
import { Help } from '#renderer/screens/help/Help.tsx';
import { History } from '#renderer/screens/history/History.tsx';
import { GuestHome } from '#renderer/screens/home/GuestHome.tsx';
import { Home } from '#renderer/screens/home/Home.tsx';
import { Replay } from '#renderer/screens/replay/Replay.tsx';
import { SettingsScreen } from '#renderer/screens/settings/SettingsScreen.tsx';
import { Setup } from '#renderer/screens/setup/Setup.tsx';
import { TableScreen } from '#renderer/screens/table/TableScreen.tsx';
import type { Sounds } from '#renderer/sound/sounds.ts';
import type { Settings } from '#shared/settings/settings.ts';
import type { Arrival } from './arrival.ts';
import { Backdrop } from './Backdrop.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { HouseGate } from './HouseGate.tsx';
import { HouseContext } from './houseContext.ts';
import { HouseProvider } from './HouseProvider.tsx';
import { useRoute } from './navigation.ts';
import type { Route } from './route.ts';
import { ProfileProvider } from './ProfileProvider.tsx';
import type { Clients } from './clients.ts';
import { ClientsContext } from './clientsContext.ts';
import { useSettings } from './settingsContext.ts';
import type { SettingsPort } from './settingsPort.ts';
import { SettingsProvider } from './SettingsProvider.tsx';
import { SoundsContext } from './soundsContext.ts';

export interface AppProps {
  readonly port: SettingsPort;
  readonly settings: Settings;
  readonly clients: Clients;
  readonly sounds: Sounds;
  readonly arrival: Arrival;
}

export function App({ port, settings, clients, sounds, arrival }: AppProps) {
  return (
    <CSPProvider disableStyleElements>
      <SettingsProvider port={port} loaded={settings}>
        <SoundsContext value={sounds}>
          <ClientsContext value={clients}>
            <Volume sounds={sounds} />
            <ErrorBoundary>
              <Places arrival={arrival} />
            </ErrorBoundary>
          </ClientsContext>
        </SoundsContext>
      </SettingsProvider>
    </CSPProvider>
  );
}

function Volume({ sounds }: { readonly sounds: Sounds }): null {
  const { volume, muted } = useSettings().settings;
  useEffect(() => {
    sounds.volume = volume;
    sounds.muted = muted;
  }, [sounds, volume, muted]);
  return null;
}

function Places({ arrival }: { readonly arrival: Arrival }) {
  const route = useRoute();
  return (
    <HouseProvider arrival={arrival}>
      <ProfileProvider>
        <Backdrop covered={route.screen === 'table'} />
        <Place route={route} />
      </ProfileProvider>
    </HouseProvider>
  );
}

function Place({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'home': return <OwnersPlace><Home /></OwnersPlace>;
    case 'setup': return <OwnersPlace><Setup /></OwnersPlace>;
    case 'help': return <Help game={route.game} />;
    case 'history': return <OwnersPlace><History /></OwnersPlace>;
    case 'bank': return <OwnersPlace><Bank /></OwnersPlace>;
    case 'replay': return <OwnersPlace><Replay round={route.round} /></OwnersPlace>;
    case 'settings': return <SettingsScreen />;
    case 'about': return <About />;
    case 'bigScreen': return <BigScreen key={route.code} code={route.code} />;
    case 'table': return <TableScreen key={route.table} id={route.table} over={route.over} />;
  }
}

/** A guest is at home wherever only the owner may go. */
function OwnersPlace({ children }: { readonly children: ReactNode }) {
  const { caller } = use(HouseContext);
  return <HouseGate>{caller === 'guest' ? <GuestHome /> : children}</HouseGate>;
}
