// What is said in English at a table of a tournament?

import { chips, nth, number, plural } from "#shared/text/en/words.ts";

export const atTable = {
  bar: "Tournament",
  toPage: (name: string) => `${name}: how the tournament stands`,
  place: (place: number, of: number) => `${nth(place)} of ${number(of)}`,
  left: (left: number, of: number) => `${number(left)} of ${number(of)} left`,
  average: (amount: number) => `average ${number(amount)}`,
  moved: (table: number, chair: number) =>
    `You go to table ${number(table)}, chair ${number(chair)}.`,
  broken: (table: number, chair: number) =>
    `Your table breaks: you go to table ${number(table)}, chair ${number(chair)}.`,
  goNow: "Go there now",
  breaking: "This table is breaking. You get a chair at another one.",
  broke: (price: number, stack: number) =>
    `You have run out of chips. Buy ${number(stack)} again for ${chips(price)} from the bank?`,
  again: (price: number) => `Buy in for ${number(price)}`,
  notAgain: "No, I am out",
  placed: (place: number, of: number, prize: number | null) =>
    `You are out: ${nth(place)} of ${number(of)}${prize === null ? "" : prize === 0 ? "" : ` – prize ${chips(prize)}`}.`,
  won: (prize: number | null) =>
    `You have won the tournament${prize === null || prize === 0 ? "" : ` – prize ${chips(prize)}`}!`,
  over: (winner: string) =>
    winner === "" ? "The tournament is over." : `The tournament is over: ${winner} has won.`,
  cancelled: "The tournament was called off.",
  toResult: "To the tournament",
  break: "Break. It goes on by itself.",
  paused: "The director has paused the tournament.",
  addOn: (price: number, stack: number) =>
    `Add-on: ${chips(stack)} for ${number(price)} from the bank.`,
  takeAddOn: (price: number) => `Add on for ${number(price)}`,
  handForHand: "Hand for hand: every table waits for the others.",
  waitsForHands: "Hand for hand: this table waits for the others.",
  missing: (rounds: number) =>
    `You miss ${plural(rounds, "more round", "more rounds")}: you are dealt in, pay and fold.`,
  waiting: "You wait for a chair.",
  watching: "You look on.",
} as const;
