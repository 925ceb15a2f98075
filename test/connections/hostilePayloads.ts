// MessagePack bytes that have cost a program unpacking them far more than their length.

const identified = (id: number): readonly number[] => [0xd6, 0x69, 0, 0, 0, id];
const pointer = (id: number): readonly number[] => [0xd6, 0x70, 0, 0, 0, id];
const listOf = (length: number): readonly number[] =>
  length < 16 ? [0x90 | length] : [0xdc, length >> 8, length & 0xff];
const text = (length: number): readonly number[] => [
  0xd9,
  length,
  ...Array<number>(length).fill(0x61),
];

/**
 * Lists of which each names the one before it `fan` times: of `levels` lists, more values than
 * could ever be looked at.
 */
function references(levels: number, fan: number, padding: number): readonly number[] {
  const lists = Array.from({ length: levels }, (_, level) => [
    ...identified(level),
    ...listOf(fan),
    ...Array.from({ length: fan }, () => (level === 0 ? [0] : pointer(level - 1))).flat(),
  ]);
  return [...listOf(levels + 1), ...lists.flat(), ...text(padding)];
}

/** With the head of an ask before it 1 244 bytes; 18¹¹ values to whoever follows its references. */
export const widelyReferring = references(11, 18, 38);
/**
 * With the head 321 bytes, the last of which is too many; 5⁹ values for a report of what was read
 * so far.
 */
export const trailingByte = [...references(9, 5, 3), 0xc0];

/** What else is not to be unpacked, by what is wrong with it. */
export const wrongPayloads: readonly (readonly [string, readonly number[], string])[] = [
  ["references to one list", widelyReferring, "extensions and references"],
  ["references, and a byte too many", trailingByte, "extensions and references"],
  [
    "a plain value, and a byte too many",
    [0x81, 0xa1, 0x61, 1, 0xc0],
    "something after the payload",
  ],
  [
    "a second value of 8000 bytes",
    [0xc0, ...Array<number>(8000).fill(0x90)],
    "something after the payload",
  ],
  ["a date", [0xd6, 0xff, 0, 0, 0, 0], "extensions and references"],
  ["undefined", [0xd4, 0, 0], "extensions and references"],
  ["an error", [0xd4, 0x65, 0, 0x92, 0xa1, 0x61, 0xa1, 0x62], "extensions and references"],
  [
    "a regular expression",
    [0xd4, 0x78, 0, 0x92, 0xa5, 0x28, 0x61, 0x2b, 0x29, 0x2b, 0xa0],
    "extensions and references",
  ],
  ["a set", [0xd4, 0x73, 0, 0x91, 1], "extensions and references"],
  ["a typed list", [0xc7, 5, 0x74, 0, 1, 2, 3, 4], "extensions and references"],
  [
    "a bigint of any length",
    [0xc7, 9, 0x42, ...Array<number>(9).fill(0x7f)],
    "extensions and references",
  ],
  ["texts in a bundle", [0xc7, 4, 0x62, 0, 0, 0, 0, 0xa0, 0xa0], "extensions and references"],
  ["an extension of 64 kB", [0xc8, 0xff, 0xff, 0x70], "extensions and references"],
  ["an extension of 4 GB", [0xc9, 0xff, 0xff, 0xff, 0xff, 0x70], "extensions and references"],
  ["bytes", [0xc4, 2, 1, 2], "bytes cannot"],
  ["an unsigned integer of 64 bits", [0xcf, ...Array<number>(8).fill(1)], "64 bits"],
  ["a signed integer of 64 bits", [0xd3, ...Array<number>(8).fill(1)], "64 bits"],
  ["the head that MessagePack never uses", [0xc1], "0xc1"],
  ["NaN", [0xcb, 0x7f, 0xf8, 0, 0, 0, 0, 0, 0], "finite"],
  ["a short infinity", [0xca, 0x7f, 0x80, 0, 0], "finite"],
  ["a list of 4 G", [0xdd, 0xff, 0xff, 0xff, 0xff], "cut off"],
  [
    "lists of 64 k in each other",
    Array<readonly number[]>(2000).fill([0xdc, 0xff, 0xff]).flat(),
    "deeper than 32",
  ],
  ["a map of 4 G", [0xdf, 0xff, 0xff, 0xff, 0xff], "cut off"],
  ["a text of 2 GB", [0xdb, 0x7f, 0xff, 0xff, 0xff], "cut off"],
  ["a list cut off in its head", [0xdd, 0xff], "cut off"],
  ["a number cut off", [0xcb, 1, 2], "cut off"],
  ["a map cut off before a name", [0x82, 0xa1, 0x61, 1], "cut off"],
  ["lists 8000 deep", Array<number>(8000).fill(0x91), "deeper than 32"],
  [
    "maps 2600 deep",
    Array<readonly number[]>(2600).fill([0x81, 0xa1, 0x61]).flat(),
    "deeper than 32",
  ],
  [
    "2000 values in a list",
    [0xdc, 0x07, 0xd0, ...Array<number>(2000).fill(0)],
    "more than 2000 values",
  ],
  [
    "8000 empty lists",
    [0xdc, 0x1f, 0x40, ...Array<number>(8000).fill(0x90)],
    "more than 2000 values",
  ],
  ["a name that is a number", [0x81, 7, 7], "must be a text"],
  ["a name that is a list", [0x81, 0x91, 0xa1, 0x61, 7], "must be a text"],
  ["a name of 65 bytes", [0x81, ...text(65), 7], "64 bytes"],
  ["a field called __proto__", [0x81, 0xa9, ...Buffer.from("__proto__"), 0x80], "__proto__"],
  [
    "a record with a field called __proto__",
    [0xd4, 0x72, 0x40, 0x91, 0xa9, ...Buffer.from("__proto__"), 0x80],
    "__proto__",
  ],
  ["a record without its list of names", [0xd4, 0x72, 0x40, 0x80], "list of its names"],
  ["a record whose names are no texts", [0xd4, 0x72, 0x40, 0x91, 0x91, 0, 0], "must be a text"],
  ["a record under a number that is none", [0xd4, 0x72, 0x01, 0x91, 0xa1, 0x61, 0], "wrong number"],
  [
    "a record defined twice",
    [0x92, 0xd4, 0x72, 0x40, 0x90, 0xd4, 0x72, 0x40, 0x90],
    "wrong number",
  ],
  [
    "33 kinds of record",
    [0xdc, 0, 33, ...Array.from({ length: 33 }, (_, at) => [0xd4, 0x72, 0x40 + at, 0x90]).flat()],
    "more than 32 kinds",
  ],
  ["a record with a number of two bytes", [0xd5, 0x72, 0x40, 0, 0x90], "extensions and references"],
  [
    "records in each other",
    [...[0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61], ...Array<number>(500).fill(0x40)],
    "deeper than 32",
  ],
  ["nothing at all", [], "cut off"],
];
