import { defineGame } from "#shared/contract/defineGame.ts";
import { toAct } from "../eights/turns.ts";
import { about } from "./about.ts";
import { apply } from "./apply.ts";
import { deal, pack } from "./deal.ts";
import { imagine } from "./imagine.ts";
import { defaultMove, legal } from "./legal.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { openWindow, phase } from "./phase.ts";
import { known } from "./sightings.ts";
import { takes, type NormalGame } from "./types.ts";

export const normalEights = defineGame<NormalGame>({
  id: about.id,
  traits: about.traits,
  players,
  options,
  takes,
  pack,
  deal,
  phase,
  toAct,
  legal,
  readMove,
  apply,
  defaultMove,
  views: {
    /** NE-9 */
    openHands: ({ shown }) => shown,
    known,
    /** NE-20 */
    hiddenState: (round) => (round.facts.chain.length > 0 ? { pending: toAct(round) } : {}),
  },
  imagine,
  windows: { open: openWindow, letsPass: { respond: "pass" } },
});
