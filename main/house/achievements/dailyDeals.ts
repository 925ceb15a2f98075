// The deal of the day, its attempts, and the results of five bots in the player's place (H-34).
import type { DailyTry, StoredDaily } from "#main/store/achievementStore.ts";
import { createHash } from "node:crypto";
import { BotsGone, type BotMind } from "#main/bots/botMind.ts";
import { botCast } from "#main/bots/botNames.ts";
import { playTask } from "#main/bots/botTask.ts";
import type { RandomBytes } from "#main/base/chance.ts";
import type { Clock } from "#main/base/clock.ts";
import { faultLine, type Log } from "#main/base/log.ts";
import { refusal } from "#main/base/refusal.ts";
import { nextRound } from "#main/session/nextRound.ts";
import { openedTable } from "#main/session/tableSetup.ts";
import type { Store } from "#main/store/store.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { log as said } from "#main/text/english.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import { placeOf, type Move, type RoundResult, type Seated } from "#shared/contract/round.ts";
import { catalogue, manifests } from "#shared/games/catalogue.ts";
import type { DailyDeal, DailyResult } from "#shared/protocol/history.ts";
import type { Profile } from "#shared/protocol/house.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import {
  dealRecord,
  readRecord,
  recordFormat,
  type RoundRecord,
} from "#shared/record/roundRecord.ts";
import { dealDays, longestRun, playedRound, runUpTo, type Counts } from "./counting.ts";
import { dateOf, localDay } from "./days.ts";
import { BotRound } from "#shared/bots/botRound.ts";
import { firstStep } from "#shared/record/firstStep.ts";

type Wish = Readonly<{
  game: AnyGame;
  start: AnyRound;
  mind: BotMind;
  levels: readonly BotLevel[];
  /** For the bots' random choices: the same seed gives the same moves. */
  seed: string;
}>;

type BotsPlayed = Readonly<{
  result: RoundResult;
  moves: readonly Seated<Move>[];
}>;

/**
 * Rejects with a BotFault, or with an Error if a bot's move is illegal or the round does not end.
 */
async function botsPlayed({ game, start, mind, levels, seed }: Wish): Promise<BotsPlayed> {
  const round = new BotRound(game, firstStep(start));
  let asked = 0;
  for (let task = round.next(); task; task = round.next()) {
    const level = levels[task.seat] ?? "regular";
    await playTask(round, task, { mind, level, seed: `${seed} ${asked}` });
    asked += 1;
  }
  return { result: round.step.round.facts.result!, moves: round.moves };
}

/**
 * The seed is public: the date tells every card. So the deal brings only points and achievements,
 * and nothing can be gained by it: a game that needs chips (poker) is never the game of the day,
 * there is no stake, the table has one round that is dealt on opening so that nobody can change
 * what is played, and only the first attempt of a day counts. Nor is it a game that lasts until all
 * agree to end it: the player who is ahead would end it.
 */
const isFree = ({ traits }: AnyGame): boolean => traits.playedFor.kind === "stake";
const endsByItself = ({ outOfTurn }: AnyGame): boolean => !outOfTurn?.consent;
const games = catalogue.filter((game) => isFree(game) && endsByItself(game));
const mostOpponents = 3;
const opponentsIn = ({ players }: AnyGame): readonly BotLevel[] =>
  Array<BotLevel>(Math.min(mostOpponents, players.max - 1)).fill("regular");
/** They play in the player's place. */
const rivals: readonly BotLevel[] = ["regular", "easy", "regular", "easy", "regular"];
const mostTries = 6;

type Parts = Readonly<{
  store: Pick<Store, "dailies" | "rounds">;
  clock: Clock;
  random: RandomBytes;
  mind: BotMind;
  log: Log;
}>;

type Laid = Readonly<{
  ok: true;
  table: StoredTable;
  record: RoundRecord;
  daily: StoredDaily;
}>;

type SeatedRound = Omit<Parameters<typeof playedRound>[0], "titles">;
type Bots = NonNullable<DailyDeal["bots"]>;

/** The same game on the same day at every host. */
export const gameOfTheDay = (day: number): AnyGame => games[day % games.length]!;

export const seedOfTheDay = (day: number): string =>
  `deal of the day ${dateOf(day)} ${gameOfTheDay(day).id}`;

function bytesOf(seed: string): RandomBytes {
  let read = 0;
  return (count) =>
    createHash("shake256", { outputLength: count })
      .update(`${seed} ${(read += 1)}`)
      .digest();
}

const inPlace = (game: AnyGame): SeatedRound["seats"] => [
  { profile: "", bot: null },
  ...opponentsIn(game).map((bot) => ({ profile: null, bot })),
];

function resultFor(game: AnyGame, round: SeatedRound, profile: string): DailyResult {
  const { achievements } = manifests.find(({ rules }) => rules.id === game.id)!;
  return {
    place: placeOf(round.result, round.seat),
    points: achievements.points(playedRound({ ...round, titles: [] }, profile)),
  };
}

export class DailyDeals {
  readonly #parts: Parts;
  #bots: Readonly<{ day: number; done: Bots | null }> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get #today(): number {
    return localDay(this.#parts.clock.now());
  }

  /** `counts`: of the profile's rounds. Throws a StoreError. */
  dealFor(profile: string, counts: Counts): DailyDeal {
    const day = this.#today;
    const game = gameOfTheDay(day);
    const tries = this.#tries(profile).map((tried) => ({
      table: tried.table,
      practice: tried.practice,
      isOpen: tried.round === null && tried.stage !== "closed",
      result: this.#resultOf(game, tried, profile),
    }));
    return {
      date: dateOf(day),
      game: game.id,
      players: opponentsIn(game).length + 1,
      tries,
      streak: { run: runUpTo(dealDays(counts), day), best: longestRun(dealDays(counts)) },
      // Who only looks at today's deal makes no bot think.
      bots: tries.length > 0 ? this.#botsOf(day) : null,
    };
  }

  /** Of all tries at today's deal. Throws a StoreError. */
  tables(profile: string): readonly string[] {
    return this.#tries(profile).map(({ table }) => table);
  }

  /** Throws a StoreError. */
  openTables(profile: string): readonly string[] {
    return this.#tries(profile)
      .filter(({ stage, round }) => round === null && stage !== "closed")
      .map(({ table }) => table);
  }

  /** Returns the table, already dealt. Throws a StoreError. */
  laid(profile: Profile): Laid | Refusal {
    const { clock, random } = this.#parts;
    const day = this.#today;
    const game = gameOfTheDay(day);
    const rotation = [{ game: game.id, rounds: 1, options: {} }];
    const opened = openedTable(
      { rotation, settings: { ...standardSettings, lastRound: 1 }, bots: [...opponentsIn(game)] },
      profile,
      { random, findProgram: () => null },
      clock.now(),
    );
    if (!opened.ok) return opened;
    const next = nextRound(opened.table, seedOfTheDay(day));
    if (!next || opened.postings.length > 0 || next.postings.length > 0)
      return refusal("fault", "faultInHouse");
    const { table, read } = next;
    const practice = this.#tries(profile.id).length > 0;
    return {
      ok: true,
      table,
      record: read.record,
      daily: { table: table.id, profile: profile.id, day, practice },
    };
  }

  #tries(profile: string): readonly DailyTry[] {
    return this.#parts.store.dailies.tries(profile, this.#today, mostTries);
  }

  #resultOf(game: AnyGame, { round: id }: DailyTry, profile: string): DailyResult | null {
    const round = id === null ? null : this.#parts.store.rounds.find(id);
    const seat = round?.seats.findIndex((sitter) => sitter.profile === profile) ?? -1;
    if (!round || seat < 0) return null;
    return resultFor(
      game,
      { ...round, seat, moves: round.record.moves as SeatedRound["moves"] },
      profile,
    );
  }

  /** Null until the bots are done; the first request starts them. */
  #botsOf(day: number): Bots | null {
    if (this.#bots?.day === day) return this.#bots.done;
    this.#bots = { day, done: null };
    const { log } = this.#parts;
    this.#played(day).then(
      (done) => (this.#bots = { day, done }),
      (error: unknown) => {
        this.#bots = null;
        if (!(error instanceof BotsGone)) log(said.house(faultLine(error)));
      },
    );
    return null;
  }

  /** Plays one move at a time, so that a table's bots wait for at most one of these. */
  async #played(day: number): Promise<Bots> {
    const game = gameOfTheDay(day);
    const seed = seedOfTheDay(day);
    const cast = botCast(bytesOf(seed), rivals.length, []);
    const opponents = opponentsIn(game);
    const seats = ["", ...opponents].map((_, seat) => `${seat}`);
    const record: RoundRecord = {
      format: recordFormat,
      game: game.id,
      options: {},
      seats,
      seed,
      moves: [],
    };
    const done: Bots[number][] = [];
    for (const [at, level] of rivals.entries()) {
      const { result, moves } = await botsPlayed({
        game,
        start: dealRecord(readRecord(record)),
        mind: this.#parts.mind,
        levels: [level, ...opponents],
        seed: `${seed} bot ${at}`,
      });
      done.push({
        ...cast[at]!,
        level,
        ...resultFor(game, { record, moves, result, seat: 0, seats: inPlace(game) }, ""),
      });
    }
    return done;
  }
}
