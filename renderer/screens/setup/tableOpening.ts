import { useHouseActions, useHouse, type Failed } from "#renderer/context/houseContext.ts";
import { go, goInstead } from "#renderer/context/navigation.ts";
import { rememberSeat } from "#renderer/context/seatToken.ts";
import { useSettings } from "#renderer/context/settingsContext.ts";
import type { OpenTable } from "#shared/protocol/house.ts";
import type { Opening } from "#shared/protocol/schema.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { TableChoice } from "./tableChoice.ts";

interface TableOpening {
  /** `friends`: how they may join from the start; the sheet that shows them in opens first. */
  readonly open: (choice: TableChoice, friends?: Opening | null) => void;
  /**
   * Opens a table for the same company in place of one whose session is over. Bots come along and
   * the former table closes; if it is open to the network, its people are informed of the new one
   * and it closes when they have gone.
   */
  readonly again: (choice: TableChoice, former: Pick<TableState, "id" | "lan">) => void;
  readonly opening: boolean;
  /** The message is null if no answer came. */
  readonly refusal: Failed | null;
}

/** Keeps the choice for the next "play now". */
export function useTableOpening(): TableOpening {
  const house = useHouse();
  const { change } = useSettings();
  const { refusal, isBusy: opening, act } = useHouseActions();
  const ask = async (
    choice: TableChoice,
    opened: (table: OpenTable) => Promise<void> | void,
    after?: string,
  ): Promise<void> => {
    const answer = await act("openTable", { ...choice, ...(after !== undefined && { after }) });
    if (!answer) return;
    change({ lastTable: choice, botPace: choice.settings.botPace });
    await opened(answer.value);
  };
  const goTo = ({ table, token }: OpenTable, over: "friends" | null): void => {
    rememberSeat(sessionStorage, table, token);
    go({ screen: "table", table, over: null });
    // A separate history entry, so that closing the sheet leads to the table.
    if (over !== null) go({ screen: "table", table, over });
  };
  const open: TableOpening["open"] = (choice, friends = null) =>
    void ask(choice, async (opened) => {
      // Comes before the page joins, because a player alone with bots is dealt in at once. If it is
      // refused, the sheet that opens offers it again.
      if (friends) await house.ask("openToLan", { table: opened.table, ...friends });
      goTo(opened, friends && "friends");
    });
  const again: TableOpening["again"] = (choice, former) =>
    void ask(
      choice,
      ({ table, token }) => {
        rememberSeat(sessionStorage, table, token);
        goInstead({ screen: "table", table, over: null });
        if (former.lan === null) void house.ask("closeTable", { table: former.id });
      },
      former.id,
    );
  return { open, again, opening, refusal };
}
