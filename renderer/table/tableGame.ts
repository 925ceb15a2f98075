import type { TitleCounts } from "#shared/protocol/table.ts";
import { tableText } from "./tableText.ts";
import type { Happening, RuleError } from "#shared/contract/outcome.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen, Told } from "#shared/contract/view.ts";
import type { Hooks, Part } from "./part.ts";
import type { Beat } from "./scene/beat.ts";
import type { HandCard } from "./scene/scene.ts";

/** H-8 */
export function timesHeld({ king = 0, bastard = 0 }: TitleCounts): readonly string[] {
  const words = tableText();
  return [
    ...(king > 0 ? [words.timesKing(king)] : []),
    ...(bastard > 0 ? [words.timesBastard(bastard)] : []),
  ];
}

/** One card goes at a time, and pulling it plays it. */
const usualPicking = {
  suggest: (_seen, _hand, _picked, card) => [card],
  quick: true,
  together: "never",
  keepsOthers: () => false,
} as const satisfies Partial<Picking>;

/** Nothing is special about cards and seats; titles are those of other games. */
const usualWords = {
  lies: () => [],
  titles: (_seen, _seat, times) => timesHeld(times).join(", "),
  condition: () => "",
  note: () => "",
  effects: () => [],
  holding: () => "",
} as const satisfies Partial<Words>;

/**
 * Nothing is said and no title held; who has left is out of play, and play goes round in no
 * direction.
 */
const usualGame = {
  speech: () => "",
  title: () => null,
  place: () => null,
  circle: () => null,
  direction: () => null,
  outcome: () => null,
  ordersByHand: false,
  folded: ({ facts }, seat) => facts.left.includes(seat),
} as const satisfies Partial<TableGame>;

/** What a game must state, and what it may. */
type Own<Whole, Usual> = Omit<Whole, keyof Usual> & Partial<Whole>;

export const pickingOf = (own: Own<Picking, typeof usualPicking>): Picking => ({
  ...usualPicking,
  ...own,
});
export function gameWords(own: Own<Words, typeof usualWords & Pick<Words, "caption">>): Words {
  const words = { ...usualWords, ...own };
  return { caption: (_seen, card) => words.note(card), ...words };
}
/** Throws where two parts of a game would answer the same: no order of a list decides that. */
function eachAlone(game: string, parts: readonly Part[]): void {
  const answers = parts.flatMap(({ name, hooks = {}, beats = {}, pack, places, outWords: out }) => [
    `part ${name}`,
    ...Object.keys(hooks).map((key) => `hooks ${key}`),
    ...Object.keys(beats).map((key) => `beat ${key}`),
    ...(pack ? ["pack"] : []),
    ...(places?.company ? ["company"] : []),
    ...(out ? ["outWords"] : []),
  ]);
  const twice = answers.find((answer, at) => answers.indexOf(answer) !== at);
  if (twice !== undefined) throw new Error(`two parts of ${game} answer ${twice}`);
}

export function gameOnTable<H extends Happening>(
  own: Own<TableGame<H>, typeof usualGame & Pick<TableGame<H>, "arranged">>,
): TableGame<H> {
  eachAlone(own.id, own.parts);
  return {
    ...usualGame,
    arranged: (hand, sortBy) => {
      const compare = own.order(sortBy);
      return hand.toSorted((one, other) => compare(one.card, other.card));
    },
    ...own,
  };
}

export type { AnySeen };

/** How a seat is called in a sentence; `isYou` for the reader's own. */
export type Who = { readonly name: string; readonly isYou: boolean };
export type Whose = (seat: Seat) => Who;

/** What playing the picked cards would be, by kind; parts that ask for a word more add theirs. */
export interface Readings {
  nothing: { readonly kind: "nothing" };
  /** `legal` as far as the offers tell; the host judges. `words`: "pair of 7s". */
  move: {
    readonly kind: "move";
    readonly move: Move;
    readonly legal: boolean;
    readonly words: string;
  };
}
export type Reading = Readings[keyof Readings];

/** What a part puts into a move besides cards, by the part; each adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the parts
export interface Additions {}

/** What is set at this moment besides the picked cards; each part adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the parts
export interface Inputs {}

/** A button beside Hint and Sort. */
export type Action = {
  /** Stays the same from view to view: "fold", "call", "play"… */
  readonly id: string;
  readonly label: string;
  /** What it sends; `picked`: what the picked cards read as; else what a part adds to it. */
  readonly sends: Move | "picked" | keyof Additions;
  /**
   * The keys that do the same, as `aria-keyshortcuts` lists them: "F", "R B". The main action
   * listens to Enter too.
   */
  readonly shortcut: string;
  /** `only`: there is nothing else to do. `bold`: everything is at stake. */
  readonly kind: "primary" | "only" | "plain" | "faint" | "bold";
  /** Why it would not succeed now; null where it would. */
  readonly problem: string | null;
  /** Of what stays pressed: chosen in advance, or about to be done. */
  readonly isOn?: boolean;
  /** A time that must run out first: since when on the page's clock, and how long, ms. */
  readonly runs?: { readonly since: number; readonly ms: number } | null;
};

export type Picking = {
  /** True for cards that are in some legal play together with the picked ones; of the hand only. */
  fits(seen: AnySeen, picked: readonly Card[], card: Card): boolean;
  read(seen: AnySeen, picked: readonly Card[]): Reading;
  /**
   * The cards that pulling `card` to the table plays: it alone, the set that beats what lies there,
   * it beside the picked ones.
   */
  suggest(
    seen: AnySeen,
    hand: readonly Card[],
    picked: readonly Card[],
    card: Card,
  ): readonly Card[];
  /**
   * Does a double tap, or Enter on a card, play what is suggested? Not where cards are picked to be
   * given up.
   */
  readonly quick: boolean;
  /**
   * How cards go together: one at a time; several, and the order of picking is that of playing; or
   * as they lie in the hand.
   */
  readonly together: "never" | "in order" | "in any order";
  /**
   * Do cards of several ranks go together, so that typing another rank keeps those picked before?
   */
  keepsOthers(seen: AnySeen): boolean;
  /** Cards that a move names: for showing a hint. */
  cardsOf(move: Move): readonly Card[];
};

export type Words = {
  readonly name: string;
  /** A happening as a sentence for the log; null for what needs none. */
  sentence(told: Told, who: Whose): string | null;
  /** Whose turn it is and what is asked: for the line above the hand. */
  status(seen: AnySeen, who: Whose): string;
  /**
   * What a bot advises to do: "Play pair of 7s", "Raise to 120"; empty where the reason says it.
   */
  advice(seen: AnySeen, move: Move, who: Whose): string;
  /**
   * H-32: why a card of the own hand is not among the legal ones, in the rules' own words; null
   * where it is.
   */
  unfit(seen: AnySeen, card: Card): RuleError | null;
  /**
   * H-32: what a card of the own hand does as things lie: "another turn"; as its note says unless
   * given. "" for nothing special.
   */
  caption(seen: AnySeen, card: Card): string;
  /**
   * H-32: what each card does at this table, for a strip that can be opened; none unless given,
   * where there is little to say.
   */
  effects(seen: AnySeen): readonly Effect[];
  /** What the own hand is called as it is: "Two pairs, kings and sixes"; "" unless given. */
  holding(seen: AnySeen): string;
  /**
   * What lies in the middle, what it asks for and which way play goes, a sentence each; none where
   * plays are tricks.
   */
  lies(seen: AnySeen, who: Whose): readonly string[];
  /** Titles of a seat, and how often it had which at this table; "" for none. */
  titles(seen: AnySeen, seat: Seat, times: TitleCounts): string;
  /** What else is to be known of a seat: "all in", "drew 2 cards"; "" for nothing. */
  condition(seen: AnySeen, seat: Seat): string;
  /** What is special about a card in this game: "wild"; "" for nothing. */
  note(card: Card): string;
  handHelp: string;
};

/** What a rank, or one card, does. */
export type Effect = {
  /** Such a card: of its rank, and where `isOnly` of its suit alone. */
  readonly card: Card;
  readonly isOnly: boolean;
  readonly does: string;
};

/** `H`: what happens in it. */
export interface TableGame<H extends Happening = Happening> {
  readonly id: string;
  /**
   * What the table is made of for this game, besides what every table has. Where two would do the
   * same at one moment, the first does it before.
   */
  readonly parts: readonly Part[];
  readonly picking: Picking;
  words(): Words;
  /** Cards that a hand of this round holds at most. */
  mostCards(seen: AnySeen): number;
  /** The buttons of this moment, the main one first; none for who has nothing to do any more. */
  actions(seen: AnySeen, reading: Reading, inputs: Inputs): readonly Action[];
  beats(seen: AnySeen, happened: readonly Told<H>[]): readonly Beat[];
  /** Negative where `one` stands left of `other` in the hand. */
  order(sortBy: Settings["sortBy"]): (one: Card, other: Card) => number;
  /** The whole hand as it lies from left to right; card by card in that order unless given. */
  arranged(hand: readonly HandCard[], sortBy: Settings["sortBy"]): readonly HandCard[];
  /**
   * May the player put his cards into an order of his own, in which they stay? Not unless given.
   */
  ordersByHand: boolean;
  /** What a seat's bubble says now; silence unless given. */
  speech(seen: AnySeen, seat: Seat): string;
  /** The title that a seat holds now; none unless given. */
  title(seen: AnySeen, seat: Seat): "first" | "last" | null;
  /**
   * The place of a seat that is out; null while playing, and where nobody goes out before the end.
   */
  place(seen: AnySeen, seat: Seat): number | null;
  /**
   * The seats in the order in which they sit, clockwise; null, as unless given, for that of their
   * numbers (C-2).
   */
  circle(seen: AnySeen): readonly Seat[] | null;
  /** Which way play goes round, 1 clockwise; null, as unless given, where it has no direction. */
  direction(seen: AnySeen): 1 | -1 | null;
  /**
   * Why a round of it is over, and what each has done in it that counts: for the panel of its
   * result; null, as unless given, where places and points say all.
   */
  outcome(seen: AnySeen): { readonly why: string; of(this: void, seat: Seat): string } | null;
  /** Is the seat's hand out of play? Who has left is, unless given otherwise. */
  folded(seen: AnySeen, seat: Seat): boolean;
}

/** What a part of this game's table is told of a view; null where the game does not use it. */
export const hooksOf = <K extends keyof Hooks>(
  game: Pick<TableGame, "parts"> | null,
  name: K,
): Hooks[K] | null => game?.parts.flatMap(({ hooks }) => hooks?.[name] ?? [])[0] ?? null;

/** Of a seat whose hand is out of play. */
export const outWords = (game: Pick<TableGame, "parts"> | null): string =>
  game?.parts.flatMap((part) => part.outWords?.() ?? [])[0] ?? tableText().left;
