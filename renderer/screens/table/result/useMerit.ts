// What has the round that just ended brought oneself? Only a page whose house is open can ask.

import { use, useEffect, useState } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import type { Merit } from "#shared/protocol/merits.ts";
import type { TableState } from "#shared/protocol/table.ts";

/** Null until it is known, and where the round was none of his, or was for practice. */
export function useMerit(
  { id: table, roundNumber: round, players }: TableState,
  player: string | null,
): Merit | null {
  const { line } = use(HouseContext);
  const [merit, setMerit] = useState<{
    readonly of: string;
    readonly brought: Merit | null;
  } | null>(null);
  const isIn = players.some(({ id, seat }) => id === player && seat !== null);
  const of = `${table} ${round}`;
  useEffect(() => {
    if (typeof line === "string" || !isIn) return undefined;
    let wanted = true;
    line.ask("merit", { table, round }).then(
      (answer) => wanted && setMerit({ of, brought: answer.ok ? answer.value : null }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [line, isIn, table, round, of]);
  return merit?.of === of ? merit.brought : null;
}
