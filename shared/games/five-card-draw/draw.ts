import { turnAllDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { withAt, withMore, without } from "#shared/cards/hand.ts";
import { shuffled } from "#shared/chance/dice.ts";
import { refused, type Outcome } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { say } from "./say.ts";
import { goOn } from "./stages.ts";
import type { Draw, DrawEvent, DrawRound } from "./types.ts";

/** FD-11 */
export const mostToDraw = ({ options, zones, facts }: DrawRound, seat: Seat): number =>
  Math.min(options.maxDraw, zones.hands[seat]?.length ?? 0, zones.stock.length + facts.thrown);

export function draw(round: DrawRound, seat: Seat, { cards }: Draw): Outcome<DrawRound, DrawEvent> {
  const most = mostToDraw(round, seat);
  if (cards.length > most) return refused("FD-11", say("tooMany", { most, count: cards.length }));
  const thrown = turnAllDown(cards);
  const kept = without(round.zones.hands[seat] ?? [], thrown);
  if (!kept) return refused("C-12", say("notHeld", { cards }));
  const dealt = dealOut(round, cards.length);
  const { zones, facts } = dealt.round;
  const after: DrawRound = {
    ...dealt.round,
    zones: {
      ...zones,
      hands: withAt(zones.hands, seat, withMore(kept, dealt.cards)),
      // The drawer's own cards join the thrown ones only now, so that none of them comes back.
      removed: zones.removed.toSpliced(facts.thrown, 0, ...thrown),
    },
    facts: {
      ...facts,
      thrown: facts.thrown + thrown.length,
      drew: withAt(facts.drew, seat, thrown.length),
    },
  };
  return goOn(after, [
    ...dealt.happened,
    {
      type: "drew",
      seat,
      told: { count: thrown.length },
      only: { to: [seat], cards: dealt.cards },
    },
  ]);
}

interface Dealt {
  readonly round: DrawRound;
  readonly cards: readonly FaceDown[];
  readonly happened: readonly DrawEvent[];
}

/** FD-11 */
function dealOut(round: DrawRound, count: number): Dealt {
  const { stock } = round.zones;
  const cards = stock.slice(0, count);
  if (cards.length === count)
    return {
      round: { ...round, zones: { ...round.zones, stock: stock.slice(count) } },
      cards,
      happened: [],
    };
  const renewed = reshuffle(round);
  const rest = dealOut(renewed, count - cards.length);
  return {
    ...rest,
    cards: withMore(cards, rest.cards),
    happened: [{ type: "reshuffled", told: { cards: renewed.zones.stock.length } }],
  };
}

function reshuffle(round: DrawRound): DrawRound {
  const { zones, facts, dice } = round;
  const { list, dice: after } = shuffled(dice, zones.removed.slice(0, facts.thrown));
  return {
    ...round,
    zones: { ...zones, stock: list, removed: zones.removed.slice(facts.thrown) },
    facts: { ...facts, thrown: 0 },
    dice: after,
  };
}
