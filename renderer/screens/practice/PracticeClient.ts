// Plays a practice at a table: the house makes the others' moves one by one, and judges the
// person's (H-49).

import { failureOf, type Failed } from "#renderer/context/houseContext.ts";
import { realClock } from "#renderer/client/clientClock.ts";
import type { HouseClient, TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { LineFeed, type Since } from "#renderer/client/LineFeed.ts";
import { replayTable } from "#renderer/screens/replay/replayTable.ts";
import type { DeskClock } from "#renderer/table/part.ts";
import { hurryOf, sharedHurry, timeShareAfter } from "#shared/bots/hurry.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { BegunPractice, PracticePart } from "#shared/protocol/practice.ts";
import type { SentView } from "#shared/contract/seen.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { TableAsk, TableRequest } from "#shared/protocol/schema.ts";

export type PracticeState = Readonly<{
  stage: "watching" | "yours" | "over";
  /** Why the others' next move did not come. */
  failed: Failed | null;
}>;

type PracticeLine = Readonly<{ number: number; view: SentView; pauseMs: number }>;

type PracticeInput = Readonly<{
  begun: BegunPractice;
  house: Pick<HouseClient, "ask">;
  /** The wished pace of bots; 1 is the human pace. */
  pace: number;
  clock?: DeskClock;
}>;

/** The others' moves that are fetched before they are shown. */
const mostAhead = 2;

const stale = refused("stale", { key: "host.practiceStale", args: {} });
const done = { ok: true, value: null } as Answer<never>;

export class PracticeClient implements TableClient {
  readonly #house: PracticeInput["house"];
  readonly #practice: string;
  readonly #feed: LineFeed<PracticeLine>;
  readonly #clock: DeskClock;
  #part: PracticePart;
  #state: PracticeState = { stage: "watching", failed: null };
  #pace: number;
  /** When the person last made a move, ms on the clock. */
  #decidedAt: number;
  #isHeld = false;
  #isFinishing = false;
  #isAsking = false;
  #isClosed = false;

  constructor({ begun, house, pace, clock = realClock }: PracticeInput) {
    const { practice, game, number: round, options, players, at, view } = begun;
    this.#house = house;
    this.#practice = practice;
    this.#part = begun;
    this.#clock = clock;
    this.#pace = pace;
    this.#decidedAt = clock.now();
    const table = {
      ...replayTable({ game, options, players, stored: null }),
      id: `practice-${practice}`,
      roundNumber: round,
      alone: true,
      hints: true,
    };
    const player = `seat-${players.findIndex(({ isOwn }) => isOwn)}`;
    const dueAt = (line: PracticeLine, since: Since) => since.shownAt + this.#pauseOf(line, since);
    const changed = () => this.#follow();
    this.#feed = new LineFeed({ game, round, table, player, clock, dueAt, changed });
    this.#feed.open(view ? [{ number: at, view, pauseMs: 0 }] : []);
  }

  readonly snapshot = (): TableSnapshot => this.#feed.snapshot();
  readonly state = (): PracticeState => this.#state;
  readonly subscribe = (listener: () => void) => this.#feed.subscribe(listener);
  readonly onView = (listener: (view: ViewMessage) => void) => this.#feed.onView(listener);
  readonly moved = (isMoving: boolean): void => this.#feed.moved(isMoving);

  readonly ask = async <R extends TableRequest>(
    request: R,
    payload: TableAsk<R>,
  ): Promise<Answer<never>> => {
    switch (request) {
      case "move":
        return this.#move((payload as TableAsk<"move">).move);
      case "hint":
        return this.#house.ask("practiseHint", { practice: this.#practice }) as Promise<
          Answer<never>
        >;
      case "hurry":
        this.#isHeld = (payload as TableAsk<"hurry">).on;
        this.#feed.goOn();
        return done;
      case "finish":
        this.#isFinishing = true;
        this.#feed.goOn();
        return done;
      default:
        return stale;
    }
  };

  /** The pause that has begun adapts, as it does at a table (H-30). */
  keepPace(pace: number): void {
    this.#pace = pace;
    this.#feed.goOn();
  }

  /** Asks again for the others' move that did not come. */
  readonly again = (): void => {
    this.#set({ failed: null });
    this.#follow();
  };

  close(): void {
    this.#isClosed = true;
    this.#feed.close();
  }

  async #move(move: Move): Promise<Answer<never>> {
    if (this.#state.stage !== "yours" || this.#isAsking) return stale;
    const answer = await this.#asked(move);
    if (!answer.ok) return answer;
    this.#decidedAt = this.#clock.now();
    this.#feed.answer(this.#took(answer.value));
    return done;
  }

  async #others(): Promise<void> {
    const answer = await this.#asked(null);
    if (answer.ok) this.#feed.add(this.#took(answer.value));
    else this.#set({ failed: failureOf(answer) });
    this.#follow();
  }

  async #asked(move: Move | null): Promise<Answer<PracticePart>> {
    this.#isAsking = true;
    try {
      const asked = { practice: this.#practice, after: this.#part.at, move };
      return await this.#house.ask("practiseOn", asked);
    } finally {
      this.#isAsking = false;
    }
  }

  #took(part: PracticePart) {
    this.#part = part;
    const { at: number, view, pauseMs } = part;
    return view ? [{ number, view, pauseMs }] : [];
  }

  /** H-36: as long as at a table where a person is alone with bots. */
  #pauseOf({ pauseMs, view: { seen } }: PracticeLine, { shownAt }: Since): number {
    if (this.#isHeld || this.#isFinishing) return 0;
    const crowd = hurryOf(seen.hands.length - seen.facts.left.length);
    return pauseMs * this.#pace * sharedHurry(crowd, timeShareAfter(shownAt - this.#decidedAt));
  }

  #follow(): void {
    if (this.#isClosed) return;
    const { awaits } = this.#part;
    const stage = this.#stage();
    if (stage !== this.#state.stage) this.#set({ stage });
    const isWanted = awaits === "others" && this.#feed.waiting < mostAhead;
    if (isWanted && !this.#isAsking && !this.#state.failed) void this.#others();
  }

  #stage(): PracticeState["stage"] {
    const { waiting, isMoving } = this.#feed;
    const { awaits } = this.#part;
    if (waiting > 0 || awaits === "others") return "watching";
    if (awaits === "you") return "yours";
    return isMoving ? "watching" : "over";
  }

  #set(change: Partial<PracticeState>): void {
    this.#state = { ...this.#state, ...change };
    this.#feed.tell();
  }
}
