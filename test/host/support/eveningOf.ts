// An evening whose one table a test lays itself.

import type { StoredSession } from "#main/store/sessionStore.ts";
import { standardSettings, type Rotation } from "#shared/protocol/schema.ts";

/** Under the table's own id, as those of before there were sessions are. */
export const eveningOf = (
  id: string,
  rotation: Rotation,
  more: Partial<StoredSession> = {},
): StoredSession => ({
  id,
  tournament: null,
  rotation,
  settings: standardSettings,
  stopping: false,
  owner: "p1",
  lan: null,
  openedAt: Date.UTC(2026, 0, 1),
  revision: 0,
  ...more,
});
