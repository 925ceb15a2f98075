import { useSyncExternalStore } from "react";
import type { ControlsProps } from "#renderer/table/part.ts";
import hud from "#renderer/table/dom/Hud.module.css";
import { tableText } from "#renderer/table/tableText.ts";
import { SideHead } from "#renderer/ui/SidePanel.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import {
  besideWidth,
  bookId,
  bookIn,
  bookWords,
  closeProposal,
  isBookShown,
  showBook,
  withDraft,
} from "./bookDesk.ts";
import { draftOf } from "./draft.ts";
import { JudgingSheet } from "./JudgingSheet.tsx";
import { ProposalDialog } from "./ProposalDialog.tsx";
import { RuleBook } from "./RuleBook.tsx";
import styles from "./RuleBook.module.css";

export function Corner({ desk, state, window, settings }: ControlsProps) {
  const words = bookWords();
  const hasRoom = besideWidth(window, settings.textScale) > 0;
  const isOpen = isBookShown(state, hasRoom);
  return (
    <button
      type="button"
      className={`${hud.button} ${styles.button}`}
      aria-label={words.title}
      aria-expanded={isOpen}
      aria-controls={bookId}
      aria-keyshortcuts="B"
      title={tableText().keyOf(isOpen ? words.hide : words.show, "B")}
      onClick={() => showBook(desk, !isOpen, hasRoom)}
    >
      <Icon name="book" />
    </button>
  );
}

function useCardAtHand({ state, pointed }: ControlsProps) {
  const looked = useSyncExternalStore(pointed.subscribe, pointed.key);
  const key = looked ?? [...state.picked].at(-1) ?? null;
  return state.scene.hand.find((held) => held.key === key)?.card ?? null;
}

export function Aside(props: ControlsProps) {
  const { desk, state } = props;
  const words = bookWords();
  const card = useCardAtHand(props);
  return (
    <section id={bookId} className={styles.aside} aria-label={words.title}>
      <SideHead
        title={words.title}
        closeWords={words.hide}
        close={() => showBook(desk, false, true)}
      />
      <RuleBook desk={desk} state={state} card={card} />
    </section>
  );
}

/**
 * The question to a judge, and the book as a sheet if it has no room beside the table; the proposal
 * dialog lies over either.
 */
export function Dialogs(props: ControlsProps) {
  const { desk, state } = props;
  return (
    <>
      <JudgingSheet desk={desk} state={state} />
      {bookIn(state).isProposing ? (
        <Proposal desk={desk} state={state} />
      ) : (
        <BookSheet {...props} />
      )}
    </>
  );
}

function Proposal({ desk, state }: Pick<ControlsProps, "desk" | "state">) {
  const { drafts, advised } = bookIn(state);
  const isAdvised = advised && !drafts.some(({ rule }) => rule === advised.rule);
  return (
    state.view && (
      <ProposalDialog
        desk={desk}
        state={state}
        first={isAdvised ? withDraft(drafts, draftOf(advised)) : drafts}
        close={(written) => closeProposal(desk, written)}
      />
    )
  );
}

function BookSheet(props: ControlsProps) {
  const { desk, state, window, settings } = props;
  const card = useCardAtHand(props);
  const isOver = besideWidth(window, settings.textScale) === 0 && isBookShown(state, false);
  return (
    isOver && (
      <Sheet title={bookWords().title} onClose={() => showBook(desk, false, false)} wide>
        <RuleBook desk={desk} state={state} card={card} />
      </Sheet>
    )
  );
}
