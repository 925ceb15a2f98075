// How well each player plays each game, by all finished rounds in the order in which they ended, with
// OpenSkill (Weng and Lin: a Bayesian rating for any number of players).

import { rate, rating, type Rating } from "openskill";
import type { RatedRound, RoundHistory } from "#main/store/roundHistory.ts";
import type { ReadingStore } from "#main/store/store.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { GameRatings } from "#shared/protocol/history.ts";

/** Standard deviations; nineteen times out of twenty the skill lies within. */
const sure = 2;
/** A new player is at 1500 ± 1000. */
const perUnit = 60;
/** What is added to everybody's uncertainty before each round, since people get better: OpenSkill's usual share. */
const tau = 25 / 300;
/** Rounds read at a time. */
const slice = 500;

type Entry = { skill: Rating; rounds: number };
/** By a person's profile, or a level of bots. */
type Who = string;

const botPrefix = "bot ";
const whoOf = ({ profile, bot }: RatedRound["seats"][number]): Who | null =>
  bot !== null ? `${botPrefix}${bot}` : profile;

class SkillsAt {
  readonly #entries = new Map<Who, Entry>();
  /** With whom a person has played. */
  readonly #met = new Map<Who, Set<Who>>();

  /** Guests without a profile cannot be recognised later, so they are not rated. */
  add({ seats }: RatedRound): void {
    const rated = seats.flatMap((seat) => {
      const who = whoOf(seat);
      return who === null ? [] : [{ who, place: seat.place }];
    });
    if (rated.length < 2) return;
    const before = rated.map(({ who }) => [this.#entryOf(who).skill]);
    const after = rate(before, { rank: rated.map(({ place }) => place), tau });
    for (const [who, seated] of Map.groupBy(rated.entries(), ([, { who }]) => who)) {
      const entry = this.#entryOf(who);
      entry.skill = meanOf(seated.map(([at]) => after[at]![0]!));
      entry.rounds += 1;
      this.#meet(who, rated);
    }
  }

  /** The player and all whom they have met, the best first. */
  of(profile: string): readonly (readonly [Who, Entry])[] {
    return [...(this.#met.get(profile) ?? [])]
      .map((who) => [who, this.#entryOf(who)] as const)
      .toSorted(([, one], [, other]) => other.skill.mu - one.skill.mu);
  }

  #entryOf(who: Who): Entry {
    const entry = this.#entries.get(who) ?? { skill: rating(), rounds: 0 };
    this.#entries.set(who, entry);
    return entry;
  }

  #meet(who: Who, rated: readonly { readonly who: Who }[]): void {
    const met = this.#met.get(who) ?? new Set();
    for (const other of rated) met.add(other.who);
    this.#met.set(who, met);
  }
}

/** For one player in several seats, as bots of a level are. */
const meanOf = (skills: readonly Rating[]): Rating => ({
  mu: skills.reduce((sum, { mu }) => sum + mu, 0) / skills.length,
  sigma: skills.reduce((sum, { sigma }) => sum + sigma, 0) / skills.length,
});

type Known = Readonly<{
  rounds: Pick<RoundHistory, "ratedAfter" | "ratedCount">;
  profiles: Pick<ReadingStore["profiles"], "faceOf">;
}>;
type RatedPlayer = GameRatings["players"][number];

/** Empty for a profile that is no longer there. */
function ratedPlayer([who, { skill, rounds }]: readonly [Who, Entry], { profiles }: Known) {
  const face = who.startsWith(botPrefix) ? null : profiles.faceOf(who);
  const player: RatedPlayer["player"] | null = who.startsWith(botPrefix)
    ? { bots: who.slice(botPrefix.length) as BotLevel }
    : face && { profile: who, ...face };
  if (!player) return [];
  const rating = Math.round(perUnit * skill.mu);
  return [{ player, rating, margin: Math.round(sure * perUnit * skill.sigma), rounds }];
}

/** Reads each round once, as long as nothing is ended before what has been read. */
export class Ratings {
  #games = new Map<string, SkillsAt>();
  #read = { endedAt: -1, id: -1, count: 0 };

  /** By game, in the order in which the house first played them. */
  of(profile: string, known: Known): readonly GameRatings[] {
    const { rounds } = known;
    this.#readOn(rounds);
    if (this.#read.count !== rounds.ratedCount()) this.#readAgain(rounds);
    return [...this.#games].flatMap(([game, ratings]) => {
      const players = ratings.of(profile).flatMap((entry) => ratedPlayer(entry, known));
      return players.length > 0 ? [{ game, players }] : [];
    });
  }

  /** After the clock was put back, a round may have ended before others that had been read. */
  #readAgain(rounds: Pick<RoundHistory, "ratedAfter">): void {
    this.#games = new Map();
    this.#read = { endedAt: -1, id: -1, count: 0 };
    this.#readOn(rounds);
  }

  #readOn(rounds: Pick<RoundHistory, "ratedAfter">): void {
    for (;;) {
      const next = rounds.ratedAfter(this.#read, slice);
      for (const round of next) {
        const ratings = this.#games.get(round.game) ?? new SkillsAt();
        this.#games.set(round.game, ratings);
        ratings.add(round);
        this.#read = { endedAt: round.endedAt, id: round.id, count: this.#read.count + 1 };
      }
      if (next.length < slice) return;
    }
  }
}
