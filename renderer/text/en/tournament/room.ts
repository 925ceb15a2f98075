import { allOf, chips, noun, nth, number, plural } from "#shared/text/en/words.ts";

export const room = {
  number,
  title: (name: string) => `${name} – big screen`,
  next: "Next:",
  nextBreak: (minutes: number) => `break of ${plural(minutes, "minute", "minutes")}`,
  lastLevel: "Last level",
  break: "Break",
  left: "Players left",
  leftOf: (left: number, all: number) => `${number(left)} / ${number(all)}`,
  entrants: "Entrants",
  average: "Average stack",
  pool: "Prize pool",
  payouts: (paid: number) => `${plural(paid, "place is", "places are")} paid`,
  place: nth,
  toMoney: (toGo: number) =>
    toGo === 1
      ? "The next player out is the last without a prize"
      : `${number(toGo)} to go before the money`,
  inMoney: (prize: number) => `The next player out wins ${number(prize)}`,
  entered: "Entrants",
  nobody: "Nobody has entered yet.",
  join: "Join with a phone",
  seats: "Seats",
  seat: (table: number, chair: number) => `Table ${number(table)}, seat ${number(chair)}`,
  tableChair: (table: number, chair: number) => `${number(table)} – ${number(chair)}`,
  tableAndChair: "Table – seat",
  standings: "Standings",
  round: (round: number, of: number) => `Round ${number(round)} of ${number(of)}`,
  bracket: "Bracket",
  breaking: (tables: readonly number[]) =>
    `${noun(tables.length, "Table", "Tables")} ${allOf(tables.map((table) => number(table)))} ${noun(tables.length, "is", "are")} breaking`,
  handForHand: "Hand for hand",
  addOn: "Add-ons on sale now",
  lateEntry: (level: number) => `Late entry until the end of level ${number(level)}`,
  won: (count: number) => noun(count, "Winner", "Winners"),
  prize: chips,
  cancelled: "The tournament was closed early.",
} as const;
