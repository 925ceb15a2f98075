// Checks that only plain, small messages get as far as being unpacked.

import fc from "fast-check";
import { Packr, pack, unpack } from "msgpackr";
import { describe, expect, test } from "vitest";
import { mostValues, scanPayload } from "#main/connections/unpacking.ts";
import { wrongWith } from "#main/connections/guardedSocket.ts";
import { sentence } from "#shared/games/texts.ts";
import { sweep } from "#test/support/sweep.ts";
import { widelyReferring, trailingByte, wrongPayloads } from "./hostilePayloads.ts";
import { askFrame } from "./RawClient.ts";

const runs = sweep(20_000, 5_000_000);
const seed = 11;
const problemOf = (bytes: Iterable<number>): string | null => {
  const { problem } = scanPayload(Uint8Array.from(bytes), 0);
  return problem && sentence(problem);
};

test("the two frames that froze a host are 1 244 and 321 bytes long", () => {
  expect(askFrame(1, widelyReferring).length).toBe(1244);
  expect(askFrame(1, trailingByte).length).toBe(321);
});

test.each(wrongPayloads)("%s is refused, for its own reason", (_what, bytes, problem) => {
  expect(problemOf(bytes)).toContain(problem);
});

test.each(wrongPayloads)("%s is refused inside an ask too", (_what, bytes) => {
  expect(problemOf([0x81, 0xa7, ...Buffer.from("payload"), ...bytes])).not.toBeNull();
  expect(wrongWith(askFrame(5, bytes), true)).toMatchObject(
    bytes.length === 0 ? {} : { request: 5 },
  );
});

test.each(wrongPayloads)(
  "%s costs no more looks than it has bytes, and never more than the most",
  (_what, bytes) => {
    expect(scanPayload(Uint8Array.from(bytes), 0).values).toBeLessThanOrEqual(
      Math.min(bytes.length, mostValues) + 1,
    );
  },
);

test("the place of what is wrong is told", () => {
  expect(problemOf([0x92, 0xc0, 0xc1])).toBe("the byte 0xc1 has no meaning (byte 2)");
  expect(problemOf([0xc0, 0xc0])).toBe("there is something after the payload (byte 1)");
});

const rotation = Array.from({ length: 12 }, (_, at) => ({
  game: "exordia8",
  rounds: at,
  options: { stake: 64, opposed: at === 1 },
}));
const asks: readonly unknown[] = [
  0,
  -1,
  63,
  64,
  127,
  128,
  -32,
  -33,
  65_535,
  65_536,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  0.1,
  -1e300,
  null,
  true,
  false,
  "",
  "é",
  "x".repeat(31),
  "x".repeat(300),
  "x".repeat(7000),
  [],
  {},
  { request: "move", payload: { answers: 3, move: { type: "play", cards: ["3c", "4d"] } } },
  { request: "openTable", payload: { rotation, bots: Array<string>(49).fill("hard") } },
  {
    request: "move",
    payload: { answers: 70, move: { type: "play", cards: Array<string>(1000).fill("10h") } },
  },
  Array.from({ length: 12 }).reduce<unknown>((inner) => [inner], 0),
  // EN-2, EN-27: a rule of the longest text, with a clause of the most levels.
  {
    request: "move",
    payload: {
      answers: 9,
      move: {
        type: "modify",
        rule: "NullRule",
        name: "Deep",
        text: "律".repeat(2000),
        clause: {
          do: "forbid",
          command: "draw",
          when: Array.from({ length: 11 }).reduce<unknown>(
            (inner) => ({ op: "not", of: [inner] }),
            true,
          ),
        },
      },
    },
  },
];

describe.each([
  ["plainly", { useRecords: false }],
  ["with records", {}],
])("what a client packs %s", (_how, options) => {
  test.each(asks.map((ask) => [ask]))("passes whole: %j", (ask) => {
    const bytes = Uint8Array.from(new Packr(options).pack(ask));
    expect(scanPayload(bytes, 0).problem).toBeNull();
    expect(unpack(bytes)).toEqual(ask);
  });
});

test("all that one client packs in a long evening passes", () => {
  const client = new Packr();
  const proper = fc
    .jsonValue({ maxDepth: 3 })
    .filter((plain) => !JSON.stringify(plain).includes("__proto__"));
  for (const payload of fc.sample(proper, { seed, numRuns: 5000 })) {
    const bytes = Uint8Array.from(
      client.pack({ request: "move", payload, more: [{ payload }, { payload }] }),
    );
    expect(scanPayload(bytes, 0).problem).toBeNull();
  }
});

/** Payloads as clients pack them, plainly and with records. */
const value = fc.jsonValue({ maxDepth: 4 });
const packr = new Packr();
const plainly = value.map((plain) => Uint8Array.from(pack(plain)));
const asRecords = value.map((plain) =>
  Uint8Array.from(packr.pack({ request: "move", payload: [{ plain }, { plain }] })),
);
const packed = fc.sample(fc.oneof(plainly, asRecords), { seed, numRuns: 2000 });
const fixedHeads = Array.from({ length: 32 }, (_, at) => 0xc0 + at);
const heads = [
  0x40,
  0x41,
  0x72,
  0x80,
  0x81,
  0x8f,
  0x90,
  0x9f,
  0xa0,
  0xbf,
  ...fixedHeads,
  0xe0,
  0xff,
] as const;
const changed = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...heads)), { maxLength: 3 });
/** Cut, spliced and spoiled: most come deep into the scanner, some through it. */
const spoiled = fc
  .tuple(fc.constantFrom(...packed), changed, fc.nat())
  .map(([bytes, changes, where]) => {
    const how = where % 5;
    const copy = Uint8Array.from(
      how === 0 ? [...bytes, ...bytes] : how === 1 ? [...bytes, where & 0xff] : bytes,
    );
    for (const [place, byte] of changes) copy[place % copy.length] = byte;
    return how === 2 ? copy.subarray(0, where % copy.length) : copy;
  });

test(`each of ${runs} spoiled payloads is refused, or unpacks to what JSON can say`, () => {
  const tally = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(spoiled, (bytes) => {
      const { problem, values } = scanPayload(bytes, 0);
      tally[problem === null ? "taken" : "refused"] += 1;
      if (values > bytes.length + 1) throw new Error(`${values} looks`);
      if (problem === null && !isPlain(unpack(bytes))) throw new Error("not plain");
    }),
    { seed, numRuns: runs },
  );
  expect(Math.min(tally.taken, tally.refused)).toBeGreaterThan(runs / 10);
}, 3_600_000);

function isPlain(unpacked: unknown): boolean {
  if (unpacked === null || typeof unpacked === "string" || typeof unpacked === "boolean")
    return true;
  if (typeof unpacked === "number") return Number.isFinite(unpacked);
  if (
    typeof unpacked !== "object" ||
    ![Object.prototype, Array.prototype].includes(Object.getPrototypeOf(unpacked) as object)
  )
    return false;
  return Object.values(unpacked).every(isPlain);
}
