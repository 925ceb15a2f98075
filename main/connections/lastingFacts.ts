// Finds out which of a view's facts a line knows already, so that they are not sent over it again.

import type { Json, Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { SentView } from "#shared/contract/view.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import type { Grown, ViewMessage } from "#shared/protocol/tableMessages.ts";

type AnyView = SentView<Public, CommonFacts, Move>;

/**
 * What a line is not told with the facts: what it knows, and what has been added to lists of which
 * it knows the rest.
 */
export type NewsOfFacts = Required<Pick<ViewMessage, "kept" | "grown">>;

const games = new Map(catalogue.map(({ id, views }) => [id, Object.entries(views.lasting ?? {})]));

/**
 * What was left of a view, by the names that were left out: the one that all see is packed once for
 * all (`packing.ts`).
 */
const lean = new WeakMap<AnyView, Map<string, AnyView>>();

/** The same view without these facts. */
export function viewWithout(view: AnyView, { kept, grown }: NewsOfFacts): AnyView {
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

/** Of one line: facts are plain data that nobody changes, so the same object is the same fact. */
export class LastingFacts {
  #round: string | null = null;
  #known: Public = {};

  /** From now on the line knows all the facts of this view; `round` begins anew. */
  news({ facts }: AnyView["seen"], game: string, round: number): NewsOfFacts {
    const lasting = games.get(game) ?? [];
    const known: Public = this.#round === `${game} ${round}` ? this.#known : {};
    const isKnown = (name: string): boolean =>
      known[name] !== undefined && known[name] === facts[name];
    const grown = lasting.flatMap(([name, how]) =>
      how === undefined || how === "whole" || isKnown(name)
        ? []
        : [[name, growth(known[name], facts[name], how)] as const],
    );
    this.#round = `${game} ${round}`;
    this.#known = facts;
    return {
      kept: lasting.map(([name]) => name).filter(isKnown),
      grown: Object.fromEntries(grown),
    };
  }
}

/** The list may have been cut at its beginning, and is another one where the table was set back. */
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
