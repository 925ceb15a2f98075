// Did the viewer's own move lead to this view, and who made it?

import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { TableState } from '#shared/protocol/table.ts';
import type { Part } from '#renderer/table/part.ts';
import type { Scene } from '#renderer/table/scene/scene.ts';
import { playerAt } from './people.ts';
import { isOpenToAll } from './turns.ts';

/** `timeUp`, `away`: the host made it (C-6). Null: it was another's. */
export type OwnMove = 'sent' | 'timeUp' | 'away' | null;

/** Begins what another does while it is the viewer's turn. */
const ofOthers: ReadonlySet<string> = new Set(['left', 'called', 'consented']);

/** A move of the viewer's that was not sent from here was made for the person. */
export function ownMoveIn({ seen, happened }: ViewMessage, before: Scene, parts: readonly Part[], table: TableState | null, wasSent: boolean): OwnMove {
  const { viewer } = seen;
  // Another's leaving may end a round with something for the viewer, and another's call cost him something, who did nothing.
  if (viewer === 'spectator' || !before.toAct.includes(viewer) || (happened[0] && ofOthers.has(happened[0].type) && happened[0].seat !== viewer) || !happened.some(({ seat }) => seat === viewer)) return null;
  // What the window's end passes for everybody is nobody's time-out.
  if (isOpenToAll(before, parts)) return wasSent ? 'sent' : null;
  const player = playerAt(table, viewer);
  if (wasSent || player === null) return 'sent';
  return player.presence === 'here' ? 'timeUp' : 'away';
}
