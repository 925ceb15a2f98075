import { useSyncExternalStore } from "react";
import type { Card } from "#shared/cards/card.ts";
import type { ControlsProps } from "#renderer/table/part.ts";
import hud from "#renderer/table/dom/Hud.module.css";
import { tableText } from "#renderer/table/tableText.ts";
import { SideHead } from "#renderer/ui/SideHead.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import {
  besideWidth,
  bookId,
  bookIn,
  closeProposal,
  hooksIn,
  isBookShown,
  showBook,
} from "./bookDesk.ts";
import { bookWords, type RuleCraft } from "./bookHooks.ts";
import styles from "./bookViews.module.css";
import { draftOf, withDraft } from "./draft.ts";
import { ProposalDialog } from "./ProposalDialog.tsx";
import { RuleBook } from "./RuleBook.tsx";

export { ProposalCompared } from "./Compared.tsx";
export { RulePicker } from "./Compared.tsx";

interface ViewProps extends ControlsProps {
  readonly craft: RuleCraft;
}

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

function useCardAtHand({ state, pointed }: ControlsProps): Card | null {
  const looked = useSyncExternalStore(pointed.subscribe, pointed.key);
  const key = looked ?? [...state.picked].at(-1) ?? null;
  return state.scene.hand.find((held) => held.key === key)?.card ?? null;
}

export function Aside(props: ViewProps) {
  const { desk, state, craft } = props;
  const words = bookWords();
  const card = useCardAtHand(props);
  return (
    <section id={bookId} className={styles.aside} aria-label={words.title}>
      <SideHead
        title={words.title}
        closeWords={words.hide}
        close={() => showBook(desk, false, true)}
      />
      <RuleBook desk={desk} state={state} craft={craft} card={card} />
    </section>
  );
}

/**
 * Shows the book as a sheet if it has no room beside the table; the proposal dialog lies over
 * either.
 */
export function Dialogs(props: ViewProps) {
  const { desk, state, window, settings, craft } = props;
  const card = useCardAtHand(props);
  const hooks = hooksIn(desk.game);
  const { isProposing, drafts, advised } = bookIn(state);
  if (!hooks || !state.view) return null;
  const isAdvised = advised && !drafts.some(({ rule }) => rule === advised.rule);
  const first = isAdvised ? withDraft(drafts, draftOf(hooks, craft, advised)) : drafts;
  const isOver = besideWidth(window, settings.textScale) === 0 && isBookShown(state, false);
  if (isProposing)
    return (
      <ProposalDialog
        desk={desk}
        state={state}
        hooks={hooks}
        craft={craft}
        first={first}
        close={(written) => closeProposal(desk, written)}
      />
    );
  return (
    isOver && (
      <Sheet title={bookWords().title} onClose={() => showBook(desk, false, false)} wide>
        <RuleBook desk={desk} state={state} craft={craft} card={card} />
      </Sheet>
    )
  );
}
