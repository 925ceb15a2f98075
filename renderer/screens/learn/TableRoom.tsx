// A table that the house's answers feed, below a bar of words.

import { useState, type ReactNode } from "react";
import { useSettings, useSounds } from "#renderer/context/appContext.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import { Table } from "#renderer/table/Table.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { useHeading, useTitle } from "#renderer/ui/Page.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { Settings } from "#shared/settings/settings.ts";
import styles from "./TableRoom.module.css";

type TableRoomProps = Readonly<{
  title: string;
  client: TableClient & { readonly moved: (isMoving: boolean) => void };
  settings: Settings;
  leave: () => void;
  bar: ReactNode;
  /** The buttons of the table's menu. */
  menu: ReactNode;
}>;

export function TableRoom({ title, client, settings, leave, bar, menu }: TableRoomProps) {
  const { change } = useSettings();
  const sounds = useSounds();
  const [areKeysOpen, setKeysOpen] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  useTitle(title);
  const heading = useHeading(title);
  return (
    <main className={styles.room}>
      <h1 ref={heading} tabIndex={-1} className="unseen">
        {title}
      </h1>
      {bar}
      <div className={styles.felt}>
        <Table
          client={client}
          settings={settings}
          sounds={sounds}
          onMenu={() => setMenuOpen(true)}
          onFriends={leave}
          onSettings={change}
          onMoving={client.moved}
          keys={{
            open: areKeysOpen,
            show: () => setKeysOpen(true),
            close: () => setKeysOpen(false),
          }}
        />
      </div>
      {isMenuOpen && (
        <Sheet title={title} onClose={() => setMenuOpen(false)}>
          <div className={styles.menu}>{menu}</div>
        </Sheet>
      )}
    </main>
  );
}

type BarProps = Readonly<{
  /** What the bar is about, for a screen reader. */
  label: string;
  leave: Readonly<{ label: string; act: () => void }>;
  className?: string | undefined;
  where: string;
  told: string;
  isSoft: boolean;
  children: ReactNode;
}>;

export function Bar({ label, leave, className, where, told, isSoft, children }: BarProps) {
  return (
    <section className={`${styles.bar} ${className ?? ""}`} aria-label={label}>
      <Button
        icon="back"
        className="square"
        aria-label={leave.label}
        title={leave.label}
        onClick={leave.act}
      />
      <div className={styles.words}>
        <p className={styles.where}>{where}</p>
        <p role="status" className={`${styles.told} ${isSoft ? "soft" : ""}`}>
          {told}
        </p>
        {children}
      </div>
    </section>
  );
}

export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
