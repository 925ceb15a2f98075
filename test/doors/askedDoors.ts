// Reads from an address like `?screen=result&speed=off` which state of the app a test or a
// developer wants to see, and shows it.

import type { AppProps } from "#renderer/app/App.tsx";
import type { Caller } from "#renderer/context/arrival.ts";
import { settingsSchema, type Settings } from "#shared/settings/settings.ts";
import type { PageParts } from "#renderer/table/drawing/doors.ts";
import { fakeTableId } from "./fakeHouse.ts";
import { fakeClients, fakeStages, type FakeStage } from "./fakeClients.ts";
import { fakeTournamentStages, type FakeTournamentStage } from "./fakeTournament.ts";
import { pseudo } from "./pseudo.ts";

const callers = ["owner", "guest", "nobody"] as const satisfies readonly Caller[];

/** What the doors of an address ask for. */
export type Doors = Readonly<{
  /** Instead of the stored ones, for this visit. */
  settings: Partial<Settings>;
  /** From `#` on; null to stay. */
  hash: string | null;
  /** Shows English with accents and two fifths longer. */
  isPseudo: boolean;
  /** A house without a host, that opens one table in the given stage; null for the real one. */
  fake: FakeStage | null;
  /** The stage of its tournaments, one of which deals at that table; null: none does. */
  tournament: FakeTournamentStage | null;
  /** As whom one comes, where there is no host. */
  caller: Caller;
}>;

/**
 * `screen`: a place of the app, or `result`. `speed`: off, fast or normal. `house=fake`: no host
 * needed, with `stage`, `tournament` – one deals at the table, at this stage of its own –, and
 * `caller`: owner, guest or nobody. `language=pseudo`: everything that is said has accents and is
 * longer. Any setting by its name: `deck=four-colour`, `textScale=1.6`. Unknown and bad values are
 * passed over.
 */
export function readDoors(search: string): Doors {
  const asked = new URLSearchParams(search);
  const screen = asked.get("screen");
  const stage = fakeStages.find((name) => name === asked.get("stage")) ?? "playing";
  const isFake = asked.get("house") === "fake" || screen === "result";
  return {
    settings: settingsAsked(asked),
    hash: hashOf(screen, isFake),
    isPseudo: asked.get("language") === "pseudo",
    fake: isFake ? (screen === "result" ? "between" : stage) : null,
    tournament: fakeTournamentStages.find((name) => name === asked.get("tournament")) ?? null,
    caller: callers.find((name) => name === asked.get("caller")) ?? "owner",
  };
}

function hashOf(screen: string | null, isFake: boolean): string | null {
  if (screen === null) return null;
  if (screen === "result" || (screen === "table" && isFake)) return `#/table/${fakeTableId}`;
  return screen === "home" ? "#/" : `#/${screen}`;
}

function settingsAsked(asked: URLSearchParams): Partial<Settings> {
  const speed = asked.get("speed");
  const pairs = [...asked, ...(speed === null ? [] : [["animation", speed] as const])];
  return Object.fromEntries(
    pairs.flatMap(([key, value]) => {
      if (!Object.hasOwn(settingsSchema.shape, key)) return [];
      const schema = settingsSchema.shape[key as keyof Settings];
      const good = [value, Number(value), value === "true"]
        .map((one) => schema.safeParse(one))
        .find(({ success }) => success);
      return good?.success ? [[key, good.data]] : [];
    }),
  );
}

/**
 * Shows the app as the address asks for it, and anew where the address comes to ask for something
 * else: a page need not be loaded for each.
 */
export function openDoors(started: AppProps, page: PageParts<AppProps>): void {
  let shown: string | null = null;
  const follow = (): void => {
    const { search } = location;
    if (search === shown) return;
    shown = search;
    page.show(throughDoors(started, page), search);
  };
  follow();
  addEventListener("popstate", follow);
}

/** The app as the address asks for it. */
function throughDoors(started: AppProps, { speakMade }: PageParts<AppProps>): AppProps {
  const { settings, hash, isPseudo, fake, tournament, caller } = readDoors(location.search);
  if (isPseudo) speakMade(pseudo);
  if (hash !== null && location.hash === "") history.replaceState(null, "", hash);
  const opened = { ...started, settings: { ...started.settings, ...settings } };
  return fake === null
    ? opened
    : {
        ...opened,
        clients: fakeClients(fake, tournament, caller === "owner"),
        arrival: { caller, code: null, table: null, tournament: null },
      };
}
