// Makes replays and files and counts figures in a worker, in turn, within limits of time and memory.

import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Clock } from "#main/base/clock.ts";
import type { HouseFile } from "#main/base/houseFiles.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import { UnderWay } from "#main/base/rateLimits.ts";
import {
  LimitedWorker,
  workerFile,
  type WorkerLimits,
  type WorkerOver,
} from "#main/base/workers.ts";
import type { AskedFigures, AskedFile, BegunFile, Figures, Piece } from "./archiveDesk.ts";

/** In the program a worker thread reads the store; tests use the same thread. */
export interface Archive {
  /**
   * Refusals: those of `madeFile` and of a StoreError, `busy`, `too-long`, `too-large`, `stopped`.
   * Rejects, as do the file's parts, if making it failed or the worker died of anything else.
   */
  file(asked: AskedFile): Promise<Answer<HouseFile>>;
  /** `person`: who takes turns with others. Refuses and rejects as `file` does. */
  figures<A extends AskedFigures>(person: string, asked: A): Promise<Answer<Figures[A["figure"]]>>;
  close(): Promise<void>;
}

/** `file` is a number assigned by the host. */
export type AskedOfArchive =
  | AskedFigures
  | ({ readonly file: number } & (
      | { readonly begin: AskedFile }
      | { readonly more: true }
      | { readonly drop: true }
    ));
/** One for each question but `drop`, in order. */
export type ArchiveMessage =
  | { readonly figures: Answer<Figures[keyof Figures]> }
  | { readonly answer: Answer<BegunFile> }
  | { readonly piece: Piece }
  | { readonly fault: string };

/** Limits for one piece of a file. */
export interface ArchiveLimits extends WorkerLimits {
  readonly filesOfOne: number;
}

/** A piece normally takes a small part of either. */
const usualLimits: ArchiveLimits = {
  milliseconds: 30_000,
  memory: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  filesOfOne: 6,
};

const busy = refusal("busy", "filesBusy");
const stopped = refusal("stopped", "closing");

type Refusals = { readonly [why in WorkerOver]: Refusal };

function refusalsWithin({ milliseconds }: WorkerLimits) {
  const given = { seconds: Math.round(milliseconds / 1000) };
  const ofFiles: Refusals = {
    stopped,
    memory: refusal("too-large", "fileMemory"),
    time: refusal("too-long", "fileTime", given),
  };
  const ofFigures: Refusals = {
    stopped,
    memory: refusal("too-large", "figuresMemory"),
    time: refusal("too-long", "figuresTime", given),
  };
  return { ofFiles, ofFigures };
}

type Reply = ArchiveMessage | { readonly refused: Refusal };

type Job = Readonly<{
  person: string;
  asked: AskedOfArchive;
  /** The life of the worker that began the file; null if it is yet to be begun. */
  begunIn: number | null;
  answer: (message: Reply) => void;
}>;

/**
 * One worker for all, started on first use and again after it died. It makes one piece at a time,
 * and persons take turns.
 */
export class ArchiveThread implements Archive {
  readonly #limits: ArchiveLimits;
  readonly #worker: LimitedWorker<AskedOfArchive, ArchiveMessage>;
  readonly #refusals: ReturnType<typeof refusalsWithin>;
  /** Figures that are yet to be counted, for everybody who asks for them meanwhile. */
  readonly #figures = new Map<string, Promise<Answer<Figures[keyof Figures]>>>();
  readonly #waiting = new Map<string, Job[]>();
  readonly #unfinished = new UnderWay();
  #isBusy = false;
  #lastFile = 0;
  #isClosed = false;

  constructor(
    clock: Clock,
    dataFolder: string,
    limits: ArchiveLimits = usualLimits,
    file: URL = workerFile("archiveWorker", import.meta.url),
  ) {
    this.#limits = limits;
    this.#worker = new LimitedWorker({ file, clock, limits, workerData: dataFolder });
    this.#refusals = refusalsWithin(limits);
  }

  async file(asked: AskedFile): Promise<Answer<HouseFile>> {
    const person = asked.reader.profile ?? asked.reader.role;
    if (this.#unfinished.of(person) >= this.#limits.filesOfOne) return busy;
    const release = this.#unfinished.hold(person);
    const file = (this.#lastFile += 1);
    try {
      const { message, life } = await this.#done(person, { file, begin: asked }, null);
      const answer = "refused" in message ? message.refused : answerIn(message, "answer");
      if (!answer.ok || answer.value.piece.isLast) release();
      if (!answer.ok) return answer;
      const { piece, ...head } = answer.value;
      return granted({ ...head, parts: this.#parts({ person, file, life, piece, release }) });
    } catch (error) {
      release();
      throw error;
    }
  }

  figures<A extends AskedFigures>(person: string, asked: A): Promise<Answer<Figures[A["figure"]]>>;
  figures(person: string, asked: AskedFigures): Promise<Answer<Figures[keyof Figures]>> {
    const key = keyOf(asked);
    const waiting = this.#figures.get(key);
    if (waiting) return waiting;
    const counting = Promise.withResolvers<Answer<Figures[keyof Figures]>>();
    this.#figures.set(key, counting.promise);
    this.#counted(person, asked).then(counting.resolve, counting.reject);
    return counting.promise;
  }

  async #counted(person: string, asked: AskedFigures): Promise<Answer<Figures[keyof Figures]>> {
    const { message } = await this.#done(person, asked, null);
    return "refused" in message ? message.refused : answerIn(message, "figures");
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const waiting = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    for (const { answer } of waiting) answer({ refused: stopped });
    await this.#worker.end();
  }

  #parts({
    person,
    file,
    life,
    piece,
    release,
  }: Readonly<{
    person: string;
    file: number;
    life: number;
    piece: Piece;
    release: () => void;
  }>): AsyncIterable<Uint8Array> {
    let next: Piece | null = piece;
    let isOver = piece.isLast;
    const end = (): void => {
      if (!isOver && life === this.#worker.life) this.#worker.tell({ file, drop: true });
      isOver = true;
      release();
    };
    const more = async (): Promise<Piece> => {
      const { message } = await this.#done(person, { file, more: true }, life);
      if (!("refused" in message)) return answerIn(message, "piece");
      const { code } = message.refused.error;
      throw Object.assign(new Error(`a file was not made to its end: ${code}`), { code });
    };
    const pulled = async (): Promise<IteratorResult<Uint8Array>> => {
      while (next || !isOver) {
        const { bytes, isLast }: Piece = next ?? (await more());
        next = null;
        if (isLast) {
          isOver = true;
          release();
        }
        if (bytes.length > 0) return { value: bytes, done: false };
      }
      return { value: undefined, done: true };
    };
    const iterator: AsyncIterator<Uint8Array> = {
      next: () =>
        pulled().catch((error: unknown) => {
          end();
          throw error;
        }),
      return: () => {
        end();
        return Promise.resolve({ value: undefined, done: true });
      },
    };
    return { [Symbol.asyncIterator]: () => iterator };
  }

  /** Settles when the piece is there; `life` is that of the worker that made it. */
  #done(
    person: string,
    asked: AskedOfArchive,
    begunIn: number | null,
  ): Promise<Readonly<{ message: Reply; life: number }>> {
    return new Promise((resolve) => {
      const job: Job = {
        person,
        asked,
        begunIn,
        answer: (message) => resolve({ message, life: this.#worker.life }),
      };
      if (this.#isClosed) return job.answer({ refused: stopped });
      this.#waiting.set(person, [...(this.#waiting.get(person) ?? []), job]);
      this.#hand();
    });
  }

  #hand(): void {
    while (!this.#isBusy) {
      const job = this.#next();
      if (!job) return;
      if (job.begunIn !== null && job.begunIn !== this.#worker.life)
        job.answer({ fault: "the worker that has begun this file has died" });
      else void this.#give(job);
    }
  }

  #next(): Job | null {
    const first = this.#waiting.entries().next();
    if (first.done) return null;
    const [person, [job = null, ...later]] = first.value;
    this.#waiting.delete(person);
    if (later.length > 0) this.#waiting.set(person, later);
    return job;
  }

  async #give({ asked, answer }: Job): Promise<void> {
    this.#isBusy = true;
    const refusals = "figure" in asked ? this.#refusals.ofFigures : this.#refusals.ofFiles;
    // Whoever asks from now on may know of more rounds.
    if ("figure" in asked) this.#figures.delete(keyOf(asked));
    try {
      const message = await this.#worker.ask(asked);
      answer(typeof message === "string" ? { refused: refusals[message] } : message);
    } catch (error) {
      answer({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
    this.#isBusy = false;
    this.#hand();
  }
}

const keyOf = ({ figure, of }: AskedFigures): string => JSON.stringify([figure, of]);

type MessageOf<K extends string> = Extract<ArchiveMessage, { readonly [P in K]: unknown }>;

function answerIn<K extends "figures" | "answer" | "piece">(
  message: ArchiveMessage,
  key: K,
): MessageOf<K>[K] {
  if (key in message) return (message as MessageOf<K>)[key];
  throw new Error(
    "fault" in message ? message.fault : "the archive gave no answer to what it was asked",
  );
}
