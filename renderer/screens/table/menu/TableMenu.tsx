import { goInstead, type Overlay } from "#renderer/context/route.ts";
import { useOwnHouse } from "#renderer/screens/friends/lanState.ts";
import type { TableProps } from "#renderer/screens/table/useTableClient.ts";
import { text } from "#renderer/text/text.ts";
import { Icon, type IconName } from "#renderer/ui/pictures/Icon.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import { mayStandUp, people } from "#renderer/screens/table/lobby/chairs.ts";
import styles from "./TableMenu.module.css";

interface TableMenuProps extends TableProps {
  readonly close: () => void;
  readonly open: (over: Overlay) => void;
}

type Item = Readonly<{
  icon: IconName;
  label: string;
  about?: string;
  act: () => void;
}>;

function seatItems({ client, table, player, close, open }: TableMenuProps): readonly Item[] {
  const words = text().table;
  const me = table.players.find(({ id, gone }) => id === player && !gone);
  if (!me || table.stage === "stopped" || table.tournament !== null) return [];
  const sit = (out: boolean) => () => {
    close();
    void client.ask("sitOut", { out });
  };
  const goOn = () => {
    close();
    void client.ask("stop", { off: true });
  };
  const rest: Item =
    me.sitsOut === "wish"
      ? { icon: "cards", label: words.dealMeIn, act: sit(false) }
      : { icon: "pause", label: words.sitOut, about: words.sitOutHelp, act: sit(true) };
  if (table.owner !== me.id) return [rest];
  return [
    { icon: "table", label: words.options, act: () => open("options") },
    { icon: "people", label: words.seats, act: () => open("seats") },
    rest,
    table.stopping
      ? { icon: "play", label: words.goOn, about: words.goOnHelp, act: goOn }
      : { icon: "stop", label: words.stop, about: words.stopHelp, act: () => open("stop") },
  ];
}

function peopleItems({ table, open }: TableMenuProps): readonly Item[] {
  const words = text().lobby;
  return table.lan === null || table.tournament !== null
    ? []
    : [{ icon: "people", label: words.people, about: words.peopleHelp, act: () => open("people") }];
}

/**
 * Says what happens to the player's turns while they are away: the table waits if nobody else is
 * there.
 */
export function awayWords(table: TableState, player: string): Pick<Item, "about"> {
  const words = text().table;
  if (table.stage === "stopped") return {};
  if (table.alone) return { about: words.homeWaits };
  const isAnybodyHere =
    people(table.players).some(({ id, presence }) => id !== player && presence === "here") ||
    (table.lan?.watching.length ?? 0) > 0;
  return { about: isAnybodyHere ? words.homeHelp : words.homeMayWait };
}

/** Spectators have no seat to keep or to leave. */
function goingItems({ table, player, open }: TableMenuProps): readonly Item[] {
  const { table: words, lobby: watching } = text();
  const { tournament } = table;
  const goHome = () => goInstead({ screen: "home" });
  if (tournament !== null) {
    return [
      {
        icon: "trophy",
        label: words.tournament,
        about: words.tournamentHelp,
        act: () => goInstead({ screen: "tournament", tournament, at: "page" }),
      },
      { icon: "home", label: words.home, about: words.homeHelp, act: goHome },
    ];
  }
  if (player === null)
    return [{ icon: "home", label: watching.home, about: watching.homeWatcherHelp, act: goHome }];
  return [
    { icon: "home", label: words.home, ...awayWords(table, player), act: goHome },
    {
      icon: "leave",
      label: words.leave,
      ...(mayStandUp(table) && { about: words.leaveHelp }),
      act: () => open("leave"),
    },
  ];
}

/** The house's owner opens the table; everybody there may invite others. */
function friendsItems(
  { table: { lan, stage, tournament }, open }: TableMenuProps,
  isOwnHouse: boolean,
): readonly Item[] {
  const words = text().friends;
  const item = (label: string, about: string): readonly Item[] => [
    { icon: "phone", label, about, act: () => open("friends") },
  ];
  if (tournament !== null) return [];
  if (lan) return item(words.menuOpen, words.menuOpenHelp(lan.code));
  return isOwnHouse && stage !== "stopped" ? item(words.menu, words.menuHelp) : [];
}

export function TableMenu(props: TableMenuProps) {
  const words = text().table;
  const isOwnHouse = useOwnHouse() !== null;
  const { close, open } = props;
  const full = () => {
    close();
    toggleFullScreen();
  };
  const items: readonly Item[] = [
    { icon: "book", label: words.rules, act: () => open("help") },
    { icon: "keys", label: words.keys, about: words.keysHelp, act: () => open("keys") },
    { icon: "sliders", label: words.settings, act: () => open("settings") },
    ...peopleItems(props),
    ...friendsItems(props, isOwnHouse),
    ...seatItems(props),
    { icon: "screen", label: words.fullScreen, act: full },
    ...goingItems(props),
  ];
  return (
    <Sheet title={words.menuTitle} onClose={close}>
      <ul className={styles.items}>
        {items.map(({ icon, label, about, act }) => (
          <li key={label}>
            <button type="button" className={styles.item} onClick={act}>
              <Icon name={icon} />
              <span className={styles.words}>
                {label}
                {about !== undefined && <small>{about}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export function toggleFullScreen(): void {
  if (window.app) return void window.app.toggleFullScreen();
  const toggled = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  toggled?.catch(() => undefined);
}
