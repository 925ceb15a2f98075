import { isJoker, isNatural, suitOf, suits, type Card, type Suit } from "#shared/cards/card.ts";
import { heldBy, type AnySeen } from "#shared/contract/seen.ts";
import type { Move as AnyMove } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import {
  asNormal,
  isAimed,
  isOffered,
  offeredPlays,
  rankCounted,
  targetsFor,
  type NormalSeen,
} from "#shared/games/normal-eights/seen.ts";
import { offered } from "#shared/games/eights/seen.ts";
import type { Nope, Pick, Play, Sets } from "#shared/games/normal-eights/types.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { pickingOf, type Reading } from "#renderer/table/tableGame.ts";
import { countedName, normalText } from "./status.ts";

/** While the viewer is not asked, a card may be laid ready. */
function fits(seen: AnySeen, picked: readonly Card[], card: Card): boolean {
  const normal = asNormal(seen);
  return (
    picked.length === 0 &&
    (normal.legal.length === 0 || normal.phase === "sets" || isOffered(normal, card))
  );
}

function read(seen: AnySeen, picked: readonly Card[]): Reading {
  const normal = asNormal(seen);
  const [card] = picked;
  if (card === undefined || normal.phase === "sets") return { kind: "nothing" };
  if (normal.phase === "respond") return readNope(normal, card);
  const { phase } = normal;
  if (phase === "war" || phase === "give" || phase === "purge") return readPick(normal, card);
  return isJoker(card) ? readJoker(seen, normal) : readPlay(seen, normal, card, undefined);
}

function readPick(seen: NormalSeen, card: Card): Reading {
  const move: Pick = { type: "pick", card };
  return { kind: "move", move, legal: isOffered(seen, card), words: cardName(card) };
}

/** NE-18: the card stays, unless the other button sends it back. */
function readNope(seen: NormalSeen, card: Card): Reading {
  const offers = offered(seen, "nope").filter((offer) => offer.card === card);
  const words = cardName(card);
  const moveAs = (as: Card | undefined): Nope => ({
    type: "nope",
    card,
    sendBack: false,
    ...(as !== undefined && { as }),
  });
  const cards = [...new Set(offers.flatMap(({ as }) => as ?? []))];
  if (cards.length === 0)
    return {
      kind: "move",
      move: moveAs(isJoker(card) ? "As" : undefined),
      legal: offers.length > 0,
      words,
    };
  return {
    kind: "card",
    cards,
    legal: true,
    words,
    readAs: (as) => ({
      kind: "move",
      move: moveAs(as),
      legal: cards.includes(as),
      words: countedName(card, as),
    }),
  };
}

/** NE-24; out of turn a joker raises no question yet. */
function readJoker(seen: AnySeen, normal: NormalSeen): Reading {
  const cards = [...new Set(offeredPlays(normal, "Jk").flatMap(({ as }) => as ?? []))];
  const unnamed: Play = { type: "play", card: "Jk", as: "8c" };
  if (cards.length === 0)
    return { kind: "move", move: unnamed, legal: false, words: cardName("Jk") };
  return {
    kind: "card",
    cards,
    legal: true,
    words: cardName("Jk"),
    readAs: (as) => readPlay(seen, normal, "Jk", as),
  };
}

/**
 * A player who goes out with a queen names the suit to nobody, and so is not asked. A refused play
 * is sent complete, so that the host explains what is wrong.
 */
function readPlay(seen: AnySeen, normal: NormalSeen, card: Card, as: Card | undefined): Reading {
  const counted = as ?? card;
  const offers = offeredPlays(normal, card).filter((offer) => offer.as === as);
  const legal = offers.length > 0;
  const words = countedName(card, as);
  const rank = rankCounted(counted);
  const play: Play = { type: "play", card, ...(as !== undefined && { as }) };
  if (isAimed(rank)) {
    const moveAs = (target: Seat): Play => ({ ...play, target });
    const seats = offers.flatMap(({ target }) => target ?? []);
    return legal
      ? { kind: "seat", seats, legal, words, title: normalText().who[rank], moveAs }
      : { kind: "move", move: moveAs(targetsFor(normal, rank)[0] ?? 0), legal, words };
  }
  if (rank !== "Q") return { kind: "move", move: play, legal, words };
  const moveAs = (suit: Suit): Play => ({ ...play, suit });
  const isLast = normal.viewer !== "spectator" && heldBy(seen, normal.viewer) === 1;
  if (!legal || isLast)
    return { kind: "move", move: moveAs(isNatural(counted) ? suitOf(counted) : "c"), legal, words };
  return {
    kind: "suit",
    suits: suits.filter((suit) => offers.some((offer) => offer.suit === suit)),
    legal,
    words,
    moveAs,
  };
}

const cardsOf = (move: AnyMove): readonly Card[] => {
  const { card, sets } = move as Partial<Omit<Play, "type"> & Omit<Sets, "type">>;
  return sets ? sets.flat() : card === undefined ? [] : [card];
};

export const picking = pickingOf({ fits, read, cardsOf });
