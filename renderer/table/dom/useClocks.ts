// How do the rings around the avatars empty?

import { useEffect, useMemo } from "react";
import type { Seat } from "#shared/contract/seats.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { TableDrawing } from "#renderer/table/drawing/TableDrawing.ts";

/** A ring of thirty seconds moves by one step in so many ms. */
const tick = 83;

/** Only of who is to act in what is shown: the host's clock may already run for the next one. */
export function useClocks(
  view: TableDrawing | null,
  { table, tableAt }: TableSnapshot,
  toAct: readonly Seat[],
): void {
  const all = table?.clocks;
  const clocks = useMemo(() => all?.filter(({ seat }) => toAct.includes(seat)), [all, toAct]);
  useEffect(() => {
    if (!view || !clocks || clocks.length === 0) return undefined;
    const show = (): void => {
      const passed = performance.now() - tableAt;
      for (const { seat, leftMs, fullMs } of clocks)
        view.setClock(seat, Math.max(0, leftMs - passed) / Math.max(1, fullMs));
    };
    show();
    const timer = setInterval(show, tick);
    return () => {
      clearInterval(timer);
      for (const { seat } of clocks) view.setClock(seat, null);
    };
  }, [view, clocks, tableAt]);
}
