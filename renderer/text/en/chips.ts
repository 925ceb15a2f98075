// What do the chip bank for real cards, and what the house answers about it, say in English? Loaded
// where it is looked at.

import type { ChipMoney } from "#shared/chipBank/evening.ts";
import type { ColourName, MoveKind } from "#shared/chipBank/kinds.ts";
import type { ChipSet } from "#shared/chipBank/sets.ts";
import { chipBank } from "#shared/text/en/chipBank.ts";
import {
  allOf,
  capital,
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
  title: "Chip bank",
  help: "For an evening with real cards and real chips: who bought how many, what must be on the table, and who pays whom in the end.",
  open: "Open an evening",
  clock: "Tournament clock",
  clockAbout: "Levels, blinds and breaks for the whole room",
  going: "Being counted",
  past: "Past evenings",
  none: "No evening has been counted yet.",
  called: (name: string, at: number) => (name === "" ? `Evening of ${day.format(at)}` : name),
  when: (at: number) => date.format(at),
  line: (people: number, bought: string) =>
    `${plural(people, "person", "people")} · ${bought} bought`,
  unpaid: (count: number) => `${plural(count, "payment", "payments")} to be made`,
  paid: "All paid",
  goOn: "Go on counting",
  look: "Look at it",
  more: "Earlier evenings",
  year: "Over the year",
  yearOf: (year: number) => String(year),
  earlier: (year: number) => `To ${year}`,
  whose: "Whose",
  noYear: "No evening of this year has been settled.",
  person: "Person",
  evenings: "Evenings",
  won: "Won",
  best: "Best evening",
  chart: (name: string, year: number) => `How ${name} stood after each evening of ${year}`,
  chartEnds: (name: string, count: number, amount: string) =>
    `${name}: ${plural(count, "evening", "evenings")}, ${amount} in all.`,
  all: "All evenings as CSV",
} as const;

const opening = {
  title: "A new evening",
  name: "What is it called?",
  nameHelp: "May be left empty: the date stands in its place.",
  people: "Who is playing?",
  peopleHelp: "More people can come later.",
  addName: "Name",
  add: "Add",
  remove: (name: string) => `Take ${name} off the list`,
  known: "Add with one tap",
  taken: (name: string) => `There is somebody called ${name} already.`,
  chips: "Which chips?",
  chipsHelp: "Each colour with its value, and how many of it one buys in for.",
  set: "Ready sets",
  colour: "Colour",
  value: "Value",
  valueOf: (colour: ColourName) => `Value of ${inSentence(colour)}`,
  count: "In a buy-in",
  countOf: (colour: ColourName) => `${colours[colour]} chips in a buy-in`,
  removeColour: (colour: ColourName) => `Leave ${inSentence(colour)} out`,
  addColour: "Another colour",
  stack: (value: number) => `A buy-in is ${chips(value)}.`,
  money: "Money",
  forMoney: "Do the chips stand for money?",
  forMoneyHelp: "Without, only chips are counted and settled.",
  currency: "Currency",
  currencyOf: (code: string) => currencyNames.of(code) ?? code,
  price: "A buy-in costs",
  priceHelp: (worth: readonly string[]) => `So ${allOf(worth)}.`,
  worth: (colour: ColourName, price: string) => `${inSentence(colour)} is ${price}`,
  roughly: (colour: ColourName, price: string) => `${inSentence(colour)} is about ${price}`,
  begin: "Begin counting",
  stackEmpty: "A buy-in needs chips: say how many of some colour.",
  toMend: "Something above is to be mended.",
} as const;

const evening = {
  rename: "Rename",
  mustBe: "Must be on the table",
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
  other: "Another amount",
  otherFor: (name: string) => `${name}: another amount, or what was written down`,
  cashOut: "Cash out",
  cashOutOf: (name: string) => `${name} cashes out`,
  cashAgain: "Cash out again",
  none: "Nobody is here yet: add somebody.",
  add: "Somebody else comes",
  addTitle: "Who comes?",
  tools: "Table",
  check: "Count the table",
  checkTitle: "Count what lies on the table",
  checkHelp: "Count each colour in front of everybody and in the middle; nothing is written down.",
  right: "It matches: all chips are there.",
  differs: (value: number) =>
    value < 0 ? `${chips(-value)} are missing.` : `${chips(value)} too many.`,
  otherColours: "The value matches, the colours do not: chips were changed.",
  off: (colour: ColourName, by: number) => `${signed(by)} ${inSentence(colour)}`,
  correct: "Correct",
  correctTitle: "A correction",
  correctHelp:
    "Chips that came onto the table or left it otherwise than by being bought or cashed out: changed for other colours, lost, found. What is missing, or too many, all share alike.",
  correctOf: "Whose",
  correctTable: "The table’s",
  note: "What happened?",
  log: "Written down",
  entry: (kind: MoveKind | "reversal", who: string | null) =>
    `${kinds[kind]}${who === null ? "" : ` · ${who}`}`,
  undone: "undone",
  undo: "Undo",
  undoOf: (what: string, value: string) => `Undo: ${what}, ${value}`,
  undoTitle: "Undo this?",
  undoHelp: "Its opposite is written down too, so that everything stays to be read.",
  empty: "Nothing has been written down yet.",
  more: (count: number) => `All ${number(count)} entries`,
  end: "Settle up",
  kinds,
} as const;

const amounts = {
  buyTitle: (name: string) => `${name} buys chips`,
  outTitle: (name: string) => `${name} cashes out`,
  outHelp:
    "Count what lies before him, colour by colour. Who has nothing left cashes out with nothing.",
  kind: "As",
  colourCount: (colour: ColourName, value: number) => `${colours[colour]}, worth ${number(value)}`,
  less: (colour: ColourName) => `One ${inSentence(colour)} less`,
  more: (colour: ColourName) => `One ${inSentence(colour)} more`,
  stack: (colour: ColourName) => `Twenty ${inSentence(colour)} more`,
  twenty: "+20",
  total: "In all",
  note: "Note",
  write: "Write it down",
  usual: "The usual buy-in",
  clear: "Nothing",
} as const;

const check = {
  title: "The count does not match",
  holding: (names: readonly string[], value: string) =>
    `Still to cash out: ${allOf(names)}. Before ${names.length === 1 ? "him" : "them"} must be ${value}.`,
  missing: (value: string) => `${value} are missing: so much was handed out and not given back.`,
  tooMany: (value: string) => `${value} too many: so much more was given back than was handed out.`,
  byColour: (all: readonly string[]) => `By colour: ${allOf(all)}.`,
  missingOf: (colour: ColourName, count: number) =>
    `${number(count)} ${inSentence(colour)} missing`,
  tooManyOf: (colour: ColourName, count: number) =>
    `${number(count)} ${inSentence(colour)} too many`,
  whence: "How it may be",
  "not-cashed-out": (name: string) => `${name} has not cashed out: count what lies before him.`,
  "bought-twice": (name: string, entry: string) =>
    `${name}: ${entry} is just as much. Was it written down twice, or never handed out?`,
  "not-written": (name: string, entry: string) =>
    `${name}: another ${entry} would be just as much. Was one not written down?`,
  "cashed-twice": (name: string, entry: string) =>
    `${name}: ${entry} is just as much. Was it written down twice?`,
  miscounted: (colour: ColourName, by: number, names: readonly string[]) =>
    `Only ${inSentence(colour)} is wrong, by ${plural(Math.abs(by), "chip", "chips")}: count the ${inSentence(colour)} of ${oneOf(names)} again.`,
  unknown: "Nothing that was written down fits it by itself: count again, largest stack first.",
  accept: "All share it",
  acceptTitle: "Settle with the difference?",
  acceptHelp: (value: string) =>
    `${value} are written down as the table’s, and everybody who bought chips bears an equal part.`,
  acceptNote: "Not found",
} as const;

const settled = {
  title: "Settled",
  results: "How it ended",
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
      ? "Nobody owes anybody anything."
      : `No fewer than ${plural(count, "payment", "payments")} would do.`,
  few: (count: number) =>
    `${plural(count, "payment", "payments")}: among so many people it is not tried whether fewer would do. Pairs and threes that are even pay among themselves; then whoever owes most pays whoever gets most.`,
  pays: (from: string, to: string, amount: string) => `${from} pays ${to} ${amount}`,
  tick: "Paid",
  left: (count: number) =>
    count === 0
      ? "All is paid."
      : `${plural(count, "payment is", "payments are")} still to be made.`,
  shared: (value: number) =>
    `${chips(Math.abs(value))} ${value > 0 ? "were missing" : "were too many"}: all have an equal part in it.`,
  recount: "Count it again",
  recountTitle: "Count this evening again?",
  recountHelp: "Results and payments are gone, all that was written down stays.",
  print: "Print",
  share: "Share",
  copy: "Copy the summary",
  copied: "The summary is copied.",
  csv: "As CSV",
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

interface Chip {
  readonly value: number;
  readonly colour: ColourName | null;
}
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
  noBreak: "No break is to come.",
  chipRace: "Chip race",
  race: (chip: Chip, into: Chip) => `Chip race: ${manyOf(chip)} go, for ${manyOf(into)}`,
  raceHow: (into: Chip) =>
    `For each odd chip a card, from seat 1 on. The highest cards get the ${manyOf(into)} that the odd ones make, one each at most. Whoever would lose his last chip gets one.`,
  raceAhead: (chip: Chip, into: Chip, level: number, inBreak: boolean) =>
    `${capital(manyOf(chip))} go for ${manyOf(into)} ${inBreak ? "in the break before" : "at"} level ${level}.`,
  needless: (chip: Chip) => `No level needs ${manyOf(chip)}.`,
  unpaid: (levels: readonly number[]) =>
    `These chips do not make up what ${noun(levels.length, "level", "levels")} ${allOf(levels.map(number))} ${noun(levels.length, "asks", "ask")} for.`,
  start: "Start",
  stop: "Pause",
  back: "A level back",
  forward: "A level on",
  more: "A minute more",
  less: "A minute less",
  minuteMore: "+1 min",
  minuteLess: "−1 min",
  full: "Full screen",
  setUp: "Set up",
  standing: "The clock stands.",
  away: (ms: number) => `The app was away for ${clockTime(ms)}. The clock has gone on meanwhile.`,
  takeBack: "Take the time back",
  goOn: "Leave it so",
  none: "No clock has been set up yet.",
  setUpTitle: "Levels and breaks",
  name: "Name",
  preset: "For an evening that is",
  presets: { turbo: "Short", standard: "Usual", deep: "Long" },
  chips: "Chips in play",
  chipsHelp:
    "The clock says which are raced off when, by the rules of the Tournament Directors Association (24).",
  chipsWrong: "Each value is a whole number, and another one than the others.",
  chipsFrom: "Take them from",
  lastEvening: "Last evening",
  colourOf: (value: string) => `Colour of ${value}`,
  anyColour: "No colour",
  valueOf: (place: number) => `Value of chip ${place}`,
  removeChip: (value: string) => `Leave ${value} out`,
  addChip: "Another chip",
  stages: "Levels and breaks",
  small: "Small blind",
  big: "Big blind",
  minutes: "Minutes",
  of: (what: string, place: number) => `${what}, line ${place}`,
  remove: (place: number) => `Take line ${place} out`,
  addLevel: "Another level",
  addBreak: "A break",
  lasts: (minutes: number) =>
    `All levels and breaks: ${plural(Math.floor(minutes / 60), "hour", "hours")} ${plural(minutes % 60, "minute", "minutes")}.`,
  begin: "Begin anew",
  change: "Change the clock that goes",
  toMend: "Amounts and minutes are whole numbers; the first line is a level.",
} as const;

export const chipWords = {
  chipBank,
  screen: { list, opening, evening, amounts, check, settled, sets, colours, sum, change, clock },
};
