import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { goBack, type ReplayStart } from "#renderer/context/route.ts";
import { useSettings, useSounds } from "#renderer/context/appContext.ts";
import { BareTable } from "#renderer/table/BareTable.tsx";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { eyesName, parseEyes, type Eyes, type Replay } from "#shared/protocol/replay.ts";
import { ClosedMark, DealMark } from "#renderer/screens/table/deal/DealMark.tsx";
import { practise, startAt } from "#renderer/screens/practice/practise.ts";
import { partOf, Reel, speeds, type FetchPart, type ReelState } from "./Reel.ts";
import styles from "./Replay.module.css";
import { FileButton } from "#renderer/screens/history/FileButton.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { MovesAndCards } from "./MovesAndCards.tsx";
import { useHeading, useTitle } from "#renderer/ui/Page.tsx";
import { Icon, type IconName } from "#renderer/ui/pictures/Icon.tsx";
import { Range } from "#renderer/ui/inputs/Range.tsx";

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
function keepsKey(target: HTMLElement, key: string) {
  if (
    target.closest(
      'input, select, textarea, [role="slider"], [role="combobox"], [role="listbox"], [role="tablist"], [role="radiogroup"], [role="dialog"]',
    )
  )
    return true;
  return key === " " && target.closest("button, a") !== null;
}

function useReelKeys(reel: Reel) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
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

function Eyesight({
  replay: { eyes, offered, players },
  look,
}: Readonly<{
  replay: Replay;
  look: (eyes: Eyes) => void;
}>) {
  const words = text().replay;
  const nameOf = (whose: Eyes) => {
    if (whose === "all") return words.allEyes;
    if (whose === "spectator") return words.spectatorEyes;
    const { name, isOwn } = players[whose] ?? { name: "", isOwn: false };
    return isOwn ? words.ownEyes(name) : name;
  };
  const choose = (name: string) => {
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

/** Whether the lists have no room beside the table, as in Replay.module.css. */
const isNarrow = () => matchMedia("(width <= 56rem)").matches;

function saveWords({ offered, stored }: Replay) {
  const { replay: words, sealed } = text();
  if ((stored?.closedCards ?? 0) > 0) return { label: sealed.saveOpen, help: sealed.saveOpenHelp };
  return offered.includes("all")
    ? { label: words.save, help: words.saveHelp }
    : { label: words.saveSeen, help: words.saveSeenHelp };
}

type ReplayRoomProps = Readonly<{
  replay: Replay;
  /** Where it opens. */
  at: ReplayStart;
  file: string | null;
  /** `part`: the one to load first. */
  look: (eyes: Eyes, part: number) => void;
  fetchPart: FetchPart;
}>;

export function ReplayRoom({ replay, at, file, look, fetchPart }: ReplayRoomProps) {
  const opensReview = at === "review";
  const reel = useReel(replay, opensReview ? 0 : at, fetchPart);
  const state = useSyncExternalStore(reel.subscribe, reel.state);
  const { settings } = useSettings();
  const sounds = useSounds();
  // In one of the two places alone: where it is stopped, it must not be asked for in the other.
  const [isSheetFirst] = useState(() => opensReview && isNarrow());
  const [isListOpen, setListOpen] = useState(isSheetFirst);
  const words = text().replay;
  const title = words.title(gameText(replay.game).name);
  useTitle(title);
  const heading = useHeading(title);
  useReelKeys(reel);
  const leave = () => goBack({ screen: "history" });
  const someClosed = (replay.stored?.closedCards ?? 0) > 0;
  const save = replay.stored && (
    <FileButton
      wish={{ file: "record", round: replay.stored.id, eyes: null }}
      {...saveWords(replay)}
    />
  );
  const listsWith = (startsAtReview: boolean) => (
    <MovesAndCards
      replay={replay}
      reel={reel}
      state={state}
      opensReview={startsAtReview}
      onLook={() => setListOpen(false)}
    />
  );

  return (
    <div className={styles.room}>
      <header className={styles.header}>
        <Button icon="back" className={styles.press} aria-label={text().app.back} onClick={leave} />
        <div className="grow">
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.about}>
            {replay.stored
              ? words.round(replay.stored.number, replay.stored.endedAt)
              : words.fromFile(file ?? "")}
            {replay.stored?.deal && <DealMark standing={replay.stored.deal} />}
            {someClosed && <ClosedMark />}
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
        {listsWith(opensReview && !isSheetFirst)}
      </aside>
      <Controls reel={reel} state={state} tryIt={<TryIt replay={replay} state={state} />} />
      {isListOpen && (
        <Sheet title={words.movesAndCards} onClose={() => setListOpen(false)} footer={save}>
          {listsWith(isSheetFirst)}
        </Sheet>
      )}
    </div>
  );
}

function Coming({
  state: { wanted, failed },
  again,
}: Readonly<{
  state: ReelState;
  again: () => void;
}>) {
  return (
    <div role={failed ? undefined : "status"} className={styles.coming}>
      <Failure of={failed} again={again} />
      {!failed && wanted !== null && <span className={styles.wait}>{text().replay.coming}</span>}
    </div>
  );
}

/** Keeps one reel for all eyes, so that the table stays at the same move when they change. */
function useReel(replay: Replay, line: number, fetchPart: FetchPart): Reel {
  const [reel] = useState(() => {
    const made = new Reel(replay, fetchPart);
    if (line > 0) made.jump(line);
    return made;
  });
  const shown = useRef(replay);
  useEffect(() => {
    if (shown.current !== replay) reel.look(replay);
    shown.current = replay;
  }, [reel, replay]);
  useEffect(() => () => reel.pause(), [reel]);
  return reel;
}

function TryIt({
  replay,
  state: { shown },
}: Readonly<{
  replay: Replay;
  state: ReelState;
}>) {
  const start = startAt(replay, shown);
  if (start === "nowhere") return null;
  const words = text().replay;
  const isOver = start === "over";
  return (
    <Button
      icon="cards"
      className={styles.tryIt}
      title={isOver ? words.nothingToTry : words.tryItHelp}
      aria-disabled={isOver}
      onClick={() => !isOver && practise(start)}
    >
      {words.tryIt}
    </Button>
  );
}

function Controls({
  reel,
  state: { count, shown, wanted, isAtEnd, isPlaying, speed },
  tryIt,
}: Readonly<{
  reel: Reel;
  state: ReelState;
  tryIt: ReactNode;
}>) {
  const id = useId();
  const words = text().replay;
  const last = count - 1;
  const at = wanted ?? shown.line.number;
  const press = (icon: IconName, label: string, key: string, act: () => void, isOff = false) => (
    <Button
      className={styles.press}
      aria-label={label}
      aria-keyshortcuts={key}
      title={words.keyOf(label, key)}
      aria-disabled={isOff}
      onClick={act}
    >
      <Icon name={icon} />
    </Button>
  );
  return (
    <div role="group" aria-label={words.controls} className={styles.bar}>
      <div className={styles.presses}>
        {press("toFirst", words.first, "Home", () => reel.jump(0), at === 0)}
        {press("back", words.back, "ArrowLeft", () => reel.back(), at === 0)}
        {isPlaying
          ? press("pause", words.pause, "Space", () => reel.pause())
          : press("play", words.play, "Space", () => reel.play())}
        {press("next", words.step, "ArrowRight", () => reel.step(), isAtEnd)}
        {press("toLast", words.last, "End", () => reel.jump(last), isAtEnd)}
      </div>
      <span id={`${id}-scrub`} className="unseen">
        {words.scrub}
      </span>
      <div className={styles.scrub}>
        <Range
          labelledBy={`${id}-scrub`}
          value={at}
          min={0}
          max={Math.max(1, last)}
          step={1}
          words={(value) => words.moveOf(value, last)}
          onChange={(value) => reel.jump(value)}
        />
      </div>
      <span id={`${id}-speed`} className="unseen">
        {words.speed}
      </span>
      <div className={styles.speed}>
        <Dropdown
          labelledBy={`${id}-speed`}
          value={speed}
          items={speeds.map((value) => ({ value, label: words.times(value) }))}
          onChange={(value) => (reel.speed = value)}
        />
      </div>
      {tryIt}
    </div>
  );
}
