import { defineGame } from "#shared/contract/defineGame.ts";
import { carryOver, deal, pack, readCarry, reseat } from "./deal.ts";
import { about } from "./about.ts";
import { apply } from "./apply.ts";
import { imagine } from "./imagine.ts";
import { defaultMove, legal, phase, toAct } from "./legal.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { takes, type KingsGame } from "./types.ts";

export const kingsAndBastards = defineGame<KingsGame>({
  id: about.id,
  traits: about.traits,
  players,
  options,
  takes,
  pack,
  carry: {
    read: readCarry,
    after: carryOver,
    reseat,
    honours: ({ titles }) => ({ titles, button: titles.king }),
  },
  deal,
  phase,
  toAct,
  isDone: ({ out }, seat) => out.includes(seat),
  legal,
  readMove,
  apply,
  defaultMove,
  views: {
    known: ({ secret }, seat) => {
      if (!secret) return [];
      if (seat === secret.king && secret.withBastard.length > 0)
        return [{ seat: secret.bastard, cards: secret.withBastard }];
      if (seat === secret.bastard && secret.withKing.length > 0)
        return [{ seat: secret.king, cards: secret.withKing }];
      return [];
    },
  },
  imagine,
});
