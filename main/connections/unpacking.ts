import type { CommonText } from "#shared/text/en/index.ts";
import { saying, type Said } from "#shared/text/said.ts";

type FrameText = CommonText["frame"];
export const saysOfFrame = saying<FrameText>("frame");

/**
 * A move has three or four levels, and in a rule’s clause an expression two for each of its twelve
 * levels (EN-27).
 */
const deepestNesting = 32;
/** A move with every card of many decks has some hundreds. */
export const mostValues = 2000;
/** Bytes of a field's name. */
const longestName = 64;
/** Kinds of record in a payload; unpacking may compile each. */
const mostRecords = 32;

export type Scan = Readonly<{
  problem: Said | null;
  values: number;
}>;

/**
 * Scans a MessagePack payload once before anything is made of it. Only what JSON can express
 * passes: no extensions (a reference among them could name one value in thousands of places), no
 * bytes, no wide integers. The one exception are records, the form in which Colyseus' own client
 * packs objects, whose every field takes a byte of its own.
 */
export function scanPayload(bytes: Uint8Array, from: number): Scan {
  const scanner = new Scanner(bytes, from);
  const problem = scanner.value(0) ?? scanner.end();
  return { problem, values: scanner.values };
}

/** Bytes after a head of fixed size. */
const widths: { readonly [head: number]: number } = {
  0xc0: 0,
  0xc2: 0,
  0xc3: 0,
  0xca: 4,
  0xcb: 8,
  0xcc: 1,
  0xcd: 2,
  0xce: 4,
  0xd0: 1,
  0xd1: 2,
  0xd2: 4,
};
/** Bytes of the length after the head of a string, list or map. */
const lengths: {
  readonly [head: number]: Readonly<{ width: 1 | 2 | 4; of: "text" | "list" | "map" }>;
} = {
  0xd9: { width: 1, of: "text" },
  0xda: { width: 2, of: "text" },
  0xdb: { width: 4, of: "text" },
  0xdc: { width: 2, of: "list" },
  0xdd: { width: 4, of: "list" },
  0xde: { width: 2, of: "map" },
  0xdf: { width: 4, of: "map" },
};
const refusedHeads: { readonly [head: number]: Said } = {
  0xc1: saysOfFrame("reserved"),
  0xc4: saysOfFrame("bytes"),
  0xc5: saysOfFrame("bytes"),
  0xc6: saysOfFrame("bytes"),
  0xcf: saysOfFrame("wide"),
  0xd3: saysOfFrame("wide"),
};
const isExtension = (head: number): boolean =>
  (head >= 0xc7 && head <= 0xc9) || (head >= 0xd4 && head <= 0xd8);
const oneByteExtension = 0xd4;
const recordType = 0x72;
/** A record's number is also the head under which it appears again. */
const isRecordNumber = (byte: number | undefined): byte is number =>
  byte !== undefined && byte >= 0x40 && byte < 0x80;

type Length = Readonly<{
  of: "text" | "list" | "map";
  count: number;
}>;

/** A length that is itself cut off. */
const beyondAll: Length = { of: "text", count: Infinity };

function shortLength(head: number): Length {
  if (head < 0x90) return { of: "map", count: head & 0x0f };
  return head < 0xa0 ? { of: "list", count: head & 0x0f } : { of: "text", count: head & 0x1f };
}

class Scanner {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at: number;
  readonly #records = new Map<number, number>();
  values = 0;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = from;
  }

  /** Skips the value if it has no problem. */
  value(depth: number): Said | null {
    this.values += 1;
    if (this.values > mostValues) return saysOfFrame("values", { most: mostValues });
    const start = this.#at;
    const head = this.#bytes[start];
    if (head === undefined) return this.#cutOff();
    const length = this.#length(head);
    if (length) return this.#held(length, depth);
    this.#at = start + 1;
    const fields = this.#records.get(head);
    if (fields !== undefined) return this.#all(fields, depth);
    if (head < 0x80 || head >= 0xe0) return null;
    if (isExtension(head)) return this.#extension(head, depth);
    return refusedHeads[head] === undefined ? this.#fixed(head) : at(start, refusedHeads[head]);
  }

  /** Reports a second value, or junk, after the first. */
  end(): Said | null {
    return this.#at === this.#bytes.length ? null : at(this.#at, saysOfFrame("follows"));
  }

  /** Skips the head and its length; returns null if the head has none. */
  #length(head: number): Length | null {
    const long = lengths[head];
    if (long === undefined && (head < 0x80 || head >= 0xc0)) return null;
    const where = this.#at + 1;
    this.#at = where + (long?.width ?? 0);
    if (!long) return shortLength(head);
    return this.#at > this.#bytes.length
      ? beyondAll
      : { of: long.of, count: this.#count(where, long.width) };
  }

  #count(where: number, width: 1 | 2 | 4): number {
    if (width === 1) return this.#view.getUint8(where);
    return width === 2 ? this.#view.getUint16(where) : this.#view.getUint32(where);
  }

  #held({ of, count }: Length, depth: number): Said | null {
    if (of === "text") return this.#pass(count);
    return this.#all(count, depth, of === "map");
  }

  #all(count: number, depth: number, named = false): Said | null {
    if (depth === deepestNesting) return saysOfFrame("nesting", { most: deepestNesting });
    for (let left = count; left > 0; left -= 1) {
      const problem = (named ? this.#name() : null) ?? this.value(depth + 1);
      if (problem !== null) return problem;
    }
    return null;
  }

  #name(): Said | null {
    const start = this.#at;
    const head = this.#bytes[start];
    if (head === undefined) return this.#cutOff();
    const length = this.#length(head);
    if (length?.of !== "text") return at(start, saysOfFrame("name"));
    if (length.count > longestName)
      return this.#pass(length.count) ?? at(start, saysOfFrame("longName", { most: longestName }));
    const from = this.#at;
    return (
      this.#pass(length.count) ??
      (isProto(this.#bytes, from, this.#at) ? at(start, saysOfFrame("proto")) : null)
    );
  }

  /** Accepts only a record's first appearance: its number, field names and values. */
  #extension(head: number, depth: number): Said | null {
    const start = this.#at - 1;
    const [type, number] = [this.#bytes[this.#at], this.#bytes[this.#at + 1]];
    if (head !== oneByteExtension || type !== recordType)
      return at(start, saysOfFrame("extension"));
    if (!isRecordNumber(number) || this.#records.has(number))
      return at(start, saysOfFrame("recordNumber"));
    if (this.#records.size === mostRecords)
      return at(start, saysOfFrame("records", { most: mostRecords }));
    this.#at += 2;
    const names = this.#length(this.#bytes[this.#at] ?? 0);
    if (names?.of !== "list") return at(start, saysOfFrame("recordNames"));
    for (let left = names.count; left > 0; left -= 1) {
      const problem = this.#name();
      if (problem !== null) return problem;
    }
    this.#records.set(number, names.count);
    return this.#all(names.count, depth);
  }

  #fixed(head: number): Said | null {
    const from = this.#at;
    const cut = this.#pass(widths[head] ?? 0);
    if (cut !== null) return cut;
    const number =
      head === 0xca ? this.#view.getFloat32(from) : head === 0xcb ? this.#view.getFloat64(from) : 0;
    return Number.isFinite(number) ? null : at(from, saysOfFrame("infinite"));
  }

  #pass(count: number): Said | null {
    if (count > this.#bytes.length - this.#at) return this.#cutOff();
    this.#at += count;
    return null;
  }

  #cutOff(): Said {
    return at(this.#bytes.length, saysOfFrame("cutOff"));
  }
}

const at = (byte: number, problem: Said): Said => saysOfFrame("at", { byte, problem });

const proto = Buffer.from("__proto__");
const isProto = (bytes: Uint8Array, from: number, to: number): boolean =>
  proto.equals(bytes.subarray(from, to));
