import { withChips } from "#shared/contract/chips.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { holders, twoHold } from "./tricks.ts";
import type { Facts, KingsEvent, KingsRound, Titles } from "./types.ts";

/** KB-13, C-5 */
export const isEnded = ({ zones }: KingsRound): boolean => !twoHold(zones.hands);

/** KB-13, KB-16 */
function placesOf({ zones, facts }: KingsRound): readonly (readonly Seat[])[] {
  const leftHolding = facts.left.filter((seat) => !facts.out.includes(seat));
  return [...facts.out, ...holders(zones.hands), ...leftHolding.toReversed()].map((seat) => [seat]);
}

/** KB-16 */
export function titlesWon(facts: Facts): Titles {
  if (!facts.result) return { king: null, bastard: null };
  const inOrder = facts.result.places.flat();
  const stayed = inOrder.filter((seat) => !facts.left.includes(seat));
  const lastHolder = inOrder.findLast(
    (seat) => !facts.left.includes(seat) && !facts.out.includes(seat),
  );
  return { king: inOrder[0] ?? null, bastard: stayed.length > 1 ? (lastHolder ?? null) : null };
}

export function endRound(round: KingsRound, happened: KingsEvent[]): KingsRound {
  const places = placesOf(round);
  const winners = places[0] ?? [];
  const result: RoundResult = { winners, places };
  const facts: Facts = {
    ...round.facts,
    lead: null,
    trick: [],
    passed: [],
    owed: null,
    turn: null,
    exchange: null,
    result,
  };
  const titles = titlesWon(facts);
  happened.push({ type: "crowned", told: titles });
  const paid = settle(facts, titles, round.options, happened);
  return { ...round, facts: { ...paid, titles } };
}

/** KB-15: the King receives the pot and the Bastard's payment even after leaving the table. */
function settle(
  facts: Facts,
  { king, bastard }: Titles,
  { stake, bastardPays }: KingsRound["options"],
  happened: KingsEvent[],
): Facts {
  if (!facts.chips || facts.pot === undefined || king === null || !facts.result) return facts;
  let chips = withChips(facts.chips, king, facts.pot);
  if (facts.pot > 0) happened.push({ type: "tookPot", seat: king, told: { amount: facts.pot } });
  const payment = bastard === null ? 0 : Math.min(bastardPays, chips[bastard] ?? 0);
  if (bastard !== null && payment > 0) {
    chips = withChips(withChips(chips, bastard, -payment), king, payment);
    happened.push({ type: "paid", seat: bastard, told: { to: king, amount: payment } });
  }
  const before = facts.chips;
  const gains = chips.map((stack, seat) => stack - (before[seat] ?? 0) - stake);
  return { ...facts, chips, pot: 0, result: { ...facts.result, chips: gains } };
}
