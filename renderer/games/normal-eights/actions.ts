import { isJoker, isNatural, suitOf, suits, type Card, type Suit } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { heldBy, isAsked, offers, ownHand } from "#shared/contract/seen.ts";
import { offered } from "#shared/games/eights/seen.ts";
import {
  askedSeats,
  hasAnswered,
  isAimed,
  isOffered,
  offeredPlays,
  rankCounted,
  targetsFor,
  type NormalSeen,
} from "#shared/games/normal-eights/seen.ts";
import type { Nope, Pick as Picked, Play, Sets } from "#shared/games/normal-eights/types.ts";
import { bareAction, eightsText, isPlaying, playAction } from "#renderer/games/eights/eights.ts";
import { pickingOf, type Action, type Reading } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { countedName, normalText } from "./status.ts";

/** While the viewer is not asked, a card may be laid ready. */
const fits = (seen: NormalSeen, picked: readonly Card[], card: Card): boolean =>
  picked.length === 0 &&
  (seen.legal.length === 0 || seen.phase === "sets" || isOffered(seen, card));

function read(seen: NormalSeen, [card]: readonly Card[]): Reading {
  if (card === undefined) return { kind: "nothing" };
  switch (seen.phase) {
    case "sets":
      return { kind: "nothing" };
    case "respond":
      return readNope(seen, card);
    case "war":
    case "give":
    case "purge": {
      const move: Picked = { type: "pick", card };
      return { kind: "move", move, legal: isOffered(seen, card), words: cardName(card) };
    }
    default:
      return isJoker(card) ? readJoker(seen) : readPlay(seen, card, undefined);
  }
}

/** NE-18: the card stays, unless the other button sends it back. */
function readNope(seen: NormalSeen, card: Card): Reading {
  const nopes = offered(seen, "nope").filter((offer) => offer.card === card);
  const words = cardName(card);
  const moveAs = (as: Card | undefined): Nope => ({
    type: "nope",
    card,
    sendBack: false,
    ...(as !== undefined && { as }),
  });
  const cards = [...new Set(nopes.flatMap(({ as }) => as ?? []))];
  if (cards.length === 0)
    return {
      kind: "move",
      move: moveAs(isJoker(card) ? "As" : undefined),
      legal: nopes.length > 0,
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
function readJoker(seen: NormalSeen): Reading {
  const cards = [...new Set(offeredPlays(seen, "Jk").flatMap(({ as }) => as ?? []))];
  const unnamed: Play = { type: "play", card: "Jk", as: "8c" };
  if (cards.length === 0)
    return { kind: "move", move: unnamed, legal: false, words: cardName("Jk") };
  return {
    kind: "card",
    cards,
    legal: true,
    words: cardName("Jk"),
    readAs: (as) => readPlay(seen, "Jk", as),
  };
}

/**
 * A player who goes out with a queen names the suit to nobody, and so is not asked. A refused play
 * is sent complete, so that the host explains what is wrong.
 */
function readPlay(seen: NormalSeen, card: Card, as: Card | undefined): Reading {
  const counted = as ?? card;
  const plays = offeredPlays(seen, card).filter((offer) => offer.as === as);
  const legal = plays.length > 0;
  const words = countedName(card, as);
  const rank = rankCounted(counted);
  const unaimed: Play = { type: "play", card, ...(as !== undefined && { as }) };
  if (isAimed(rank)) {
    const moveAs = (target: Seat): Play => ({ ...unaimed, target });
    const seats = plays.flatMap(({ target }) => target ?? []);
    return legal
      ? { kind: "seat", seats, legal, words, title: normalText().who[rank], moveAs }
      : { kind: "move", move: moveAs(targetsFor(seen, rank)[0] ?? 0), legal, words };
  }
  if (rank !== "Q") return { kind: "move", move: unaimed, legal, words };
  const moveAs = (suit: Suit): Play => ({ ...unaimed, suit });
  const isLast = seen.viewer !== "spectator" && heldBy(seen, seen.viewer) === 1;
  if (!legal || isLast)
    return { kind: "move", move: moveAs(isNatural(counted) ? suitOf(counted) : "c"), legal, words };
  return {
    kind: "suit",
    suits: suits.filter((suit) => plays.some((play) => play.suit === suit)),
    legal,
    words,
    moveAs,
  };
}

const cardsOf = (move: Move): readonly Card[] => {
  const { card, sets } = move as Partial<Omit<Play, "type"> & Omit<Sets, "type">>;
  return sets ? sets.flat() : card === undefined ? [] : [card];
};

export const picking = pickingOf({ fits, read, cardsOf });

type Answering = Pick<Nope, "card" | "as">;

/** NE-24: there is no time to ask, so the joker becomes the ace of the suit that is held most. */
function jokerNope(seen: NormalSeen): Answering | null {
  const nopes = offered(seen, "nope");
  const held = (suit: Suit): number =>
    ownHand(seen).filter((card) => isNatural(card) && suitOf(card) === suit).length;
  const aces = suits
    .toSorted((one, other) => held(other) - held(one))
    .map((suit): Card => `A${suit}`);
  const as = aces.find((ace) => nopes.some((nope) => nope.as === ace));
  return as === undefined ? null : { card: "Jk", as };
}

/**
 * Returns the card to use if none is picked: an ace rather than a joker; null if neither is held.
 */
function readyNope(seen: NormalSeen): Answering | null {
  const ace = offered(seen, "nope").find(({ card }) => !isJoker(card));
  return ace ? { card: ace.card } : jokerNope(seen);
}

function pickedNope(seen: NormalSeen, reading: Reading): Answering | null {
  if (reading.kind === "card") return jokerNope(seen);
  if (reading.kind !== "move" || !reading.legal) return null;
  const { card } = reading.move as Nope;
  return { card };
}

export function actions(seen: NormalSeen, reading: Reading): readonly Action[] {
  const { viewer, phase } = seen;
  if (viewer === "spectator" || !isPlaying(seen)) return [];
  if (phase === "respond") return responses(seen, reading);
  if (askedSeats(seen).includes(viewer)) {
    if (phase === "sets")
      return [
        {
          id: "noSets",
          label: normalText().noSets,
          sends: noSets,
          shortcut: "N",
          kind: "plain",
          problem: answered(seen),
        },
      ];
    if (phase === "war" || phase === "give" || phase === "purge")
      return [pick(seen, phase, reading)];
  }
  return [playAction(seen, reading, playProblem(seen, reading)), instead(seen)];
}

const noSets: Sets = { type: "sets", sets: [] };

const answered = (seen: NormalSeen): string | null =>
  hasAnswered(seen)
    ? seen.phase === "respond"
      ? normalText().hasPassed
      : normalText().hasChosen
    : null;

function playProblem(seen: NormalSeen, reading: Reading): string | null {
  if (!isAsked(seen)) return tableText().notYourTurn;
  if (reading.kind === "nothing")
    return seen.facts.drew && !offers(seen, "play") ? normalText().mustKeep : eightsText().pickCard;
  return reading.legal ? null : tableText().notLegal;
}

/**
 * Drawing, passing (NE-6) and keeping (NE-3) are never possible at the same time: one button does
 * each.
 */
function instead(seen: NormalSeen): Action {
  if (offers(seen, "keep")) return bareAction(seen, "keep", normalText().keep, "K P");
  if (offers(seen, "pass")) return bareAction(seen, "pass", tableText().pass, "P");
  const none = isAsked(seen) ? normalText().noDraw : tableText().notYourTurn;
  return bareAction(seen, "draw", eightsText().draw, "D", offers(seen, "draw") ? null : none);
}

/** NE-7, NE-10, NE-12: the choice is final, so the button names it in full. */
function pick(seen: NormalSeen, phase: "war" | "give" | "purge", reading: Reading): Action {
  const words = normalText();
  const [id, none, label] = (
    {
      war: ["lay", words.lay, words.layThis],
      give: ["give", words.give, words.giveThis],
      purge: ["discard", words.discard, words.discardThis],
    } as const
  )[phase];
  const problem =
    answered(seen) ??
    (reading.kind === "nothing" ? words.pickCard : reading.legal ? null : tableText().notLegal);
  return {
    id,
    label: reading.kind === "move" ? label(reading.words) : none,
    sends: "picked",
    shortcut: "Enter",
    kind: "primary",
    problem,
  };
}

/**
 * NE-18: nothing need be picked, since time is short. Enter passes, or plays an ace that was
 * picked.
 */
function responses(seen: NormalSeen, reading: Reading): readonly Action[] {
  const words = normalText();
  const picked = pickedNope(seen, reading);
  const card = picked ?? readyNope(seen);
  const problem = answered(seen) ?? (card === null ? words.noAce : null);
  const kind = problem !== null ? "faint" : picked ? "primary" : "plain";
  const noping = [
    {
      id: "nope",
      label: words.nope,
      sends: picked ? "picked" : nope(card, false),
      shortcut: "N",
      kind,
      problem,
    },
    {
      id: "nopeBack",
      label: words.nopeBack,
      sends: nope(card, true),
      shortcut: "B",
      kind: problem === null ? "plain" : "faint",
      problem,
    },
  ] as const;
  const pass: Action = {
    id: "pass",
    label: tableText().pass,
    sends: { type: "pass" },
    shortcut: "P Space",
    kind: passKind(seen, card, picked),
    problem: answered(seen),
  };
  return picked ? [...noping, pass] : [pass, ...noping];
}

/** Without an ace the move is sent all the same, and the host explains the refusal. */
const nope = (card: Answering | null, sendBack: boolean): Nope => ({
  type: "nope",
  ...(card ?? { card: "As" }),
  sendBack,
});

function passKind(
  seen: NormalSeen,
  card: Answering | null,
  picked: Answering | null,
): Action["kind"] {
  if (hasAnswered(seen)) return "faint";
  if (card === null) return "only";
  return picked ? "plain" : "primary";
}
