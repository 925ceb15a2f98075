import { chips, nth, number, plural } from "#shared/text/en/words.ts";

export const atTable = {
  bar: "Tournament",
  toPage: (name: string) => `${name}: tournament page`,
  place: (place: number, of: number) => `${nth(place)} of ${number(of)}`,
  left: (left: number, of: number) => `${number(left)} of ${number(of)} left`,
  average: (amount: number) => `average ${number(amount)}`,
  moved: (table: number, chair: number) =>
    `You’re moving to table ${number(table)}, seat ${number(chair)}.`,
  broken: (table: number, chair: number) =>
    `Your table is breaking. You’re moving to table ${number(table)}, seat ${number(chair)}.`,
  goNow: "Go now",
  breaking: "This table is breaking. You’ll get a seat at another.",
  broke: (price: number, stack: number) =>
    `You’re out of chips. Buy ${number(stack)} more for ${chips(price)} from your bank?`,
  again: (price: number) => `Rebuy for ${number(price)}`,
  notAgain: "No, I’m out",
  placed: (place: number, of: number, prize: number | null) =>
    `You’re out in ${nth(place)} place of ${number(of)}${prize === null ? "" : prize === 0 ? "" : ` – prize ${chips(prize)}`}.`,
  won: (prize: number | null) =>
    `You won the tournament${prize === null || prize === 0 ? "" : ` – prize ${chips(prize)}`}.`,
  over: (winner: string) =>
    winner === "" ? "The tournament is over." : `The tournament is over. ${winner} won.`,
  cancelled: "The tournament was cancelled.",
  toResult: "View tournament",
  break: "Break. Play resumes by itself.",
  paused: "The director paused the tournament.",
  addOn: (price: number, stack: number) =>
    `Add-on: ${chips(stack)} for ${number(price)} from your bank.`,
  takeAddOn: (price: number) => `Buy add-on for ${number(price)}`,
  handForHand: "Hand for hand: all tables deal together.",
  waitsForHands: "Hand for hand: waiting for the other tables.",
  missing: (rounds: number) =>
    `You miss ${plural(rounds, "more round", "more rounds")}: you’re dealt in, pay and fold.`,
  waiting: "You’re waiting for a seat.",
  watching: "You’re watching.",
} as const;
