// How do the rings around the avatars empty?

import { useEffect } from 'react';
import type { TableSnapshot } from '#renderer/session/session.ts';
import type { TableView } from '#renderer/table/stage/TableView.ts';

/** A ring of thirty seconds moves by one step in so many ms. */
const tick = 83;

export function useClocks(view: TableView | null, { table, tableAt }: TableSnapshot): void {
  const clocks = table?.clocks;
  useEffect(() => {
    if (!view || !clocks || clocks.length === 0) return undefined;
    const show = (): void => {
      const passed = performance.now() - tableAt;
      for (const { seat, leftMs, fullMs } of clocks) view.setClock(seat, Math.max(0, leftMs - passed) / Math.max(1, fullMs));
    };
    show();
    const timer = setInterval(show, tick);
    return () => {
      clearInterval(timer);
      for (const { seat } of clocks) view.setClock(seat, null);
    };
  }, [view, clocks, tableAt]);
}
