// A host and the pages of all seats in one process, with all that they send each other.
import {
  SealedFaultError,
  begunDeal,
  hostMoved,
  movedPart,
  partsOwed,
  resumedDeal,
  type SealedDeal,
  type Taken,
  withBoxes,
  withEntry,
  withPart,
  withSent,
} from "#shared/sealedDeal/sealedDeal.ts";

import type { Card } from "#shared/cards/card.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Group } from "#shared/sealedDeal/group.ts";
import { newSeatKeys, type SeatSecrets } from "#shared/sealedDeal/keys.ts";
import type {
  BoxedShare,
  SealedEntry,
  SealedMove,
  SealedPart,
  SealedPlan,
} from "#shared/sealedDeal/parts.ts";
import type { RandomBytes } from "#shared/sealedDeal/scalars.ts";
import { cardIndex, shareOf } from "#shared/sealedDeal/shares.ts";

export interface Page {
  readonly seat: Seat;
  readonly secrets: SeatSecrets;
  deal: SealedDeal;
  /** Neither hears nor answers any more. */
  isGone: boolean;
  /** Takes every line of the log, even where it has lied. */
  isCheat: boolean;
}

type Sent = Readonly<{ seat: Seat; part: SealedPart }>;

export class SealedTable {
  readonly group: Group;
  readonly random: RandomBytes;
  host: SealedDeal;
  pages: readonly Page[];
  log: SealedEntry[] = [];
  boxes: BoxedShare[] = [];
  parts: Sent[] = [];
  /** What a page sends instead of a part that it owes; null: nothing. */
  tampering: (seat: Seat, part: SealedPart) => SealedPart | null = (_seat, part) => part;

  constructor(plan: SealedPlan, group: Group, random: RandomBytes) {
    this.group = group;
    this.random = random;
    this.host = begunDeal(plan, null);
    this.pages = plan.players.map((_, seat) => {
      const { planHash } = this.host;
      const { secrets } = newSeatKeys(group, { planHash, seat }, random);
      return { seat, secrets, deal: begunDeal(plan, seat), isGone: false, isCheat: false };
    });
  }

  /** As it is now, to go on otherwise. */
  copy(): SealedTable {
    const copy = new SealedTable(this.host.plan, this.group, this.random);
    copy.host = this.host;
    copy.pages = this.pages.map((page) => ({ ...page }));
    copy.log = [...this.log];
    copy.boxes = [...this.boxes];
    copy.parts = [...this.parts];
    return copy;
  }

  page(seat: Seat): Page {
    const page = this.pages[seat];
    if (!page) throw new Error(`there is no seat ${seat}`);
    return page;
  }

  /** Everybody sends what they owe, until nobody owes anything; `dice` shuffles who comes first. */
  settle(dice?: DiceReader): this {
    for (;;) {
      const pages = dice ? dice.shuffled(this.pages) : this.pages;
      const sent = pages.filter((page) => this.answer(page));
      if (sent.length === 0) return this;
    }
  }

  /** Returns whether the page owed something. */
  answer(page: Page): boolean {
    if (page.isGone) return false;
    const parts = partsOwed(this.group, page.deal, page.secrets, this.random);
    const sent = parts.flatMap((part) => this.tampering(page.seat, part) ?? []);
    page.deal = withSent(withSent(page.deal, parts), sent);
    for (const part of sent) this.take(page.seat, part);
    return parts.length > 0;
  }

  /** Throws a SealedFaultError also where a page names a fault. */
  take(seat: Seat, part: SealedPart): void {
    this.parts.push({ seat, part });
    if (part.type === "fault") throw new SealedFaultError(part.fault);
    this.pass(withPart(this.group, this.host, seat, part));
  }

  move(seat: Seat, move: Move, auto = false): void {
    const { deal, secrets } = this.page(seat);
    this.take(seat, movedPart(this.group, deal, secrets, move, auto, this.random));
  }

  hostMove(seat: Seat, move: SealedMove, auto = false): void {
    this.pass(hostMoved(this.group, this.host, seat, move, auto));
  }

  leave(seat: Seat): void {
    this.page(seat).isGone = true;
    this.hostMove(seat, { type: "leave" });
  }

  /** The host sends what it has taken. */
  pass({ deal, entries, boxes }: Taken): void {
    this.host = deal;
    this.log.push(...entries);
    this.boxes.push(...boxes);
    for (const page of this.pages) {
      if (page.isGone) continue;
      for (const entry of entries) this.#tell(page, entry);
      const own = boxes.filter(({ to }) => to === page.seat);
      if (own.length > 0) page.deal = withBoxes(this.group, page.deal, page.secrets, own);
    }
  }

  #tell(page: Page, entry: SealedEntry): void {
    const { deal, secrets, seat, isCheat } = page;
    page.deal = isCheat
      ? { ...withEntry(this.group, { ...deal, viewer: null }, entry), viewer: seat }
      : withEntry(this.group, deal, entry);
    if (isCheat) page.deal = withBoxes(this.group, page.deal, secrets, []);
  }

  /** What nobody at the table knows: the cards by place, opened with the secrets of all. */
  trueDeck(): readonly Card[] {
    const { planHash, sealing, pack } = this.host;
    return sealing.deck.map((cipher, place) => {
      const shares = this.pages.map(({ seat, secrets }) =>
        shareOf(this.group, { planHash, seat, place }, secrets.deck, cipher),
      );
      const index = cardIndex(this.group, cipher, shares, sealing.points);
      const card = index === null ? undefined : pack[index];
      if (!card) throw new Error(`no card at place ${place}`);
      return card;
    });
  }

  /** A page that is loaded again, with what it has kept. */
  reload(seat: Seat): void {
    const page = this.page(seat);
    const anew = begunDeal(this.host.plan, seat, page.deal.memory);
    const boxes = this.boxes.filter(({ to }) => to === seat);
    page.deal = resumedDeal(this.group, anew, page.secrets, { entries: this.log, boxes });
  }
}
