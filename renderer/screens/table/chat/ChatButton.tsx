// How does one come to the talk, and is there something new in it?

import type { Ref } from "react";
import hud from "#renderer/table/dom/Hud.module.css";
import { text } from "#renderer/text/text.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./Chat.module.css";

interface ChatButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly unread: number;
  readonly toggle: () => void;
}

const mostCounted = 9;

export function ChatButton({ ref, isOpen, unread, toggle }: ChatButtonProps) {
  const words = text().chat;
  const label = unread > 0 ? words.openUnread(unread) : words.open;
  return (
    <button
      ref={ref}
      type="button"
      className={`${hud.button} ${styles.button}`}
      aria-label={label}
      title={text().atTable.keyOf(label, "M")}
      aria-expanded={isOpen}
      aria-controls="table-talk"
      aria-keyshortcuts="M"
      onClick={toggle}
    >
      <Icon name="talk" />
      {unread > 0 && (
        <span className={styles.unread} aria-hidden="true">
          {unread > mostCounted ? `${mostCounted}+` : unread}
        </span>
      )}
    </button>
  );
}
