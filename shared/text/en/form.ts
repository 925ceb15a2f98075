import type { Said, Tell } from "#shared/text/said.ts";
import { listed, noun, number, oneOf } from "./words.ts";

const kinds = {
  text: "a text",
  number: "a number",
  whole: "a whole number",
  switch: "true or false",
  list: "a list",
  object: "an object",
  null: "null",
  other: "another kind of value",
};
export type Kind = keyof typeof kinds;
export type Sized = "text" | "list" | "number";

const sizes: { readonly [S in Sized]: (limit: number) => string } = {
  text: (limit) => `${number(limit)} ${noun(limit, "character", "characters")}`,
  list: (limit) => `${number(limit)} ${noun(limit, "entry", "entries")}`,
  number,
};
const quoted = (words: readonly string[]): string => listed(words.map((word) => `"${word}"`));
const cards = "rank A 2…9 T J Q K and suit c d h s";

export const form = {
  at: ({ path, problem }: { path: string; problem: Said }, tell: Tell) =>
    `${path}: ${tell(problem)}`,
  surplus: ({ fields }: { fields: readonly string[] }) =>
    `${quoted(fields)} ${noun(fields.length, "does", "do")} not belong here`,
  needed: ({ kind }: { kind: Kind }) => `${kinds[kind]} is needed`,
  atMost: ({ of, limit }: { of: Sized; limit: number }) => `use at most ${sizes[of](limit)}`,
  atLeast: ({ of, limit }: { of: Sized; limit: number }) => `use at least ${sizes[of](limit)}`,
  steps: ({ step }: { step: number }) => `a number in steps of ${step} is needed`,
  oneOf: ({ known }: { known: readonly string[] }) => `${oneOf(known)} is needed`,
  pattern: "the text has the wrong form",
  other: "the value has the wrong form",
  controlCharacters: "can’t contain control characters, invisible characters or half a character",
  nothingVisible: "can’t be blank",
  emptySetting: "a setting is changed to something or left out",
  notAMove: ({ types }: { types: readonly string[] }) =>
    `a move is an object whose "type" is ${listed(types.slice(0, -1))} or ${types.at(-1)}`,
  notACard: ({ jokers }: { jokers: boolean }) =>
    `is not a card: ${cards}${jokers ? ", or Jk" : ""}`,
  notASuit: "is not a suit: c d h s",
  notARank: "is not a rank: A 2…9 T J Q K",
  cardList: "a list of cards is needed",
  noCard: "at least one card is needed",
  moreThanHand: "a hand can’t hold that many cards",
};

/** Problems of a text that should be JSON. Lines and columns are counted from 1, as in editors. */
export const json = {
  empty: "it is empty",
  cutOff: "it ends too early",
  wrongAt: ({ line, column }: { line: number; column: number }) =>
    `there is a mistake in line ${line}, column ${column}`,
  wrongSign: ({ found }: { found: string }) => `there is a "${found}" where it doesn’t belong`,
  other: "it can’t be read",
};

/** Problems of frames that arrive over a connection. */
export const frame = {
  text: "text frames are not taken",
  empty: "the frame is empty",
  onlyRequests: "only asks are taken, sent as requests",
  onlyAsks: "only asks are taken",
  unknown: ({ kind }: { kind: number }) => `there is no frame of kind ${kind}`,
  surplus: ({ kind }: { kind: number }) => `a frame of kind ${kind} holds nothing more`,
  noNumber: "a request begins with its number",
  at: ({ byte, problem }: { byte: number; problem: Said }, tell: Tell) =>
    `${tell(problem)} (byte ${byte})`,
  values: ({ most }: { most: number }) => `nothing may hold more than ${most} values`,
  nesting: ({ most }: { most: number }) => `nothing may be nested deeper than ${most} levels`,
  reserved: "the byte 0xc1 has no meaning",
  bytes: "bytes cannot be sent",
  wide: "integers of 64 bits cannot be sent",
  follows: "there is something after the payload",
  name: "a field’s name must be a text",
  longName: ({ most }: { most: number }) => `a field’s name may have ${most} bytes`,
  proto: "no field may be called __proto__",
  extension: "extensions and references cannot be sent",
  recordNumber: "a record has a wrong number",
  records: ({ most }: { most: number }) => `nothing may hold more than ${most} kinds of record`,
  recordNames: "a record begins with the list of its names",
  infinite: "numbers must be finite",
  cutOff: "the payload is cut off",
};
