import { rankOf, suitOf, type Card, type Natural, type Suit } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { heldBy, isAsked, offers } from "#shared/contract/seen.ts";
import {
  countedHand,
  goesAlone,
  goesInSet,
  isSameRank,
  offeredSingles,
  setOf,
  whyUnfit,
  type CrazySeen,
} from "#shared/games/crazy-eights/seen.ts";
import type { Text } from "#shared/games/crazy-eights/text/en.ts";
import type { CrazyEvent, Play } from "#shared/games/crazy-eights/types.ts";
import { isEight } from "#shared/games/eights/seen.ts";
import {
  adviseWords,
  bareAction,
  condition,
  dealBeats,
  eightsText,
  isPlaying,
  matchWords,
  middleWords,
  mostCards,
  order,
  pileWith,
  place,
  playAction,
  playLabel,
  speechOf,
  usualBeats,
  usualSentences,
  withLastCard,
  wantOf,
} from "#renderer/games/eights/eights.ts";
import {
  laid,
  mover,
  showing,
  telling,
  type Beats,
  type Sentences,
  type VisibleEventOf,
} from "#renderer/games/telling.ts";
import type { BeatFrom } from "#renderer/table/part.ts";
import { aheadPart } from "#renderer/table/parts/ahead/ahead.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { shed } from "#renderer/table/parts/shed/shed.ts";
import { showdown, type ShownHand } from "#renderer/table/parts/shownHands/shownHands.ts";
import { moments } from "#renderer/table/parts/moments/moments.ts";
import {
  gameOnTable,
  gameWords,
  pickingOf,
  type Action,
  type Reading,
  type Whose,
} from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { gameText, wordsOf } from "#renderer/text/text.ts";
import { tally } from "./tally.ts";

const crazyText = (): Text["table"] => wordsOf<Text>("crazy-eights").table;

function setWords(cards: readonly Card[]): string | null {
  const [first, ...others] = setOf(cards) ?? [];
  return first && others.length > 0 ? eightsText().set(rankOf(first), cards.length) : null;
}

/** CE-7: in the order in which they go on the pile: "9 of clubs", "three 9s, clubs on top". */
function playWords(cards: readonly Card[]): string {
  const set = setWords(cards);
  const last = setOf(cards)?.at(-1);
  if (set === null || !last) return eightsText().allOf(cards.map(cardName));
  return isEight(last) ? set : crazyText().onTop(set, suitOf(last));
}

export const pile = pileWith((seen: CrazySeen) => wantOf(seen, seen.facts.suit, seen.facts.rank));

const wantWords = ({ facts: { suit, rank } }: CrazySeen): string => matchWords(suit, rank);

/** Sets may be laid ready out of turn. */
const fits = (seen: CrazySeen, picked: readonly Card[], card: Card): boolean =>
  picked.every((other) => isSameRank(other, card)) && (!isAsked(seen) || goesInSet(seen, card));

function read(seen: CrazySeen, picked: readonly Card[]): Reading {
  if (picked.length === 0) return { kind: "nothing" };
  const set = setOf(picked);
  const legal = set !== null && set.some((card) => goesAlone(seen, card));
  const last = set?.at(-1);
  if (last && isEight(last)) return readEights(seen, picked, last, legal);
  const move: Play = { type: "play", cards: picked };
  return { kind: "move", move, legal, words: playWords(picked) };
}

/** CE-8: a player who goes out names the suit to nobody, and so is not asked. */
function readEights(
  seen: CrazySeen,
  picked: readonly Card[],
  last: Natural,
  legal: boolean,
): Reading {
  const words = playWords(picked);
  const moveAs = (suit: Suit): Play => ({ type: "play", cards: picked, suit });
  const isLast = seen.viewer !== "spectator" && heldBy(seen, seen.viewer) === picked.length;
  if (isLast) return { kind: "move", move: moveAs(suitOf(last)), legal, words };
  const suits = offeredSingles(seen).flatMap(({ cards, suit }) =>
    suit !== undefined && picked.includes(cards[0]!) ? [suit] : [],
  );
  return { kind: "suit", suits: [...new Set(suits)], legal, words, moveAs };
}

/**
 * Adds the card to picked ones of its rank; else it goes alone, or on another of its rank that
 * makes it possible (CE-7).
 */
function suggest(
  seen: CrazySeen,
  hand: readonly Card[],
  picked: readonly Card[],
  card: Card,
): readonly Card[] {
  if (picked.length > 0 && picked.every((other) => isSameRank(other, card)))
    return [...picked, card];
  if (goesAlone(seen, card)) return [card];
  const opener = hand.find((other) => isSameRank(other, card) && goesAlone(seen, other));
  return opener === undefined ? [card] : [opener, card];
}

const picking = pickingOf({
  fits,
  read,
  suggest,
  cardsOf: (move) => (move as Partial<Play>).cards ?? [],
  together: "in order",
});

/** Drawing and passing are never both possible (CE-6, CE-9): one button does either. */
const actions = (seen: CrazySeen, reading: Reading): readonly Action[] =>
  isPlaying(seen)
    ? [
        playAction(seen, reading),
        offers(seen, "pass")
          ? bareAction(seen, "pass", tableText().pass, "P")
          : bareAction(seen, "draw", eightsText().draw, "D", drawProblem(seen)),
      ]
    : [];

function drawProblem(seen: CrazySeen): string | null {
  if (offers(seen, "draw")) return null;
  if (!isAsked(seen)) return tableText().notYourTurn;
  return seen.facts.drew ? crazyText().hasDrawn : crazyText().noDraw;
}

function played(event: VisibleEventOf<CrazyEvent, "played">, who: Whose): string {
  const { cards, suit = null } = event.told;
  const set = setWords(cards);
  const names = cards.map(cardName);
  return set === null
    ? crazyText().played(mover(event, who), names.join(), suit)
    : crazyText().playedSet(mover(event, who), set, names, suit);
}

const sentences: Sentences<CrazyEvent> = {
  ...usualSentences,
  dealt: () => crazyText().dealt,
  played,
  blocked: () => crazyText().blocked,
  counted: (event, who) =>
    crazyText().counted(mover(event, who), event.told.points, event.told.cards.map(cardName)),
  won: (event, who) => crazyText().won(mover(event, who), event.told.points),
};

function status(seen: CrazySeen, who: Whose): string {
  const acting = seen.toAct[0];
  if (acting === undefined) return eightsText().over;
  const want = wantWords(seen);
  if (acting !== seen.viewer) return eightsText().theirTurn(who(acting).name, want);
  const other = offers(seen, "draw") ? "draw" : offers(seen, "pass") ? "pass" : null;
  if (offers(seen, "play") || other === null) return crazyText().yourTurn(want, other);
  return seen.facts.drew && other === "draw"
    ? crazyText().drawOn(want)
    : crazyText().youCanOnly(want, other);
}

function advice(seen: CrazySeen, move: Move): string {
  if (move.type === "draw") return eightsText().drawCard;
  if (move.type === "pass") return tableText().pass;
  const reading = read(seen, picking.cardsOf(move));
  const { suit } = move as Play;
  if (reading.kind === "nothing" || reading.kind === "rank") return "";
  return suit === undefined ? playLabel(reading) : adviseWords(reading.words, suit);
}

function countedLook(seen: CrazySeen, seat: Seat): ShownHand | null {
  const counted = countedHand(seen, seat);
  return (
    counted && {
      cards: counted.cards.toSorted(order("rank")),
      lit: counted.cards.map(() => true),
      words: crazyText().saysCount(counted.points),
    }
  );
}

const beatsOf: Beats<CrazyEvent, Beat> = {
  ...usualBeats,
  /** CE-4: with no stock left nothing is turned up. */
  dealt: (_event, seen: CrazySeen) =>
    dealBeats(seen, seen.options.stake, seen.pile.at(-1), seen.facts.turnedBack),
  played: ({ seat, told: { cards, suit } }) => laid(seat, cards, suit),
  counted: ({ seat }, seen: CrazySeen) => counted(seat, seen),
  won: ({ seat, told: { points } }) => [
    { type: "win", seat, words: crazyText().saysPoints(points) },
  ],
};

/** CE-11: the winner of a blocked round subtracts the own points, which go to nobody. */
function counted(seat: Seat, seen: CrazySeen): readonly Beat[] {
  const hand = countedLook(seen, seat);
  const winners = seen.facts.result?.winners ?? [];
  return hand
    ? [
        {
          type: "tally",
          seat,
          hand,
          to: winners.includes(seat) ? [] : winners,
          words: crazyText().saysScored(countedHand(seen, seat)?.points ?? 0),
        },
      ]
    : [];
}

const parts = [
  showdown({ shown: countedLook }),
  shed({ shed: pile }),
  tally,
  moments,
  celebrations,
  naming,
  aheadPart(),
] as const;
type Beat = BeatFrom<typeof parts>;

export const crazyTable = gameOnTable({
  id: "crazy-eights",
  parts,
  picking,
  words: () =>
    gameWords({
      name: gameText("crazy-eights").name,
      sentence: telling(sentences),
      unfit: whyUnfit,
      caption: (_seen, card) => (isEight(card) ? crazyText().wildNames : ""),
      note: (card) => (isEight(card) ? crazyText().wild : ""),
      handHelp: crazyText().handHelp,
      status,
      advice,
      lies: (seen: CrazySeen) =>
        middleWords(seen, [
          seen.facts.result === null ? eightsText().toMatch(wantWords(seen)) : "",
        ]),
      condition,
    }),
  actions,
  beats: withLastCard(showing(beatsOf)),
  order,
  mostCards,
  place,
  speech: speechOf(
    (seen: CrazySeen) => seen.facts.passed,
    () => eightsText().saysPass,
  ),
  // CE-5: play follows the turn order, in which the seats sit.
  direction: () => 1,
  circle: (seen: CrazySeen) => seen.facts.order,
});
