// How does somebody new come in: by which code, and as whom?

import { use, useState } from "react";
import type { Arrival } from "#renderer/context/arrival.ts";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { CodeEntry } from "./CodeEntry.tsx";
import { PersonEntry } from "./PersonEntry.tsx";

/** What a code opens; the table is null for a tournament, and for an invitation to the house. */
export interface Opened {
  readonly code: string;
  readonly table: string | null;
  readonly tournament: string | null;
}

const openedBy = ({
  code,
  table,
  tournament,
}: Pick<Arrival, "code" | "table" | "tournament">): Opened | null =>
  code !== null && (table !== null || tournament !== null) ? { code, table, tournament } : null;

export function Join() {
  const { invited } = use(HouseContext);
  const [opened, setOpened] = useState<Opened | null>(() => openedBy(invited));
  if (opened === null) return <CodeEntry brought={invited.code} onOpened={setOpened} />;
  return <PersonEntry opened={opened} back={() => setOpened(null)} />;
}
