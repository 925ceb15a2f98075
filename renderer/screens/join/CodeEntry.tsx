// What does one see who is known to nobody here, and has no code that opens a table?

import { useEffect } from "react";
import { text } from "#renderer/text/text.ts";
import { Emblem } from "#renderer/ui/pictures/Emblem.tsx";
import { isOwnName } from "#shared/protocol/loopback.ts";
import { CodeForm } from "./CodeForm.tsx";
import type { Opened } from "./Join.tsx";
import styles from "./Join.module.css";

interface CodeEntryProps {
  readonly brought: string | null;
  readonly onOpened: (opened: Opened) => void;
}

export function CodeEntry({ brought, onOpened }: CodeEntryProps) {
  const words = text().join;
  const { noKeyTitle, noKey } = text().house;
  // On the host's own machine it is most likely its owner who has no key.
  const isOwners = isOwnName(location.hostname) && brought === null;
  const title = isOwners ? noKeyTitle : words.welcomeTitle;
  useEffect(() => {
    document.title = `${title} – ${text().app.name}`;
  }, [title]);
  return (
    <main className={styles.place}>
      <section className={styles.card}>
        <div className="row gap-l">
          <Emblem />
          <h1 className={styles.title}>{title}</h1>
        </div>
        <p className="soft">{isOwners ? noKey : words.welcome}</p>
        {isOwners && <p className="soft">{words.welcome}</p>}
        <CodeForm brought={brought} onOpened={onOpened} />
      </section>
    </main>
  );
}
