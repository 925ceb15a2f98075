// How does somebody new come in: by which code, and as whom?

import { use, useState } from 'react';
import { HouseContext } from '#renderer/app/houseContext.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { PersonEntry } from './PersonEntry.tsx';

/** What a code opens; the table is null for an invitation to the house. */
export interface Opened {
  readonly code: string;
  readonly table: string | null;
}

export function Join() {
  const { invited } = use(HouseContext);
  const [opened, setOpened] = useState<Opened | null>(() => (invited.code !== null && invited.table !== null ? { code: invited.code, table: invited.table } : null));
  if (opened === null) return <CodeEntry brought={invited.code} onOpened={setOpened} />;
  return <PersonEntry opened={opened} back={() => setOpened(null)} />;
}
