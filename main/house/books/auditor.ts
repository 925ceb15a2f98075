import { refusal } from "#main/base/refusal.ts";
import { startWorker, workerFile } from "#main/base/workers.ts";
import type { FileAudit } from "#main/store/audit/auditedFile.ts";
import type { Answer } from "#shared/protocol/answer.ts";

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
