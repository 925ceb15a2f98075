// Turns a correct message into what somebody hostile to the host might send. The same dice give the
// same result.

import { pack } from "msgpackr";
import type { DiceReader } from "#shared/chance/dice.ts";

/** As it is asked. */
export type Ask = Readonly<{
  request: string;
  payload: unknown;
}>;

export const oneOf = <T>(dice: DiceReader, list: readonly T[]): T =>
  list[dice.below(list.length)] as T;

const nested = (levels: number, inner: unknown): unknown =>
  levels === 0 ? inner : nested(levels - 1, levels % 2 ? [inner] : { in: inner });

/** What stands nowhere in a right message. Those that take thousands of bytes are few. */
const oddValues: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -1,
  () => 1.5,
  () => -0,
  () => NaN,
  () => Infinity,
  () => -Infinity,
  () => 2 ** 31,
  () => 2 ** 53,
  () => -(2 ** 53),
  () => 1e308,
  () => 5e-324,
  () => 2n ** 63n,
  () => undefined,
  () => "",
  () => " ",
  () => "0",
  () => "null",
  () => "__proto__",
  () => "constructor",
  () => "toString",
  () => "hasOwnProperty",
  () => "../../etc/passwd",
  () => "<img src=x onerror=alert(1)>",
  () => "'; DROP TABLE ledger; --",
  () => "\u0000",
  () => "\u202etxt.exe",
  () => "\ud800",
  () => "\u{1f0cf}".repeat(24),
  () => "e\u0301".repeat(40),
  () => "İ",
  () => "\ufeff",
  () => "\u200d".repeat(24),
  () => "ß",
  () => "３♣",
  () => [],
  () => ({}),
  () => [null],
  () => [[]],
  () => ({ then: "x" }),
  () => ({ toJSON: 1 }),
  () => ({ length: 1e9 }),
  () => ({ ok: true, value: null }),
  () => new Date(0),
  () => new Uint8Array(8),
];
const hugeValues: readonly (() => unknown)[] = [
  () => "x".repeat(7000),
  () => "a ".repeat(3500),
  () => "́".repeat(3000),
  () => Array<number>(1900).fill(0),
  () => Array<string>(1900).fill("3c"),
  () => Array<readonly string[]>(600).fill(["3c"]),
  () => nested(9, "deep"),
  () => nested(40, 0),
  () => nested(900, 0),
  () => Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, at])),
  () => Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`k${at}`.padEnd(60, "y"), [at]])),
  () => 10n ** 40n,
];
const fieldNames = [
  "seat",
  "auto",
  "player",
  "profile",
  "role",
  "visitor",
  "token",
  "code",
  "owner",
  "type",
  "card",
  "cards",
  "to",
  "answers",
  "x",
  "",
  "constructor",
  "toString",
  "valueOf",
  "__defineGetter__",
  "then",
  "k".repeat(64),
  "k".repeat(65),
];

const oddValue = (dice: DiceReader): unknown =>
  oneOf(dice, dice.below(12) === 0 ? hugeValues : oddValues)();

/** Where in a value something stands; an empty path is the whole. */
type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) =>
      pathsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function changedAt(
  value: unknown,
  [key, ...rest]: Path,
  change: (inner: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  const changed = changedAt((value as { readonly [key: string]: unknown })[key], rest, change);
  return Array.isArray(value)
    ? value.with(Number(key), changed)
    : { ...(value as object), [key]: changed };
}

/** `strange`: what is right elsewhere – ids, names, secrets and codes of others. */
type Change = (inner: unknown, dice: DiceReader, strange: readonly unknown[]) => unknown;

/** With a field at least. */
const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0;

const dropped: Change = (inner, dice) => {
  if (Array.isArray(inner)) return inner.toSpliced(dice.below(inner.length + 1), 1) as unknown[];
  if (!isRecord(inner)) return undefined;
  const gone = oneOf(dice, Object.keys(inner));
  return Object.fromEntries(Object.entries(inner).filter(([name]) => name !== gone));
};
const added: Change = (inner, dice, strange) => {
  const more = dice.below(2) === 0 ? oddValue(dice) : oneOf(dice, strange);
  if (Array.isArray(inner))
    return inner.toSpliced(dice.below(inner.length + 1), 0, more) as unknown[];
  return typeof inner === "object" && inner !== null
    ? { ...inner, [oneOf(dice, fieldNames)]: more }
    : [inner, more];
};
const renamed: Change = (inner, dice) => {
  if (!isRecord(inner)) return { [oneOf(dice, fieldNames)]: inner };
  const old = oneOf(dice, Object.keys(inner));
  return Object.fromEntries(
    Object.entries(inner).map(([name, value]) => [
      name === old ? oneOf(dice, fieldNames) : name,
      value,
    ]),
  );
};
const otherKind: Change = (inner) => {
  if (typeof inner === "number") return String(inner);
  if (typeof inner === "string")
    return Number.isFinite(Number(inner)) ? Number(inner) : [...inner.slice(0, 20)];
  if (typeof inner === "boolean") return Number(inner);
  return Array.isArray(inner)
    ? Object.fromEntries(inner.map((value, at) => [at, value as unknown]))
    : isRecord(inner)
      ? Object.entries(inner)
      : {};
};
const nudged: Change = (inner, dice) => {
  if (typeof inner === "number")
    return inner + oneOf(dice, [-1, 1, -2, 7, 0.5, -1000, 1000, 2 ** 32]);
  if (typeof inner === "string")
    return oneOf(dice, [
      inner.toUpperCase(),
      `${inner} `,
      inner.slice(1),
      inner.slice(0, 100).repeat(40),
      [...inner].reverse().join(""),
      `${inner}\u0000`,
    ]);
  if (!Array.isArray(inner)) return oddValue(dice);
  const list: readonly unknown[] = inner;
  return oneOf(dice, [
    [...list, ...list],
    list.toReversed(),
    Array<unknown>(200).fill(list[0] ?? 0),
  ]);
};
const changes: readonly Change[] = [
  (_inner, dice) => oddValue(dice),
  (_inner, dice) => oddValue(dice),
  (_inner, dice, strange) => oneOf(dice, strange),
  (_inner, dice, strange) => oneOf(dice, strange),
  dropped,
  added,
  renamed,
  otherKind,
  nudged,
  nudged,
];

/** The ask with one to three things in it another way. */
export function mutated(ask: Ask, dice: DiceReader, strange: readonly unknown[]): unknown {
  let value: unknown = ask;
  for (let left = 1 + dice.below(3); left > 0; left -= 1) {
    const paths = pathsIn(value);
    // Mostly within the payload: that is as deep as a message comes.
    const inside = paths.filter(([first]) => first === "payload");
    const path = oneOf(dice, inside.length > 0 && dice.below(6) > 0 ? inside : paths);
    value = changedAt(value, path, (inner) => oneOf(dice, changes)(inner, dice, strange));
  }
  return value;
}

/** As MessagePack; what it cannot say is nothing at all. */
export function packed(value: unknown): Uint8Array {
  try {
    return pack(value);
  } catch {
    return new Uint8Array();
  }
}

const junk = (dice: DiceReader, most: number): Buffer =>
  Buffer.from(Array.from({ length: dice.below(most) }, () => dice.below(256)));
/** Heads of MessagePack behind which much could come. */
const heads = [
  0x91, 0x81, 0xc1, 0xc4, 0xc7, 0xc9, 0xcb, 0xcf, 0xd3, 0xd4, 0xd6, 0xdb, 0xdc, 0xdd, 0xde, 0xdf,
  0xff,
];

/** Bytes that were a message. */
export function garbled(bytes: Uint8Array, dice: DiceReader): Uint8Array {
  const from = Buffer.from(bytes);
  const at = dice.below(from.length + 1);
  const ways: readonly (() => Uint8Array)[] = [
    () => Buffer.concat([from.subarray(0, at), Buffer.of(dice.below(256)), from.subarray(at + 1)]),
    () => Buffer.concat([from.subarray(0, at), Buffer.of(oneOf(dice, heads)), from.subarray(at)]),
    () => from.subarray(0, at),
    () => Buffer.concat([from, junk(dice, 40)]),
    () => Buffer.concat([from.subarray(at), from.subarray(0, at)]),
    () => Buffer.concat([from.subarray(0, at), junk(dice, 60)]),
    () => Buffer.alloc(1 + dice.below(3000), oneOf(dice, heads)),
    () => junk(dice, 300),
  ];
  return oneOf(dice, ways)();
}

/** Frames that are no request, each of a kind that nobody may send. */
export function wrongFrame(dice: DiceReader): Uint8Array | string {
  const kind = oneOf(dice, [0, 1, 9, 11, 13, 14, 15, 16, 17, 19, 20, 22, 99, 128, 149, 255]);
  return oneOf<() => Uint8Array | string>(dice, [
    () => new Uint8Array(),
    () => "",
    () => '{"request":"leave"}',
    () => "x".repeat(dice.below(4000)),
    () => Buffer.concat([Buffer.of(kind), junk(dice, 80)]),
    () => Uint8Array.of(18, 18),
    () => Uint8Array.of(12, 0),
    () => Uint8Array.of(21),
  ])();
}
