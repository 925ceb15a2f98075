// Lets the owner audit the books while the house is open (H-2).

import type { Clock } from "#main/base/clock.ts";
import { faultLine, type Log } from "#main/base/log.ts";
import { granted, refusal } from "#main/base/refusal.ts";
import { startWorker, workerFile } from "#main/base/workers.ts";
import type { FileAudit } from "#main/store/audit/auditedFile.ts";
import type { Store } from "#main/store/store.ts";
import { log as said } from "#main/text/english.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { BooksCheck, BooksState } from "#shared/protocol/bank.ts";
import type { Handlers } from "../handlers.ts";

/**
 * In the program a worker thread reads the data folder; tests use an implementation of their own.
 */
export interface Auditor {
  /**
   * Refusals: those of a StoreError, `stopped`. `onRounds` gets the number of rounds audited so
   * far. Rejects if the worker died of anything else.
   */
  audit(onRounds: (rounds: number) => void): Promise<Answer<FileAudit>>;
  close(): Promise<void>;
}

export type AuditorMessage = { readonly rounds: number } | { readonly answer: Answer<FileAudit> };

/** Starts one worker per audit, which only reads beside the host. */
export class AuditWorkers implements Auditor {
  readonly #dataFolder: string;
  readonly #file: URL;
  readonly #ends = new Set<() => Promise<unknown>>();
  #isClosed = false;

  constructor(dataFolder: string, file: URL = workerFile("auditWorker", import.meta.url)) {
    this.#dataFolder = dataFolder;
    this.#file = file;
  }

  audit(onRounds: (rounds: number) => void): Promise<Answer<FileAudit>> {
    if (this.#isClosed) return Promise.resolve(refusal("stopped", "closingBooks"));
    return new Promise((resolve, reject) => {
      let answer: Answer<FileAudit> | null = null;
      const worker = startWorker<AuditorMessage>(
        this.#file,
        { workerData: this.#dataFolder },
        (message) => ("rounds" in message ? onRounds(message.rounds) : (answer ??= message.answer)),
        (why) => {
          this.#ends.delete(end);
          if (this.#isClosed) answer ??= refusal("stopped", "closingBooks");
          if (answer) resolve(answer);
          else reject(why instanceof Error ? why : new Error("an audit ended without an answer"));
        },
      );
      const end = (): Promise<unknown> => worker.terminate();
      this.#ends.add(end);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#ends].map((end) => end()));
  }
}

type Parts = Readonly<{
  store: Pick<Store, "checks">;
  clock: Clock;
  log: Log;
  auditor: Pick<Auditor, "audit">;
}>;

/** More problems than these are shown only on the command line. */
const mostListed = 50;

class BooksDesk {
  readonly #parts: Parts;
  #checking: BooksState["checking"] = null;
  #failed: BooksState["failed"] = null;
  /** The newest check, if the store failed to keep it. */
  #unkept: BooksCheck | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws a StoreError. */
  state(): BooksState {
    return {
      checking: this.#checking,
      last: this.#unkept ?? this.#parts.store.checks.last(),
      failed: this.#failed,
    };
  }

  begin(): void {
    if (this.#checking) return;
    const { auditor, clock } = this.#parts;
    const at = clock.now();
    this.#checking = { rounds: 0 };
    this.#failed = null;
    auditor
      .audit((rounds) => (this.#checking &&= { rounds }))
      .then(
        (answer) => {
          if (!answer.ok) return this.#ended(answer.error);
          const { problems, ...counted } = answer.value;
          const found = problems.length;
          this.#keep({ at, ...counted, found, problems: problems.slice(0, mostListed) });
          this.#ended(null);
        },
        (error: unknown) => {
          this.#parts.log(said.house(faultLine(error)));
          this.#ended(refusal("fault", "faultInHouse").error);
        },
      );
  }

  #ended(failed: BooksState["failed"]): void {
    this.#checking = null;
    this.#failed = failed;
  }

  /** The result is reported even if the store is what is damaged. */
  #keep(check: BooksCheck): void {
    try {
      this.#parts.store.checks.keep(check);
      this.#unkept = null;
    } catch (error) {
      this.#unkept = check;
      this.#parts.log(said.house(faultLine(error)));
    }
  }
}

export function bookRequests(parts: Parts): Handlers<"books" | "checkBooks"> {
  const desk = new BooksDesk(parts);
  return {
    books: () => granted(desk.state()),
    checkBooks: () => {
      desk.begin();
      return granted(desk.state());
    },
  };
}
