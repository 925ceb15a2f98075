// Eights Nomic: players rewrite the rules while they play, and the table enforces them.

import { defineGame } from "#shared/contract/defineGame.ts";
import { about } from "./about.ts";
import { apply } from "./apply.ts";
import { cues } from "./cues.ts";
import { deal, pack, readCarry } from "./deal.ts";
import { imagine } from "./imagine.ts";
import { defaultMove, legal } from "./legal.ts";
import { consent, cooldown } from "./hosting.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { openWindow, phase, toAct } from "./phase.ts";
import { hiddenState, ownState } from "./hiddenState.ts";
import { startingBook } from "./ruleBook.ts";
import { known } from "./sightings.ts";
import { always, takes, type NomicGame } from "./types.ts";

export const eightsNomic = defineGame<NomicGame>({
  id: about.id,
  traits: about.traits,
  players,
  options,
  takes,
  pack,
  /** EN-10 */
  carry: { read: readCarry, stamp: { ruleBook: startingBook.ruleBook } },
  deal,
  phase,
  toAct,
  legal,
  readMove,
  apply,
  defaultMove,
  views: {
    known,
    ownState,
    hiddenState,
    /** EN-4, EN-9 */
    lasting: { rules: "whole", history: "grows", announcements: 50 },
  },
  imagine,
  windows: { open: openWindow, letsPass: { judging: "agree" } },
  outOfTurn: {
    moves: always,
    talk: { toAll: "announce", toOne: "whisper" },
    cues,
    consent,
  },
  longTurns: { cooldown },
});
