// What is to be seen of a round of Eights Nomic as it happens? Of a penalty that was assigned
// nothing is (EN-14).

import { asNomic } from "#shared/games/eights-nomic/seen.ts";
import type { NomicHappening } from "#shared/games/eights-nomic/types.ts";
import { folded, laid, saysInPassing, stakeBeats, tookPot } from "#renderer/games/commonBeats.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { showing, unseen, type Beats, type ToldOf } from "#renderer/games/telling.ts";
import type { Beat } from "#renderer/table/scene/beat.ts";
import { directionOf } from "./cycle.ts";
import { nomicText } from "./text.ts";

const beatsOf: Beats<NomicHappening> = {
  dealt: (_told, seen) => [
    ...stakeBeats(seen, asNomic(seen).options.stake),
    { type: "deal", dealer: asNomic(seen).facts.dealer },
  ],
  proposed: unseen,
  agreed: unseen,
  disagreed: ({ seat }) => saysInPassing(seat, nomicText().saysDisagrees),
  objected: ({ seat }) => saysInPassing(seat, nomicText().saysObjects),
  refusedCommand: ({ seat }) => saysInPassing(seat, nomicText().saysRefused),
  played: ({ seat, told: { card } }) => laid(seat, [card], undefined),
  drew,
  shuffledDeck: ({ seat, told: { cards } }) => [
    ...saysInPassing(seat, nomicText().saysShuffles),
    { type: "refill", cards },
  ],
  endedTurn: unseen,
  turnBegan: unseen,
  // What people say stands at their seats as all talk does.
  announced: unseen,
  whispered: unseen,
  called: ({ seat }) => saysInPassing(seat, nomicText().saysImproper),
  performed: ({ seat, told: { penalty } }) =>
    penalty.kind === "standard" ? [] : saysInPassing(seat, nomicText().saysPenalty),
  tookBack: ({ seat, told: { card } }) => [
    { type: "takeBack", seat, card, words: nomicText().saysTakesBack },
  ],
  propertySet: unseen,
  modified: ({ seat, told: { rule, to } }) => saysInPassing(seat, modifiedWords(rule, to)),
  owesRule: ({ seat }) => saysInPassing(seat, nomicText().saysOwes),
  reversed: (_told, seen) => [{ type: "reverse", direction: directionOf(asNomic(seen)) }],
  skipping: unseen,
  tookAnotherTurn: ({ seat }) => saysInPassing(seat, eightsText().saysAgain),
  clauseFailed: unseen,
  consented: ({ seat }) => saysInPassing(seat, nomicText().saysEndGame),
  left: folded,
  gameEnded: unseen,
  won: ({ seat }) => [{ type: "win", seat, words: eightsText().saysWin }],
  tookPot,
};

export const beats = showing(beatsOf);

function modifiedWords(rule: string, to: string | null): string {
  const words = nomicText();
  if (to === null) return words.saysRepeals(rule);
  return rule === "NullRule" ? words.saysRule(to) : words.saysChanges(rule);
}

/** From an empty deck nothing is drawn. */
function drew({
  seat,
  told: { count, why },
  cards,
}: ToldOf<NomicHappening, "drew">): readonly Beat[] {
  if (count === 0) return [];
  const words = nomicText();
  const said = {
    turn: eightsText().saysDraw(count),
    penalty: words.saysPenalty,
    clause: eightsText().saysDraw(count),
    emptyHand: words.saysFive,
  }[why];
  return [{ type: "take", seat, count, cards: cards ?? null, words: said }];
}
