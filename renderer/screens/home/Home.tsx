import { useEffect } from "react";
import { useAnswer } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/route.ts";
import { useSettings } from "#renderer/context/appContext.ts";
import { manifests } from "#renderer/games/catalogue.ts";
import { useGameOffers } from "#renderer/screens/setup/gameOffers.ts";
import { presets, rotationName } from "#renderer/screens/setup/presets.ts";
import { draftOfRotation, playersFor } from "#renderer/screens/setup/tableDraft.ts";
import {
  fittingBots,
  likedBots,
  likedChoice,
  resizedBots,
  useTableOpening,
  type TableChoice,
} from "#renderer/screens/setup/tableOpening.ts";
import { fetchTableSoon } from "#renderer/screens/table/loadTable.ts";
import { text } from "#renderer/text/text.ts";
import { Button, Label } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";
import type { Card } from "#shared/cards/card.ts";
import type { GameOffer } from "#shared/protocol/house.ts";
import type { Rotation } from "#shared/protocol/schema.ts";
import type { Settings } from "#shared/settings/settings.ts";
import styles from "./Home.module.css";
import { HomePage } from "./HomePage.tsx";
import { Ladders } from "./Ladders.tsx";
import { WeekChallenge } from "./WeekChallenge.tsx";
import { TodaysDeal } from "./TodaysDeal.tsx";
import { firstOpening } from "#renderer/screens/friends/opening.ts";
import { levelsFor } from "#renderer/screens/setup/levels.ts";
import { JoinByCode, NearbyTables, useFoundTables } from "./NearbyTables.tsx";
import { isGoingOn, OwnTables } from "./OpenTables.tsx";

/** The card that must be led, the one that beats everything, the wild one – and the King. */
const hand: readonly Card[] = ["3c", "2d", "Jk", "Qs", "Kh"];
const spread = 9;

function HandPicture({ deck }: { readonly deck: Settings["deck"] }) {
  return (
    <div className={styles.hand} role="img" aria-label={text().home.handAlt}>
      {hand.map((card, at) => (
        <div
          key={card}
          className={styles.card}
          style={{ rotate: `${(at - (hand.length - 1) / 2) * spread}deg`, zIndex: at }}
        >
          <CardPicture card={card} deck={deck} width={9.5} decorative />
        </div>
      ))}
    </div>
  );
}

export function Home() {
  const words = text().home;
  const { settings } = useSettings();
  const { known, failure, again } = useAnswer("openTables", {});
  const tables = known?.filter((table) => !("isTodaysDeal" in table));
  const found = useFoundTables();
  const { open, opening, refusal } = useTableOpening();
  const choice = likedChoice(settings);
  const isAnswered = tables !== undefined || failure !== null;
  useEffect(() => (isAnswered ? fetchTableSoon() : undefined), [isAnswered]);
  const canGoOn = tables?.some(isGoingOn) ?? false;
  const playNow = (
    <Button
      kind={canGoOn ? "plain" : "primary"}
      icon={canGoOn ? "cards" : "play"}
      className={canGoOn ? styles.second : styles.play}
      disabled={opening}
      onClick={() => open(choice)}
    >
      <Label
        label={opening ? words.dealing : words.playNow}
        about={words.playNowAbout(rotationName(choice.rotation), choice.bots.length)}
      />
    </Button>
  );
  return (
    <HomePage
      className={styles.hero}
      beside={
        <div className={styles.rooms}>
          <HandPicture deck={settings.deck} />
          {canGoOn && playNow}
          <QuickTables like={choice} disabled={opening} open={open} />
          <Company choice={choice} disabled={opening} open={open} found={found} />
          <NearbyTables found={found} />
          {refusal && (
            <>
              <Failure of={refusal} />
              <Button icon="coins" onClick={() => go({ screen: "bank" })}>
                {words.toBank}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className="stack gap-m">
        {tables && <OwnTables tables={tables} changed={again} withBroken />}
        {!canGoOn && playNow}
        <TodaysDeal />
        <WeekChallenge />
        <Ladders />
      </div>
      <Failure of={failure} again={again} />
    </HomePage>
  );
}

type CompanyProps = Readonly<{
  choice: TableChoice;
  disabled: boolean;
  open: ReturnType<typeof useTableOpening>["open"];
  found: ReturnType<typeof useFoundTables>;
}>;

/** All ways to play with other people, and to choose everything oneself. */
function Company({ choice, disabled, open, found }: CompanyProps) {
  const words = text().home;
  const { games } = useGameOffers();
  const invite = () => {
    if (!games) return;
    const players = playersFor(games, draftOfRotation(games, choice.rotation));
    open(choice, firstOpening(choice.bots.length + 1, choice.bots, players));
  };
  return (
    <div className={styles.pair}>
      <Button
        icon="people"
        className={styles.second}
        disabled={disabled || !games}
        onClick={invite}
      >
        <Label label={words.friends} about={words.friendsAbout} />
      </Button>
      <Button icon="trophy" className={styles.second} onClick={() => go({ screen: "tournaments" })}>
        <Label label={words.tournaments} about={words.tournamentsAbout} />
      </Button>
      <Button icon="table" className={styles.second} onClick={() => go({ screen: "setup" })}>
        <Label label={words.setup} about={words.setupAbout} />
      </Button>
      <JoinByCode found={found} />
    </div>
  );
}

type QuickTablesProps = Readonly<{
  like: TableChoice;
  disabled: boolean;
  open: (choice: TableChoice) => void;
}>;

const quick = ["kingsPot"];

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
  return { ...like, rotation, bots: fittingBots(bots, playersOf(rotation), levelsFor(rotation)) };
}

/** In a fixed order, which the hand learns. */
function QuickTables({ like, disabled, open }: QuickTablesProps) {
  const { games } = useGameOffers();
  const words = text().home;
  if (!games || games.length < 2) return null;
  const tiles = presets(games).filter(
    ({ id, rotation }) => rotation.length === 1 || quick.includes(id),
  );
  return (
    <div className={styles.tiles} role="group" aria-label={words.quick}>
      {tiles.map(({ id, name, about, line, rotation }) => (
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
