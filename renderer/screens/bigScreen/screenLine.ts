// Finds the table or tournament for a screen for the room, and finds it again by itself when the
// line is lost.

import { useEffect, useRef, useState } from "react";
import type { Clients, HouseClient, TableClient } from "#renderer/client/clients.ts";
import { useClients } from "#renderer/context/appContext.ts";
import { goInstead } from "#renderer/context/route.ts";
import { realClock, type ClientClock } from "#renderer/client/clientClock.ts";
import { isSilence } from "#renderer/client/saysOfLine.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { ScreenWelcome } from "#shared/protocol/house.ts";
import type { RoomClock } from "#shared/roomClock/clock.ts";
import { OnAir } from "./followHouse.ts";

/**
 * `none`: nothing has the code, or the host checks no codes for a while. `silent`: the host does
 * not answer. `refused`: the host has no room for this screen now. `removed`: the owner of the
 * table or the house has removed the screen. `closed`: what the screen's persistent key shows is
 * not open to the network now. `lost`: to be called when the tournament is no longer shown.
 */
export type ScreenLine =
  | { readonly at: "looking" | "none" | "silent" | "removed" | "closed" }
  | Readonly<{ at: "refused"; why: RuleError }>
  | Readonly<{ at: "table"; table: string; client: TableClient }>
  | Readonly<{
      at: "tournament";
      tournament: string;
      code: string | null;
      house: HouseClient;
      lost: () => void;
    }>
  /** `heardAt`: when the clock was received, as a performance.now() time. */
  | Readonly<{ at: "clock"; clock: RoomClock; heardAt: number }>
  | Readonly<{ at: "welcome"; host: string; url: string | null }>;

/**
 * H-39: after this time without an answer from the host the screen says so, whatever it waits for.
 */
const silenceMs = 2_500;
const againMs = 5_000;
/**
 * The host counts wrong codes and after too many checks nobody's for a while, so a screen left on
 * must ask rarely.
 */
const afterWrongMs = [againMs, 15_000];
const longestMs = 30_000;

export function foundBy(
  answer: Answer<ScreenWelcome>,
):
  | { readonly table: string }
  | { readonly tournament: string }
  | "none"
  | "silent"
  | "removed"
  | "closed"
  | "whatIsOn" {
  if (answer.ok) {
    const { table, tournament, whatIsOn } = answer.value;
    if (whatIsOn) return "whatIsOn";
    if (table !== null) return { table };
    return tournament === null ? "closed" : { tournament };
  }
  if (answer.error.code === "screen-removed") return "removed";
  return isSilence(answer) ? "silent" : "none";
}

/**
 * Searches until the table is found, and again once its line has ended, because nobody is there to
 * press anything.
 */
export function useScreenLine(code: string): ScreenLine {
  const clients = useClients();
  const [line, setLine] = useState<ScreenLine>({ at: "looking" });
  const [begun, setBegun] = useState(code);
  /** The code used now, which the host may have changed. */
  const present = useRef(code);
  useEffect(() => {
    if (code === present.current) return;
    present.current = code;
    setBegun(code);
  }, [code]);
  useEffect(() => {
    // H-39: a new code (after a ban) goes into the address; the line stays open.
    const renamed = (to: string): void => {
      present.current = to;
      goInstead({ screen: "bigScreen", code: to });
    };
    return follow(clients.screens, begun, { tell: setLine, renamed });
  }, [clients, begun]);
  return line;
}

type Follower = Readonly<{
  tell: (line: ScreenLine) => void;
  renamed: (code: string) => void;
}>;

/** Returns a function that ends it. */
export function follow(
  screens: Clients["screens"],
  code: string,
  follower: Follower,
  clock: ClientClock = realClock,
): () => void {
  const looking = new Looking(screens, code, follower, clock);
  return () => looking.end();
}

class Looking {
  readonly #screens: Clients["screens"];
  readonly #follower: Follower;
  readonly #clock: ClientClock;
  #code: string;
  #isOver = false;
  #cancel = (): void => {};
  #heard = (): void => {};
  #line: { close(): void } | null = null;
  #wrong = 0;

  constructor(screens: Clients["screens"], code: string, follower: Follower, clock: ClientClock) {
    this.#screens = screens;
    this.#code = code;
    this.#follower = follower;
    this.#clock = clock;
    void this.#look();
  }

  end(): void {
    this.#isOver = true;
    this.#cancel();
    this.#heard();
    this.#line?.close();
  }

  async #look(): Promise<void> {
    this.#waits();
    const found = foundBy(await this.#screens.find(this.#code));
    if (this.#isOver) return;
    this.#heard();
    if (found === "whatIsOn") return this.#followHouse();
    if (typeof found === "string") {
      this.#tell({ at: found });
      if (found === "removed") return;
      // Every other result means that the key is known, so it does not count as a wrong code.
      if (found !== "none") return this.#later(againMs);
      this.#later(afterWrongMs[this.#wrong] ?? longestMs);
      this.#wrong += 1;
      return;
    }
    this.#wrong = 0;
    if ("table" in found) this.#sit(found.table);
    else await this.#watch(found.tournament);
  }

  #sit(table: string): void {
    const client = this.#screens.open(table, this.#code);
    this.#line = client;
    this.#waits();
    let isShown = false;
    const look = (): void => {
      const { link, ended, refusal, table: shown } = client.snapshot();
      if (link === "ended")
        return this.#lost(
          client,
          ended === "removed"
            ? { at: "removed" }
            : refusal
              ? { at: "refused", why: refusal }
              : undefined,
        );
      if (shown?.lan) this.#renamed(shown.lan.code);
      if (isShown || link !== "open") return;
      isShown = true;
      this.#heard();
      this.#tell({ at: "table", table, client });
    };
    client.subscribe(look);
    look();
  }

  async #watch(tournament: string): Promise<void> {
    this.#waits();
    const house = await this.#screens.house(this.#code).catch(() => null);
    if (!this.#reached(house)) return;
    this.#line = house;
    this.#tell({
      at: "tournament",
      tournament,
      code: this.#code,
      house,
      lost: () => this.#lost(house),
    });
  }

  async #followHouse(): Promise<void> {
    this.#waits();
    const house = await this.#screens.house(this.#code).catch(() => null);
    if (!this.#reached(house)) return;
    const air = new OnAir({
      screens: this.#screens,
      code: this.#code,
      house,
      clock: this.#clock,
      tell: (line) => this.#tell(line),
      lost: () => this.#lost(air),
    });
    this.#line = air;
  }

  /** Returns false, and closes or retries, if there is no line or nobody needs it any more. */
  #reached(house: HouseClient | null): house is HouseClient {
    if (this.#isOver) {
      house?.close();
      return false;
    }
    this.#heard();
    if (house !== null) return true;
    this.#tell({ at: "silent" });
    this.#later(againMs);
    return false;
  }

  /** A removed screen does not come back by itself, only when somebody reloads it. */
  #lost(line: { close(): void }, now: ScreenLine = { at: "looking" }): void {
    if (this.#line !== line) return;
    this.#line = null;
    this.#heard();
    line.close();
    this.#tell(now);
    if (now.at === "removed") this.#screens.removed(this.#code);
    else this.#later(againMs);
  }

  #renamed(code: string): void {
    if (code === this.#code) return;
    this.#screens.renamed(this.#code, code);
    this.#code = code;
    this.#follower.renamed(code);
  }

  #tell(line: ScreenLine): void {
    this.#follower.tell(line);
  }

  #waits(): void {
    this.#heard();
    this.#heard = this.#clock.after(silenceMs, () => this.#tell({ at: "silent" }));
  }

  #later(ms: number): void {
    this.#cancel = this.#clock.after(ms, () => void this.#look());
  }
}
