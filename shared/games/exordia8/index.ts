// Exordia8: an eights game for up to fifty, with reversing aces, two strong queens and the sequent.

import { defineGame } from "#shared/contract/defineGame.ts";
import { toAct } from "../eights/turns.ts";
import { about } from "./about.ts";
import { apply } from "./apply.ts";
import { deal, pack } from "./deal.ts";
import { defaultMove, legal } from "./legal.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { phase } from "./phase.ts";
import { takes, type ExordiaGame } from "./types.ts";

export const exordia8 = defineGame<ExordiaGame>({
  id: about.id,
  traits: about.traits,
  players: { ...players, mostBy: "maxPlayers" },
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
});
