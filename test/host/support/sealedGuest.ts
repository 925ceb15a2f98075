// A player's page at a table that deals sealed (H-51): it does its parts, and moves for its player.

import type { Move } from "#shared/contract/round.ts";
import { View } from "#shared/contract/view.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type { Group } from "#shared/sealedDeal/group.ts";
import { newSeatKeys, type SeatSecrets } from "#shared/sealedDeal/keys.ts";
import type { SealedPart, SealedPlan } from "#shared/sealedDeal/parts.ts";
import {
  begunDeal,
  defaultPart,
  movedPart,
  partsOwed,
  resumedDeal,
  withBoxes,
  withEntry,
  withSent,
  type SealedDeal,
  type SealedMemory,
} from "#shared/sealedDeal/sealedDeal.ts";
import { moveOf, type Client, type ClientView } from "./client.ts";
import { seededRandom } from "./seededRandom.ts";
import { settled } from "./simulatedClock.ts";

/** What a tab keeps of a deal. */
type Kept = Readonly<{ secrets: SeatSecrets; memory: SealedMemory }>;

export class SealedGuest {
  client: Client;
  readonly player: string;
  readonly #group: Group;
  readonly #random;
  readonly #kept = new Map<string, Kept>();
  #deal: SealedDeal | null = null;
  #read = 0;
  /** Hears, and does nothing of itself. */
  isSilent = false;
  /** Changes what is sent. */
  forges: (part: SealedPart) => SealedPart = (part) => part;
  readonly refused: unknown[] = [];

  constructor(group: Group, client: Client, player: string) {
    this.#group = group;
    this.client = client;
    this.player = player;
    this.#random = seededRandom(`page of ${player}`);
  }

  async takesPart(): Promise<void> {
    await this.client.ask("takePart", { key: "ab".repeat(32) });
  }

  /** The page comes again on another line, with what its tab kept. */
  async comesOn(client: Client): Promise<void> {
    this.client = client;
    this.#read = 0;
    this.#deal = null;
    await this.takesPart();
  }

  all<T extends SealedMessage["type"]>(type: T) {
    return this.client.sealed.filter((message) => message.type === type) as Extract<
      SealedMessage,
      { readonly type: T }
    >[];
  }

  get deal(): SealedDeal | null {
    return this.#deal;
  }

  /** In place of the host's view of the same number; null where this page has none. */
  get view(): ClientView | null {
    const { newest, viewer, game, plan } = this.#deal ?? {};
    if (!newest || !game || viewer === null || viewer === undefined) return null;
    const { seen, happened } = View.of(game, newest.step, viewer);
    const about = { number: newest.number, round: plan!.round, game: game.id };
    return { seen, happened, ...about };
  }

  get isToAct(): boolean {
    return (this.view?.seen.legal.length ?? 0) > 0 && this.client.table.stage === "playing";
  }

  /** Hears all that was sent since, and does what is owed. Returns whether there was anything. */
  async answers(): Promise<boolean> {
    await settled();
    const news = this.client.sealed.slice(this.#read);
    this.#read += news.length;
    for (const message of news) this.#hear(message);
    const owed = this.#owed();
    for (const part of owed) await this.#send(part);
    return news.length > 0 || owed.length > 0;
  }

  /** The answer is there once the others have done their parts. */
  moves(move: Move = moveOf(this.view!, this.view!.seen.legal[0]!)): Promise<Answer<null>> {
    const { deal, secrets } = this.#own();
    return this.#move(movedPart(this.#group, deal, secrets, move, false, this.#random));
  }

  ask(part: SealedPart, answers?: number): Promise<Answer<null>> {
    return this.client.ask("sealed", {
      deal: this.#deal!.plan.deal,
      ...(answers !== undefined && { answers }),
      part: this.forges(part),
    });
  }

  #move(part: SealedPart): Promise<Answer<null>> {
    return this.ask(part, this.#deal!.newest!.number);
  }

  async #send(part: SealedPart): Promise<void> {
    const answer = await this.ask(part);
    if (!answer.ok) this.refused.push(answer.error);
  }

  #own() {
    const deal = this.#deal!;
    return { deal, secrets: this.#kept.get(deal.plan.deal)!.secrets };
  }

  #hear(message: SealedMessage): void {
    switch (message.type) {
      case "begun":
        return this.#begin(message.plan);
      case "present":
        return this.#resume(message);
      case "entry":
        return void (this.#deal = withEntry(this.#group, this.#deal!, message.entry));
      case "boxes":
        return this.#takes(message.boxes);
      case "timeUp": {
        const { deal, secrets } = this.#own();
        if (!this.isSilent) void this.#move(defaultPart(this.#group, deal, secrets, this.#random));
        return;
      }
      case "stopped":
    }
  }

  #resume(present: Extract<SealedMessage, { readonly type: "present" }>): void {
    this.#begin(present.plan);
    const { deal, secrets } = this.#own();
    this.#deal = resumedDeal(this.#group, deal, secrets, present);
  }

  #takes(boxes: Parameters<typeof withBoxes>[3]): void {
    const { deal, secrets } = this.#own();
    this.#deal = withBoxes(this.#group, deal, secrets, boxes);
  }

  #begin(plan: SealedPlan): void {
    const seat = plan.players.indexOf(this.player);
    const kept = this.#kept.get(plan.deal);
    const deal = begunDeal(plan, seat, kept?.memory);
    const { planHash } = deal;
    const secrets =
      kept?.secrets ?? newSeatKeys(this.#group, { planHash, seat }, this.#random).secrets;
    this.#deal = deal;
    this.#kept.set(plan.deal, { secrets, memory: deal.memory });
  }

  #owed(): readonly SealedPart[] {
    if (!this.#deal || this.isSilent) return [];
    const { deal, secrets } = this.#own();
    const owed = partsOwed(this.#group, deal, secrets, this.#random);
    this.#deal = withSent(deal, owed);
    this.#kept.set(deal.plan.deal, { secrets, memory: this.#deal.memory });
    return owed;
  }
}

/** Until nobody has anything more to say. */
export async function pagesAnswer(pages: readonly SealedGuest[]): Promise<void> {
  for (let rounds = 0; rounds < 200; rounds += 1) {
    let isQuiet = true;
    for (const page of pages) if (await page.answers()) isQuiet = false;
    if (isQuiet) return;
  }
  throw new Error("the pages never come to an end");
}

/** Plays first legal moves for whoever is to act until the wish is true. */
export async function pagesPlay(
  pages: readonly SealedGuest[],
  wish: () => boolean = () => pages[0]!.client.table.stage !== "playing",
): Promise<void> {
  for (let moves = 0; moves < 500; moves += 1) {
    await pagesAnswer(pages);
    if (wish()) return;
    const acting = pages.find(({ isToAct }) => isToAct);
    if (!acting) throw new Error("nobody is to act");
    const made = acting.moves();
    await pagesAnswer(pages);
    const answer = await made;
    if (!answer.ok) throw new Error(`${answer.error.code}: ${JSON.stringify(answer.error)}`);
  }
  throw new Error("the round does not end");
}
