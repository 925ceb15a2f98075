import type { Seat } from "#shared/contract/seats.ts";
import {
  activeIn,
  asNomic,
  brought,
  standingIn,
  type NomicSeen,
} from "#shared/games/eights-nomic/seen.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import type { NomicEvent } from "#shared/games/eights-nomic/types.ts";
import {
  folded,
  laid,
  saysInPassing,
  showing,
  stakeBeats,
  tookPot,
  unseen,
  type Beats,
  type VisibleEventOf,
} from "#renderer/games/telling.ts";
import {
  eightsText,
  hasOneLeft,
  mostCards,
  order,
  place,
  withLastCard,
} from "#renderer/games/eights/eights.ts";
import { nomicText } from "./nomic.ts";
import type { BeatFrom } from "#renderer/table/part.ts";
import { momentOf, moments } from "#renderer/table/parts/moments/moments.ts";
import { gameOnTable, type TableGame } from "#renderer/table/tableGame.ts";
import { announcing } from "./announcing.ts";
import { calling } from "./calling.tsx";
import { celebrations } from "#renderer/table/parts/celebrations/celebrations.ts";
import { consent } from "./consent.tsx";
import { ending } from "./ending.ts";
import { judging } from "./judging.tsx";
import { naming } from "#renderer/table/parts/naming/naming.ts";
import { ruleBook } from "./ruleBook/bookPart.tsx";
import { shed } from "#renderer/table/parts/shed/shed.ts";
import { shownHands } from "#renderer/table/parts/shownHands/shownHands.ts";
import { skips } from "#renderer/table/parts/skips.ts";
import { actions, ahead, picking } from "./actions.ts";
import { pile, words } from "./wording.ts";

type Cycle = { readonly facts: Pick<NomicSeen["facts"], "turnCycle"> };

/**
 * The cycle is only ever reversed or thinned out, so it goes either up or down the seats. With two
 * players both are the same.
 */
export function directionOf({ facts: { turnCycle } }: Cycle): 1 | -1 {
  const climbs = turnCycle.filter(
    (seat, at) => (turnCycle[(at + 1) % turnCycle.length] ?? seat) > seat,
  ).length;
  return turnCycle.length < 3 || climbs > 1 ? 1 : -1;
}

export function skipped(seen: AnySeen): readonly number[] {
  const {
    hands,
    facts: { turnCycle, skips, extraTurn, result },
  } = asNomic(seen);
  const passed = (seat: Seat) => {
    const place = turnCycle.indexOf(seat);
    if (result !== null || extraTurn || place < 0) return 0;
    // The end of the present turn moves the first of the cycle to the back.
    const turns = (place + turnCycle.length - 1) % turnCycle.length;
    return Math.max(0, Math.ceil((skips - turns) / turnCycle.length));
  };
  return hands.map((_, seat) => passed(seat));
}

const beatsOf: Beats<NomicEvent, Beat> = {
  dealt: (_event, seen) => [
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
  // Chat bubbles at the seats show it.
  announced: unseen,
  whispered: unseen,
  called: ({ seat }) => saysInPassing(seat, nomicText().saysImproper),
  performed: ({ seat, told: { penalty } }) =>
    penalty.kind === "standard" ? [] : saysInPassing(seat, nomicText().saysPenalty),
  tookBack: ({ seat, told: { card } }) => [
    { type: "takeBack", seat, card, words: nomicText().saysTakesBack },
  ],
  propertySet: unseen,
  modified: ({ seat, told: { rule, to } }, { viewer }) =>
    seat === viewer && to !== null
      ? [momentOf("ruleInForce", seat, nomicText().inForce)]
      : saysInPassing(seat, modifiedWords(rule, to)),
  owesRule: ({ seat }) => saysInPassing(seat, nomicText().saysOwes),
  reversed: (_event, seen) => [{ type: "reverse", direction: directionOf(asNomic(seen)) }],
  skipping: unseen,
  tookAnotherTurn: ({ seat }) => saysInPassing(seat, eightsText().saysAgain),
  clauseFailed: unseen,
  consented: ({ seat }) => saysInPassing(seat, nomicText().saysEndGame),
  left: folded,
  gameEnded: unseen,
  won: ({ seat }) => [{ type: "win", seat, words: eightsText().saysWin }],
  tookPot,
};

const beats = withLastCard(showing(beatsOf));

function modifiedWords(rule: string, to: string | null) {
  const words = nomicText();
  if (to === null) return words.saysRepeals(rule);
  return rule === "NullRule" ? words.saysRule(to) : words.saysChanges(rule);
}

function drew({
  seat,
  told: { count, why },
  cards,
}: VisibleEventOf<NomicEvent, "drew">): readonly Beat[] {
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

const outcome: TableGame["outcome"] = (seen) => {
  const nomic = asNomic(seen);
  const { facts, options } = nomic;
  const words = nomicText();
  const active = activeIn(standingIn(nomic));
  const rules = brought(nomic);
  const why = () => {
    if (active.length < 2) return "";
    if (active.every((seat) => facts.consents.includes(seat))) return words.overByConsent;
    return options.maxTurns > 0 && facts.turns >= options.maxTurns
      ? words.overByTurns(facts.turns)
      : words.overByRule;
  };
  return { why: why(), of: (seat) => words.rulesOf(rules[seat] ?? 0) };
};

const parts = [
  shownHands(),
  skips({ skips: skipped }),
  shed({ shed: pile }),
  judging,
  calling,
  consent,
  announcing,
  ending,
  ruleBook,
  moments,
  celebrations,
  naming,
  ahead,
] as const;
type Beat = BeatFrom<typeof parts>;

export const nomicTable = gameOnTable({
  id: "eights-nomic",
  parts,
  picking,
  words,
  actions,
  beats,
  order,
  mostCards,
  place,
  speech: (seen, seat) => {
    const { facts } = asNomic(seen);
    if (facts.result !== null || facts.left.includes(seat)) return "";
    if (facts.mustModify === seat) return nomicText().saysOwes;
    return hasOneLeft(seen, seat) ? eightsText().saysLastCard : "";
  },
  outcome,
  direction: (seen) => directionOf(asNomic(seen)),
});
