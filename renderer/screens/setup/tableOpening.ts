// What happens between "open the table" and sitting at it?

import { useDeeds, useHouse, type Failed } from "#renderer/context/houseContext.ts";
import { go, goInstead } from "#renderer/context/navigation.ts";
import { rememberSeat } from "#renderer/context/seatToken.ts";
import { useSettings } from "#renderer/context/settingsContext.ts";
import type { OpenTable } from "#shared/protocol/houseTables.ts";
import type { Opening } from "#shared/protocol/schema.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { TableChoice } from "./tableChoice.ts";

interface TableOpening {
  /** `friends`: how they may join it from the start; they are shown in first of all. */
  readonly open: (choice: TableChoice, friends?: Opening | null) => void;
  /**
   * The same company once more, in the place of a table whose session is over: bots come along and
   * it is closed; people of the network are told of the new one, and it closes when they have gone.
   */
  readonly again: (choice: TableChoice, former: Pick<TableState, "id" | "lan">) => void;
  readonly opening: boolean;
  /** Why it failed; the message is null where no answer came. */
  readonly refusal: Failed | null;
}

/** Opens a table, goes there, and keeps the choice for the next "play now". */
export function useTableOpening(): TableOpening {
  const house = useHouse();
  const { change } = useSettings();
  const { refusal, isBusy: opening, act } = useDeeds();
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
    // One step further: the sheet closes onto the table.
    if (over !== null) go({ screen: "table", table, over });
  };
  const open: TableOpening["open"] = (choice, friends = null) =>
    void ask(choice, async (opened) => {
      // Before anybody is there, for who is alone with bots is dealt in at once. Where it is
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
