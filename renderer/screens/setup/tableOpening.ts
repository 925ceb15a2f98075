// What happens between "open the table" and sitting at it?

import { useState } from 'react';
import { refusalWords, useHouse } from '#renderer/app/houseContext.ts';
import { go } from '#renderer/app/navigation.ts';
import { rememberSeat } from '#renderer/app/seatToken.ts';
import { useSettings } from '#renderer/app/settingsContext.ts';
import type { TableChoice } from './tableChoice.ts';

interface TableOpening {
  readonly open: (choice: TableChoice) => void;
  readonly opening: boolean;
  /** Why it failed; the message is null where no answer came. */
  readonly refusal: { readonly message: string | null } | null;
}

/** Opens a table, goes there, and keeps the choice for the next "play now". */
export function useTableOpening(): TableOpening {
  const house = useHouse();
  const { change } = useSettings();
  const [opening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<TableOpening['refusal']>(null);

  const open = (choice: TableChoice): void => {
    setOpening(true);
    setRefusal(null);
    house.ask('openTable', choice).then(
      (answer) => {
        setOpening(false);
        if (!answer.ok) return setRefusal({ message: refusalWords(answer) });
        change({ lastTable: choice });
        rememberSeat(sessionStorage, answer.value.table, answer.value.token);
        go({ screen: 'table', table: answer.value.table, over: null });
      },
      () => {
        setOpening(false);
        setRefusal({ message: null });
      },
    );
  };
  return { open, opening, refusal };
}
