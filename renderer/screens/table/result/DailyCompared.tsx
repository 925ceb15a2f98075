// How has one fared with the deal of the day, beside five bots with the same cards?

import { use } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { useDailyDeal } from "#renderer/screens/progress/useDailyDeal.ts";
import { DailyTable } from "#renderer/screens/progress/DailyTable.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import styles from "./DailyCompared.module.css";

/** Nothing at any other table: such a one has one round, and people's houses alone deal it. */
export function DailyCompared({ table }: { readonly table: TableState }) {
  const { line, caller } = use(HouseContext);
  const mayBe = caller === "owner" && typeof line !== "string" && table.settings.lastRound === 1;
  return mayBe ? <Compared id={table.id} /> : null;
}

function Compared({ id }: { readonly id: string }) {
  const { asked } = useDailyDeal();
  if (asked.state !== "answered" || !asked.value.tries.some(({ table }) => table === id))
    return null;
  return (
    <div className={styles.compared} data-daily>
      <DailyTable deal={asked.value} table={id} />
    </div>
  );
}
