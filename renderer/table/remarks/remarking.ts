// Who remarks on what, and how seldom (H-11): one line in two rounds at most, and each once in a tab.
// Nothing here depends on chance: the same table, round and cause have the same remark.

import type { Way } from "#shared/bots/bot.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { FaceMove } from "#renderer/sprites/faceMoves.ts";
import type { CharacterWords, RemarkText } from "#renderer/text/en/parts/remarks.ts";
import type { Records } from "#renderer/table/records.ts";
import type { Cause, Caused } from "./causes.ts";

export type Speaker = Readonly<{ seat: Seat; name: string; way: Way }>;
export type Remark = Readonly<{ speaker: Speaker; cause: Cause | "meets"; words: string }>;

/** Who may speak, and in which round of which table. */
export type RemarkMoment = Readonly<{ table: string; round: number; speakers: readonly Speaker[] }>;

/** What was said and shown at this table so far. */
export type Remarked = Readonly<{
  /** Of the last remark, and of the last move of a face; null before the first. */
  spokenIn: number | null;
  movedIn: number | null;
  /** In this tab: lines, and names of those who have said hello. */
  said: ReadonlySet<string>;
  /** What the end of a round brought: there is time to speak of it while the next one is dealt. */
  pending: readonly Caused[];
}>;

/** What one view brought. */
export type Happened = Readonly<{ when: "deal" | "play" | "result"; causes: readonly Caused[] }>;

export type Reaction = Readonly<{ remark: Remark | null; face: FacesMove | null }>;
type FacesMove = Readonly<{ seat: Seat; move: FaceMove }>;
type Voices = { readonly [character: string]: CharacterWords };

/** From one remark to the next. */
const restRounds = 2;
/** So many rounds together make an acquaintance. */
const leastMet = 3;

/** Of a hundred. */
const likely: { readonly [C in Cause]: number } = {
  king: 60,
  won: 50,
  lost: 60,
  bastard: 60,
  hit: 30,
  waits: 100,
};
const likelyMoves = 70;

/** A whole number below `bound`, spread evenly over what it is drawn for. */
function drawnFor(bound: number, ...what: readonly (string | number)[]): number {
  let mixed = 0x811c9dc5;
  for (const letter of what.join(" ")) mixed = Math.imul(mixed ^ letter.codePointAt(0)!, 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % bound;
}

/** The first cause that concerns a character, one of those it concerns, and a number from 0 to 99. */
function concerned(causes: readonly Caused[], { table, round, speakers }: RemarkMoment) {
  for (const { cause, seats } of causes) {
    const able = speakers.filter(({ seat }) => seats.includes(seat));
    const speaker = able[drawnFor(Math.max(1, able.length), table, round, cause)];
    if (speaker) return { cause, speaker, roll: drawnFor(100, cause, round, table, speaker.name) };
  }
  return null;
}

function remarkOn(
  causes: readonly Caused[],
  moment: RemarkMoment,
  said: Remarked["said"],
  voices: Voices,
): Remark | null {
  const one = concerned(causes, moment);
  if (!one || one.roll >= likely[one.cause]) return null;
  const { cause, speaker, roll } = one;
  const lines = voices[speaker.name]?.[cause].filter((line) => !said.has(line)) ?? [];
  const words = lines[roll % Math.max(1, lines.length)];
  return words === undefined ? null : { speaker, cause, words };
}

/** Whoever knows the person best says how they stand, once in a tab. */
function greeting(
  { speakers }: RemarkMoment,
  said: Remarked["said"],
  records: Records,
  { of, even }: RemarkText,
): Remark | null {
  const [best] = speakers
    .flatMap((speaker) => {
      const { ahead, behind } = records.get(speaker.name) ?? { ahead: 0, behind: 0 };
      return { speaker, ahead, behind, met: ahead + behind };
    })
    .toSorted((one, other) => other.met - one.met);
  const voice = best && (of as Voices)[best.speaker.name];
  if (!voice || best.met < leastMet || said.has(best.speaker.name)) return null;
  const { speaker, ahead, behind } = best;
  const words =
    ahead === behind ? even(ahead) : voice[behind > ahead ? "leads" : "trails"](behind, ahead);
  return { speaker, cause: "meets", words };
}

function remarkAt(
  { when, causes }: Happened,
  moment: RemarkMoment,
  { spokenIn, said, pending }: Remarked,
  records: Records,
  words: RemarkText,
): Remark | null {
  const isRested = spokenIn === null || moment.round - spokenIn >= restRounds;
  if (!isRested || when === "result") return null;
  if (when === "deal" && moment.round === 1) return greeting(moment, said, records, words);
  return remarkOn(when === "deal" ? pending : causes, moment, said, words.of);
}

const lively: ReadonlySet<Way> = new Set<Way>(["bold", "bluffer", "loose"]);

/** What a face does about it shows its temper. */
function moveFor(cause: Remark["cause"], way: Way): FaceMove {
  if (cause === "hit" || cause === "bastard") return "shake";
  if (cause === "king" || cause === "won") return lively.has(way) ? "hop" : "nod";
  return cause === "lost" && lively.has(way) ? "shake" : "nod";
}

/** A face that says something moves too; in other rounds one does, once. */
function faceMoveAt(
  causes: readonly Caused[],
  moment: RemarkMoment,
  movedIn: number | null,
  remark: Remark | null,
): FacesMove | null {
  const one = remark ?? (movedIn === moment.round ? null : concerned(causes, moment));
  if (!one || ("roll" in one && one.roll >= likelyMoves)) return null;
  return { seat: one.speaker.seat, move: moveFor(one.cause, one.speaker.way) };
}

/** Returns what somebody says and shows, if anything, and what is to be remembered of it. */
export function reactionTo(
  happened: Happened,
  moment: RemarkMoment,
  before: Remarked,
  records: Records,
  words: RemarkText,
): Reaction & { readonly remarked: Remarked } {
  const { when, causes } = happened;
  const remark = remarkAt(happened, moment, before, records, words);
  const face = faceMoveAt(causes, moment, before.movedIn, remark);
  const line = remark && (remark.cause === "meets" ? remark.speaker.name : remark.words);
  return {
    remark,
    face,
    remarked: {
      spokenIn: remark ? moment.round : before.spokenIn,
      movedIn: face ? moment.round : before.movedIn,
      said: line === null ? before.said : new Set([...before.said, line]),
      pending: when === "play" ? before.pending : when === "result" ? causes : [],
    },
  };
}
