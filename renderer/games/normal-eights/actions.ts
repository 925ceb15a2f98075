import { isJoker, isNatural, suitOf, suits, type Card, type Suit } from "#shared/cards/card.ts";
import {
  askedSeats,
  asNormal,
  hasAnswered,
  type NormalSeen,
} from "#shared/games/normal-eights/seen.ts";
import { offered } from "#shared/games/eights/seen.ts";
import type { Nope, Sets } from "#shared/games/normal-eights/types.ts";
import type { Action, Reading } from "#renderer/table/tableGame.ts";
import { isAsked, offers, ownHand, type AnySeen } from "#shared/contract/seen.ts";
import { eightsText, playAction } from "#renderer/games/eights/eights.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { normalText } from "./status.ts";

type Answering = Pick<Nope, "card" | "as">;

/** NE-24: there is no time to ask, so the joker becomes the ace of the suit that is held most. */
function jokerNope(seen: NormalSeen): Answering | null {
  const offers = offered(seen, "nope");
  const held = (suit: Suit): number =>
    ownHand(seen).filter((card) => isNatural(card) && suitOf(card) === suit).length;
  const aces = suits
    .toSorted((one, other) => held(other) - held(one))
    .map((suit): Card => `A${suit}`);
  const as = aces.find((ace) => offers.some((offer) => offer.as === ace));
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

export function actions(seen: AnySeen, reading: Reading): readonly Action[] {
  const normal = asNormal(seen);
  const { viewer, facts, phase } = normal;
  if (viewer === "spectator" || facts.result !== null || facts.left.includes(viewer)) return [];
  if (phase === "respond") return responses(normal, reading);
  if (askedSeats(normal).includes(viewer)) {
    if (phase === "sets")
      return [
        {
          id: "noSets",
          label: normalText().noSets,
          sends: noSets,
          shortcut: "N",
          kind: "plain",
          problem: answered(normal),
        },
      ];
    if (phase === "war" || phase === "give" || phase === "purge")
      return [pick(normal, phase, reading)];
  }
  return [playAction(seen, reading, playProblem(normal, reading)), instead(normal)];
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
  const kind = seen.legal.length === 1 ? "only" : "plain";
  if (offers(seen, "keep"))
    return {
      id: "keep",
      label: normalText().keep,
      sends: { type: "keep" },
      shortcut: "K P",
      kind,
      problem: null,
    };
  if (offers(seen, "pass"))
    return {
      id: "pass",
      label: tableText().pass,
      sends: { type: "pass" },
      shortcut: "P",
      kind,
      problem: null,
    };
  const can = offers(seen, "draw");
  const problem = can ? null : isAsked(seen) ? normalText().noDraw : tableText().notYourTurn;
  return {
    id: "draw",
    label: eightsText().draw,
    sends: { type: "draw" },
    shortcut: "D",
    kind: can ? kind : "faint",
    problem,
  };
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
