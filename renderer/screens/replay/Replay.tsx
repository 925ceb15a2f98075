import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from "react";
import { answerState, useHouse, type AnswerState } from "#renderer/context/houseContext.ts";
import { go, goInstead, type ReplayStart } from "#renderer/context/route.ts";
import { whileWanted } from "#renderer/context/whileWanted.ts";
import { loadTables } from "#renderer/games/tableGames.ts";
import { text } from "#renderer/text/text.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Notice } from "#renderer/ui/Notice.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import { FileInput } from "#renderer/ui/inputs/FileInput.tsx";
import type { Eyes, Replay as ReplayedRound } from "#shared/protocol/replay.ts";
import styles from "./Replay.module.css";

type OpenedFile = Readonly<{
  name: string;
  text: string;
}>;

/** Kept only in this tab's memory. */
let openedFile: OpenedFile | null = null;

const openFile = async (file: File) => (openedFile = { name: file.name, text: await file.text() });

export async function replayFile(file: File): Promise<void> {
  await openFile(file);
  go({ screen: "replay", round: "file" });
}

const ReplayRoom = lazy(async () => {
  const [{ ReplayRoom }] = await Promise.all([import("./ReplayRoom.tsx"), loadTables()]);
  return { default: ReplayRoom };
});

export function Replay({ round, at }: Readonly<{ round: string; at: ReplayStart }>) {
  const [file, setFile] = useState(openedFile);
  const opened = (chosen: File) => void openFile(chosen).then(setFile);
  if (round !== "file") return <Shown key={round} source={Number(round)} at={at} opened={opened} />;
  if (file === null) return <NoRound opened={opened}>{text().replay.noFile}</NoRound>;
  return <Shown key={file.text} source={file} at={0} opened={opened} />;
}

type ShownProps = Readonly<{
  /** A stored round's number, or a file; it must not change. */
  source: number | OpenedFile;
  /** Where it opens. */
  at: ReplayStart;
  opened: (file: File) => void;
}>;

/** Fetches a round from the house part by part, separately for each pair of eyes. */
function Shown({ source, at, opened }: ShownProps) {
  const { files } = useHouse();
  // The previous replay is kept until the lines for other eyes are loaded.
  const [asked, setAsked] = useState<AnswerState<ReplayedRound>>({ state: "waiting" });
  const [wish, setWish] = useState<Readonly<{ eyes: Eyes | null; part: number }>>({
    eyes: null,
    part: 1,
  });
  const fetchPart = useCallback(
    (eyes: Eyes | null, part: number) =>
      typeof source === "number"
        ? files.replay(source, eyes, part)
        : files.replayText(source.text, eyes, part),
    [files, source],
  );
  useEffect(
    () => whileWanted(fetchPart(wish.eyes, wish.part), (answer) => setAsked(answerState(answer))),
    [fetchPart, wish],
  );
  const look = useCallback((eyes: Eyes, part: number) => setWish({ eyes, part }), []);
  if (asked.state === "failed")
    return (
      <NoRound opened={typeof source === "number" ? null : opened}>
        <Failure of={asked} again={() => setWish({ ...wish })} />
      </NoRound>
    );
  const waiting = <Notice waiting title={text().replay.loading} />;
  if (asked.state === "waiting") return waiting;
  return (
    <Suspense fallback={waiting}>
      <ReplayRoom
        replay={asked.value}
        at={at}
        file={typeof source === "number" ? null : source.name}
        look={look}
        fetchPart={fetchPart}
      />
    </Suspense>
  );
}

function NoRound({
  opened,
  children,
}: Readonly<{
  opened: ((file: File) => void) | null;
  children: ReactNode;
}>) {
  const words = text().replay;
  return (
    <Page title={words.noFileTitle}>
      <div className={styles.none}>
        <div>{children}</div>
        {opened && <FileInput label={words.openFile} opened={opened} />}
        <button
          type="button"
          className={styles.link}
          onClick={() => goInstead({ screen: "history" })}
        >
          {words.toHistory}
        </button>
      </div>
    </Page>
  );
}
