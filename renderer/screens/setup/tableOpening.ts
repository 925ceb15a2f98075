import { useHouseActions, useHouse, type Failed } from "#renderer/context/houseContext.ts";
import { go, goInstead } from "#renderer/context/route.ts";
import { rememberSeat } from "#renderer/context/seatToken.ts";
import { useSettings } from "#renderer/context/appContext.ts";
import type { OpenTable, GameOffer } from "#shared/protocol/house.ts";
import { standardSettings, type Opening, type HouseAsk } from "#shared/protocol/schema.ts";
import type { TableState } from "#shared/protocol/table.ts";
import { fittingLevel } from "./levels.ts";
import { firstGame } from "#renderer/games/catalogue.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { BotLevel } from "#shared/bots/bot.ts";

type TableOpening = Readonly<{
  /**
   * `friends`: how they may join from the start; the sheet that shows them in opens first. `liked`:
   * what is remembered instead of the choice, and for how many friends without bots it was made.
   */
  open: (choice: TableChoice, friends?: Opening | null, liked?: Liked) => void;
  /** Opens a table that is not remembered as what one likes to play. */
  openOnce: (choice: TableChoice) => void;
  /**
   * Opens a table for the same company in place of one whose session is over. Bots come along and
   * the former table closes; if it is open to the network, its people are informed of the new one
   * and it closes when they have gone.
   */
  again: (choice: TableChoice, former: Pick<TableState, "id" | "lan">) => void;
  opening: boolean;
  refusal: Failed | null;
}>;

export function useTableOpening(): TableOpening {
  const house = useHouse();
  const { change } = useSettings();
  const { refusal, isBusy: opening, act } = useHouseActions();
  const ask = async (
    choice: TableChoice,
    opened: (table: OpenTable) => Promise<void> | void,
    after?: string,
  ) => {
    const answer = await act("openTable", {
      ...(choice.bots.length > 0 ? unsealed(choice) : choice),
      ...(after !== undefined && { after }),
    });
    if (!answer) return;
    await opened(answer.value);
  };
  // Programs may be gone by the next time.
  const remember = ({ programs: _, ...choice }: TableChoice, liked?: Liked) =>
    change({ lastTable: choice, botPace: choice.settings.botPace, ...liked });
  const goTo = ({ table, token }: OpenTable, over: "friends" | null) => {
    rememberSeat(sessionStorage, table, token);
    go({ screen: "table", table, over: null });
    // A separate history entry, so that closing the sheet leads to the table.
    if (over !== null) go({ screen: "table", table, over });
  };
  const open: TableOpening["open"] = (choice, friends = null, liked) =>
    void ask(choice, async (opened) => {
      remember(choice, liked);
      // Comes before the page joins, because a player alone with bots is dealt in at once. If it is
      // refused, the sheet that opens offers it again.
      if (friends) await house.ask("openToLan", { table: opened.table, ...friends });
      goTo(opened, friends && "friends");
    });
  const openOnce: TableOpening["openOnce"] = (choice) =>
    void ask(choice, (opened) => goTo(opened, null));
  const again: TableOpening["again"] = (choice, former) =>
    void ask(
      choice,
      ({ table, token }) => {
        remember(choice);
        rememberSeat(sessionStorage, table, token);
        goInstead({ screen: "table", table, over: null });
        if (former.lan === null) void house.ask("closeTable", { table: former.id });
      },
      former.id,
    );
  return { open, openOnce, again, opening, refusal };
}

/** Bots take part in no sealed deal (H-51). The wish for one is remembered with the table. */
const unsealed = (choice: TableChoice): TableChoice => ({
  ...choice,
  settings: { ...choice.settings, sealedDeals: false },
});

export type TableChoice = HouseAsk<"openTable">;
type Liked = Pick<Settings, "lastTable" | "lastFriends">;

/** For a first "play now": one of the three bots is easy, so that a beginner is not always last. */
export const standardChoice: TableChoice = {
  rotation: [{ game: firstGame, rounds: 1, options: {} }],
  settings: standardSettings,
  bots: ["regular", "easy", "regular"],
};

export const likedChoice = ({
  lastTable,
  botPace,
}: Pick<Settings, "lastTable" | "botPace">): TableChoice =>
  lastTable ?? { ...standardChoice, settings: { ...standardSettings, botPace } };

export const resizedBots = (bots: readonly BotLevel[], count: number): BotLevel[] =>
  Array.from({ length: count }, (_, at) => bots[at] ?? bots.at(-1) ?? "regular");

export const commonLevel = (bots: readonly BotLevel[]): BotLevel | null =>
  bots.every((level) => level === bots[0]) ? (bots[0] ?? null) : null;

export const fittingBots = (
  bots: readonly BotLevel[],
  { min, max }: GameOffer["players"],
  levels: readonly BotLevel[],
): BotLevel[] =>
  resizedBots(bots, Math.min(max, Math.max(min, bots.length + 1)) - 1).map((level) =>
    fittingLevel(level, levels),
  );

/**
 * Guesses the preferred number of bots from the last table; a game with a fixed number of players
 * says nothing of it, so then it is the default number.
 */
export const likedBots = (
  bots: readonly BotLevel[],
  { min, max }: GameOffer["players"],
): BotLevel[] => resizedBots(bots, min === max ? standardChoice.bots.length : bots.length);

/**
 * Returns the bots to remember after somebody chose these: a game with a fixed number of players
 * keeps the number wished before.
 */
export const wishedBots = (
  wished: readonly BotLevel[],
  chosen: readonly BotLevel[],
  { min, max }: GameOffer["players"],
): BotLevel[] => (min === max ? resizedBots(chosen, wished.length) : [...chosen]);
