import { defineGame } from "#shared/contract/defineGame.ts";
import { bare, card, suit, moveReader, withFields } from "#shared/contract/moveReader.ts";
import { toAct } from "../eights/rules.ts";
import { about } from "./about.ts";
import { apply, defaultMove, legal, phase } from "./apply.ts";
import { deal } from "./deal.ts";
import { options, pack, players } from "./options.ts";
import { takes, type ExordiaGame, type Move } from "./types.ts";

const readMove = moveReader<Move>(
  withFields("play", { card: card("jokers"), suit: suit.exactOptional() }),
  bare("draw"),
  bare("skip"),
  bare("break"),
  bare("decline"),
  bare("leave"),
);

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
