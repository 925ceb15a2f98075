import type { ChipMoney } from "#shared/chipBank/evening.ts";
import type { ColourName, MoveKind } from "#shared/chipBank/kinds.ts";
import type { ChipSet } from "#shared/chipBank/sets.ts";
import { chipBank } from "#shared/text/en/chipBank.ts";
import {
  allOf,
  chips,
  date,
  day,
  noun,
  number,
  oneOf,
  plural,
  signed,
} from "#shared/text/en/words.ts";

const colours: { readonly [C in ColourName]: string } = {
  white: "White",
  red: "Red",
  green: "Green",
  blue: "Blue",
  black: "Black",
  purple: "Purple",
  yellow: "Yellow",
  pink: "Pink",
  orange: "Orange",
  grey: "Grey",
  brown: "Brown",
  turquoise: "Turquoise",
};
const inSentence = (colour: ColourName): string => colours[colour].toLowerCase();

const sets: { readonly [S in ChipSet["id"]]: string } = {
  home: "Home set",
  cents: "Cents",
  casino: "Casino",
  tournament: "Tournament",
};
const kinds: { readonly [K in MoveKind | "reversal"]: string } = {
  "buy-in": "Buy-in",
  rebuy: "Rebuy",
  "add-on": "Add-on",
  "cash-out": "Cash-out",
  correction: "Correction",
  reversal: "Undone",
};

/** Money in its smallest unit; chips where there is none. */
function sum(money: ChipMoney | null, amount: number): string {
  if (!money) return chips(amount);
  const style = {
    style: "currency",
    currency: money.currency,
    minimumFractionDigits: money.digits,
    maximumFractionDigits: money.digits,
  } as const;
  return new Intl.NumberFormat("en", style).format(amount / 10 ** money.digits).replace("-", "−");
}
const change = (money: ChipMoney | null, amount: number): string =>
  money
    ? `${amount < 0 ? "−" : amount > 0 ? "+" : "±"}${sum(money, Math.abs(amount))}`
    : signed(amount);

const currencyNames = new Intl.DisplayNames("en", { type: "currency" });

const list = {
  title: "Real chips",
  help: "For an evening with real cards and chips: who bought how many, what should be on the table, and who pays whom at the end.",
  open: "New evening",
  clock: "Tournament clock",
  clockAbout: "Levels, blinds and breaks for the whole room",
  going: "In progress",
  past: "Past evenings",
  none: "No evenings yet.",
  called: (name: string, at: number) => (name === "" ? `Evening of ${day.format(at)}` : name),
  when: (at: number) => date.format(at),
  line: (people: number, bought: string) =>
    `${plural(people, "person", "people")} · ${bought} bought`,
  unpaid: (count: number) => `${plural(count, "payment", "payments")} due`,
  paid: "All paid",
  goOn: "Continue counting",
  look: "View",
  more: "Earlier evenings",
  year: "Year to date",
  yearOf: (year: number) => String(year),
  earlier: (year: number) => `To ${year}`,
  whose: "Person",
  noYear: "No evening was settled this year.",
  person: "Person",
  evenings: "Evenings",
  won: "Won",
  best: "Best evening",
  chart: (name: string, year: number) => `${name}’s total after each evening of ${year}`,
  chartEnds: (name: string, count: number, amount: string) =>
    `${name}: ${plural(count, "evening", "evenings")}, ${amount} in all.`,
  all: "Save all evenings as CSV",
} as const;

const opening = {
  title: "New evening",
  name: "Name of the evening",
  nameHelp: "Leave empty to use the date.",
  people: "Who is playing?",
  peopleHelp: "You can add more people later.",
  addName: "Name",
  add: "Add",
  remove: (name: string) => `Remove ${name}`,
  known: "Tap to add",
  taken: (name: string) => `There’s already somebody called ${name}.`,
  chips: "Which chips?",
  chipsHelp: "Set the value of each colour, and how many go into a buy-in.",
  set: "Chip set",
  colour: "Colour",
  value: "Value",
  valueOf: (colour: ColourName) => `Value of ${inSentence(colour)}`,
  count: "In a buy-in",
  countOf: (colour: ColourName) => `${colours[colour]} chips in a buy-in`,
  removeColour: (colour: ColourName) => `Remove ${inSentence(colour)}`,
  addColour: "Add colour",
  stack: (value: number) => `A buy-in is ${chips(value)}.`,
  money: "Money",
  forMoney: "Do the chips stand for money?",
  forMoneyHelp: "If not, only chips are counted and settled.",
  currency: "Currency",
  currencyOf: (code: string) => currencyNames.of(code) ?? code,
  price: "A buy-in costs",
  priceHelp: (worth: readonly string[]) => `That makes ${allOf(worth)}.`,
  worth: (colour: ColourName, price: string) => `${inSentence(colour)} ${price}`,
  roughly: (colour: ColourName, price: string) => `${inSentence(colour)} about ${price}`,
  begin: "Start counting",
  stackEmpty: "Put at least one chip into the buy-in.",
  toMend: "Something above needs fixing.",
} as const;

const evening = {
  rename: "Rename",
  mustBe: "Should be on the table",
  colours,
  ofColour: (colour: ColourName, count: number) => `${number(count)} ${inSentence(colour)}`,
  worth: (value: number, price: string | null) =>
    price === null ? chips(value) : `${chips(value)} – ${price}`,
  amount: number,
  people: "People",
  bought: (times: number, value: number) =>
    times === 0
      ? "No chips yet"
      : times === 1
        ? `${chips(value)} bought`
        : `${chips(value)} in ${times} purchases`,
  out: (value: number) => `Cashed out with ${chips(value)}`,
  buy: (value: number) => `+ ${number(value)}`,
  buyFor: (name: string, value: number) => `${name} buys ${chips(value)}`,
  allBuy: "Everybody buys in",
  restBuys: "The others buy in",
  /** `names`: who is left to buy in; null for everybody. */
  eachGets: (names: readonly string[] | null, worth: string) =>
    names === null ? `${worth} each.` : `${allOf(names)}: ${worth} each.`,
  other: "Another amount",
  otherFor: (name: string) => `${name}: another amount, or earlier entries`,
  cashOut: "Cash out",
  cashOutOf: (name: string) => `${name} cashes out`,
  cashAgain: "Cash out again",
  none: "Nobody is here yet. Add somebody.",
  add: "Add person",
  addTitle: "Who’s joining?",
  tools: "Table",
  check: "Count the table",
  checkTitle: "Count the chips on the table",
  checkHelp: "Count each colour, in front of everybody and in the middle. Nothing is recorded.",
  right: "It matches. All chips are there.",
  differs: (value: number) =>
    value < 0 ? `${chips(-value)} missing.` : `${chips(value)} too many.`,
  otherColours: "The value matches, but the colours don’t. Somebody exchanged chips.",
  off: (colour: ColourName, by: number) => `${signed(by)} ${inSentence(colour)}`,
  correct: "Correct",
  correctTitle: "Correction",
  correctHelp:
    "For chips that came or went other than by a purchase or cash-out: exchanged, lost or found. Everybody shares any difference equally.",
  correctOf: "Whose",
  correctTable: "The table",
  note: "What happened?",
  log: "Entries",
  entry: (kind: MoveKind | "reversal", who: string | null) =>
    `${kinds[kind]}${who === null ? "" : ` · ${who}`}`,
  undone: "undone",
  undo: "Undo",
  undoOf: (what: string, value: string) => `Undo: ${what}, ${value}`,
  undoTitle: "Undo this?",
  undoHelp: "This adds the opposite entry. Both stay on the list.",
  empty: "No entries yet.",
  more: (count: number) => `All ${number(count)} entries`,
  end: "Settle up",
  kinds,
} as const;

const amounts = {
  buyTitle: (name: string) => `${name} buys chips`,
  outTitle: (name: string) => `${name} cashes out`,
  outHelp: "Count their chips, colour by colour. Enter nothing if they have none left.",
  kind: "Kind",
  colourCount: (colour: ColourName, value: number) => `${colours[colour]}, worth ${number(value)}`,
  less: (colour: ColourName) => `One ${inSentence(colour)} less`,
  more: (colour: ColourName) => `One ${inSentence(colour)} more`,
  stack: (colour: ColourName) => `Twenty ${inSentence(colour)} more`,
  twenty: "+20",
  total: "Total",
  note: "Note",
  write: "Record",
  usual: "The usual buy-in",
  clear: "Clear",
} as const;

const check = {
  title: "The count doesn’t match",
  holding: (names: readonly string[], value: string) =>
    `Still to cash out: ${allOf(names)}. They should have ${value}.`,
  missing: (value: string) => `${value} missing: handed out, but not given back.`,
  tooMany: (value: string) => `${value} too many: given back, but never handed out.`,
  byColour: (all: readonly string[]) => `By colour: ${allOf(all)}.`,
  missingOf: (colour: ColourName, count: number) =>
    `${number(count)} ${inSentence(colour)} missing`,
  tooManyOf: (colour: ColourName, count: number) =>
    `${number(count)} ${inSentence(colour)} too many`,
  whence: "Possible reasons",
  "not-cashed-out": (name: string) => `${name} hasn’t cashed out. Count their chips.`,
  "bought-twice": (name: string, entry: string) =>
    `${name}: ${entry} is exactly that much. Was it recorded twice, or never handed out?`,
  "not-written": (name: string, entry: string) =>
    `${name}: another ${entry} would be exactly that much. Did you miss one?`,
  "cashed-twice": (name: string, entry: string) =>
    `${name}: ${entry} is exactly that much. Was it recorded twice?`,
  miscounted: (colour: ColourName, by: number, names: readonly string[]) =>
    `Only ${inSentence(colour)} is off, by ${plural(Math.abs(by), "chip", "chips")}. Count the ${inSentence(colour)} chips of ${oneOf(names)} again.`,
  unknown: "No single entry explains it. Count again, largest stack first.",
  accept: "Share the difference",
  acceptTitle: "Settle with the difference?",
  acceptHelp: (value: string) =>
    `${value} are recorded under the table, and everybody who bought chips takes an equal share.`,
  acceptNote: "Not found",
} as const;

const settled = {
  title: "Settled",
  results: "Results",
  person: "Person",
  bought: "Bought",
  chips: "Chips",
  money: "Money",
  sum,
  change,
  number,
  payments: "Who pays whom",
  fewest: (count: number) =>
    count === 0
      ? "Nobody owes anything."
      : `${plural(count, "payment", "payments")}: it can’t be done with fewer.`,
  few: (count: number) =>
    `${plural(count, "payment", "payments")}. With so many people, fewer might do. Pairs and groups of 3 that come out even pay each other; then whoever owes most pays whoever gets most.`,
  pays: (from: string, to: string, amount: string) => `${from} pays ${to} ${amount}`,
  tick: "Paid",
  left: (count: number) =>
    count === 0
      ? "Everything is paid."
      : `${plural(count, "payment is", "payments are")} still due.`,
  shared: (value: number) =>
    `${chips(Math.abs(value))} ${value > 0 ? "missing" : "too many"}, shared equally.`,
  recount: "Count again",
  recountTitle: "Count this evening again?",
  recountHelp: "You’ll lose the results and payments. All entries stay.",
  print: "Print",
  share: "Share",
  copy: "Copy summary",
  copied: "Summary copied.",
  csv: "Save as CSV",
  summary: (name: string, at: number, lines: readonly string[]) =>
    [`${name}, ${day.format(at)}`, ...lines].join("\n"),
  won: (name: string, amount: string) => `${name}: ${amount}`,
} as const;

const clockTime = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = `${String(minutes).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${end}` : end;
};

type Chip = Readonly<{
  value: number;
  colour: ColourName | null;
}>;
/** "green 25s" */
const manyOf = ({ value, colour }: Chip): string =>
  `${colour === null ? "" : `${inSentence(colour)} `}${number(value)}s`;

const clock = {
  title: "Tournament clock",
  time: clockTime,
  left: (ms: number) => `${plural(Math.ceil(ms / 60_000), "minute", "minutes")} left`,
  level: (level: number) => `Level ${level}`,
  pause: "Break",
  blinds: "Blinds",
  both: (small: number, big: number) => `${number(small)} / ${number(big)}`,
  ante: "Ante",
  noAnte: "none",
  number,
  next: "Next",
  nextBlinds: (small: number, big: number, ante: number) =>
    `${number(small)} / ${number(big)}${ante === 0 ? "" : ` · ante ${number(ante)}`}`,
  last: "This is the last level.",
  toBreak: "Break in",
  noBreak: "No breaks left.",
  chipRace: "Chip race",
  race: (chip: Chip, into: Chip) => `Chip race: exchange ${manyOf(chip)} for ${manyOf(into)}`,
  raceHow: (into: Chip) =>
    `Deal a card for each odd chip, from seat 1 on. The highest cards win the ${manyOf(into)} that the odd chips add up to, at most one each. A player about to lose their last chip gets one.`,
  raceAhead: (chip: Chip, into: Chip, level: number, inBreak: boolean) =>
    `Exchange ${manyOf(chip)} for ${manyOf(into)} ${inBreak ? "in the break before" : "at"} level ${level}.`,
  needless: (chip: Chip) => `No level needs ${manyOf(chip)}.`,
  unpaid: (levels: readonly number[]) =>
    `These chips can’t make the amounts of ${noun(levels.length, "level", "levels")} ${allOf(levels.map(number))}.`,
  start: "Start",
  stop: "Pause",
  back: "Previous level",
  forward: "Next level",
  more: "Add a minute",
  less: "Take off a minute",
  minuteMore: "+1 min",
  minuteLess: "−1 min",
  full: "Full screen",
  setUp: "Set up",
  standing: "The clock is stopped.",
  away: (ms: number) => `The app was away for ${clockTime(ms)}, but the clock ran on.`,
  takeBack: "Restore the time",
  goOn: "Keep",
  none: "No clock set up yet.",
  setUpTitle: "Levels and breaks",
  name: "Name",
  preset: "Length of the evening",
  presets: { turbo: "Short", standard: "Usual", deep: "Long" },
  chips: "Chips in play",
  chipsHelp:
    "The clock says when to race off which chips, by rule 24 of the Tournament Directors Association.",
  chipsWrong: "Use a different whole number for each value.",
  chipsFrom: "Copy from",
  lastEvening: "Last evening",
  colourOf: (value: string) => `Colour of ${value}`,
  anyColour: "No colour",
  valueOf: (place: number) => `Value of chip ${place}`,
  removeChip: (value: string) => `Remove ${value}`,
  addChip: "Add chip",
  stages: "Levels and breaks",
  stage: "Level",
  small: "Small blind",
  big: "Big blind",
  minutes: "Minutes",
  of: (what: string, place: number) => `${what}, line ${place}`,
  remove: (place: number) => `Remove line ${place}`,
  addLevel: "Add level",
  addBreak: "Add break",
  lasts: (minutes: number) =>
    `Total with breaks: ${plural(Math.floor(minutes / 60), "hour", "hours")} ${plural(minutes % 60, "minute", "minutes")}.`,
  begin: "Start new clock",
  change: "Change running clock",
  toMend: "Use whole numbers for amounts and minutes, and start with a level.",
} as const;

export const chipWords = {
  chipBank,
  screen: { list, opening, evening, amounts, check, settled, sets, colours, sum, change, clock },
};
