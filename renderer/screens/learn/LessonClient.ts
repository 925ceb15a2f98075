// Plays a lesson at a table: the others' moves one after the other, the learner's as the house
// judges them (H-33).

import { realClock } from "#renderer/client/clientClock.ts";
import { noSnapshot, type TableClient, type TableSnapshot } from "#renderer/client/clients.ts";
import { Listeners } from "#renderer/client/listeners.ts";
import { replayTable } from "#renderer/screens/replay/replayTable.ts";
import type { DeskClock } from "#renderer/table/part.ts";
import type { LessonPart } from "#shared/contract/viewedRound.ts";
import { refused } from "#shared/contract/outcome.ts";
import { lessonStepKey } from "#shared/text/gameText.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { HouseAnswers } from "#shared/protocol/house.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { HouseAsk, TableAsk, TableRequest } from "#shared/protocol/schema.ts";

export type LessonState = Readonly<{
  stage: "watching" | "yours" | "over";
  /**
   * The learner's next move or, while others move, their last one, from 0; null before the first.
   */
  step: number | null;
  steps: number;
  /** The record that the learner's moves follow, from 0. */
  path: number;
}>;

export type Teacher = (payload: HouseAsk<"learn">) => Promise<Answer<HouseAnswers["learn"]>>;

type LessonInput = Readonly<{
  game: string;
  first: LessonPart;
  teacher: Teacher;
  people: readonly Readonly<{ name: string; avatar: string }>[];
  clock?: DeskClock;
}>;

/** The pause between two moves, ms. */
const lookingTime = 800;
const own = "seat-0";
/** Numbers the lessons, so that a table keeps nothing of the one before. */
let lessons = 0;

const noMove = refused("stale", { key: "record.notLearners", args: {} });

export class LessonClient implements TableClient {
  readonly #given: LessonInput;
  readonly #clock: DeskClock;
  readonly #listeners = new Listeners();
  readonly #viewers = new Listeners<[view: ViewMessage]>();
  #snapshot: TableSnapshot;
  #state: LessonState;
  #part: LessonPart;
  #coming: LessonPart["lines"];
  #isAsking = false;
  #isMoving = false;
  #stop = () => {};

  constructor(given: LessonInput) {
    const { game, first, people, clock = realClock } = given;
    this.#given = given;
    this.#clock = clock;
    const players = first.seats.map((name, seat) => ({
      name: people[seat]?.name ?? name,
      avatar: people[seat]?.avatar ?? "",
      bot: seat === 0 ? null : ("easy" as const),
      isOwn: seat === 0,
    }));
    const table = {
      ...replayTable({ game, options: first.options, players, stored: null }),
      id: `lesson-${(lessons += 1)}`,
    };
    this.#snapshot = { ...noSnapshot, link: "open", table, player: own };
    this.#part = first;
    this.#coming = first.lines;
    this.#state = { stage: "watching", step: null, steps: first.steps, path: first.path };
    this.#show();
  }

  readonly snapshot = (): TableSnapshot => this.#snapshot;
  readonly state = (): LessonState => this.#state;
  readonly subscribe = this.#listeners.add;
  readonly onView = this.#viewers.add;

  /** The next move waits until the table has stopped animating. */
  readonly moved = (isMoving: boolean): void => {
    this.#isMoving = isMoving;
    this.#goOn();
  };

  readonly ask = async <R extends TableRequest>(
    request: R,
    payload: TableAsk<R>,
  ): Promise<Answer<never>> => {
    if (this.#state.stage !== "yours" || this.#isAsking) return noMove;
    if (request === "hint") return this.#hint() as Answer<never>;
    if (request !== "move") return noMove;
    this.#isAsking = true;
    const { move } = payload as TableAsk<"move">;
    const answer = await this.#given.teacher({
      game: this.#given.game,
      after: { path: this.#part.path, at: this.#part.at, move },
    });
    this.#isAsking = false;
    if (!answer.ok) return answer;
    this.#part = answer.value;
    this.#coming = answer.value.lines;
    const { path, steps } = answer.value;
    this.#set({ stage: "watching", path, steps });
    // The learner's own move is shown without a pause.
    this.#next();
    return { ok: true, value: null } as Answer<never>;
  };

  close(): void {
    this.#stop();
  }

  #hint(): Answer<unknown> {
    const { move, path, step } = this.#part;
    return {
      ok: true,
      value: {
        move,
        reason: { key: `${lessonStepKey(this.#given.game, path, step ?? 0)}.look`, args: {} },
      },
    };
  }

  #goOn(): void {
    this.#stop();
    if (this.#isMoving || this.#state.stage !== "watching") return;
    if (this.#coming.length > 0) this.#stop = this.#clock.after(lookingTime, () => this.#next());
    else if (this.#part.step === null) this.#set({ stage: "over" });
    else this.#set({ stage: "yours", step: this.#part.step });
  }

  /** Goes on at once, because a table without animation never reports any. */
  #next(): void {
    this.#show();
    this.#goOn();
  }

  #show(): void {
    const [line, ...rest] = this.#coming;
    if (!line) return;
    this.#coming = rest;
    const message: ViewMessage = {
      ...line.view,
      number: line.number,
      round: 1,
      game: this.#given.game,
    };
    this.#snapshot = { ...this.#snapshot, view: message };
    this.#viewers.tell(message);
    this.#listeners.tell();
  }

  #set(change: Partial<LessonState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.tell();
  }
}
