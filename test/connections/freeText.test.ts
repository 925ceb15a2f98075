// Texts that nobody can read are refused in every field of every request, and in files.

import { expect, test } from "vitest";
import type { z } from "zod";
import { problemIn } from "#shared/contract/formProblem.ts";
import { sentence } from "#shared/games/texts.ts";
import {
  guestSchema,
  houseJoinSchema,
  houseRequests,
  joinSchema,
  ownerSchema,
  tableRequests,
} from "#shared/protocol/schema.ts";
import { tournamentRequests } from "#shared/protocol/tournament.ts";
import { readStructure } from "#shared/tournament/structure.ts";
import { quick } from "#test/tournament/support/quickTournament.ts";
import { lineAsks, tableAsks } from "./everyAsk.ts";

const unreadable = [
  "a\u0000b",
  "a\u001b[31mb",
  "a\u007fb",
  "a\u0085b",
  "a\u202eb",
  "a\u2066b",
  "a\u200bb",
  "a\u200db",
  "a\u00adb",
  "a\ufeffb",
  "a\ud800b",
  "a\udc00b",
  "a\u2028b",
  "a\u{e0041}b",
];
const forms: { readonly [request: string]: z.ZodType } = {
  ...houseRequests,
  ...tournamentRequests,
  ...tableRequests,
  joinSchema,
  houseJoinSchema,
  ownerSchema,
  guestSchema,
};

type Def = { readonly [part: string]: unknown; readonly type: string };
const defOf = (form: unknown): Def => (form as { readonly def: Def }).def;

/** Every text within a form, with the way to it. */
function textsIn(
  form: unknown,
  path: string,
): readonly (readonly [path: string, form: z.ZodType])[] {
  const def = defOf(form);
  if (def.type === "string") return [[path, form as z.ZodType]];
  const {
    shape,
    element,
    options,
    items,
    keyType,
    valueType,
    innerType,
    in: before,
    out,
  } = def as { readonly [part: string]: unknown };
  const within: readonly (readonly [string, unknown])[] = [
    ...Object.entries((shape ?? {}) as { readonly [name: string]: unknown }).map(
      ([name, each]): [string, unknown] => [`${path}.${name}`, each],
    ),
    ...[options, items]
      .flatMap((list) => (Array.isArray(list) ? (list as readonly unknown[]) : []))
      .map((each): [string, unknown] => [path, each]),
    ...[element, keyType, valueType, innerType, before, out]
      .filter((each) => each !== undefined)
      .map((each): [string, unknown] => [path, each]),
  ];
  return within.flatMap(([to, each]) => textsIn(each, to));
}

const allTexts = Object.entries(forms).flatMap(([request, form]) => textsIn(form, request));

test("H-35 the forms of all requests are looked through, down to their last text", () => {
  const paths = allTexts.map(([path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      "saveProfile.name",
      "openTable.after",
      "openTable.rotation.game",
      "rounds.player",
      "transfer.note",
      "reverse.note",
      "openChipEvening.name",
      "openChipEvening.people.name",
      "nameChipEvening.name",
      "moveChips.note",
      "planRoomClock.plan.name",
      "createTournament.name",
      "removeEntrant.note",
      "correctStack.note",
      "penalise.note",
      "saveStructure.name",
      "say.text",
      "move.move.type",
      "guestSchema.name",
      "guestSchema.code",
    ]),
  );
});

test.each(allTexts)("H-35 no text that nobody can read comes in as %s", (_path, form) => {
  for (const text of unreadable)
    expect(form.safeParse(text).success, JSON.stringify(text)).toBe(false);
});

type Leaf = readonly (string | number)[];
const leavesOf = (value: unknown, path: Leaf = []): readonly Leaf[] =>
  typeof value === "string"
    ? [path]
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, each]) =>
          leavesOf(each, [...path, Array.isArray(value) ? Number(name) : name]),
        )
      : [];
const withText = (value: unknown, [first, ...rest]: Leaf, text: string): unknown =>
  first === undefined
    ? text
    : Array.isArray(value)
      ? (value as readonly unknown[]).map((each, at) =>
          at === first ? withText(each, rest, text) : each,
        )
      : {
          ...(value as object),
          [first]: withText((value as { readonly [name: string]: unknown })[first], rest, text),
        };

const written = {
  type: "modify",
  rule: "NullRule",
  name: "Tens",
  text: "Tens are lucky.\nSo are nines.",
  clause: { do: "forbid", when: { op: "=", of: ["a", "K"] } },
};
const asks: readonly (readonly [request: string, ask: unknown])[] = [
  ...Object.entries({
    ...lineAsks,
    ...tableAsks,
    seatEntrant: { tournament: "none", profile: "person-1" },
  }),
  ["remove", { watcher: "Ben", ban: true }],
  ["mute", { watcher: "Ben", muted: true }],
  ["move", { answers: 0, move: written }],
  ["move", { answers: 0, move: { type: "announce", text: "hey" } }],
  ["move", { answers: 0, move: { type: "whisper", to: 1, text: "hey" } }],
  ["learn", { game: "eights-nomic", after: { path: 0, at: 1, move: written } }],
];
const fields = asks.flatMap(([request, ask]) =>
  leavesOf(ask).map((leaf) => [`${request}.${leaf.join(".")}`, request, ask, leaf] as const),
);

test.each(fields)("H-35 the refusal names the field: %s", (_what, request, ask, leaf) => {
  expect(forms[request]!.safeParse(ask).success).toBe(true);
  for (const text of unreadable) {
    const read = forms[request]!.safeParse(withText(ask, leaf, text));
    expect(read.error && sentence(problemIn(read.error)), JSON.stringify(text)).toContain(
      leaf[0] as string,
    );
  }
});

test.each([
  [
    "transfer",
    { to: "a", amount: 1, note: "a\u202eb" },
    "note: can’t contain control characters, invisible characters or half a character",
  ],
  [
    "saveStructure",
    { name: "a\ud800", structure: quick },
    "name: can’t contain control characters, invisible characters or half a character",
  ],
  [
    "move",
    { answers: 0, move: { ...written, name: "Te\u200bns" } },
    "move.name: can’t contain control characters, invisible characters or half a character",
  ],
  [
    "move",
    { answers: 0, move: { ...written, name: "Te\nns" } },
    "move.name: can’t contain control characters, invisible characters or half a character",
  ],
  ["move", { answers: 0, move: { ...written, name: "\u3164\u034f" } }, "move.name: can’t be blank"],
  ...["\u3164", "\u2800", "\ufe0f", "\u034f", "\u2800 \u115f", "\u0301"].map(
    (name): [string, unknown, string] => [
      "saveProfile",
      { name, avatar: "avatar-01" },
      "name: can’t be blank",
    ],
  ),
])("H-1 H-35 %s %j says what is wrong, and where", (request, ask, words) => {
  const read = forms[request]!.safeParse(ask);
  expect(read.error && sentence(problemIn(read.error))).toBe(words);
});

test("H-17 emoji of several signs, letters with marks and other alphabets are said as they are", () => {
  for (const text of ["👩‍🚀", "👩🏽‍🚀 ❤️‍🔥", "🏳️‍🌈", "1️⃣", "❤️", "Żółw", "שלום", "สวัสดี", "李雷", "🂡"]) {
    expect(tableRequests.say.safeParse({ text }).data, text).toEqual({ text });
    expect(
      tableRequests.move.safeParse({ answers: 0, move: { type: "announce", text } }).success,
      text,
    ).toBe(true);
  }
});

test("H-20 a structure whose name nobody can read is not taken from a file", () => {
  const read = readStructure(
    JSON.stringify({ format: "tournament-structure/1", name: "Fri\u202eday", structure: quick }),
  );
  expect(read.ok ? "" : sentence(read.problem)).toBe(
    "name: can’t contain control characters, invisible characters or half a character",
  );
});
