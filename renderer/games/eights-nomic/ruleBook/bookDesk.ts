import { partText } from "#renderer/text/text.ts";
import type { RuleBookText } from "#renderer/text/en/parts/ruleBook.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import type { DeskPartOf, Size } from "#renderer/table/part.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import {
  asNomic,
  changeUnderWay,
  startingRules,
  type NomicSeen,
} from "#shared/games/eights-nomic/seen.ts";
import type { Modify, Rule } from "#shared/games/eights-nomic/types.ts";
import type { Building } from "../building.ts";

/** Only for the book's pages, which load with their words; throws elsewhere. */
export function bookWords(): RuleBookText {
  const words = partText("ruleBook");
  if (!words) throw new Error("the words of the rule book have not been loaded");
  return words;
}

export type Wording = Pick<Modify, "name" | "text" | "clause">;

const firstNames: ReadonlySet<string> = new Set(startingRules.map(({ name }) => name));
/** One of the sixteen that nobody has changed (EN-1). */
export const isFirst = ({ owner, version, name }: Rule): boolean =>
  owner === "host" && version === 1 && firstNames.has(name);

const usualWidth = 320;
const most = 0.28;
const least = 0.22;
/** Least width of a table with buttons beside the hand, in pixels and relative to its height. */
const leastTable = 700;
const tableShape = 1.06;

/** Returns the book's width; 0 if the table needs the whole window. */
export function besideWidth({ width, height }: Size, textScale: number): number {
  const wanted = Math.round(
    Math.min(width * most, Math.max(usualWidth * textScale, width * least)),
  );
  return width - wanted >= Math.max(leastTable, height * tableShape) ? wanted : 0;
}

export const ways = ["template", "text", "blocks"] as const;
export type Way = (typeof ways)[number];

/** What has been written of a rule that is not in force yet, in each of the ways to write one. */
export type Draft = Readonly<{
  rule: string;
  isRepeal: boolean;
  way: Way;
  name: string;
  text: string;
  filled: Readonly<{
    template: string;
    values: { readonly [slot: string]: string | number };
  }> | null;
  building: Building | null;
}>;
/** The last is the one that is written. */
export type Drafts = readonly Draft[];

export const withDraft = (drafts: Drafts, draft: Draft): Drafts => [
  ...drafts.filter(({ rule }) => rule !== draft.rule),
  draft,
];

type BookState = Readonly<{
  isFolded: boolean;
  isOver: boolean;
  isProposing: boolean;
  drafts: Drafts;
  /** The rule that is changed by what was sent. */
  sent: string | null;
  wasRejected: boolean;
  /** H-27: the proposal of a hint; shown in the dialog if there is no draft. */
  advised: Modify | null;
}>;

export type RuleBookSlices = Readonly<{
  desk: { readonly ruleBook: BookState };
  additions: { proposal: true; ruleBook: true };
}>;

const closed: BookState = {
  isFolded: false,
  isOver: false,
  isProposing: false,
  drafts: [],
  sent: null,
  wasRejected: false,
  advised: null,
};
export const bookIn = ({ ruleBook = closed }: DeskState): BookState => ruleBook;

const change = (desk: Desk, its: Partial<BookState>) =>
  desk.change({ ruleBook: { ...bookIn(desk.state()), ...its } });

export const showBook = (desk: Desk, isOpen: boolean, hasRoom: boolean): void =>
  change(desk, hasRoom ? { isFolded: !isOpen } : { isOver: isOpen });
/** Opens with the last draft unless one is given. */
export function openProposal(desk: Desk, draft: Draft | null = null): void {
  const { drafts } = bookIn(desk.state());
  change(desk, { isProposing: true, drafts: draft ? withDraft(drafts, draft) : drafts });
}
export const closeProposal = (desk: Desk, drafts: Drafts): void =>
  change(desk, { isProposing: false, drafts, advised: null });

export async function propose(
  desk: Desk,
  proposal: Modify,
  drafts: Drafts,
): Promise<RuleError | null> {
  const { wasRejected } = bookIn(desk.state());
  // Before sending, since the view that shows the proposal may come before the answer.
  change(desk, { drafts, sent: proposal.rule, wasRejected: false });
  const refusal = await desk.send(proposal);
  change(desk, refusal ? { sent: null, wasRejected } : { isProposing: false });
  return refusal;
}

const isOwn = (seen: NomicSeen) =>
  changeUnderWay(seen) !== null && seen.facts.pending?.seat === seen.viewer;
const ownChanges = ({ facts, viewer }: NomicSeen) =>
  facts.history.filter(({ seat }) => seat === viewer).length;

/** Once the judges have decided, the draft is in force and deleted, or comes back. */
function decided(before: DeskState, now: DeskState) {
  const book = bookIn(now);
  if (book.sent === null || !before.view || !now.view) return book;
  const [was, is] = [asNomic(before.view.seen), asNomic(now.view.seen)];
  if (ownChanges(is) > ownChanges(was))
    return { ...book, drafts: book.drafts.filter(({ rule }) => rule !== book.sent), sent: null };
  return isOwn(was) && !isOwn(is) ? { ...book, sent: null, wasRejected: true } : book;
}

export const isBookShown = (state: DeskState, hasRoom: boolean): boolean =>
  hasRoom ? !bookIn(state).isFolded : bookIn(state).isOver;

export const bookId = "rule-book";
const bookButton = () => document.querySelector<HTMLElement>(`button[aria-controls="${bookId}"]`);

export const bookDesk: DeskPartOf<RuleBookSlices> = {
  first: { ruleBook: closed },
  shown: (_game, before, now) => ({ ruleBook: decided(before, now) }),
  cleared: (state) => ({ ruleBook: bookIn(state) }),
  hinted: (_game, state, move) => ({
    ruleBook: {
      ...bookIn(state),
      // A change may be offered without saying which.
      advised: move.type === "modify" && "clause" in move ? (move as Modify) : null,
    },
  }),
  answers: {
    ruleBook: () => bookButton()?.click(),
    proposal: (desk, { problem }) =>
      problem === null ? openProposal(desk) : desk.say("note", problem),
  },
  key: (_desk, typed) => {
    const words = partText("ruleBook");
    if (typed !== "b" || !words) return null;
    const button = bookButton();
    return (
      button && {
        words: button.ariaExpanded === "true" ? words.hide : words.show,
        run: () => button.click(),
      }
    );
  },
};
