// How well each player plays each game, by all finished rounds in the order in which they ended, with
// OpenSkill (Weng and Lin: a Bayesian rating for any number of players).

import { rate, rating, type Rating } from "openskill";
import type { RatedRound, RoundHistory } from "#main/store/roundHistory.ts";
import type { ReadingStore } from "#main/store/store.ts";
import type { BotKind } from "#shared/bots/bot.ts";
import type { GameRatings } from "#shared/protocol/history.ts";

/** Standard deviations; nineteen times out of twenty the skill lies within. */
const sure = 2;
/** A new player is at 1500 ± 1000. */
const perUnit = 60;
/** What is added to everybody's uncertainty before each round, since people get better: OpenSkill's usual share. */
const tau = 25 / 300;
/** Rounds read at a time. */
const slice = 500;

/** Names a person by their profile, or all bots of a kind. */
type Who = Readonly<{ profile: string } | { bots: BotKind }>;
type Entry = { readonly who: Who; skill: Rating; rounds: number };

const keyOf = (who: Who): string => ("bots" in who ? `bots ${who.bots}` : `profile ${who.profile}`);

/** Null for a guest without a profile, who cannot be recognised later. */
function whoOf({ profile, bot }: RatedRound["seats"][number]): Who | null {
  if (bot !== null) return { bots: bot };
  return profile === null ? null : { profile };
}

class SkillsAt {
  readonly #entries = new Map<string, Entry>();
  /** With whom somebody has played. */
  readonly #met = new Map<Entry, Set<Entry>>();

  add({ seats }: RatedRound): void {
    const rated = seats.flatMap((seat) => {
      const who = whoOf(seat);
      return who ? [{ entry: this.#entryOf(who), place: seat.place }] : [];
    });
    if (rated.length < 2) return;
    const before = rated.map(({ entry }) => [entry.skill]);
    const after = rate(before, { rank: rated.map(({ place }) => place), tau });
    for (const [entry, seated] of Map.groupBy(rated.entries(), ([, one]) => one.entry)) {
      entry.skill = meanOf(seated.map(([at]) => after[at]![0]!));
      entry.rounds += 1;
      this.#meet(entry, rated);
    }
  }

  /** The player and all whom they have met, the best first. */
  of(profile: string): readonly Entry[] {
    const own = this.#entries.get(keyOf({ profile }));
    return [...((own && this.#met.get(own)) ?? [])].toSorted(
      (one, other) => other.skill.mu - one.skill.mu,
    );
  }

  #entryOf(who: Who): Entry {
    const entry = this.#entries.get(keyOf(who)) ?? { who, skill: rating(), rounds: 0 };
    this.#entries.set(keyOf(who), entry);
    return entry;
  }

  #meet(entry: Entry, rated: readonly { readonly entry: Entry }[]): void {
    const met = this.#met.get(entry) ?? new Set();
    for (const other of rated) met.add(other.entry);
    this.#met.set(entry, met);
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

/** Empty for a profile that is no longer there. */
function ratedPlayer({ who, skill, rounds }: Entry, { profiles }: Known): GameRatings["players"] {
  const face = "bots" in who ? {} : profiles.faceOf(who.profile);
  if (!face) return [];
  const player = { ...who, ...face } as GameRatings["players"][number]["player"];
  const figures = {
    rating: Math.round(perUnit * skill.mu),
    margin: Math.round(sure * perUnit * skill.sigma),
  };
  return [{ player, ...figures, rounds }];
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
