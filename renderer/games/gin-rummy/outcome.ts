// Why is a hand of Gin Rummy over, and what was each left with (GR-14…GR-16)?

import { asGin } from "#shared/games/gin-rummy/seen.ts";
import type { AnySeen, TableGame } from "#renderer/table/tableGame.ts";
import { ginText } from "./text.ts";

export function outcome(seen: AnySeen): ReturnType<TableGame["outcome"]> {
  const {
    facts: { result, deadwood },
  } = asGin(seen);
  if (result === null) return null;
  const words = ginText();
  return {
    why: words.endedBy[result.by],
    of: (seat) => {
      const left = deadwood[seat] ?? null;
      return left === null ? "" : words.saysDeadwood(left);
    },
  };
}
