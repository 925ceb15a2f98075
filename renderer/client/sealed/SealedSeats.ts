// A player's own program in the sealed deals at a table (H-51), one after the other: it shows the
// player their own views in place of the host's, and tells the screen how the deal stands.

import type { Seat } from "#shared/contract/seats.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type { TableState, ViewMessage } from "#shared/protocol/table.ts";
import type { SealedFault, SealedPlan } from "#shared/sealedDeal/parts.ts";
import {
  awaitedSeats,
  closedPlaces,
  progressOf,
  sealedWords,
  stageOf,
} from "#shared/sealedDeal/sealedDeal.ts";
import { fitsTable, isOpenTo, isSealedTo, isSeated } from "./fitsTable.ts";
import { SealedSeat, type SeatMessage, type SeatPorts } from "./SealedSeat.ts";
import { nothingYet, type FoundSealedFault, type SealedState } from "./sealedState.ts";
import type { KeptSeat } from "./seatMessages.ts";

type Ports = Omit<SeatPorts, "keep"> &
  Readonly<{
    keep: (seat: KeptSeat) => void;
    changed: (state: SealedState) => void;
    /** In place of the view `id`. */
    show: (id: number, view: ViewMessage) => void;
  }>;

type About = Pick<SealedPlan, "round" | "players">;
type Held = Readonly<{ id: number; view: ViewMessage; table: TableState | null }>;
type Stopped = Extract<SealedMessage, { readonly type: "stopped" }>;

export class SealedSeats {
  readonly #player: string;
  readonly #ports: Ports;
  /** Of the newest deal that this tab has taken part in. */
  #kept: KeptSeat | null;
  /** Of the newest deal. */
  #plan: SealedPlan | null = null;
  /** Null where this page takes no part in it, or it was stopped before the first card. */
  #seat: SealedSeat | null = null;
  /** Of the round before, which is shown until the next one is dealt. */
  #before: SealedSeat | null = null;
  /** Views of steps that this page does not know yet, oldest first. */
  #held: readonly Held[] = [];
  /** This tab has not the keys that its player was dealt in with. */
  #isLost = false;
  #hasHeard = false;
  /** The host's. */
  #newest: ViewMessage | null = null;
  /** The newest round that was dealt with open cards where it should have been dealt sealed. */
  #open: About | null = null;
  #stopped: SealedState["stopped"] = null;
  #fault: FoundSealedFault | null = null;

  constructor(player: string, kept: KeptSeat | null, ports: Ports) {
    this.#player = player;
    this.#kept = kept;
    this.#ports = ports;
  }

  /** `table`: its newest state. */
  hear(message: SealedMessage, table: TableState | null): void {
    this.#hasHeard = true;
    if (message.type === "stopped") this.#stop(message);
    else if ("plan" in message && this.#isExchange(message.plan)) this.#blameExchange(message.plan);
    else this.#follow(message, table);
    this.#showHeld();
    this.#say();
  }

  see(id: number, view: ViewMessage, table: TableState | null): void {
    this.#newest = view;
    if (table) this.#compare(view, table);
    const isNext = this.#held[0]?.view.round !== view.round;
    this.#held = [...(isNext ? [] : this.#held), { id, view, table }];
    this.#showHeld();
    this.#say();
  }

  /** Null where the host knows the cards, and takes the move itself: also where a player leaves (C-5). */
  async move(asked: TableAsk<"move">): Promise<Answer<null> | null> {
    const { round, seen } = this.#newest ?? {};
    const seat =
      seen?.viewer === "spectator" && round === this.#seat?.plan.round ? this.#seat : null;
    return seat?.deal.newest && asked.move.type !== "leave" ? seat.move(asked) : null;
  }

  #follow(message: SeatMessage, table: TableState | null): void {
    if (message.type === "begun") this.#begin(message.plan, table);
    else if (message.type === "present") this.#comeBack(message, table);
    this.#seat?.hear(message);
  }

  /** No other deal takes the place of one with which the host plays a round, but for a later round. */
  #isExchange({ deal, round }: SealedPlan): boolean {
    const played = this.#kept?.round ?? null;
    return played !== null && this.#kept?.deal !== deal && round <= played;
  }

  #blameExchange(plan: SealedPlan): void {
    if (this.#seat) return this.#seat.blame(planFault);
    if (this.#plan?.deal === plan.deal) return;
    this.#plan = plan;
    this.#blame(plan);
  }

  /** Without a seat in the deal. */
  #blame(plan: SealedPlan): void {
    this.#find(plan, planFault, this.#player);
    void this.#ports.ask({ deal: plan.deal, part: { type: "fault", fault: planFault } });
  }

  /** With what the page knows of how the round is dealt. */
  #compare(view: ViewMessage, table: TableState): void {
    const { round, happened } = view;
    const seat = this.#seat?.plan.round === round ? this.#seat : null;
    const isOpen = isOpenTo(view, table);
    // What is only shown again may be of a deal that this page has not been told of yet.
    if (!isOpen && happened.length > 0) seat?.markDealt();
    if (!isOpen || !(table.settings.sealedDeals || this.#kept?.round === round)) return;
    if (seat) return seat.blame(planFault);
    this.#open = { round, players: sittingAt(table) };
    this.#find(this.#open, planFault, this.#player);
  }

  #begin(plan: SealedPlan, table: TableState | null): void {
    if (this.#plan?.deal === plan.deal) return;
    if (this.#seat?.deal.newest) this.#before = this.#seat;
    this.#leave();
    const seat = plan.players.indexOf(this.#player);
    if (seat < 0) return;
    this.#plan = plan;
    try {
      this.#seat = this.#seatIn(plan, seat);
      if (table && !fitsTable(plan, table)) this.#seat.blame(planFault);
    } catch {
      // It cannot be dealt sealed.
      this.#blame(plan);
    }
  }

  #seatIn(plan: SealedPlan, seat: Seat): SealedSeat {
    const { ask, group, random, clock } = this.#ports;
    const known = this.#kept?.deal === plan.deal ? this.#kept : null;
    const keep: SeatPorts["keep"] = (kept) => this.#ports.keep((this.#kept = kept));
    return new SealedSeat(plan, seat, known, { ask, group, random, clock, keep });
  }

  /** Without the secrets that a tab has lost nobody has a seat in the deal; the host's views are shown. */
  #comeBack(
    { plan, entries }: Extract<SealedMessage, { readonly type: "present" }>,
    table: TableState | null,
  ): void {
    const isLost = entries.length > 0 && this.#kept?.deal !== plan.deal;
    if (!isLost) {
      this.#begin(plan, table);
      if (table?.roundNumber === plan.round) this.#seat?.markDealt();
      return;
    }
    this.#leave();
    this.#plan = plan;
    this.#isLost = true;
  }

  #leave(): void {
    this.#plan = null;
    this.#seat?.end();
    this.#seat = null;
    this.#stopped = null;
    this.#isLost = false;
  }

  /** Where a fault was found, `players` have found it. */
  #stop({ fault, players }: Stopped): void {
    if (this.#plan && fault) this.#find(this.#plan, fault, players[0] ?? null);
    if (this.#seat?.deal.newest) return;
    this.#seat?.end();
    this.#seat = null;
    if (!fault) this.#stopped = { players };
  }

  #find({ round, players }: About, fault: SealedFault, by: string | null): void {
    const player = fault.seat === null ? null : (players[fault.seat] ?? null);
    this.#fault = { round, fault, player, by };
  }

  #showHeld(): void {
    while (this.#held[0]) {
      const [first, ...later] = this.#held;
      const own = this.#ownView(first);
      if (!own) return;
      this.#held = later;
      this.#ports.show(first.id, own);
    }
  }

  #ownView({ view, table }: Held): ViewMessage | null {
    if (view.seen.viewer !== "spectator") return view;
    const seat = [this.#seat, this.#before].find((one) => one?.plan.round === view.round);
    // On arrival the host may show the table before it tells where the deal stands.
    if (!seat)
      return this.#hasHeard || !table || !isSealedTo(this.#player, view, table) ? view : null;
    const isOther = view.game !== seat.plan.game || (table && !isSeated(seat.plan, table));
    if (isOther) seat.blame(planFault);
    return seat.viewOf(view);
  }

  #say(): void {
    const about = this.#plan ?? this.#open;
    if (!about) return;
    if (this.#seat?.fault) this.#find(this.#seat.plan, this.#seat.fault, this.#player);
    this.#ports.changed({
      ...nothingYet(about),
      ...(this.#seat && standingOf(this.#seat)),
      fault: this.#fault,
      stopped: this.#stopped,
      lost: this.#isLost ? "keys" : null,
    });
  }
}

const planFault: SealedFault = { kind: "plan", seat: null };

/** By seat. */
const sittingAt = ({ players }: TableState): readonly string[] =>
  players
    .filter(({ seat }) => seat !== null)
    .toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0))
    .map(({ id }) => id);

function standingOf({
  deal,
  fault,
}: SealedSeat): Pick<SealedState, "progress" | "awaited" | "words" | "isComplete" | "closedCards"> {
  const awaited = awaitedSeats(deal);
  const isOver = stageOf(deal) === "over";
  return {
    progress: deal.newest || fault ? null : progressOf(deal),
    // This page has sent all that it owes, though it may not have come back in the log yet.
    awaited: awaited.flatMap((seat) =>
      seat === deal.viewer ? [] : (deal.plan.players[seat] ?? []),
    ),
    words: sealedWords(deal),
    isComplete: isOver && awaited.length === 0 && fault === null,
    closedCards: isOver ? closedPlaces(deal).length : 0,
  };
}
