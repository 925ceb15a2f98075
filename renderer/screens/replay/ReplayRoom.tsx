import { useEffect, useRef, useState, useSyncExternalStore, useId } from "react";
import { goBack } from "#renderer/context/navigation.ts";
import { useSettings } from "#renderer/context/settingsContext.ts";
import { useSounds } from "#renderer/context/soundsContext.ts";
import { BareTable } from "#renderer/table/BareTable.tsx";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { eyesName, parseEyes, type Eyes, type Replay } from "#shared/protocol/replay.ts";
import { Controls } from "./Controls.tsx";
import { partOf, Reel, type FetchPart, type ReelState } from "./Reel.ts";
import styles from "./Replay.module.css";
import { FileButton } from "../history/FileButton.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { CardList } from "./CardList.tsx";
import { MoveList } from "./MoveList.tsx";
import { useHeading, useTitle } from "#renderer/ui/heading.ts";

export function reelAct(key: string, reel: Reel): (() => void) | null {
  const { count, isPlaying } = reel.state();
  switch (key) {
    case "ArrowLeft":
      return () => reel.back();
    case "ArrowRight":
      return () => reel.step();
    case " ":
      return () => (isPlaying ? reel.pause() : reel.play());
    case "Home":
      return () => reel.jump(0);
    case "End":
      return () => reel.jump(count - 1);
    default:
      return null;
  }
}

/** Fields, lists and dialogs keep their keys; buttons and links keep the space bar. */
function keepsKey(target: HTMLElement, key: string): boolean {
  if (
    target.closest(
      'input, select, textarea, [role="slider"], [role="combobox"], [role="listbox"], [role="tablist"], [role="radiogroup"], [role="dialog"]',
    )
  )
    return true;
  return key === " " && target.closest("button, a") !== null;
}

function useReelKeys(reel: Reel): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!(target instanceof HTMLElement) || keepsKey(target, key)) return;
      const act = reelAct(key, reel);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [reel]);
}

interface MovesAndCardsProps {
  readonly replay: Replay;
  readonly reel: Reel;
  readonly state: ReelState;
}

function MovesAndCards({ replay, reel, state }: MovesAndCardsProps) {
  const [list, setList] = useState<"moves" | "cards">("moves");
  const id = useId();
  const words = text().replay;
  return (
    <div className={styles.both}>
      <span id={id} className="unseen">
        {words.showing}
      </span>
      <Choice
        labelledBy={id}
        value={list}
        items={[
          { value: "moves", label: words.moves },
          { value: "cards", label: words.cards },
        ]}
        onChange={setList}
      />
      {list === "moves" && <MoveList reel={reel} state={state} />}
      {list === "cards" && (
        <CardList players={replay.players} game={replay.game} seen={state.shown.message.seen} />
      )}
    </div>
  );
}

interface EyesightProps {
  readonly replay: Replay;
  readonly look: (eyes: Eyes) => void;
}

function Eyesight({ replay: { eyes, offered, players }, look }: EyesightProps) {
  const words = text().replay;
  const nameOf = (whose: Eyes): string => {
    if (whose === "all") return words.allEyes;
    if (whose === "spectator") return words.spectatorEyes;
    const { name, isOwn } = players[whose] ?? { name: "", isOwn: false };
    return isOwn ? words.ownEyes(name) : name;
  };
  const choose = (name: string): void => {
    const chosen = parseEyes(name);
    if (chosen !== null) look(chosen);
  };
  return (
    <div className={styles.eyes}>
      <span id="replay-eyes" className={styles.label}>
        {words.eyes}
      </span>
      <Dropdown
        labelledBy="replay-eyes"
        value={eyesName(eyes)}
        items={offered.map((whose) => ({ value: eyesName(whose), label: nameOf(whose) }))}
        onChange={choose}
      />
    </div>
  );
}

function SaveRound({ round, isWhole }: { readonly round: number; readonly isWhole: boolean }) {
  const words = text().replay;
  return (
    <FileButton
      wish={{ file: "record", round, eyes: null }}
      label={isWhole ? words.save : words.saveSeen}
      help={isWhole ? words.saveHelp : words.saveSeenHelp}
    />
  );
}

interface ReplayRoomProps {
  readonly replay: Replay;
  readonly file: string | null;
  /** `part`: the one to load first. */
  readonly look: (eyes: Eyes, part: number) => void;
  readonly fetchPart: FetchPart;
}

export function ReplayRoom({ replay, file, look, fetchPart }: ReplayRoomProps) {
  const reel = useReel(replay, fetchPart);
  const state = useSyncExternalStore(reel.subscribe, reel.state);
  const { settings } = useSettings();
  const sounds = useSounds();
  const [isListOpen, setListOpen] = useState(false);
  const words = text().replay;
  const title = words.title(gameText(replay.game).name);
  useTitle(title);
  const heading = useHeading(title);
  useReelKeys(reel);
  const leave = (): void => goBack({ screen: "history" });
  const save = replay.stored && (
    <SaveRound round={replay.stored.id} isWhole={replay.offered.includes("all")} />
  );
  const lists = <MovesAndCards replay={replay} reel={reel} state={state} />;

  return (
    <div className={styles.room}>
      <header className={styles.header}>
        <Button className={styles.icon} aria-label={text().app.back} onClick={leave}>
          <Icon name="back" />
        </Button>
        <div className={styles.names}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.about}>
            {replay.stored
              ? words.round(replay.stored.number, replay.stored.endedAt)
              : words.fromFile(file ?? "")}
          </p>
        </div>
        <Eyesight replay={replay} look={(eyes) => look(eyes, partOf(reel.at, state))} />
        <div className={styles.save}>{save}</div>
        <Button className={styles.listButton} onClick={() => setListOpen(true)}>
          {words.movesAndCards}
        </Button>
      </header>
      <main className={styles.table}>
        <BareTable
          driver={reel}
          settings={settings}
          sounds={sounds}
          onMoving={reel.moved}
          pace={state.speed}
        />
        <Coming state={state} again={() => reel.again()} />
      </main>
      <aside className={styles.lists} aria-label={words.movesAndCards}>
        {lists}
      </aside>
      <Controls reel={reel} state={state} />
      {isListOpen && (
        <Sheet title={words.movesAndCards} onClose={() => setListOpen(false)} footer={save}>
          {lists}
        </Sheet>
      )}
    </div>
  );
}

function Coming({
  state: { wanted, failed },
  again,
}: {
  readonly state: ReelState;
  readonly again: () => void;
}) {
  if (failed)
    return (
      <div className={styles.coming}>
        <Failure message={failed.message} again={again} />
      </div>
    );
  return (
    <div role="status" className={styles.coming}>
      {wanted !== null && <span className={styles.wait}>{text().replay.coming}</span>}
    </div>
  );
}

/** Keeps one reel for all eyes, so that the table stays at the same move when they change. */
function useReel(replay: Replay, fetchPart: FetchPart): Reel {
  const [reel] = useState(() => new Reel(replay, fetchPart));
  const shown = useRef(replay);
  useEffect(() => {
    if (shown.current !== replay) reel.look(replay);
    shown.current = replay;
  }, [reel, replay]);
  useEffect(() => () => reel.pause(), [reel]);
  return reel;
}
