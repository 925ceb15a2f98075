// Who may play a finished round on, and each visitor's one practice (H-49).

import { newId, type RandomBytes } from "#main/base/chance.ts";
import type { Later } from "#main/base/clock.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import type { HouseVisitor } from "#main/base/visitor.ts";
import type { BotMind } from "#main/bots/botMind.ts";
import type { WholeRound } from "#main/store/roundStore.ts";
import type { Store } from "#main/store/store.ts";
import { botLevelOf } from "#shared/bots/bot.ts";
import { characterNamed } from "#shared/bots/characters.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { BegunPractice } from "#shared/protocol/practice.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { replay, type ReplayedLine } from "#shared/record/replay.ts";
import { readRecord, type ReadRecord } from "#shared/record/roundRecord.ts";
import type { SlowHandlers } from "../handlers.ts";
import { notARecord } from "../history/madeFile.ts";
import { knownRound, mayPractise, unknownRound } from "../history/mayOpen.ts";
import { facesAt } from "../history/replayOf.ts";
import { Practice } from "./practice.ts";

type Parts = Readonly<{
  store: Pick<Store, "rounds" | "profiles" | "tables">;
  mind: BotMind;
  random: RandomBytes;
  later: Later;
}>;

type Practiser = HouseVisitor<"practise">;

/** The one begun longest ago ends first. */
const mostPractices = 64;
/** Lines that are replayed before other work gets its turn. */
const linesAtOnce = 250;

const ended = refusal("practice-ended", "practiceEnded");

/** Returns the last line before `at`. Throws a RecordError. */
async function lineBefore(read: ReadRecord, at: number, later: Later): Promise<ReplayedLine> {
  const lines = replay(read);
  let line = lines.next().value!;
  for (const next of lines) {
    if (next.number >= at) break;
    line = next;
    if (line.number % linesAtOnce === 0) await new Promise<void>(later);
  }
  return line;
}

class Practices {
  readonly #parts: Parts;
  readonly #byProfile = new Map<string, Practice>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async begin(
    visitor: Practiser,
    { round: id, seat, at }: HouseAsk<"practise">,
  ): Promise<Answer<BegunPractice>> {
    const { store, later } = this.#parts;
    const round = knownRound(store.rounds, visitor, id);
    if (!round) return unknownRound;
    const may = mayPractise(round, visitor, seat);
    if (!may.ok) return may;
    try {
      const read = readRecord(round.record);
      const from = await lineBefore(read, at, later);
      if (from.step.round.facts.result) return refusal("over", "practiceRoundOver");
      return granted(this.#begun(visitor, round, { read, from, seat }));
    } catch (error) {
      return notARecord(error);
    }
  }

  find({ profile }: Practiser, id: string): Practice | null {
    const practice = this.#byProfile.get(profile);
    return practice?.id === id ? practice : null;
  }

  #begun(
    { profile }: Practiser,
    round: WholeRound,
    { read, from, seat }: Readonly<{ read: ReadRecord; from: ReplayedLine; seat: number }>,
  ): BegunPractice {
    const { store, mind, random } = this.#parts;
    const { number, record, seats, result: before } = round;
    const { game, start } = read;
    const faces = facesAt(store, round);
    const players = record.seats.map((name, at) => ({
      name,
      avatar: faces[at] ?? "",
      bot: at === seat ? null : (seats[at]?.bot ?? null),
      isOwn: at === seat,
    }));
    const bots = players.map(({ name, bot }) => ({
      level: botLevelOf(bot ?? "regular"),
      character: characterNamed(name),
    }));
    const practice = new Practice({ id: newId(random), game, from, seat, bots, mind, random });
    this.#keep(profile, practice);
    return {
      ...practice.begin(),
      practice: practice.id,
      game: game.id,
      number,
      options: start.options,
      players,
      before,
    };
  }

  #keep(profile: string, practice: Practice): void {
    this.#byProfile.delete(profile);
    this.#byProfile.set(profile, practice);
    if (this.#byProfile.size > mostPractices)
      this.#byProfile.delete(this.#byProfile.keys().next().value!);
  }
}

export function practiceRequests(
  parts: Parts,
): SlowHandlers<"practise" | "practiseOn" | "practiseHint"> {
  const practices = new Practices(parts);
  return {
    practise: (visitor, payload) => practices.begin(visitor, payload),
    practiseOn: async (visitor, { practice, after, move }) =>
      practices.find(visitor, practice)?.goOn(after, move) ?? ended,
    practiseHint: async (visitor, { practice }) =>
      practices.find(visitor, practice)?.hint() ?? ended,
  };
}
