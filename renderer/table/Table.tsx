import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import type { Settings } from "#shared/settings/settings.ts";
import type { ChatLine } from "#shared/protocol/table.ts";
import { tableGame } from "#renderer/games/tableGames.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import type { Sounds } from "#renderer/sound/sounds.ts";
import {
  deskParts,
  firstOf,
  merged,
  type ControlsProps,
  type Covered,
  type GamePart,
  type Size,
} from "./part.ts";
import { Desk } from "./desk/Desk.ts";
import { laidBy } from "./desk/deskState.ts";
import type { Occasion } from "./desk/showing.ts";
import { lyingIn } from "./layout/freePlace.ts";
import { offersOf } from "./desk/offers.ts";
import { raisedKeys } from "./desk/picks.ts";
import { tabMemory } from "./desk/ViewPlayer.ts";
import { ActionBar } from "./dom/ActionBar.tsx";
import { Bench } from "./dom/Bench.tsx";
import { CardCaption, EffectsButton, EffectsStrip, Holding } from "./dom/CardCaption.tsx";
import { FastForwardButton, Hud, Log, useFastForward } from "./dom/Hud.tsx";
import { HandButtons } from "./dom/HandButtons.tsx";
import { SeatBubbles, SeatList } from "./dom/Seats.tsx";
import { TableFrame } from "./dom/TableFrame.tsx";
import { TableWords, ToastPlace } from "./dom/TableWords.tsx";
import { useLayout, useSize } from "./dom/useLayout.ts";
import { goOnButton, ownKeysOf, useTableKeys, type Focus } from "./dom/input/useTableKeys.ts";
import { PointedCard } from "./dom/input/CardGestures.ts";
import { useTableDrawing } from "./dom/useTableDrawing.ts";
import type { Layout } from "./layout/layout.ts";
import { noRecords, type Records } from "./records.ts";
import { RemarksAmongBots } from "./dom/RemarksAmongBots.tsx";

export type TableProps = Readonly<{
  client: TableClient;
  settings: Settings;
  sounds: Pick<Sounds, "play">;
  onMenu: () => void;
  onFriends: () => void;
  onSettings: (change: Partial<Settings>) => void;
  /**
   * Called when the table begins or stops moving; a celebration may last a little longer. Must keep
   * its identity.
   */
  onMoving?: (moving: boolean) => void;
  keys: KeysShown;
  /** Lies over the table and receives the boxes that are taken. */
  over?: (lying: ReturnType<typeof lyingIn>) => ReactNode;
  talk?: Talk | null;
  /** Opens what is known of the deal; null where no deal is verified (H-18). */
  seal?: ReactNode;
  /** Against characters; absent where they say nothing. */
  records?: Records;
  /** What the deals at this table decide besides their round. */
  occasion?: Occasion | null;
}>;

export type KeysShown = Readonly<{ open: boolean; show: () => void; close: () => void }>;

export type Talk = Readonly<{
  /** The latest lines, one per other person, shown at the seats for a while. */
  fresh: readonly ChatLine[];
  button: ReactNode;
  /** `above`: pixels to leave free at the window's lower edge. */
  panel: (above: number) => ReactNode;
  toggle: () => void;
  /** Talking is part of the game, so it is possible even with bots only. */
  isInGame: boolean;
}>;

const KeysSheet = lazy(async () => ({ default: (await import("./dom/KeysSheet.tsx")).KeysSheet }));

export function Table({ client, settings, ...rest }: TableProps) {
  const [desk, setDesk] = useState<Desk | null>(null);
  useEffect(() => {
    const opened = new Desk(client, tableGame, settings.sortBy, tabMemory(sessionStorage));
    setDesk(opened);
    return () => opened.close();
    // Changes of sortBy are handled below: a new desk would lose the table's state.
  }, [client]);
  return desk && <LaidTable desk={desk} settings={settings} {...rest} />;
}

type LaidTableProps = Omit<TableProps, "client"> & { readonly desk: Desk };

const unsized: Size = { width: 0, height: 0 };

function LaidTable({ desk, settings: kept, sounds, onSettings, ...rest }: LaidTableProps) {
  const {
    onMenu,
    onFriends,
    onMoving,
    keys,
    over,
    talk = null,
    seal = null,
    records = null,
    occasion = null,
  } = rest;
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const [isLogOpen, setLogOpen] = useState(false);
  const [areEffectsOpen, setEffectsOpen] = useState(false);
  const [sortBy, sort] = useSorting(desk, kept, onSettings);
  const { game, player } = desk;
  useEffect(() => player.mark(occasion), [player, occasion]);
  const parts = game?.parts ?? [];
  const isAlone = state.snapshot.table?.alone === true;
  const settings = useMemo(
    () => ({
      ...kept,
      autoPass: kept.autoPass ?? isAlone,
      // Whoever never passes automatically is asked about everything, unless they say otherwise.
      asksAbout: kept.asksAbout ?? (isAlone && kept.autoPass !== false ? "mine" : "everything"),
    }),
    [kept, isAlone],
  );
  const seen = laidBy(state)?.seen;
  const effects = seen && game ? game.words().effects(seen) : [];
  const window = useSize(place, state.snapshot.table?.game ?? null) ?? unsized;
  const asideWidth = parts.reduce(
    (sum, { aside }) => sum + (aside?.width(state, window, settings) ?? 0),
    0,
  );
  const corner =
    Number(talk !== null || isAlone) +
    Number(effects.length > 0) +
    Number(seal !== null) +
    parts.filter(({ controls: its }) => its?.corner).length;
  const layout = useLayout(
    { ...window, width: window.width - asideWidth },
    state,
    game,
    settings,
    corner,
  );
  const offers = offersOf(game, state);
  const raised = raisedKeys(game, state);
  const prompt = game && firstOf(game, (part) => part.prompt?.(game, state, settings));
  const {
    pointer,
    hurry: draw,
    moveFace,
  } = useTableDrawing({
    host: canvas,
    player,
    state,
    raised,
    offers,
    layout,
    settings,
    sounds,
    pace: 1,
  });
  const fastForward = useFastForward(desk, state, draw);
  const pointed = useMemo(() => new PointedCard(pointer), [pointer]);
  const toggleEffects = effects.length === 0 ? null : () => setEffectsOpen((open) => !open);
  const toggleLog = () => setLogOpen((open) => !open);
  useEffect(() => desk.wish(settings), [desk, settings]);
  useEffect(() => onMoving?.(state.moving), [onMoving, state.moving]);
  const clear = () =>
    raised.size > 0 || state.toast || !(isLogOpen || areEffectsOpen)
      ? desk.clear()
      : areEffectsOpen
        ? setEffectsOpen(false)
        : setLogOpen(false);
  const keysFrom = useRef<Focus>("loose");
  const showKeys = (from: Focus) => {
    keysFrom.current = from;
    keys.show();
  };
  useTableKeys(place, {
    desk,
    offers,
    clear,
    sort,
    toggleLog,
    hurry: fastForward.hold,
    showKeys,
    toggleTalk: talk?.toggle ?? null,
    toggleEffects,
  });

  const frame = { place, canvas, state, layout, hurry: fastForward.hold, asideWidth };
  if (!layout) return <TableFrame {...frame} />;
  const at = { desk, game, state, raised, offers, layout, settings, onSettings, pointed, window };
  const covered = merged<Covered>(
    {},
    deskParts(game).map((part) => game && part.covers?.(game, state, layout)),
  );
  const shown = (controlsOf: (part: GamePart) => ComponentType<ControlsProps> | undefined) =>
    parts.map((part) => {
      const Controls = controlsOf(part);
      return Controls && <Controls key={part.name} {...at} />;
    });
  const controls = (where: keyof NonNullable<GamePart["controls"]>) =>
    shown(({ controls: its }) => its?.[where]);
  return (
    <TableFrame {...frame} aside={shown(({ aside }) => aside?.Shown)}>
      <Hud
        {...at}
        onMenu={onMenu}
        onFriends={onFriends}
        isLogOpen={isLogOpen}
        toggleLog={toggleLog}
        beside={
          <>
            {controls("corner")}
            {toggleEffects && <EffectsButton isOpen={areEffectsOpen} toggle={toggleEffects} />}
            {seal}
            {talk?.button}
            {isAlone && (talk?.isInGame ?? true) && <FastForwardButton {...fastForward} />}
          </>
        }
      />
      <SeatList {...at} records={records ?? noRecords} />
      <Bench {...at} underButtons />
      <TableWords {...at} isMine={offers?.isMyTurn} beside={covered.beside} spoken={prompt?.spoken}>
        {prompt && controls("prompt")}
      </TableWords>
      <ToastPlace {...at} {...covered} />
      {controls("beforeHand")}
      {state.scene.own !== null && (
        <>
          <HandButtons {...at} />
          <CardCaption {...at} {...covered} />
        </>
      )}
      <Holding {...at} />
      {offers && (
        <>
          {controls("beforeActions")}
          <ActionBar
            {...at}
            offers={offers}
            sortBy={sortBy}
            sort={sort}
            prompt={prompt}
            minor={controls("minor")}
          />
          {controls("afterActions")}
        </>
      )}
      {areEffectsOpen && toggleEffects && (
        <EffectsStrip {...at} effects={effects} close={toggleEffects} />
      )}
      <Log
        lines={state.lines}
        isOpen={isLogOpen}
        close={() => setLogOpen(false)}
        above={belowPanels(layout)}
      />
      {talk && <SeatBubbles {...at} lines={talk.fresh} />}
      {records && (
        <RemarksAmongBots
          {...{ desk, state, layout, records, moveFace }}
          language={settings.language}
          wished={settings.remarks}
          isGameTalk={talk?.isInGame === true}
        />
      )}
      {talk?.panel(belowPanels(layout))}
      {over?.(lyingIn(layout, state.scene))}
      {controls("dialog")}
      <Suspense>
        {keys.open && (
          <KeysSheet
            moment={() => ({
              state,
              offers,
              focus: keysFrom.current,
              own: ownKeysOf(desk),
              isLogOpen,
              canTalk: talk !== null,
              strip: toggleEffects === null ? "none" : areEffectsOpen ? "open" : "closed",
              goesOn: goOnButton()?.textContent ?? null,
            })}
            close={keys.close}
          />
        )}
      </Suspense>
    </TableFrame>
  );
}

/**
 * Height that panels leave free at the bottom for the own hand, its buttons and, where they lie
 * over it, the line above them; pixels.
 */
const belowPanels = ({ room, status, actions, portrait }: Layout) =>
  room.height - Math.min(actions.y - 4, status.y + (portrait ? 0 : status.height));

/** Sorts the hand at once, before the settings are saved. */
function useSorting(desk: Desk, settings: Settings, onSettings: TableProps["onSettings"]) {
  const [sortBy, setSortBy] = useState(settings.sortBy);
  useEffect(() => setSortBy(settings.sortBy), [settings.sortBy]);
  useEffect(() => desk.player.sort(sortBy), [desk, sortBy]);
  const sort = () => {
    const next = sortBy === "rank" ? "suit" : "rank";
    setSortBy(next);
    onSettings({ sortBy: next });
  };
  return [sortBy, sort] as const;
}
