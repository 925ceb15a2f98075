import { z } from "zod";
import { ranks } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { defineGame } from "#shared/contract/defineGame.ts";
import { asIssue, saysOfForm } from "#shared/contract/formProblem.ts";
import type { Offer } from "#shared/contract/game.ts";
import { bare, moveReader, oneCardOrMore, withFields } from "#shared/contract/moveReader.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { about } from "./about.ts";
import { apply } from "./apply.ts";
import { carryOver, deal, pack, readCarry, reseat } from "./deal.ts";
import { imagine } from "./imagine.ts";
import { fromLowest, legalPlays } from "./plays.ts";
import { isAsked, phase, toAct } from "./turns.ts";
import { options, players, takes, type KingsGame, type KingsRound, type Move } from "./types.ts";

const handOf = ({ zones }: KingsRound, seat: Seat) => peekAll(zones.hands[seat] ?? []);

function legal(round: KingsRound, seat: Seat): readonly Offer<Move>[] {
  const { facts } = round;
  if (!isAsked(round, seat)) return [];
  if (facts.exchange) return [{ type: "give", count: facts.exchange.count }];
  const plays = legalPlays(handOf(round, seat), facts);
  return facts.lead ? [{ type: "pass" }, ...plays] : plays;
}

/** C-6 */
function defaultMove(round: KingsRound, seat: Seat): Move {
  const { exchange, lead, owed } = round.facts;
  const lowest = fromLowest(handOf(round, seat));
  if (exchange) return { type: "give", cards: lowest.slice(0, exchange.count) };
  if (lead) return { type: "pass" };
  const card = owed ?? lowest[0] ?? "Jk";
  return { type: "play", cards: [card], ...(card === "Jk" && { as: "3" }) };
}

/** No hand is larger than two packs with their jokers. */
const cards = oneCardOrMore("jokers", 108);

const readMove = moveReader<Move>(
  withFields("play", { cards, as: z.enum(ranks, asIssue(saysOfForm("notARank"))).exactOptional() }),
  withFields("give", { cards }),
  bare("pass"),
  bare("leave"),
);

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
      if (seat === secret?.king && secret.withBastard.length > 0)
        return [{ seat: secret.bastard, cards: secret.withBastard }];
      if (seat === secret?.bastard && secret.withKing.length > 0)
        return [{ seat: secret.king, cards: secret.withKing }];
      return [];
    },
  },
  imagine,
});
