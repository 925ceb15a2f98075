// Plays a lesson at a table: the others' moves one after the other, the learner's as the house
// judges them (H-33).

import { realClock } from "#renderer/client/clientClock.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { LineFeed } from "#renderer/client/LineFeed.ts";
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

const own = "seat-0";
/** What is said of a move can be read before the next one follows. */
const readingMs = 800;
/** Numbers the lessons, so that a table keeps nothing of the one before. */
let lessons = 0;

const noMove = refused("stale", { key: "record.notLearners", args: {} });

export class LessonClient implements TableClient {
  readonly #given: LessonInput;
  readonly #feed: LineFeed;
  #state: LessonState;
  #part: LessonPart;
  #isAsking = false;

  constructor(given: LessonInput) {
    const { game, first, people, clock = realClock } = given;
    this.#given = given;
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
    const changed = () => this.#follow();
    this.#feed = new LineFeed({
      game,
      round: 1,
      table,
      player: own,
      clock,
      dueAt: (_line, { restsAt }) => restsAt + readingMs,
      changed,
    });
    this.#part = first;
    this.#state = { stage: "watching", step: null, steps: first.steps, path: first.path };
    this.#feed.open(first.lines);
  }

  readonly snapshot = (): TableSnapshot => this.#feed.snapshot();
  readonly state = (): LessonState => this.#state;
  readonly subscribe = (listener: () => void) => this.#feed.subscribe(listener);
  readonly onView = (listener: (view: ViewMessage) => void) => this.#feed.onView(listener);
  readonly moved = (isMoving: boolean): void => this.#feed.moved(isMoving);

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
    const { path, steps, lines } = answer.value;
    this.#set({ stage: "watching", path, steps });
    this.#feed.answer(lines);
    return { ok: true, value: null } as Answer<never>;
  };

  close(): void {
    this.#feed.close();
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

  #follow(): void {
    const { waiting, isMoving } = this.#feed;
    if (isMoving || waiting > 0 || this.#state.stage !== "watching") return;
    if (this.#part.step === null) this.#set({ stage: "over" });
    else this.#set({ stage: "yours", step: this.#part.step });
  }

  #set(change: Partial<LessonState>): void {
    this.#state = { ...this.#state, ...change };
    this.#feed.tell();
  }
}
