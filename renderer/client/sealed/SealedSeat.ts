// A player's own program in one sealed deal (H-51): it keeps the seat's secrets, follows the log,
// does its part of it, and knows the cards that the host does not.

import type { ClientClock } from "#renderer/client/clientClock.ts";
import { mayPass } from "#renderer/client/saysOfLine.ts";
import type { Json } from "#shared/contract/json.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { Group } from "#shared/sealedDeal/group.ts";
import { newSeatKeys, type SeatSecrets } from "#shared/sealedDeal/keys.ts";
import type { SealedEntry, SealedFault, SealedPart, SealedPlan } from "#shared/sealedDeal/parts.ts";
import type { RandomBytes } from "#shared/sealedDeal/scalars.ts";
import {
  awaitedSeats,
  begunDeal,
  defaultPart,
  finalFault,
  movedPart,
  partsOwed,
  resumedDeal,
  SealedFaultError,
  SealedRefusalError,
  stageOf,
  withBoxes,
  withEntry,
  withSent,
  type MovedPart,
  type SealedDeal,
} from "#shared/sealedDeal/sealedDeal.ts";
import { canonical } from "#shared/verifiedDeal/commitments.ts";
import { DefaultMove } from "./DefaultMove.ts";
import type { KeptSeat } from "./seatMessages.ts";
import { SentParts } from "./SentParts.ts";

export type SeatPorts = Readonly<{
  ask: (asked: TableAsk<"sealed">) => Promise<Answer<null>>;
  group: Group;
  random: RandomBytes;
  clock: Pick<ClientClock, "after">;
  keep: (seat: KeptSeat) => void;
}>;

export type SeatMessage = Exclude<SealedMessage, { readonly type: "stopped" }>;
type Present = Extract<SealedMessage, { readonly type: "present" }>;

const isSame = (one: unknown, other: unknown): boolean =>
  canonical(one as Json) === canonical(other as Json);

const ofHost = (kind: SealedFault["kind"]): SealedFaultError =>
  new SealedFaultError({ kind, seat: null });

const stale = (answers: number, newest: number) =>
  refused("stale", { key: "host.stale", args: { answers, newest } });

export class SealedSeat {
  readonly #ports: SeatPorts;
  readonly #secrets: SeatSecrets;
  #deal: SealedDeal;
  #log: readonly SealedEntry[] = [];
  #fault: SealedFault | null = null;
  #hasStopped = false;
  #isDealt: boolean;
  readonly #sent: SentParts;
  readonly #defaultMove: DefaultMove;

  /** `known`: what the tab has kept of this deal. Throws an Error if it cannot be dealt sealed. */
  constructor(plan: SealedPlan, seat: Seat, known: KeptSeat | null, ports: SeatPorts) {
    const { group, random } = ports;
    this.#ports = ports;
    this.#sent = new SentParts({
      ask: (part) => ports.ask({ deal: plan.deal, part }),
      clock: ports.clock,
      isOwed: (part) => this.#owes(part),
    });
    this.#isDealt = typeof known?.round === "number";
    this.#defaultMove = new DefaultMove({
      part: () => defaultPart(group, this.#deal, this.#secrets, random),
      send: (part) => this.#sendMove(part),
      clock: ports.clock,
      at: () => ({ view: this.#newest, entries: this.#log.length }),
    });
    this.#deal = begunDeal(plan, seat, known?.memory);
    const { planHash } = this.#deal;
    this.#secrets = known?.secrets ?? newSeatKeys(group, { planHash, seat }, random).secrets;
    this.#keep();
  }

  get deal(): SealedDeal {
    return this.#deal;
  }

  get plan(): SealedPlan {
    return this.#deal.plan;
  }

  /** What this program found. */
  get fault(): SealedFault | null {
    return this.#fault;
  }

  /**
   * A fault after which the log cannot be followed is reported, and followed no further. Throws
   * whatever else goes wrong, for which nobody else is to blame.
   */
  hear(message: SeatMessage): void {
    if (this.#hasStopped) {
      if (message.type === "present") this.#sent.sendAgain();
      return;
    }
    const { memory } = this.#deal;
    try {
      this.#follow(message);
      if (this.#deal.memory !== memory) this.#keep();
      this.#doPart();
      this.#defaultMove.makeIfDue();
    } catch (error) {
      if (!(error instanceof SealedFaultError)) throw error;
      this.blame(error.fault);
    }
  }

  /** The host has begun the round with this deal. */
  markDealt(): void {
    if (this.#isDealt) return;
    this.#isDealt = true;
    this.#keep();
  }

  /** Goes no further in the deal. */
  blame(fault: SealedFault): void {
    if (this.#hasStopped) return;
    this.#hasStopped = true;
    this.#fault = fault;
    void this.#sent.send({ type: "fault", fault });
  }

  /** Another deal has taken its place, or it was stopped. */
  end(): void {
    this.#sent.end();
    this.#defaultMove.end();
  }

  /** The player's own view of the step that the host shows; null before the page knows its cards. */
  viewOf({ number, round, game, happened }: ViewMessage): ViewMessage | null {
    const { steps, viewer } = this.#deal;
    const known = steps.find((step) => step.number === number);
    if (!known || viewer === null) return null;
    // Of a step that is shown again the host leaves out what happened.
    const step = happened.length === 0 ? { ...known.step, happened: [] } : known.step;
    return { ...View.of(this.#deal.game, step, viewer), number, round, game };
  }

  /** Of the page's player, by the names of their cards. */
  async move({ answers, move }: TableAsk<"move">): Promise<Answer<null>> {
    const newest = this.#newest;
    if (answers !== newest) return stale(answers, newest);
    const { group, random } = this.#ports;
    const send = () =>
      this.#sendMove(movedPart(group, this.#deal, this.#secrets, move, false, random));
    const { length } = this.#log;
    try {
      const answer = await send();
      // Another line of the log crossed it.
      const hasGoneOn = this.#log.length > length && this.#newest === answers;
      return !answer.ok && mayPass(answer) && hasGoneOn ? await send() : answer;
    } catch (error) {
      if (!(error instanceof SealedRefusalError)) throw error;
      return error.error ? { ok: false, error: error.error } : stale(answers, newest);
    }
  }

  get #newest(): number {
    return this.#deal.newest?.number ?? 0;
  }

  #follow(message: SeatMessage): void {
    const { group } = this.#ports;
    switch (message.type) {
      case "begun":
        if (!isSame(message.plan, this.plan)) throw ofHost("plan");
        return;
      case "entry":
        return this.#take(message.entry, message.number);
      case "boxes":
        this.#deal = withBoxes(group, this.#deal, this.#secrets, message.boxes);
        return;
      case "present":
        return this.#catchUp(message);
      case "timeUp":
        return this.#defaultMove.fallDue(message.number);
    }
  }

  #catchUp({ plan, entries, boxes }: Present): void {
    const known = this.#log.length;
    if (!isSame(plan, this.plan)) throw ofHost("plan");
    if (!isSame(entries.slice(0, known), this.#log)) throw ofHost("log");
    const missed = { entries: entries.slice(known), boxes };
    this.#deal = resumedDeal(this.#ports.group, this.#deal, this.#secrets, missed);
    this.#log = entries;
    this.#sent.sendAgain();
    this.#defaultMove.forget();
  }

  #take(entry: SealedEntry, number: number): void {
    const known = this.#log[number];
    if (known ? !isSame(known, entry) : number !== this.#log.length) throw ofHost("log");
    if (known) return;
    // To a page that is loaded again the host first presents the log that it had.
    if (number < this.#deal.memory.entries) throw ofHost("log");
    this.#deal = withEntry(this.#ports.group, this.#deal, entry);
    this.#log = [...this.#log, entry];
  }

  /** It goes on where another page is proved to be at fault, but not where the host is. */
  #doPart(): void {
    const { group, random } = this.#ports;
    const parts = partsOwed(group, this.#deal, this.#secrets, random);
    const faults = parts.flatMap((part) => (part.type === "fault" ? part.fault : []));
    const hosts = faults.find(({ seat }) => seat === null);
    if (hosts) return this.blame(hosts);
    this.#fault ??= faults[0] ?? null;
    if (parts.length > 0) this.#remember(parts);
    for (const part of parts) void this.#sent.send(part);
    const atEnd = this.#foundAtEnd();
    if (atEnd) this.blame(atEnd);
  }

  #foundAtEnd(): SealedFault | null {
    return stageOf(this.#deal) === "over" ? finalFault(this.#deal) : null;
  }

  /** A move of its player that is not answered is theirs to make again. */
  #sendMove(part: MovedPart): Promise<Answer<null>> {
    this.#remember([part]);
    return this.#ports.ask({ deal: this.plan.deal, answers: this.#newest, part });
  }

  /** As far as this page can tell: only the host knows which boxes have come. */
  #owes({ type }: SealedPart): boolean {
    if (type === "fault") return true;
    if (type === "boxes") return stageOf(this.#deal) !== "over";
    const { viewer } = this.#deal;
    return viewer !== null && awaitedSeats(this.#deal).includes(viewer);
  }

  /** Before they go out. */
  #remember(parts: readonly SealedPart[]): void {
    this.#deal = withSent(this.#deal, parts);
    this.#keep();
  }

  #keep(): void {
    const { plan, memory } = this.#deal;
    const isPlayed = this.#isDealt && stageOf(this.#deal) !== "over";
    const round = isPlayed ? plan.round : null;
    this.#ports.keep({ deal: plan.deal, secrets: this.#secrets, memory, round });
  }
}
