// Holds what a deal is made of to what another program would compute with Node's own hashes and
// signatures.

import { createHash, createPublicKey, verify } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  guestCommitment,
  hostCommitment,
  openedPlace,
  opensSeal,
  packOf,
  planHash,
  sealsOf,
  seedOf,
} from "#shared/verifiedDeal/commitments.ts";
import {
  areAllSigned,
  isSignedBy,
  keyPairOf,
  signatureOf,
  wordsOf,
} from "#shared/verifiedDeal/keys.ts";
import type { DealPlan } from "#shared/verifiedDeal/transcript.ts";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
const hexOf = (digit: string, digits: number): string => digit.repeat(digits);
const bytesOf = (value: number): Uint8Array => new Uint8Array(32).fill(value);

const deal = hexOf("d", 32);
const host = hostCommitment(deal, hexOf("1", 64));
const plan: DealPlan = {
  table: "t4bles",
  deal,
  round: 3,
  game: "gin-rummy",
  packs: 1,
  jokersPerPack: 0,
  players: ["ada", null],
  dealt: [0, 1],
  order: null,
  lot: "dealer",
  opens: "round",
  cards: 20,
  host,
  contributions: [
    {
      player: "ada",
      key: keyPairOf(bytesOf(7)).key,
      commitment: guestCommitment({ deal, host }, "ada", hexOf("2", 64)),
    },
  ],
  silent: [],
  again: null,
};

describe("hashes", () => {
  test("H-18 commitments are SHA-256 of words, and a guest's holds the host's", () => {
    expect(host).toBe(sha256(`cardtable deal 1|host|${deal}|${hexOf("1", 64)}`));
    expect(plan.contributions[0]?.commitment).toBe(
      sha256(`cardtable deal 1|guest|${deal}|${host}|ada|${hexOf("2", 64)}`),
    );
  });

  test("H-18 a plan's hash is of its fields in the order of their names", () => {
    const [contribution] = plan.contributions;
    expect(planHash(plan)).toBe(
      sha256(
        `cardtable deal 1|plan|{"again":null,"cards":20,"contributions":[{"commitment":"${contribution?.commitment}","key":"${contribution?.key}","player":"ada"}],"deal":"${deal}","dealt":[0,1],"game":"gin-rummy","host":"${host}","jokersPerPack":0,"lot":"dealer","opens":"round","order":null,"packs":1,"players":["ada",null],"round":3,"silent":[],"table":"t4bles"}`,
      ),
    );
  });

  test("H-18 the seed comes from the plan and all secrets, a withheld one as nothing", () => {
    const opened = { secret: hexOf("2", 64), signature: hexOf("0", 128) };
    const words = `cardtable deal 1|seed|${planHash(plan)}|${hexOf("1", 64)}`;
    expect(seedOf(plan, hexOf("1", 64), [opened, null])).toBe(sha256(`${words}|${opened.secret}|`));
    expect(seedOf(plan, hexOf("1", 64), [])).toBe(sha256(words));
  });

  test("H-18 each place has a seal of its own, which its card and salt open and no other", () => {
    const seed = hexOf("5", 64);
    const cards = packOf(plan);
    const seals = [[], sealsOf(deal, seed, 1, cards)];
    const salt = sha256(`cardtable deal 1|salt|${seed}|1|4`).slice(0, 32);
    const opened = openedPlace(seed, { deck: 1, place: 4 }, "5c");
    expect(opened).toEqual({ deck: 1, place: 4, card: "5c", salt });
    expect(seals[1]?.[4]).toBe(
      sha256(`cardtable deal 1|place|${deal}|1|4|5c|${salt}`).slice(0, 32),
    );
    expect(new Set(seals[1])).toHaveProperty("size", 52);
    expect(opensSeal(deal, seals, opened)).toBe(true);
    for (const other of [
      { ...opened, card: "6c" as const },
      { ...opened, place: 5 },
      { ...opened, place: 52 },
      { ...opened, deck: 0 },
      { ...opened, salt: hexOf("0", 32) },
    ])
      expect(opensSeal(deal, seals, other)).toBe(false);
  });
});

describe("keys", () => {
  test("H-18 Node accepts a program's signature of the plan and its secret", () => {
    const pair = keyPairOf(bytesOf(7));
    const signature = signatureOf(pair, planHash(plan), hexOf("2", 64));
    const key = createPublicKey({
      key: { kty: "OKP", crv: "Ed25519", x: Buffer.from(pair.key, "hex").toString("base64url") },
      format: "jwk",
    });
    const text = Buffer.from(`cardtable deal 1|secret|${planHash(plan)}|${hexOf("2", 64)}`);
    expect(verify(null, text, key, Buffer.from(signature, "hex"))).toBe(true);
    expect(isSignedBy(pair.key, signature, planHash(plan), hexOf("2", 64))).toBe(true);
    expect(isSignedBy(pair.key, signature, planHash(plan), hexOf("3", 64))).toBe(false);
    expect(isSignedBy(keyPairOf(bytesOf(8)).key, signature, planHash(plan), hexOf("2", 64))).toBe(
      false,
    );
  });

  test("H-18 any digits in place of a key and a signature sign nothing", () => {
    const digits = (count: number) =>
      fc
        .uint8Array({ minLength: count / 2, maxLength: count / 2 })
        .map((bytes) => Buffer.from(bytes).toString("hex"));
    fc.assert(
      fc.property(digits(64), digits(128), (key, signature) => {
        expect(isSignedBy(key, signature, planHash(plan), hexOf("2", 64))).toBe(false);
      }),
      {
        numRuns: 20,
        examples: [
          [hexOf("0", 64), hexOf("0", 128)],
          [hexOf("f", 64), hexOf("f", 128)],
        ],
      },
    );
  });

  test("H-18 several signatures are checked at once: all of them hold, or one is no signature", () => {
    const hash = planHash(plan);
    const signed = [1, 2, 3].map((number) => {
      const [pair, secret] = [keyPairOf(bytesOf(number)), hexOf(`${number}`, 64)];
      return { key: pair.key, secret, signature: signatureOf(pair, hash, secret) };
    });
    expect(areAllSigned(signed, hash)).toBe(true);
    const [first, second] = [signed[0]!, signed[1]!];
    const order = 2n ** 252n + 27742317777372353535851937790883648493n;
    const { signature } = first;
    const response = BigInt(
      `0x${Buffer.from(signature.slice(64), "hex").reverse().toString("hex")}`,
    );
    const tooLarge = (response + order).toString(16).padStart(64, "0");
    const wrong: readonly Partial<typeof first>[] = [
      { secret: second.secret },
      { key: second.key },
      { signature: second.signature },
      { signature: hexOf("0", 128) },
      { signature: hexOf("f", 128) },
      { key: hexOf("0", 64), signature: hexOf("0", 128) },
      { key: `01${hexOf("0", 62)}`, signature: `01${hexOf("0", 126)}` },
      {
        signature: signature.slice(0, 64) + Buffer.from(tooLarge, "hex").reverse().toString("hex"),
      },
    ];
    for (const each of wrong) {
      const forged = { ...first, ...each };
      expect(isSignedBy(forged.key, forged.signature, hash, forged.secret)).toBe(false);
      expect(areAllSigned([second, forged, signed[2]!], hash)).toBe(false);
    }
    const swapped = [
      { ...first, signature: second.signature },
      { ...second, signature: first.signature },
    ];
    expect(areAllSigned(swapped, hash)).toBe(false);
  });

  test("H-18 the plan and the secrets of a deal are four words, which nobody knows before", () => {
    const opened = { secret: hexOf("2", 64), signature: hexOf("3", 128) };
    const words = wordsOf(plan, [opened]);
    expect(words).toMatchInlineSnapshot(`
      [
        "security",
        "dilemma",
        "aim",
        "eager",
      ]
    `);
    expect(wordsOf(plan, [null])).not.toEqual(words);
    expect(wordsOf({ ...plan, round: 4 }, [opened])).not.toEqual(words);
  });
});
