import { CSPProvider } from "@base-ui/react/csp-provider";
import { lazy, Suspense, use, useEffect, type ReactNode } from "react";
import { BigScreen } from "#renderer/screens/bigScreen/BigScreen.tsx";
import { GuestHome } from "#renderer/screens/home/GuestHome.tsx";
import { Home } from "#renderer/screens/home/Home.tsx";
import { Join } from "#renderer/screens/join/Join.tsx";
import { Replay } from "#renderer/screens/replay/Replay.tsx";
import { TableScreen } from "#renderer/screens/table/TableScreen.tsx";
import { lazyTournament } from "#renderer/screens/tournament/lazyTournament.ts";
import type { Sounds } from "#renderer/sound/sounds.ts";
import { text } from "#renderer/text/text.ts";
import { Notice } from "#renderer/ui/Notice.tsx";
import type { Settings } from "#shared/settings/settings.ts";
import type { Arrival } from "#renderer/context/arrival.ts";
import { Backdrop } from "#renderer/ui/Backdrop.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { HouseProvider } from "./HouseProvider.tsx";
import { formatRoute, useRoute, type Route } from "#renderer/context/route.ts";
import { ProfileProvider } from "./ProfileProvider.tsx";
import type { Clients } from "#renderer/client/clients.ts";
import { ClientsContext, useSettings, SoundsContext } from "#renderer/context/appContext.ts";
import type { SettingsPort } from "./settingsPort.ts";
import { SettingsProvider } from "./SettingsProvider.tsx";

// Screens that are not needed to sit down at a table are loaded on first visit.
const About = lazy(async () => ({
  default: (await import("#renderer/screens/about/About.tsx")).About,
}));
const Bank = lazy(async () => ({
  default: (await import("#renderer/screens/bank/Bank.tsx")).Bank,
}));
const CheckDeal = lazy(async () => ({
  default: (await import("#renderer/screens/checkDeal/CheckDeal.tsx")).CheckDeal,
}));
const ChipBank = lazy(async () => ({
  default: (await import("#renderer/screens/chipBank/ChipBank.tsx")).ChipBank,
}));
const Help = lazy(async () => ({
  default: (await import("#renderer/screens/help/Help.tsx")).Help,
}));
const History = lazy(async () => ({
  default: (await import("#renderer/screens/history/History.tsx")).History,
}));
const Learn = lazy(async () => ({
  default: (await import("#renderer/screens/learn/Learn.tsx")).Learn,
}));
const Practice = lazy(async () => ({
  default: (await import("#renderer/screens/practice/Practice.tsx")).Practice,
}));
const PinEntry = lazyTournament(
  async () => (await import("#renderer/screens/director/PinEntry.tsx")).PinEntry,
);
const ProgressScreen = lazy(async () => ({
  default: (await import("#renderer/screens/progress/ProgressScreen.tsx")).ProgressScreen,
}));
const LadderScreen = lazy(async () => ({
  default: (await import("#renderer/screens/ladder/LadderScreen.tsx")).LadderScreen,
}));
const RoomClock = lazy(async () => ({
  default: (await import("#renderer/screens/roomClock/RoomClock.tsx")).RoomClock,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import("#renderer/screens/settings/SettingsScreen.tsx")).SettingsScreen,
}));
const TournamentPlace = lazyTournament(
  async () => (await import("#renderer/screens/tournament/TournamentPlace.tsx")).TournamentPlace,
);
const Tournaments = lazyTournament(
  async () => (await import("#renderer/screens/tournament/Tournaments.tsx")).Tournaments,
);
const TournamentSetup = lazyTournament(
  async () =>
    (await import("#renderer/screens/tournament/setup/TournamentSetup.tsx")).TournamentSetup,
);
const Setup = lazy(async () => ({
  default: (await import("#renderer/screens/setup/Setup.tsx")).Setup,
}));

export type AppProps = Readonly<{
  port: SettingsPort;
  settings: Settings;
  clients: Clients;
  sounds: Sounds;
  arrival: Arrival;
}>;

export function App({ port, settings, clients, sounds, arrival }: AppProps) {
  return (
    <CSPProvider disableStyleElements>
      <SettingsProvider port={port} loaded={settings}>
        <SoundsContext value={sounds}>
          <ClientsContext value={clients}>
            <SoundWishes sounds={sounds} />
            <ErrorBoundary>
              <Places arrival={arrival} />
            </ErrorBoundary>
          </ClientsContext>
        </SoundsContext>
      </SettingsProvider>
    </CSPProvider>
  );
}

/** While the page is out of sight, its turns are heard but its room is not. */
function SoundWishes({ sounds }: { readonly sounds: Sounds }): null {
  const { volume, muted, ambience, vibration } = useSettings().settings;
  useEffect(() => {
    const wish = () => {
      sounds.wishes = { volume, muted, ambience: ambience && !document.hidden, vibration };
    };
    wish();
    document.addEventListener("visibilitychange", wish);
    return () => document.removeEventListener("visibilitychange", wish);
  }, [sounds, volume, muted, ambience, vibration]);
  return null;
}

function Places({ arrival }: { readonly arrival: Arrival }) {
  const route = useRoute();
  return (
    <HouseProvider arrival={arrival}>
      <ProfileProvider>
        <Backdrop
          covered={
            route.screen === "table" ||
            route.screen === "practice" ||
            (route.screen === "learn" && route.game !== null)
          }
        />
        <Suspense fallback={<Notice waiting title={text().house.opening} />}>
          <RoutedScreen route={route} />
        </Suspense>
      </ProfileProvider>
    </HouseProvider>
  );
}

/** Where a director's device may go besides its tournament. */
const openToDevice: ReadonlySet<Route["screen"]> = new Set([
  "tournament",
  "help",
  "checkDeal",
  "settings",
  "about",
  "bigScreen",
]);
/** They need no line to the house, or have one of their own. */
const ungated: ReadonlySet<Route["screen"]> = new Set([
  "help",
  "checkDeal",
  "settings",
  "about",
  "bigScreen",
  "table",
]);
/** A guest is sent home from there. */
const owners: ReadonlySet<Route["screen"]> = new Set([
  "home",
  "setup",
  "ladder",
  "bank",
  "chips",
  "clock",
  "newTournament",
]);

function RoutedScreen({ route }: { readonly route: Route }) {
  const { caller, invited, line } = use(HouseContext);
  const { tournament } = invited;
  if (caller === "director" && tournament !== null && !openToDevice.has(route.screen))
    return <RoutedScreen route={{ screen: "tournament", tournament, at: "direct" }} />;
  if (line === "no-key" && route.screen === "tournament" && route.at === "direct")
    return <PinEntry tournament={route.tournament} />;
  if (ungated.has(route.screen)) return screenAt(route);
  const isOwners =
    owners.has(route.screen) || (route.screen === "replay" && route.round === "file");
  return <HouseGate>{isOwners && caller === "guest" ? <GuestHome /> : screenAt(route)}</HouseGate>;
}

function screenAt(route: Route): ReactNode {
  switch (route.screen) {
    case "home":
      return <Home />;
    case "setup":
      return <Setup />;
    case "help":
      return <Help page={route.page} rule={route.rule} />;
    case "learn":
      return <Learn game={route.game} />;
    case "history":
      return <History />;
    case "checkDeal":
      return <CheckDeal />;
    case "progress":
      return <ProgressScreen />;
    case "ladder":
      return <LadderScreen />;
    case "bank":
      return <Bank />;
    case "chips":
      return <ChipBank evening={route.evening} />;
    case "clock":
      return <RoomClock />;
    case "replay":
      return <Replay key={route.round} round={route.round} at={route.at ?? 0} />;
    case "practice":
      return <Practice key={formatRoute(route)} {...route} />;
    case "settings":
      return <SettingsScreen />;
    case "about":
      return <About />;
    case "tournaments":
      return <Tournaments />;
    case "newTournament":
      return <TournamentSetup />;
    case "tournament":
      return <TournamentPlace key={route.tournament} tournament={route.tournament} at={route.at} />;
    case "bigScreen":
      return <BigScreen code={route.code} />;
    case "table":
      return <TableScreen key={route.table} id={route.table} over={route.over} />;
  }
}

function HouseGate({ children }: { readonly children: ReactNode }) {
  const { line, retry } = use(HouseContext);
  const words = text().house;
  switch (line) {
    case "no-key":
      return <Join />;
    case "silent":
      return (
        <Notice title={words.lostTitle} action={{ label: text().app.tryAgain, act: retry }}>
          {words.lost}
        </Notice>
      );
    case "opening":
      return <Notice waiting title={words.opening} />;
    default:
      return children;
  }
}
