import type { TitleCounts } from "#shared/protocol/table.ts";
import { tableText } from "./tableText.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen, VisibleEvent } from "#shared/contract/seen.ts";
import type { BeatFrom, InputName, Hooks, GamePart } from "./part.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { Stake } from "./scene/tempo.ts";
import type { Slices } from "./slices.ts";
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

/** Nothing special about cards and seats; titles are those of other games. */
const usualWords = {
  lies: () => [],
  titles: (_seen, _seat, times) => timesHeld(times).join(", "),
  condition: () => "",
  note: () => "",
  effects: () => [],
  holding: () => "",
  out: () => tableText().left,
} as const satisfies Partial<Words>;

/** No speech and no titles; a player who has left is out of play, and play has no direction. */
const usualGame = {
  speech: () => "",
  title: () => null,
  place: () => null,
  circle: () => null,
  direction: () => null,
  outcome: () => null,
  ordersByHand: false,
  stake: () => "usual",
  folded: ({ facts }, seat) => facts.left.includes(seat),
} as const satisfies Partial<TableGame>;

type Own<Whole, Usual> = Omit<Whole, keyof Usual> & Partial<Whole>;

export const pickingOf = (own: Own<Picking, typeof usualPicking>): Picking => ({
  ...usualPicking,
  ...own,
});
export function gameWords(own: Own<Words, typeof usualWords & Pick<Words, "caption">>): Words {
  const words = { ...usualWords, ...own };
  return { caption: (_seen, card) => words.note(card), ...words };
}
/** One part of a game may have these; several these, if each earlier one says that it precedes. */
const alone = ["picking", "answered", "toggle", "play", "drop", "holding", "prompt"] as const;
const inTurn = ["actions", "take", "act", "key"] as const;

/**
 * Throws where two parts of a game would answer the same: the order of a list must not decide that.
 */
function eachAlone(game: string, parts: readonly GamePart[]) {
  const answers = parts.flatMap((part) => {
    const { name, hooks = {}, beats = {}, places, desk = {} } = part;
    return [
      `part ${name}`,
      ...Object.keys(hooks).map((key) => `hooks ${key}`),
      ...Object.keys(beats).map((key) => `beat ${key}`),
      ...Object.keys(desk.answers ?? {}).map((key) => `button ${key}`),
      ...(["aside", "Result"] as const).filter((key) => part[key]),
      ...(places?.company ? ["company"] : []),
      ...alone.filter((key) => desk[key]),
    ];
  });
  const twice = answers.find((answer, at) => answers.indexOf(answer) !== at);
  if (twice !== undefined) throw new Error(`two parts of ${game} answer ${twice}`);
  for (const hook of inTurn) eachPrecedes(game, hook, parts);
}

function eachPrecedes(game: string, hook: (typeof inTurn)[number], parts: readonly GamePart[]) {
  const having = parts.filter(({ desk }) => desk?.[hook]);
  having.forEach(({ name, desk }, at) => {
    const other = having.slice(at + 1).find((later) => !desk?.precedes?.includes(later.name));
    if (other)
      throw new Error(
        `${name} of ${game} does not say that it precedes ${other.name}, yet both ${hook}`,
      );
  });
}

type Asking<I> = { actions(seen: AnySeen, reading: Reading, inputs: I): readonly Action[] };

/** `I`: the inputs that its buttons depend on; some part must give each of them. */
export function gameOnTable<P extends readonly GamePart[], I = unknown>(
  own: Own<TableGame, typeof usualGame & Pick<TableGame, "arranged">> &
    Pick<TableGame<P>, "parts" | "beats"> &
    Asking<I> &
    (keyof I extends InputName<P> ? unknown : { readonly lacks: Exclude<keyof I, InputName<P>> }),
): TableGame {
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

/** A seat's name in a sentence; `isYou` for the reader's own. */
export type Who = Readonly<{ name: string; isYou: boolean }>;
export type Whose = (seat: Seat) => Who;

type ChoiceReadings = Slices["readings"];

/** The possible meanings of the picked cards, by kind; some need a further choice. */
interface Readings extends ChoiceReadings {
  nothing: { readonly kind: "nothing" };
  /** `legal` as far as the view says; the host decides. `words`: "pair of 7s". */
  move: Readonly<{
    kind: "move";
    move: Move;
    legal: boolean;
    words: string;
  }>;
}
export type Reading = Readings[keyof Readings];

/** Inputs at this moment besides the picked cards; none for what is chosen out of turn. */
export type Inputs = Partial<Slices["inputs"]>;

/** A button beside Hint and Sort. */
export type Action = Readonly<{
  /** Stays the same from view to view: "fold", "call", "play"… */
  id: string;
  label: string;
  /** A move, `picked` for what the picked cards read as, or something that a part adds. */
  sends: Move | "picked" | keyof Slices["additions"];
  /**
   * Keys that do the same, in the format of `aria-keyshortcuts`: "F", "R B". The main action
   * listens to Enter too.
   */
  shortcut: string;
  /** `only`: there is nothing else to do. `bold`: everything is at stake. */
  kind: "primary" | "only" | "plain" | "faint" | "bold";
  /** Why it would not succeed now; null if it would. */
  problem: string | null;
  /** Why there is this choice, or what it does, where its label does not say it. */
  help?: string;
  /** For a button that stays pressed: chosen in advance, or about to be used. */
  isOn?: boolean;
  /** A time that must run out first: its start on the page's clock and its length, ms. */
  runs?: Readonly<{ since: number; ms: number }> | null;
}>;

export type Picking = Readonly<{
  /** True for cards of the hand that are in some legal play together with the picked ones. */
  fits(seen: AnySeen, picked: readonly Card[], card: Card): boolean;
  read(seen: AnySeen, picked: readonly Card[]): Reading;
  /**
   * The cards that pulling `card` to the table plays: only it, the set that beats what lies there,
   * or it with the picked ones.
   */
  suggest(
    seen: AnySeen,
    hand: readonly Card[],
    picked: readonly Card[],
    card: Card,
  ): readonly Card[];
  /**
   * True if a double tap, or Enter on a card, plays what is suggested; false where cards are picked
   * to be given up.
   */
  quick: boolean;
  /**
   * How cards go together: one at a time; several, played in the order of picking; or several as
   * they lie in the hand.
   */
  together: "never" | "in order" | "in any order";
  /** True if cards of several ranks go together, so that typing another rank keeps the picks. */
  keepsOthers(seen: AnySeen): boolean;
  cardsOf(move: Move): readonly Card[];
}>;

export type Words = {
  readonly name: string;
  /** A happening as a sentence for the log; null to leave it out. */
  sentence(event: VisibleEvent, who: Whose): string | null;
  /** The line above the hand: the turn and the question. */
  status(seen: AnySeen, who: Whose): string;
  /** A bot's advice: "Play pair of 7s", "Raise to 120"; empty if the reason says it. */
  advice(seen: AnySeen, move: Move, who: Whose): string;
  /**
   * H-32: why a card of the own hand is not among the legal ones, in the words of the rules; null
   * if it is.
   */
  unfit(seen: AnySeen, card: Card): RuleError | null;
  /**
   * H-32: what a card of the own hand does at this moment: "another turn"; default: its note. ""
   * for nothing special.
   */
  caption(seen: AnySeen, card: Card): string;
  /** H-32: what each card does at this table, for a strip that can be opened; default: none. */
  effects(seen: AnySeen): readonly Effect[];
  /** "Two pairs, kings and sixes"; default: "". */
  holding(seen: AnySeen): string;
  /**
   * Sentences about the middle, what it asks for and the direction of play; none where plays are
   * tricks.
   */
  lies(seen: AnySeen, who: Whose): readonly string[];
  /** A seat's titles, and how often it had each at this table; "" for none. */
  titles(seen: AnySeen, seat: Seat, times: TitleCounts): string;
  /** "all in", "drew 2 cards"; default: "". */
  condition(seen: AnySeen, seat: Seat): string;
  /** A seat whose hand is out of play; default: that it has left. */
  out(): string;
  note(card: Card): string;
  handHelp: string;
};

export type Effect = Readonly<{
  card: Card;
  isOnly: boolean;
  does: string;
}>;

export interface TableGame<P extends readonly GamePart[] = readonly GamePart[]> {
  readonly id: string;
  readonly parts: P;
  readonly picking: Picking;
  words(): Words;
  mostCards(seen: AnySeen): number;
  /**
   * The buttons of this moment, the main one first; none for a player who has nothing left to do.
   */
  actions(seen: AnySeen, reading: Reading, inputs: Inputs): readonly Action[];
  beats(seen: AnySeen, happened: readonly VisibleEvent[]): readonly BeatFrom<P>[];
  order(sortBy: Settings["sortBy"]): (one: Card, other: Card) => number;
  /** The whole hand from left to right; default: card by card in that order. */
  arranged(hand: readonly HandCard[], sortBy: Settings["sortBy"]): readonly HandCard[];
  /** True if the player may put the cards into an own order that stays; default: false. */
  ordersByHand: boolean;
  /** Default: no bubble. */
  speech(seen: AnySeen, seat: Seat): string;
  title(seen: AnySeen, seat: Seat): "first" | "last" | null;
  /** Null while playing, and where nobody goes out before the end. */
  place(seen: AnySeen, seat: Seat): number | null;
  /** Default: null (C-2). */
  circle(seen: AnySeen): readonly Seat[] | null;
  /** Default: null. */
  direction(seen: AnySeen): 1 | -1 | null;
  /**
   * Why a round is over, and what each seat has done in it that counts, for the result panel; null
   * (the default) if places and points say it all.
   */
  outcome(seen: AnySeen): { readonly why: string; of(this: void, seat: Seat): string } | null;
  /** H-36: what is at stake for the viewer in what this view shows; default: "usual". */
  stake(view: Pick<ViewMessage, "seen" | "round">): Stake;
  /** True if the seat's hand is out of play; by default that of a player who has left. */
  folded(seen: AnySeen, seat: Seat): boolean;
}

/** Null if the game does not use the part. */
export const hooksOf = <K extends keyof Hooks>(
  game: Pick<TableGame, "parts"> | null,
  name: K,
): Hooks[K] | null => game?.parts.flatMap(({ hooks }) => hooks?.[name] ?? [])[0] ?? null;
