// Makes replays and files in a worker, in turn, within limits of time and memory.

import type { ResourceLimits, Worker } from "node:worker_threads";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { Clock } from "#main/base/clock.ts";
import type { HouseFile } from "#main/base/houseFiles.ts";
import { refusal } from "#main/base/refusal.ts";
import { UnderWay } from "#main/base/UnderWay.ts";
import { startWorker, workerFile } from "#main/base/workerFile.ts";
import type { AskedFile, BegunFile, Piece } from "./archiveDesk.ts";

/** In the program a worker thread reads the store; tests use the same thread. */
export interface Archive {
  /**
   * Refusals: those of `madeFile` and of a StoreError, `busy`, `too-long`, `too-large`, `stopped`.
   * Rejects, as do the file's parts, if making it failed or the worker died of anything else.
   */
  file(asked: AskedFile): Promise<Answer<HouseFile>>;
  close(): Promise<void>;
}

/** `file` is a number assigned by the host. */
export type AskedOfArchive = { readonly file: number } & (
  | { readonly begin: AskedFile }
  | { readonly more: true }
  | { readonly drop: true }
);
/** One for each `begin` and `more`, in order. */
export type ArchiveMessage =
  | { readonly answer: Answer<BegunFile> }
  | { readonly piece: Piece }
  | { readonly fault: string };

/** Limits for one piece of a file. */
export interface ArchiveLimits {
  readonly milliseconds: number;
  readonly memory: ResourceLimits;
  readonly filesOfOne: number;
}

/**
 * A piece normally takes a small part of this time, which includes starting the worker on a busy
 * machine.
 */
const usualLimits: ArchiveLimits = {
  milliseconds: 30_000,
  memory: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  filesOfOne: 6,
};

const busy = refusal("busy", "filesBusy");
const stopped = refusal("stopped", "closing");
const tooMuchMemory = refusal("too-large", "fileMemory");
const tooLong = (milliseconds: number): Refusal =>
  refusal("too-long", "fileTime", { seconds: Math.round(milliseconds / 1000) });

interface Job {
  readonly person: string;
  readonly asked: AskedOfArchive;
  /** The worker that began the file; null if it is yet to be begun. */
  readonly begunBy: Worker | null;
  readonly message: (message: ArchiveMessage | { readonly refused: Refusal }) => void;
}

/**
 * One worker for all, started on first use and again after it died. It makes one piece at a time,
 * and persons take turns.
 */
export class ArchiveThread implements Archive {
  readonly #clock: Clock;
  readonly #dataFolder: string;
  readonly #limits: ArchiveLimits;
  readonly #workerFile: URL;
  readonly #waiting = new Map<string, Job[]>();
  readonly #unfinished = new UnderWay();
  #worker: Worker | null = null;
  #atHand: { readonly job: Job; readonly timer: unknown } | null = null;
  #lastFile = 0;
  #isClosed = false;

  constructor(
    clock: Clock,
    dataFolder: string,
    limits: ArchiveLimits = usualLimits,
    file: URL = workerFile("archiveWorker", import.meta.url),
  ) {
    this.#clock = clock;
    this.#dataFolder = dataFolder;
    this.#limits = limits;
    this.#workerFile = file;
  }

  async file(asked: AskedFile): Promise<Answer<HouseFile>> {
    const person = asked.reader.profile ?? asked.reader.role;
    if (this.#unfinished.of(person) >= this.#limits.filesOfOne) return busy;
    const release = this.#unfinished.hold(person);
    const file = (this.#lastFile += 1);
    try {
      const { message, by } = await this.#done(person, { file, begin: asked }, null);
      const answer =
        "answer" in message
          ? message.answer
          : "refused" in message
            ? message.refused
            : faultOf(message);
      if (!answer.ok) {
        release();
        return answer;
      }
      const { name, type, piece } = answer.value;
      if (piece.isLast) release();
      return {
        ok: true,
        value: {
          name,
          type,
          parts: this.#parts({ person, file, by, piece, release }),
        },
      };
    } catch (error) {
      release();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#worker = null;
    for (const { message } of [this.#taken(), ...[...this.#waiting.values()].flat()].flatMap(
      (job) => job ?? [],
    ))
      message({ refused: stopped });
    this.#waiting.clear();
    await worker?.terminate();
  }

  #parts({
    person,
    file,
    by,
    piece,
    release,
  }: {
    readonly person: string;
    readonly file: number;
    readonly by: Worker | null;
    readonly piece: Piece;
    readonly release: () => void;
  }): AsyncIterable<Uint8Array> {
    let next: Piece | null = piece;
    let isOver = piece.isLast;
    const end = (): void => {
      if (!isOver && by === this.#worker)
        by?.postMessage({ file, drop: true } satisfies AskedOfArchive);
      isOver = true;
      release();
    };
    const more = async (): Promise<Piece> => {
      const { message } = await this.#done(person, { file, more: true }, by);
      if ("piece" in message) return message.piece;
      if ("refused" in message)
        throw Object.assign(
          new Error(`a file was not made to its end: ${message.refused.error.code}`),
          { code: message.refused.error.code },
        );
      return faultOf(message);
    };
    const pulled = async (): Promise<IteratorResult<Uint8Array>> => {
      for (let empty = true; empty;) {
        if (!next && isOver) return { value: undefined, done: true };
        const { bytes, isLast }: Piece = next ?? (await more());
        next = null;
        if (isLast) {
          isOver = true;
          release();
        }
        empty = bytes.length === 0;
        if (!empty) return { value: bytes, done: false };
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

  /** Settles when the piece is there; `by` is the worker that made it. */
  #done(
    person: string,
    asked: AskedOfArchive,
    begunBy: Worker | null,
  ): Promise<{
    readonly message: ArchiveMessage | { readonly refused: Refusal };
    readonly by: Worker | null;
  }> {
    if (this.#isClosed) return Promise.resolve({ message: { refused: stopped }, by: null });
    return new Promise((resolve) => {
      const job: Job = {
        person,
        asked,
        begunBy,
        message: (message) => resolve({ message, by: this.#worker }),
      };
      this.#waiting.set(person, [...(this.#waiting.get(person) ?? []), job]);
      this.#hand();
    });
  }

  #hand(): void {
    while (!this.#atHand) {
      const job = this.#next();
      if (!job) return;
      if (job.begunBy && job.begunBy !== this.#worker)
        job.message({ fault: "the worker that has begun this file has died" });
      else this.#give(job);
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

  #give(job: Job): void {
    const { milliseconds } = this.#limits;
    this.#atHand = {
      job,
      timer: this.#clock.setTimeout(() => this.#end(tooLong(milliseconds)), milliseconds),
    };
    this.#started().postMessage(job.asked);
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = startWorker<ArchiveMessage>(
      this.#workerFile,
      { workerData: this.#dataFolder, resourceLimits: this.#limits.memory },
      (message) => {
        if (this.#worker !== worker) return;
        this.#taken()?.message(message);
        this.#hand();
      },
      (why) => {
        if (this.#worker !== worker) return;
        this.#worker = null;
        this.#taken()?.message(
          why === "memory"
            ? { refused: tooMuchMemory }
            : { fault: why?.stack ?? "the worker of the archive ended" },
        );
        this.#hand();
      },
    );
    this.#worker = worker;
    return worker;
  }

  /** Ends a worker that hangs; other waiting pieces get a new one. */
  #end(refused: Refusal): void {
    const worker = this.#worker;
    this.#worker = null;
    this.#taken()?.message({ refused });
    void worker?.terminate();
    this.#hand();
  }

  #taken(): Job | null {
    const { job = null, timer } = this.#atHand ?? {};
    this.#atHand = null;
    this.#clock.clearTimeout(timer);
    return job;
  }
}

function faultOf(message: ArchiveMessage): never {
  throw new Error(
    "fault" in message ? message.fault : "the archive gave no answer to what it was asked",
  );
}
