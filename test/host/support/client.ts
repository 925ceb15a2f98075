// A client at a table, as a test sees it: everything that was sent to it, as JSON, and what it may
// ask.

import { visitorAt } from "#main/connections/visitors.ts";
import type { Connection, TableDoor, Ticket } from "#main/base/ports.ts";
import { refusedAtTable } from "#main/base/visitor.ts";
import type { Offer } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { SentView } from "#shared/contract/seen.ts";
import { ownPart, viewOfParts, type OwnPart } from "#shared/contract/viewParts.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { DealMessage } from "#shared/protocol/deal.ts";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type { ChatLine, TableAnswers, TableState } from "#shared/protocol/table.ts";
import { tableRoles, type TableAsk, type TableRequest } from "#shared/protocol/schema.ts";

export type ClientView = SentView<Public, CommonFacts & Public, Move> &
  Readonly<{
    number: number;
    round: number;
    game: string;
  }>;

/**
 * Another one after every change of the rules; a raw line is told of those once, so there every
 * turn has one.
 */
function newRule({ history, turns }: { readonly [fact: string]: unknown }) {
  const number = Array.isArray(history) ? history.length : `of turn ${String(turns)}`;
  return { name: `Rule ${number}`, text: `This is rule ${number}.` };
}

/**
 * An offer as a move: the first cards of the hand where some are asked for, none where they may be,
 * no sets, the least of a range, a new rule.
 */
export function moveOf({ seen }: Pick<ClientView, "seen">, offer: Offer<Move>): Move {
  const own = seen.hands[seen.viewer as number] as readonly string[];
  if (offer.type === "modify")
    return { type: offer.type, rule: "NullRule", ...newRule(seen.facts), clause: null } as Move;
  if (offer.type === "sets") return { type: offer.type, sets: [] } as Move;
  if ("count" in offer) return { type: offer.type, cards: own.slice(0, offer.count) } as Move;
  if ("min" in offer) return { type: offer.type, to: offer.min } as Move;
  return "max" in offer ? ({ type: offer.type, cards: [] } as Move) : offer;
}

export class Client {
  readonly door: TableDoor;
  readonly connection: Connection;
  readonly tables: TableState[] = [];
  readonly views: ClientView[] = [];
  /** The views that came in two parts. */
  readonly parts: Readonly<{ open: unknown; own: OwnPart }>[] = [];
  readonly chat: ChatLine[] = [];
  readonly deals: DealMessage[] = [];
  readonly sealed: SealedMessage[] = [];
  ended: string | null = null;

  constructor(door: TableDoor) {
    this.door = door;
    const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
    this.connection = {
      sendTable: (state) => void this.tables.push(copy(state)),
      sendClocks: (clocks) => void this.tables.push({ ...this.table, clocks: copy(clocks) }),
      sendView: (view, number, round, game, open) => {
        const sent = open
          ? { open: { seen: open.seen, happened: open.happened }, own: ownPart(view, open) }
          : null;
        if (sent) this.parts.push(copy(sent));
        const seen = sent
          ? viewOfParts(copy(sent.open), copy(sent.own))
          : copy({ seen: view.seen, happened: view.happened });
        this.views.push({ ...(seen as unknown as ClientView), number, round, game });
      },
      sendChat: (lines) => void this.chat.push(...copy(lines)),
      sendDeal: (message) => void this.deals.push(copy(message)),
      sendSealed: (message) => void this.sealed.push(copy(message)),
      end: (reason) => void (this.ended = reason),
    };
  }

  /** To a seat with its secret; without one to watch, as the host's owner may. */
  static arrive(door: TableDoor, token?: string): Client {
    return Client.come(
      door,
      token === undefined
        ? { visitor: { role: "owner", profile: "nobody at this table" } }
        : { token, visitor: null },
    );
  }

  static come(door: TableDoor, ticket: Ticket): Client {
    const client = new Client(door);
    const arrival = door.arrive(client.connection, ticket);
    if (arrival instanceof Promise) throw new Error("the store of a test answers at once");
    if ("ok" in arrival) throw new Error(`${arrival.error.code}: ${sentence(arrival.error)}`);
    return client;
  }

  get table(): TableState {
    return this.tables.at(-1)!;
  }

  get view(): ClientView {
    return this.views.at(-1)!;
  }

  get isToAct(): boolean {
    return this.views.length > 0 && this.view.seen.legal.length > 0;
  }

  /**
   * As the door does: a client that may not ask comes no further. The table itself answers one that
   * it is done with.
   */
  ask<R extends TableRequest>(request: R, payload: TableAsk<R>): Promise<Answer<TableAnswers[R]>> {
    const refused =
      this.ended === null
        ? refusedAtTable(visitorAt(this.door, this.connection), tableRoles[request])
        : null;
    return refused ? Promise.resolve(refused) : this.door.ask(this.connection, request, payload);
  }

  ready(): Promise<Answer<null>> {
    return this.ask("ready", {});
  }

  move(
    move: { readonly type: string; readonly [key: string]: unknown },
    answers = this.view.number,
  ): Promise<Answer<null>> {
    return this.ask("move", { answers, move });
  }

  /**
   * The first of its legal moves, the least where it offers a range; in the exchange the first
   * cards of its hand.
   */
  firstLegal(): Move {
    return moveOf(this.view, this.view.seen.legal[0]!);
  }
}
