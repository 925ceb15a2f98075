// Asks the house at intervals what is on and shows it on a screen for the room (H-39).

import type { Clients, HouseClient, TableClient } from "#renderer/client/clients.ts";
import type { ClientClock } from "#renderer/client/clientClock.ts";
import { isSilence } from "#renderer/client/saysOfLine.ts";
import type { OnNow } from "#shared/protocol/house.ts";
import type { Shown } from "#shared/protocol/schema.ts";
import type { ScreenLine } from "./screenLine.ts";

const everyMs = 2_000;
/** The host may be back at once. */
const afterLossMs = 300;
const againMs = 5_000;
const silenceMs = 2_500;

type Air = Readonly<{
  screens: Pick<Clients["screens"], "open">;
  code: string;
  house: HouseClient;
  clock: ClientClock;
  tell: (line: ScreenLine) => void;
  lost: () => void;
}>;

export class OnAir {
  readonly #air: Air;
  #shown: Shown | null = null;
  #table: TableClient | null = null;
  /** Numbers the requests, so that an answer to an older one is ignored. */
  #asks = 0;
  #isOver = false;
  #cancel = (): void => {};
  #heard = (): void => {};

  constructor(air: Air) {
    this.#air = air;
    air.house.onTournament((view) => view === null && this.#silent(afterLossMs));
    void this.#ask();
  }

  close(): void {
    this.#isOver = true;
    this.#leave();
    this.#cancel();
    this.#air.house.close();
  }

  async #ask(): Promise<void> {
    const ask = (this.#asks += 1);
    const answer = await this.#air.house.ask("whatIsOn", { shown: this.#shown });
    if (this.#isOver || ask !== this.#asks) return;
    if (answer.ok) {
      this.#later(everyMs);
      return this.#show(answer.value);
    }
    if (isSilence(answer)) return this.#silent(everyMs);
    this.#air.lost();
  }

  #later(ms: number): void {
    this.#asks += 1;
    this.#cancel();
    this.#cancel = this.#air.clock.after(ms, () => void this.#ask());
  }

  /**
   * Tables and tournaments watch and report their own lines; everything else must not count down
   * unconfirmed.
   */
  #silent(ms: number): void {
    if (this.#isOver) return;
    this.#later(ms);
    if (this.#shown?.on !== "table" && this.#shown?.on !== "tournament")
      this.#air.tell({ at: "silent" });
  }

  #show(now: OnNow): void {
    const before = this.#shown;
    if (now.on === "table") {
      if (before?.on !== "table" || before.table !== now.table) this.#sit(now.table);
      return;
    }
    this.#leave();
    if (now.on === "clock" || now.on === "welcome") {
      this.#shown = { on: now.on };
      this.#air.tell(
        now.on === "clock"
          ? { at: "clock", clock: now.clock, heardAt: this.#air.clock.now() }
          : { at: "welcome", host: now.host, url: now.url },
      );
      return;
    }
    this.#shown = { on: "tournament", tournament: now.tournament };
    if (before?.on === "tournament" && before.tournament === now.tournament) return;
    this.#air.tell({
      at: "tournament",
      tournament: now.tournament,
      code: now.code,
      house: this.#air.house,
      lost: () => this.#drop({ at: "looking" }),
    });
  }

  #sit(table: string): void {
    const { screens, code, clock, tell } = this.#air;
    this.#leave();
    this.#shown = { on: "table", table };
    const client = (this.#table = screens.open(table, code));
    this.#heard = clock.after(silenceMs, () => tell({ at: "silent" }));
    let isShown = false;
    const look = (): void => {
      const { link, refusal } = client.snapshot();
      if (client !== this.#table) return;
      if (link === "ended")
        return this.#drop(refusal ? { at: "refused", why: refusal } : { at: "looking" });
      if (isShown || link !== "open") return;
      isShown = true;
      this.#heard();
      tell({ at: "table", table, client });
    };
    client.subscribe(look);
    look();
  }

  /** Stops showing what cannot be shown and asks the house again. */
  #drop(now: ScreenLine): void {
    if (this.#isOver) return;
    this.#leave();
    this.#shown = null;
    this.#air.tell(now);
    this.#later(now.at === "refused" ? againMs : afterLossMs);
  }

  #leave(): void {
    this.#heard();
    this.#table?.close();
    this.#table = null;
  }
}
