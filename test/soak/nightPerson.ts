// Somebody of the network who plays a tournament: enters it by its code, goes to whichever table
// they are at, buys again when they are asked, and takes the add-on.

import type { HouseClient } from "#renderer/client/clients.ts";
import { guestDoor } from "#renderer/client/guestDoor.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";
import { cookieBrowser } from "./cookieBrowser.ts";
import { LanPerson } from "./lanPerson.ts";
import { watchTournament } from "./watchTournament.ts";

/** By which the network reaches a tournament. */
export type Doorway = Readonly<{
  origin: string;
  tournament: string;
  code: string;
  /** Since when the host has been up, by `performance.now()`. */
  upSince: () => number;
}>;

export const given = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(`${answer.error.code}: ${sentence(answer.error)}`);
  return answer.value;
};

/** How long they think at most: of where to go, and of whether to buy. */
const [thinkMs, considerMs] = [400, 4000];
const think = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * ms));
/** What is answered for a host that was killed. */
const silences: ReadonlySet<string> = new Set(["not-connected", "no-answer", "closed"]);

export class NightPerson {
  readonly #doorway: Doorway;
  readonly #send: typeof fetch;
  readonly #house: HouseClient;
  #view: TournamentView | null = null;
  readonly #leave: () => void;
  /** At every table so far, the last of them now. */
  readonly #stays: LanPerson[] = [];
  #table: string | null = null;
  #isDeciding = false;
  /** What they were shown before they decided last is no news to them. */
  #decidedAt = 0;
  #isGoing = false;
  readonly #faults: string[] = [];

  private constructor(doorway: Doorway, send: typeof fetch, house: HouseClient) {
    this.#doorway = doorway;
    this.#send = send;
    this.#house = house;
    this.#leave = watchTournament(
      house,
      doorway.tournament,
      (view) => this.#look(view),
      (why) => this.#faults.push(why),
    );
  }

  static async enter(doorway: Doorway, name: string): Promise<NightPerson> {
    const { origin, tournament, code } = doorway;
    const send = cookieBrowser(() => origin);
    given(await guestDoor(origin, send).come(code, { name, avatar: "avatar-07" }));
    const house = await openHouse(origin, send);
    given(await house.ask("enterTournament", { tournament }));
    return new NightPerson(doorway, send, house);
  }

  get faults(): readonly string[] {
    return [...this.#faults, ...this.#stays.flatMap(({ faults }) => faults)];
  }

  /** ms from each of their moves until its answer. */
  get waits(): readonly number[] {
    return this.#stays.flatMap(({ waits }) => waits);
  }

  /** How many tables they have sat at. */
  get tables(): number {
    return this.#stays.length;
  }

  get isAtTable(): boolean {
    return this.#table !== null && !this.#isGoing;
  }

  /** As `LanPerson.backByItself`; null where they are at no table. */
  back(): Promise<number> | null {
    return this.isAtTable ? this.#stays.at(-1)!.backByItself() : null;
  }

  end(): void {
    this.#leave();
    this.#stays.at(-1)?.end();
    this.#house.close();
  }

  #look(view: TournamentView): void {
    this.#view = view;
    const me = view.entrants.find(({ id }) => id === view.you.entrant);
    if (!me) return;
    void this.#decide(view, me);
    void this.#goTo(me.status === "out" || view.stage === "over" ? null : me.table);
  }

  async #decide(
    { addOnOpen, revision }: TournamentView,
    { status, addOn }: TournamentEntrant,
  ): Promise<void> {
    const { tournament } = this.#doorway;
    const takesAddOn = addOnOpen && !addOn && status === "playing";
    if (this.#isDeciding || revision <= this.#decidedAt || (status !== "broke" && !takesAddOn))
      return;
    this.#isDeciding = true;
    await think(considerMs);
    const answer =
      status === "broke"
        ? await this.#house.ask("buyAgain", { tournament, again: true })
        : await this.#house.ask("buyAddOn", { tournament });
    // The level in which add-ons are sold may have ended while they thought.
    const isLate = status !== "broke" && !answer.ok && answer.error.code === "not-now";
    if (!answer.ok && !isLate && !silences.has(answer.error.code))
      this.#faults.push(`${answer.error.code}: ${sentence(answer.error)}`);
    if (answer.ok) this.#decidedAt = this.#view?.revision ?? revision;
    this.#isDeciding = false;
  }

  /** To another table than before, with the seat that the house says is theirs there. */
  async #goTo(table: string | null): Promise<void> {
    if (this.#isGoing || table === this.#table) return;
    this.#isGoing = true;
    this.#stays.at(-1)?.end();
    const open = table === null ? null : await this.#house.ask("openTables", {});
    const seat = open?.ok ? open.value.find((each) => each.table === table) : undefined;
    if (table === null) this.#table = null;
    if (table !== null && seat && "token" in seat) await this.#sit(table, seat.token);
    else if (table !== null) await think(thinkMs);
    this.#isGoing = false;
    if (this.#view) this.#look(this.#view);
  }

  async #sit(table: string, token: string): Promise<void> {
    const { origin, upSince } = this.#doorway;
    try {
      this.#stays.push(
        await LanPerson.comeBack(
          { origin: () => origin, send: this.#send, table, upSince, isDirected: true },
          token,
        ),
      );
      this.#table = table;
    } catch (error) {
      // It broke while they were on their way: they are led elsewhere.
      if (!(error as Error).message.startsWith("the table ended"))
        this.#faults.push((error as Error).message);
    }
  }
}
