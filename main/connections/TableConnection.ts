import type { Client } from "@colyseus/core";
import type { Public, Json } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { View } from "#shared/contract/view.ts";
import type { SentView } from "#shared/contract/seen.ts";
import { ownPart } from "#shared/contract/viewParts.ts";
import type { DealMessage } from "#shared/protocol/deal.ts";
import { packedDeal } from "#shared/protocol/dealWire.ts";
import type { SealedMessage } from "#shared/protocol/sealed.ts";
import type {
  ChatLine,
  Hello,
  TableMessages,
  Grown,
  ViewMessage,
  TableState,
} from "#shared/protocol/table.ts";
import { wireCodes } from "#shared/protocol/wire.ts";
import type { Connection, EndReason, Ticket } from "#main/base/ports.ts";
import { clocksFrame, partsFrame, tableFrame } from "./packing.ts";
import { catalogue } from "#shared/games/catalogue.ts";

type AnyView = SentView;

/** Facts that a connection knows already, and additions to lists of which it knows the rest. */
type NewsOfFacts = Required<Pick<ViewMessage, "kept" | "grown">>;

const noNews: NewsOfFacts = { kept: [], grown: {} };

const games = new Map(
  catalogue.map(({ id, views }) => [id, Object.entries(views.deltaFacts ?? {})]),
);

/** Reduced views by the names left out, so that the common one is packed once (`packing.ts`). */
const lean = new WeakMap<AnyView, Map<string, AnyView>>();

export function viewWithout(view: AnyView, news: NewsOfFacts): AnyView {
  if (news === noNews) return view;
  const { kept, grown } = news;
  const left = [...kept, ...Object.keys(grown)].toSorted();
  if (left.length === 0) return view;
  const made = lean.get(view) ?? new Map<string, AnyView>();
  lean.set(view, made);
  const known = made.get(left.join());
  if (known) return known;
  const facts = Object.fromEntries(
    Object.entries(view.seen.facts).filter(([name]) => !left.includes(name)),
  ) as CommonFacts;
  const without: AnyView = { seen: { ...view.seen, facts }, happened: view.happened };
  made.set(left.join(), without);
  return without;
}

/**
 * What one connection knows. Facts are plain data that nobody changes, so the same object is the
 * same fact.
 */
export class FactDeltas {
  #round: string | null = null;
  #known: Public = {};

  /** A new `round` starts from nothing. */
  news({ facts }: AnyView["seen"], game: string, round: number): NewsOfFacts {
    const deltaFacts = games.get(game) ?? [];
    if (deltaFacts.length === 0) return noNews;
    const known: Public = this.#round === `${game} ${round}` ? this.#known : {};
    const isKnown = (name: string): boolean =>
      known[name] !== undefined && known[name] === facts[name];
    const grown = deltaFacts.flatMap(([name, how]) =>
      how === undefined || how === "whole" || isKnown(name)
        ? []
        : [[name, growth(known[name], facts[name], how)] as const],
    );
    this.#round = `${game} ${round}`;
    this.#known = facts;
    return {
      kept: deltaFacts.map(([name]) => name).filter(isKnown),
      grown: Object.fromEntries(grown),
    };
  }
}

/**
 * The list may have been cut at its beginning, and is a different one if the table was set back.
 */
function growth(
  before: Json | undefined,
  after: Json | undefined,
  newcomers: number | "grows",
): Grown {
  const [known, all] = [before, after] as readonly (readonly Json[] | undefined)[];
  const list = all ?? [];
  const last = known?.at(-1);
  const from = last === undefined ? -1 : list.lastIndexOf(last);
  if (known && (last === undefined || from >= 0))
    return { added: list.slice(from + 1), length: list.length };
  const added = newcomers === "grows" ? list : list.slice(-newcomers);
  return { anew: true, added, length: added.length };
}

const codes: { readonly [R in EndReason]: number } = {
  "taken-over": wireCodes.takenOver,
  "too-many-lines": wireCodes.tooManyLines,
  crowded: wireCodes.crowded,
  "table-closed": wireCodes.tableClosed,
  removed: wireCodes.removed,
  "lan-closed": wireCodes.lanClosed,
};

export class TableConnection implements Connection {
  /** H-39 */
  readonly screen: string | null;
  /** The client's address. */
  readonly from: string | null;
  readonly #client: Client;
  /** What the table sends while the client is still arriving; it goes out after the hello. */
  #held: (() => void)[] | null = [];
  readonly #deltas = new FactDeltas();
  #ended = false;

  constructor(client: Client, { screen, from }: Pick<Ticket, "screen" | "from"> = {}) {
    this.screen = screen?.id ?? null;
    this.from = from ?? null;
    this.#client = client;
  }

  get ended(): boolean {
    return this.#ended;
  }

  greet(hello: Hello): void {
    const held = this.#held ?? [];
    this.#held = null;
    this.#send("hello", hello);
    for (const send of held) send();
  }

  sendTable(state: TableState): void {
    this.#put(() => this.#client.enqueueRaw(tableFrame(state)));
  }

  sendClocks(clocks: TableState["clocks"]): void {
    this.#put(() => this.#client.enqueueRaw(clocksFrame(clocks)));
  }

  sendView<O extends Public, F extends CommonFacts, M extends Move>(
    view: View<O, F, M>,
    number: number,
    round: number,
    game: string,
    open?: View<O, F, M>,
  ): void {
    // Computed when it is sent, because held messages go out in this order.
    this.#put(() => {
      const news = this.#deltas.news(view.seen, game, round);
      const { kept, grown } = news;
      const about = {
        number,
        round,
        game,
        ...(kept.length > 0 && { kept }),
        ...(Object.keys(grown).length > 0 && { grown }),
      };
      if (open)
        this.#client.enqueueRaw(
          partsFrame([viewWithout(open, news), { ...ownPart(view, open), ...about }]),
        );
      else
        this.#client.send("view" satisfies keyof TableMessages, {
          ...viewWithout(view, news),
          ...about,
        });
    });
  }

  sendChat(lines: readonly ChatLine[]): void {
    this.#send("chat", lines);
  }

  sendDeal(message: DealMessage): void {
    this.#send("deal", packedDeal(message));
  }

  sendSealed(message: SealedMessage): void {
    this.#send("sealed", message);
  }

  end(reason: EndReason): void {
    this.#ended = true;
    this.#client.leave(codes[reason], reason);
  }

  #send<K extends keyof TableMessages>(name: K, message: TableMessages[K]): void {
    this.#put(() => this.#client.send(name, message));
  }

  #put(send: () => void): void {
    if (this.#ended) return;
    if (this.#held) this.#held.push(() => this.#put(send));
    else send();
  }
}
