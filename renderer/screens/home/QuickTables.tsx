import { manifests } from "#renderer/games/catalogue.ts";
import { presetOf, presets } from "#renderer/screens/setup/presets.ts";
import { useGameOffers } from "#renderer/screens/setup/gameOffers.ts";
import { draftOfRotation, playersFor } from "#renderer/screens/setup/rotationDraft.ts";
import {
  fittingBots,
  likedBots,
  resizedBots,
  type TableChoice,
} from "#renderer/screens/setup/tableChoice.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { GameOffer } from "#shared/protocol/house.ts";
import type { Rotation } from "#shared/protocol/schema.ts";
import styles from "./Home.module.css";

interface QuickTablesProps {
  readonly like: TableChoice;
  readonly disabled: boolean;
  readonly open: (choice: TableChoice) => void;
}

/** The mixed sessions with a tile of their own; the others are only in the form. */
const quick = ["kingsPot"];
const mostTiles = 6;

export function laidLike(
  like: TableChoice,
  games: readonly GameOffer[],
  rotation: Rotation,
): TableChoice {
  const best =
    rotation.length === 1
      ? manifests.find(({ id }) => id === rotation[0]!.game)?.bestPlayers
      : undefined;
  const playersOf = (played: Rotation): GameOffer["players"] =>
    playersFor(games, draftOfRotation(games, played));
  const bots =
    best === undefined
      ? likedBots(like.bots, playersOf(like.rotation))
      : resizedBots(like.bots, best - 1);
  return { ...like, rotation, bots: fittingBots(bots, playersOf(rotation)) };
}

export function QuickTables({ like, disabled, open }: QuickTablesProps) {
  const { asked } = useGameOffers();
  const words = text().home;
  if (asked.state !== "answered" || asked.value.length < 2) return null;
  const games = asked.value;
  const all = presets(games);
  const tiles = all.filter(({ id, rotation }) => rotation.length === 1 || quick.includes(id));
  const last = presetOf(all, like.rotation);
  return (
    <div className={styles.tiles} role="group" aria-label={words.quick}>
      {tiles
        .filter((tile) => tile !== last)
        .slice(0, mostTiles)
        .map(({ id, name, about, line, rotation }) => (
          <Button
            key={id}
            className={styles.tile}
            disabled={disabled}
            title={about}
            aria-labelledby={`quick-${id}`}
            aria-describedby={`quick-${id}-line`}
            onClick={() => open(laidLike(like, games, rotation))}
          >
            <span id={`quick-${id}`}>{name}</span>
            <span id={`quick-${id}-line`} className={styles.line}>
              {line}
            </span>
          </Button>
        ))}
    </div>
  );
}
