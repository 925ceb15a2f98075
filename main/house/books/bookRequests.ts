// Lets the owner audit the books while the house is open (H-2).

import type { Clock } from "#main/base/clock.ts";
import { faultLine, type Log } from "#main/base/log.ts";
import { refusal } from "#main/base/refusal.ts";
import type { HouseVisitor } from "#main/base/visitor.ts";
import type { Store } from "#main/store/store.ts";
import { log as said } from "#main/text/english.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { BooksCheck, BooksState } from "#shared/protocol/bank.ts";
import type { Auditor } from "./auditor.ts";

interface Parts {
  readonly store: Pick<Store, "checks">;
  readonly clock: Clock;
  readonly log: Log;
  readonly auditor: Pick<Auditor, "audit">;
}

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
          const { problems, rounds, transactions, entries, accounts, chips } = answer.value;
          this.#keep({
            at,
            rounds,
            transactions,
            entries,
            accounts,
            chips,
            found: problems.length,
            problems: problems.slice(0, mostListed),
          });
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

interface BookHandlers {
  books(this: void, visitor: HouseVisitor<"books">): Answer<BooksState>;
  checkBooks(this: void, visitor: HouseVisitor<"checkBooks">): Answer<BooksState>;
}

/** Handlers throw a StoreError. */
export function bookRequests(parts: Parts): BookHandlers {
  const desk = new BooksDesk(parts);
  return {
    books: () => ({ ok: true, value: desk.state() }),
    checkBooks: () => {
      desk.begin();
      return { ok: true, value: desk.state() };
    },
  };
}
