import { isNatural, rankOf, suitOf, type Card, type Suit } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import { heldBy, isAsked, offers } from "#shared/contract/seen.ts";
import {
  isPlainNow,
  namesSuit,
  offeredPlays,
  owedCard,
  pickedUp,
  sparkCard,
  whyUnfit,
  type ExordiaSeen,
} from "#shared/games/exordia8/seen.ts";
import type { Text } from "#shared/games/exordia8/text/en.ts";
import type { ExordiaEvent, Play } from "#shared/games/exordia8/types.ts";
import {
  adviseWords,
  bareAction,
  condition,
  dealBeats,
  directionWords,
  eightsText,
  isPlaying,
  matchWords,
  middleWords,
  mostCards,
  order,
  pileWith,
  place,
  playAction,
  speechOf,
  take,
  usualBeats,
  usualSentences,
  withLastCard,
} from "#renderer/games/eights/eights.ts";
import {
  laid,
  mover,
  nameOf,
  saysInPassing,
  showing,
  telling,
  type Beats,
  type Sentences,
} from "#renderer/games/telling.ts";
import type { BeatFrom } from "#renderer/table/part.ts";
import { aheadPart } from "#renderer/table/parts/ahead/ahead.ts";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { shed } from "#renderer/table/parts/shed/shed.ts";
import { shownHands } from "#renderer/table/parts/shownHands/shownHands.ts";
import { momentOf, moments } from "#renderer/table/parts/moments/moments.ts";
import {
  gameOnTable,
  gameWords,
  pickingOf,
  type Action,
  type Effect,
  type Reading,
  type Whose,
} from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { gameText, wordsOf } from "#renderer/text/text.ts";
import { sequentPart, type Sequent } from "./sequent.ts";

const exordiaText = (): Text["table"] => wordsOf<Text>("exordia8").table;

function wantWords(seen: ExordiaSeen): string {
  const { top, extra } = seen.facts;
  const owed = owedCard(seen);
  const words = exordiaText();
  if (owed !== null) return eightsText().the(cardName(owed));
  if (extra) return words.allButJoker;
  if (top.any) return top.card === null ? words.allButQueen : eightsText().anyCard;
  if (top.colour !== null) return top.colour === "red" ? words.redOrJack : words.blackOrJack;
  return matchWords(top.suit, top.rank);
}

/**
 * X8-17: the extra card need not match the named suit; without an extra card the suit binds the
 * next player.
 */
export const pile = pileWith((seen: ExordiaSeen) => {
  const { top, extra } = seen.facts;
  return {
    any: top.any || extra,
    suit: top.suit,
    rank: top.rank,
    colour: top.colour,
    named: top.demand,
    only: owedCard(seen),
    words: wantWords(seen),
  };
});

export function sequent(seen: ExordiaSeen): Sequent | null {
  const owed = owedCard(seen);
  const next = seen.facts.result === null ? (owed ?? sparkCard(seen)) : null;
  return next === null ? null : { suit: suitOf(next), next: rankOf(next), runs: owed !== null };
}

function status(seen: ExordiaSeen, who: Whose): string {
  const { viewer, toAct, facts } = seen;
  const acting = toAct[0];
  if (acting === undefined) return eightsText().over;
  const owed = owedCard(seen);
  const words = exordiaText();
  if (acting !== viewer) {
    const { name } = who(acting);
    if (owed !== null) return words.theirOwed(name, cardName(owed));
    return facts.extra ? words.theirExtra(name) : eightsText().theirTurn(name, wantWords(seen));
  }
  if (owed !== null)
    return offers(seen, "break")
      ? words.youBreak(cardName(owed), pickedUp(seen))
      : words.yourOwed(cardName(owed));
  return facts.extra ? words.yourExtra : yourTurn(seen);
}

/** X8-15: tells the holder of the card that starts a sequent. */
function yourTurn(seen: ExordiaSeen): string {
  const words = exordiaText();
  const want = wantWords(seen);
  const other = offers(seen, "draw") ? "draw" : offers(seen, "skip") ? "skip" : null;
  if (!offers(seen, "play") && other !== null) return words.youCanOnly(want, other);
  const line = words.yourTurn(want, other);
  const spark = sparkCard(seen);
  return spark !== null && offeredPlays(seen, spark).length > 0
    ? words.yourSpark(line, cardName(spark))
    : line;
}

/**
 * A player who goes out names the suit to nobody, and so is not asked. A refused play is sent
 * complete, so that the host explains what is wrong.
 */
function read(seen: ExordiaSeen, [card]: readonly Card[]): Reading {
  if (card === undefined) return { kind: "nothing" };
  const words = cardName(card);
  const offered = offeredPlays(seen, card);
  const moveAs = (suit: Suit): Play => ({ type: "play", card, suit });
  const suits = offered.flatMap(({ suit }) => suit ?? []);
  const isLast = seen.viewer !== "spectator" && heldBy(seen, seen.viewer) === 1;
  if (suits.length > 0 && !isLast) return { kind: "suit", suits, legal: true, words, moveAs };
  const move: Play = namesSuit(seen, card)
    ? moveAs(isNatural(card) ? suitOf(card) : "c")
    : { type: "play", card };
  return { kind: "move", move, legal: offered.length > 0, words };
}

const picking = pickingOf({
  fits: (seen: ExordiaSeen, picked, card) =>
    picked.length === 0 && (!isAsked(seen) || offeredPlays(seen, card).length > 0),
  read,
  cardsOf(move) {
    const { card } = move as Partial<Play>;
    return card === undefined ? [] : [card];
  },
});

/** Besides playing there is at most one alternative: drawing, skipping, breaking or declining. */
const actions = (seen: ExordiaSeen, reading: Reading): readonly Action[] =>
  isPlaying(seen) ? [playAction(seen, reading), instead(seen)] : [];

function instead(seen: ExordiaSeen): Action {
  const words = exordiaText();
  const { draw } = eightsText();
  if (!isAsked(seen)) return bareAction(seen, "draw", draw, "D", tableText().notYourTurn);
  const owed = owedCard(seen);
  if (owed !== null)
    return bareAction(
      seen,
      "break",
      words.take(pickedUp(seen)),
      "B",
      offers(seen, "break") ? null : words.mustPut(cardName(owed)),
    );
  if (offers(seen, "decline")) return bareAction(seen, "decline", words.decline, "P N");
  if (offers(seen, "skip")) return bareAction(seen, "skip", words.skip, "P");
  return bareAction(seen, "draw", draw, "D");
}

const sentences: Sentences<ExordiaEvent> = {
  ...usualSentences,
  dealt: (event, who) => exordiaText().dealt(nameOf(who(event.told.dealer))),
  played(event, who) {
    const { card, suit = null, plain = false } = event.told;
    return exordiaText().played(mover(event, who), cardName(card), suit, plain);
  },
  skipped: (event, who) => exordiaText().skipped(mover(event, who)),
  tookAnotherTurn: (event, who) => eightsText().tookAnotherTurn(mover(event, who)),
  declined: (event, who) => exordiaText().declined(mover(event, who)),
  startedSequent: (event, who) => exordiaText().startedSequent(mover(event, who), event.told.suit),
  finishedSequent: (event, who) =>
    exordiaText().finishedSequent(mover(event, who), event.told.suit),
  brokeSequent: (event, who) =>
    exordiaText().brokeSequent(
      mover(event, who),
      event.told.count,
      (event.cards ?? []).map(cardName),
    ),
  blocked: () => exordiaText().blocked,
  won: (event, who) => exordiaText().won(mover(event, who)),
};

function advice(seen: ExordiaSeen, move: Move): string {
  const words = exordiaText();
  const { card, suit } = move as Partial<Play>;
  if (card !== undefined) return adviseWords(cardName(card), suit);
  const said: { readonly [type: string]: string } = {
    draw: eightsText().drawCard,
    skip: words.skip,
    break: words.take(pickedUp(seen)),
    decline: words.decline,
  };
  return said[move.type] ?? "";
}

/** The extra meanings that a card has besides its suit and rank. */
function note(card: Card): string {
  const { notes } = exordiaText();
  if (!isNatural(card)) return notes.joker;
  if (card === "Qh" || card === "Qs") return notes[card];
  const rank = rankOf(card);
  return rank === "A" || rank === "2" || rank === "8" || rank === "J" ? notes[rank] : "";
}

/** In the order of ranks; the two queens with a meaning of their own are listed separately. */
const special: readonly Card[] = ["Ac", "2c", "8c", "Jc", "Qh", "Qs", "Jk"];
const effects = (): readonly Effect[] =>
  special.map((card) => ({ card, isOnly: !card.endsWith("c"), does: note(card) }));

function lies(seen: ExordiaSeen): readonly string[] {
  const { facts } = seen;
  const top = seen.pile.at(-1);
  const owed = owedCard(seen);
  const spark = sparkCard(seen);
  const words = exordiaText();
  const isOver = facts.result !== null;
  return middleWords(seen, [
    top !== undefined && facts.top.plain ? words.plain(cardName(top)) : "",
    isOver
      ? ""
      : facts.sequent && owed !== null
        ? words.sequentRuns(facts.sequent.suit, cardName(owed))
        : eightsText().toMatch(wantWords(seen)),
    isOver || spark === null ? "" : words.sparkOpen(cardName(spark)),
    directionWords(facts.direction),
  ]);
}

/** From the 4 on, whoever cannot go on is struck by what several have built. */
const isLongSequent = ({ pile }: ExordiaSeen): boolean => {
  const top = pile.at(-1);
  return top !== undefined && isNatural(top) && ["4", "5", "6", "7"].includes(rankOf(top));
};

const beatsOf: Beats<ExordiaEvent, Beat> = {
  ...usualBeats,
  dealt: (_event, seen: ExordiaSeen) => dealBeats(seen, seen.options.stake),
  played: ({ seat, told: { card, suit } }) => laid(seat, [card], suit),
  skipped: ({ seat }) => saysInPassing(seat, exordiaText().saysSkip),
  tookAnotherTurn: ({ seat }) => saysInPassing(seat, eightsText().saysAgain),
  declined: ({ seat }) => saysInPassing(seat, exordiaText().saysDecline),
  startedSequent: ({ seat }) => [
    { type: "sequent", seat, how: "starts", words: exordiaText().saysSequent },
  ],
  finishedSequent: ({ seat }) => [
    { type: "sequent", seat, how: "ends", words: exordiaText().saysFinished },
  ],
  /** X8-16: with an empty stock nothing is picked up. */
  brokeSequent: (event, seen: ExordiaSeen) => [
    ...(isLongSequent(seen) ? [momentOf("sequentKills", event.seat)] : []),
    { type: "sequent", seat: event.seat, how: "breaks", words: exordiaText().saysBreaks },
    ...(event.told.count > 0 ? [take(event, "")] : []),
  ],
  won: ({ seat }) => [{ type: "win", seat, words: eightsText().saysWin }],
};

const parts = [
  shownHands(),
  shed({ shed: pile }),
  sequentPart({ sequent }),
  moments,
  celebrations,
  naming,
  aheadPart(),
] as const;
type Beat = BeatFrom<typeof parts>;

export const exordiaTable = gameOnTable({
  id: "exordia8",
  parts,
  picking,
  words: () =>
    gameWords({
      name: gameText("exordia8").name,
      sentence: telling(sentences),
      handHelp: exordiaText().handHelp,
      unfit: whyUnfit,
      status,
      advice,
      note,
      caption: (seen: ExordiaSeen, card) =>
        isPlainNow(seen, card) ? exordiaText().plainNow : note(card),
      effects,
      lies,
      condition,
    }),
  actions,
  beats: withLastCard(showing(beatsOf)),
  order,
  mostCards,
  place,
  speech: speechOf(
    (seen: ExordiaSeen) => seen.facts.skipped,
    () => exordiaText().saysSkip,
  ),
  direction: (seen: ExordiaSeen) => seen.facts.direction,
});
