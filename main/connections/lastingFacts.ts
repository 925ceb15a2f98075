// Which of a view's facts does a line know already, so that they are not sent over it again?

import type { Public } from '#shared/contract/json.ts';
import type { CommonFacts, Move } from '#shared/contract/round.ts';
import type { SentView } from '#shared/contract/view.ts';
import { catalogue } from '#shared/games/catalogue.ts';

type AnyView = SentView<Public, CommonFacts, Move>;

const lasting: ReadonlyMap<string, readonly string[]> = new Map(catalogue.map(({ id, lasting = [] }) => [id, lasting]));

/** What was left of a view, by the names that were left out: the one that all see is packed once for all (`packing.ts`). */
const lean = new WeakMap<AnyView, Map<string, AnyView>>();

/** The same view without these facts. */
export function viewWithout(view: AnyView, kept: readonly string[]): AnyView {
  if (kept.length === 0) return view;
  const made = lean.get(view) ?? new Map<string, AnyView>();
  lean.set(view, made);
  const known = made.get(kept.join());
  if (known) return known;
  const facts = Object.fromEntries(Object.entries(view.seen.facts).filter(([name]) => !kept.includes(name))) as CommonFacts;
  const left: AnyView = { seen: { ...view.seen, facts }, happened: view.happened };
  made.set(kept.join(), left);
  return left;
}

/** Of one line: facts are plain data that nobody changes, so the same object is the same fact. */
export class LastingFacts {
  #round: string | null = null;
  #known: Public = {};

  /** Names of facts that the line was sent before, in this round, as they are now. From now on it knows these. */
  kept({ facts }: AnyView['seen'], game: string, round: number): readonly string[] {
    const names = lasting.get(game) ?? [];
    if (names.length === 0) return names;
    const isSameRound = this.#round === `${game} ${round}`;
    const kept = names.filter((name) => isSameRound && this.#known[name] === facts[name]);
    this.#round = `${game} ${round}`;
    this.#known = facts;
    return kept;
  }
}
