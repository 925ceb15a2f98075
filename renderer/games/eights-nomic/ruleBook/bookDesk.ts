import type { DeskPartOf, Size } from "#renderer/table/part.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Move } from "#shared/contract/round.ts";
import { partText } from "#renderer/text/text.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { hooksOf, type TableGame } from "#renderer/table/tableGame.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import type { Proposal, RuleBookHooks, Wording } from "./bookHooks.ts";
import { withDraft, type Draft, type Drafts } from "./draft.ts";

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

type BookState = {
  readonly isFolded: boolean;
  readonly isOver: boolean;
  readonly isProposing: boolean;
  /** Drafts of rules that are not in force yet. */
  readonly drafts: Drafts;
  readonly sent: string | null;
  readonly wasRejected: boolean;
  /** H-27: the proposal of a hint; shown in the dialog if there is no draft. */
  readonly advised: Proposal | null;
};

export interface RuleBookSlices {
  readonly desk: {
    readonly ruleBook: BookState;
  };
  readonly additions: {
    proposal: true;
    ruleBook: true;
  };
  readonly hooks: {
    ruleBook: RuleBookHooks;
  };
}

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

const change = (desk: Desk, its: Partial<BookState>): void =>
  desk.change({ ruleBook: { ...bookIn(desk.state()), ...its } });

export const hooksIn = (game: TableGame | null): RuleBookHooks | null => hooksOf(game, "ruleBook");

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
  proposal: Proposal,
  drafts: Drafts,
): Promise<RuleError | null> {
  const hooks = hooksIn(desk.game);
  if (!hooks) return null;
  const before = bookIn(desk.state());
  // Before sending, since the view that shows the proposal may come before the answer.
  change(desk, { drafts, sent: proposal.rule, wasRejected: false });
  const refusal = await desk.send(hooks.moveOf(proposal));
  if (refusal) change(desk, { sent: null, wasRejected: before.wasRejected });
  else change(desk, { isProposing: false });
  return refusal;
}

const isOwn = (hooks: RuleBookHooks, seen: AnySeen): boolean =>
  hooks.proposed(seen)?.seat === seen.viewer;
const changesBy = (hooks: RuleBookHooks, seen: AnySeen): number =>
  hooks.book(seen).history.filter(({ seat }) => seat === seen.viewer).length;

/** Once the judges have decided, the draft is in force and deleted, or comes back. */
function decided(game: TableGame, before: DeskState, now: DeskState): BookState {
  const [book, hooks] = [bookIn(now), hooksIn(game)];
  if (book.sent === null || !hooks || !before.view || !now.view) return book;
  const [was, is] = [before.view.seen, now.view.seen];
  if (changesBy(hooks, is) > changesBy(hooks, was))
    return { ...book, drafts: book.drafts.filter(({ rule }) => rule !== book.sent), sent: null };
  return isOwn(hooks, was) && !isOwn(hooks, is) ? { ...book, sent: null, wasRejected: true } : book;
}

export const isBookShown = (state: DeskState, hasRoom: boolean): boolean =>
  hasRoom ? !bookIn(state).isFolded : bookIn(state).isOver;

export const bookId = "rule-book";
const bookButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`button[aria-controls="${bookId}"]`);

function proposalIn(hooks: RuleBookHooks, move: Move): Proposal | null {
  const { rule, name, text, clause } = move as Partial<Wording> & { readonly rule?: string };
  if (rule === undefined || name === undefined || text === undefined || clause === undefined)
    return null;
  const proposal = { rule, to: { name, text, clause } };
  return hooks.moveOf(proposal).type === move.type ? proposal : null;
}

export const bookDesk: DeskPartOf<RuleBookSlices> = {
  first: { ruleBook: closed },
  shown: (game, before, now) => ({ ruleBook: decided(game, before, now) }),
  cleared: (state) => ({ ruleBook: bookIn(state) }),
  hinted: (game, state, move) => {
    const hooks = hooksIn(game);
    return hooks ? { ruleBook: { ...bookIn(state), advised: proposalIn(hooks, move) } } : {};
  },
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
