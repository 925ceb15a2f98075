// How does somebody who is not in yet see who sits at the table that his code opens?

import { useEffect, useState } from "react";
import { useClients } from "#renderer/context/clientsContext.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { Opened } from "./Join.tsx";

/**
 * Looks on by the code, without a name, for as long as he stands at the door. Null until the table
 * has told.
 */
export function useTablePreview({ code, table }: Opened): TableState | null {
  const clients = useClients();
  const [state, setState] = useState<TableState | null>(null);
  useEffect(() => {
    if (table === null) return undefined;
    const session = clients.openTable(table, { code });
    const take = (): void => setState(session.snapshot().table);
    const end = session.subscribe(take);
    take();
    return () => {
      end();
      session.close();
    };
  }, [clients, code, table]);
  return state;
}
