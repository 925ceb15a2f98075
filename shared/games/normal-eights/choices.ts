import type { Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import { without } from "#shared/cards/hand.ts";
import { refused, type Outcome } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { phase } from "./phase.ts";
import { given, revealed } from "./reveal.ts";
import { say } from "./say.ts";
import { isSet } from "./sets.ts";
import type { NormalEvent, NormalRound, Pick, Sets } from "./types.ts";

const missing = (round: NormalRound, seat: Seat, cards: readonly Card[]): boolean =>
  without(peekAll(round.zones.hands[seat] ?? []), cards) === null;

export function pick(
  round: NormalRound,
  seat: Seat,
  move: Pick,
): Outcome<NormalRound, NormalEvent> {
  if (missing(round, seat, [move.card]))
    return refused("C-12", say("notHeldToPick", { card: move.card }));
  if (phase(round) !== "give") return chosen(round, seat, move);
  const happened: NormalEvent[] = [];
  return { ok: true, round: given(round, seat, move.card, happened), happened };
}

/** NE-11, NE-23 */
export function discardSets(
  round: NormalRound,
  seat: Seat,
  move: Sets,
): Outcome<NormalRound, NormalEvent> {
  const cards = move.sets.flat();
  if (missing(round, seat, cards)) return refused("C-12", say("notHeldToLay"));
  const wrong = move.sets.find((set) => !isSet(set));
  if (wrong) return refused("NE-11", say("noSet", { cards: wrong }));
  if (move.top !== undefined && !cards.includes(move.top))
    return refused("NE-23", say("otherTop", { top: move.top }));
  return chosen(round, seat, move);
}

/** NE-23: until the last seat has chosen, the others see only that this one has. */
function chosen(
  round: NormalRound,
  seat: Seat,
  choice: Pick | Sets,
): Outcome<NormalRound, NormalEvent> {
  const { sealed, facts } = round;
  if (!sealed) return refused("NE-23", say("noChoice"));
  const happened: NormalEvent[] = [{ type: "picked", seat, told: {} }];
  const after: NormalRound = {
    ...round,
    facts: { ...facts, pending: facts.pending?.filter((other) => other !== seat) ?? [] },
    sealed: { ...sealed, choices: new Map(sealed.choices).set(seat, choice) },
  };
  return { ok: true, round: ifAllChose(after, happened), happened };
}

export const ifAllChose = (round: NormalRound, happened: NormalEvent[]): NormalRound =>
  round.facts.pending?.length === 0 ? revealed(round, happened) : round;
