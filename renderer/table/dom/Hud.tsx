import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { tableText } from "#renderer/table/tableText.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { SidePanel } from "#renderer/ui/SidePanel.tsx";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskState, LogLine } from "#renderer/table/desk/deskState.ts";
import { boxStyle, type Laid } from "./TableFrame.tsx";
import styles from "./Hud.module.css";

export function FastForwardButton({ isOn, toggle }: FastForward) {
  const { faster, fasterHelp } = tableText();
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.fastForward}`}
      aria-label={faster}
      aria-pressed={isOn}
      title={fasterHelp}
      onClick={toggle}
    >
      <Icon name="faster" />
    </button>
  );
}

type FastForward = Readonly<{
  /** The button is pressed. It has an effect only where nobody else is at the table. */
  isOn: boolean;
  toggle: () => void;
  hold: (isHeld: boolean) => void;
}>;

/**
 * Animations speed up at every table, the bots' thinking only where nobody else plays (H-30). The
 * button is released when it is the person's turn.
 */
export function useFastForward(
  desk: Desk,
  { snapshot: { table }, scene }: DeskState,
  draw: (isHeld: boolean) => void,
): FastForward {
  const [isPressed, setPressed] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isAlone = table?.alone === true && table.stage === "playing";
  const isMine = scene.own !== null && scene.toAct.includes(scene.own);
  useEffect(() => {
    if (isMine || !isAlone) setPressed(false);
  }, [isMine, isAlone]);
  const wished = isHeld || isPressed;
  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
  });
  useEffect(() => latest.current(wished), [wished]);
  const asks = wished && isAlone;
  useEffect(() => {
    if (!asks) return undefined;
    desk.hurry(true);
    return () => desk.hurry(false);
  }, [desk, asks]);
  return useMemo(
    () => ({ isOn: isPressed, toggle: () => setPressed((on) => !on), hold: setHeld }),
    [isPressed],
  );
}

type HudProps = Laid &
  Readonly<{
    onMenu: () => void;
    /** Shows how friends join; offered only while the table is open to them. */
    onFriends: () => void;
    isLogOpen: boolean;
    toggleLog: () => void;
    beside: ReactNode;
  }>;

export function Hud(props: HudProps) {
  const { layout, onMenu, isLogOpen, toggleLog, beside } = props;
  const words = tableText();
  return (
    <>
      <div className={styles.left} style={boxStyle(layout.hudLeft)}>
        <button
          type="button"
          className={styles.button}
          aria-label={words.menu}
          title={words.menu}
          onClick={onMenu}
        >
          <Icon name="menu" />
        </button>
        <Sign {...props} />
      </div>
      <div className={styles.right} style={boxStyle(layout.hudRight)}>
        {beside}
        <button
          type="button"
          className={styles.button}
          aria-expanded={isLogOpen}
          aria-controls="table-log"
          aria-keyshortcuts="L"
          title={words.keyOf(isLogOpen ? words.hideLog : words.showLog, "L")}
          onClick={toggleLog}
        >
          {words.logShort}
        </button>
      </div>
    </>
  );
}

function Sign({ game, state: { view, snapshot }, onFriends }: HudProps) {
  const words = tableText();
  const { table } = snapshot;
  const name = game?.words().name ?? "";
  const round = view?.round ?? table?.roundNumber ?? 0;
  const count = round > 0 && <span>{words.round(round)}</span>;
  // H-13: friends join by it.
  const code = table?.lan?.code ?? null;
  // A name of several words may take two lines; its longest word must fit into one.
  const longest: CSSProperties = {
    ["--letters" as string]: Math.max(1, ...name.split(" ").map(({ length }) => length)),
  };
  if (code === null)
    return (
      <p className={styles.sign} style={longest}>
        <span className={styles.game}>{name}</span>
        {count && <span className={styles.round}>{count}</span>}
      </p>
    );
  return (
    <button
      type="button"
      className={`${styles.sign} ${styles.open}`}
      style={longest}
      aria-label={words.friendsSign(code)}
      title={words.friendsSign(code)}
      onClick={onFriends}
    >
      <span className={styles.game}>{name}</span>
      <span className={styles.round}>
        {count}
        <span className={styles.code}>{code}</span>
      </span>
    </button>
  );
}

type LogProps = Readonly<{
  lines: readonly LogLine[];
  isOpen: boolean;
  close: () => void;
  above: number;
}>;

/** A closed log stays in the page for screen readers. */
export function Log({ lines, isOpen, close, above }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const words = tableText();
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines, isOpen]);
  return (
    <SidePanel
      id="table-log"
      title={words.log}
      closeWords={words.hideLog}
      isOpen={isOpen}
      close={close}
      above={above}
    >
      <ol
        ref={list}
        role="log"
        aria-live="polite"
        aria-label={words.log}
        className={styles.lines}
        data-open={isOpen}
        tabIndex={isOpen ? 0 : -1}
      >
        {lines.map(({ id, words: line }) => (
          <li key={id}>{line}</li>
        ))}
      </ol>
    </SidePanel>
  );
}
