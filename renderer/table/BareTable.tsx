import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Settings } from "#shared/settings/settings.ts";
import { tableGame } from "#renderer/games/tableGames.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { Sounds } from "#renderer/sound/sounds.ts";
import { ViewPlayer } from "./desk/ViewPlayer.ts";
import { Bench } from "./dom/Bench.tsx";
import { SeatList } from "./dom/Seats.tsx";
import { TableFrame } from "./dom/TableFrame.tsx";
import { TableWords } from "./dom/TableWords.tsx";
import { useLayout, useSize } from "./dom/useLayout.ts";
import { useTableDrawing } from "./dom/useTableDrawing.ts";
import { noRecords } from "./records.ts";

/** Feeds the player with what to show until the returned function is called. */
export interface Driver {
  readonly snapshot: TableSnapshot;
  drive(player: Pick<ViewPlayer, "hear" | "take" | "jump">): () => void;
}

type BareTableProps = Readonly<{
  /** Must keep its identity. */
  driver: Driver;
  settings: Settings;
  sounds: Pick<Sounds, "play">;
  onMoving: (moving: boolean) => void;
  /** Factor on the speed in the settings. */
  pace: number;
}>;

/** A table without buttons or keys. */
export function BareTable({ driver, settings, ...rest }: BareTableProps) {
  const [player, setPlayer] = useState<ViewPlayer | null>(null);
  useEffect(() => {
    const made = new ViewPlayer({
      snapshot: driver.snapshot,
      gameOf: tableGame,
      sortBy: settings.sortBy,
      memory: null,
    });
    const stop = driver.drive(made);
    setPlayer(made);
    return () => {
      stop();
      made.close();
    };
    // Changes of sortBy are handled in LaidTable.
  }, [driver]);
  return player && <LaidTable player={player} settings={settings} {...rest} />;
}

type LaidTableProps = Omit<BareTableProps, "driver"> & { readonly player: ViewPlayer };

const none: ReadonlySet<string> = new Set();

function LaidTable({ player, settings, sounds, onMoving, pace }: LaidTableProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(player.subscribe, player.state);
  const { game } = player;
  const layout = useLayout(useSize(place), state, game, settings);
  const { hurry } = useTableDrawing({
    host: canvas,
    player,
    state,
    raised: state.sealed ?? none,
    offers: null,
    layout,
    settings,
    sounds,
    pace,
  });
  useEffect(() => player.sort(settings.sortBy), [player, settings.sortBy]);
  useEffect(() => onMoving(state.moving), [onMoving, state.moving]);
  return (
    <TableFrame place={place} canvas={canvas} state={state} layout={layout} hurry={hurry}>
      {layout && (
        <>
          <SeatList game={game} state={state} layout={layout} records={noRecords} />
          <Bench state={state} layout={layout} underButtons={false} />
          {game?.parts.map(
            ({ name, Room }) =>
              Room && <Room key={name} game={game} state={state} layout={layout} />,
          )}
          <TableWords game={game} state={state} layout={layout} />
        </>
      )}
    </TableFrame>
  );
}
