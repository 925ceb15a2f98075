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
import { tableGame } from "#renderer/games/tableGames.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import type { Sounds } from "#renderer/sound/sounds.ts";
import {
  deskParts,
  firstOf,
  type ControlsProps,
  type Covered,
  type GamePart,
  type Size,
} from "./part.ts";
import { Desk } from "./desk/Desk.ts";
import { laidBy, type DeskState } from "./desk/deskState.ts";
import { lyingIn } from "./layout/freePlace.ts";
import { offersOf } from "./desk/offers.ts";
import { raisedKeys } from "./desk/picks.ts";
import { tabMemory } from "./desk/ViewPlayer.ts";
import { ActionBar } from "./dom/ActionBar.tsx";
import { CardCaption, EffectsButton, EffectsStrip, Holding } from "./dom/CardCaption.tsx";
import { FastForwardButton, Hud, useFastForward, Log } from "./dom/Hud.tsx";
import { HandButtons } from "./dom/HandButtons.tsx";
import { SeatBubbles, SeatList } from "./dom/Seats.tsx";
import { TableFrame } from "./dom/TableFrame.tsx";
import { TableWords, ToastPlace } from "./dom/TableWords.tsx";
import { useLayout, useSize } from "./dom/useLayout.ts";
import { goOnButton, ownKeysOf, useTableKeys, type Focus } from "./dom/input/useTableKeys.ts";
import { PointedCard } from "./dom/input/CardGestures.ts";
import { useTableDrawing } from "./dom/useTableDrawing.ts";
import type { Layout } from "./layout/layout.ts";
import type { TableGame } from "./tableGame.ts";
import type { ChatLine } from "#shared/protocol/table.ts";

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
  over?: (lying: ReturnType<typeof lyingIn>, layout: Layout) => ReactNode;
  talk?: Talk | null;
}>;

export type KeysShown = Readonly<{
  open: boolean;
  show: () => void;
  close: () => void;
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

interface LaidTableProps extends Omit<TableProps, "client"> {
  readonly desk: Desk;
}

function LaidTable({
  desk,
  settings: kept,
  sounds,
  onMenu,
  onFriends,
  onSettings,
  onMoving,
  keys,
  over,
  talk = null,
}: LaidTableProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const [isLogOpen, setLogOpen] = useState(false);
  const [sortBy, sort] = useSorting(desk, kept, onSettings);
  const { game, player } = desk;
  const isAlone = state.snapshot.table?.alone === true;
  const settings = useMemo(
    () => ({ ...kept, autoPass: kept.autoPass ?? isAlone }),
    [kept, isAlone],
  );
  useExplanation(desk, state, settings, onSettings);
  const seen = laidBy(state)?.seen;
  const effects = seen && game ? game.words().effects(seen) : [];
  const window = useSize(place) ?? unsized;
  const asideWidth = asideWidthOf(game, state, window, settings);
  const corner =
    Number(talk !== null || isAlone) +
    Number(effects.length > 0) +
    (game?.parts ?? []).filter(({ controls: its }) => its?.corner).length;
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
  const covered = layout ? coveredAt(game, state, layout) : {};
  const { pointer, hurry: draw } = useTableDrawing({
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
  const [areEffectsOpen, setEffectsOpen] = useState(false);
  const toggleEffects = effects.length === 0 ? null : (): void => setEffectsOpen((open) => !open);
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

  const shown = (name: string, Controls: ComponentType<ControlsProps> | undefined): ReactNode =>
    layout &&
    Controls && (
      <Controls
        key={name}
        desk={desk}
        state={state}
        offers={offers}
        layout={layout}
        settings={settings}
        pointed={pointed}
        window={window}
      />
    );
  const controls = (where: keyof NonNullable<GamePart["controls"]>): ReactNode =>
    (game?.parts ?? []).map(({ name, controls: its }) => shown(name, its?.[where]));
  const switches = deskParts(game).flatMap((part) => part.switches?.(settings) ?? []);
  return (
    <TableFrame
      place={place}
      canvas={canvas}
      state={state}
      layout={layout}
      hurry={fastForward.hold}
      asideWidth={asideWidth}
      aside={(game?.parts ?? []).map(({ name, aside }) => shown(name, aside?.Shown))}
    >
      {layout && (
        <>
          <Hud
            state={state}
            layout={layout}
            game={game?.words().name ?? ""}
            onMenu={onMenu}
            onFriends={onFriends}
            isLogOpen={isLogOpen}
            toggleLog={toggleLog}
            beside={
              <>
                {controls("corner")}
                {toggleEffects && <EffectsButton isOpen={areEffectsOpen} toggle={toggleEffects} />}
                {talk?.button}
                {isAlone && (talk?.isInGame ?? true) && (
                  <FastForwardButton fastForward={fastForward} />
                )}
              </>
            }
          />
          <SeatList game={game} state={state} layout={layout} />
          <TableWords
            game={game}
            state={state}
            isMine={offers?.isMyTurn ?? false}
            layout={layout}
            beside={covered.beside ?? null}
            spoken={prompt?.spoken ?? null}
          >
            {prompt && controls("prompt")}
          </TableWords>
          <ToastPlace
            desk={desk}
            toast={state.toast}
            layout={layout}
            above={covered.above ?? 0}
            beside={covered.beside ?? null}
          />
          {controls("beforeHand")}
          {state.scene.own !== null && (
            <HandButtons
              desk={desk}
              state={state}
              raised={raised}
              offers={offers}
              layout={layout}
              pointer={pointed}
            />
          )}
          {state.scene.own !== null && (
            <CardCaption
              game={game}
              state={state}
              offers={offers}
              layout={layout}
              pointed={pointed}
              above={covered.above ?? 0}
            />
          )}
          <Holding game={game} state={state} layout={layout} />
          {offers && controls("beforeActions")}
          {offers && (
            <ActionBar
              desk={desk}
              state={state}
              raised={raised}
              offers={offers}
              layout={layout}
              sortBy={sortBy}
              sort={sort}
              prompt={prompt}
              switches={switches}
              change={onSettings}
              minor={controls("minor")}
            />
          )}
          {offers && controls("afterActions")}
          {areEffectsOpen && toggleEffects && (
            <EffectsStrip
              effects={effects}
              deck={settings.deck}
              layout={layout}
              close={toggleEffects}
            />
          )}
          <Log
            lines={state.lines}
            isOpen={isLogOpen}
            close={() => setLogOpen(false)}
            above={belowPanels(layout)}
          />
          {talk && (
            <SeatBubbles
              lines={talk.fresh}
              table={state.snapshot.table}
              isRoundShown={state.view !== null}
              layout={layout}
            />
          )}
          {talk?.panel(belowPanels(layout))}
          {over?.(lyingIn(layout, state.scene), layout)}
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
        </>
      )}
    </TableFrame>
  );
}

const unsized: Size = { width: 0, height: 0 };

const asideWidthOf = (game: TableGame | null, state: DeskState, window: Size, settings: Settings) =>
  (game?.parts ?? []).reduce(
    (sum, { aside }) => sum + (aside?.width(state, window, settings) ?? 0),
    0,
  );

/**
 * Height that panels leave free at the bottom for the own hand, its buttons and, where they lie
 * over it, the line above them; pixels.
 */
const belowPanels = ({ room, status, actions, portrait }: Layout) =>
  room.height - Math.min(actions.y - 4, status.y + (portrait ? 0 : status.height));

const coveredAt = (game: TableGame | null, state: DeskState, layout: Layout): Covered =>
  Object.assign(
    {},
    ...deskParts(game).map((part) => game && part.covers?.(game, state, layout)),
  ) as Covered;

function useExplanation(
  { game, say }: Desk,
  state: DeskState,
  settings: Settings,
  onSettings: TableProps["onSettings"],
) {
  const explained = game && firstOf(game, (part) => part.explains?.(game, state, settings));
  const words = explained?.words ?? null;
  const latest = useRef({ explained, onSettings });
  latest.current = { explained, onSettings };
  useEffect(() => {
    if (words === null || !latest.current.explained) return;
    say("hint", words);
    latest.current.onSettings(latest.current.explained.remembered);
  }, [words, say]);
}

/** Sorts the hand at once, before the settings are saved. */
function useSorting(
  desk: Desk,
  settings: Settings,
  onSettings: TableProps["onSettings"],
): readonly [Settings["sortBy"], () => void] {
  const [sortBy, setSortBy] = useState(settings.sortBy);
  useEffect(() => setSortBy(settings.sortBy), [settings.sortBy]);
  useEffect(() => desk.player.sort(sortBy), [desk, sortBy]);
  const sort = () => {
    const next = sortBy === "rank" ? "suit" : "rank";
    setSortBy(next);
    onSettings({ sortBy: next });
  };
  return [sortBy, sort];
}

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
