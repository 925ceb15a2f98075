// Which code was meant by what somebody typed, pasted or scanned?

import { joinCode } from '#shared/protocol/schema.ts';

/** An invitation is longer, and its letters are large and small ones (H-35). */
const invitation = /^[\w-]{16,64}$/;

/** A table's join code in any case, with spaces or dashes, or within a whole address; else an invitation. Null where it is neither. */
export function readCode(typed: string): string | null {
  const bare = (/#join=([^&#]*)/.exec(typed)?.[1] ?? typed).replaceAll(/\s+/g, '');
  const code = joinCode.safeParse(bare.replaceAll('-', ''));
  if (code.success) return code.data;
  return invitation.test(bare) ? bare : null;
}
