// What does one see and touch while a round is replayed?

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { goBack } from "#renderer/context/navigation.ts";
import { useSettings } from "#renderer/context/settingsContext.ts";
import { useSounds } from "#renderer/context/soundsContext.ts";
import { BareTable } from "#renderer/table/BareTable.tsx";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { Eyes, Replay } from "#shared/protocol/replay.ts";
import { Controls } from "./Controls.tsx";
import { Eyesight } from "./Eyesight.tsx";
import { MovesAndCards } from "./MovesAndCards.tsx";
import { partOf, Reel, type FetchPart, type ReelState } from "./Reel.ts";
import styles from "./Replay.module.css";
import { SaveRound } from "./SaveRound.tsx";
import { useReelKeys } from "./useReelKeys.ts";

interface ReplayRoomProps {
  readonly replay: Replay;
  /** The name of the file that it was opened from. */
  readonly file: string | null;
  /** `part`: the one that is to come first. */
  readonly look: (eyes: Eyes, part: number) => void;
  readonly fetchPart: FetchPart;
}

export function ReplayRoom({ replay, file, look, fetchPart }: ReplayRoomProps) {
  const reel = useReel(replay, fetchPart);
  const state = useSyncExternalStore(reel.subscribe, reel.state);
  const { settings } = useSettings();
  const sounds = useSounds();
  const [isListOpen, setListOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const words = text().replay;
  const title = words.title(gameText(replay.game).name);
  useEffect(() => {
    document.title = `${title} – ${text().app.name}`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
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

/** The part of a long round that is asked for is on its way, or did not come. */
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

/** One for all eyes, so that the table stays where it is when others look. */
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
