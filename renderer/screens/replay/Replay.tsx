import { lazy, Suspense, useState, type ReactNode } from "react";
import { goInstead } from "#renderer/context/navigation.ts";
import { loadTables } from "#renderer/games/tableGames.ts";
import { text } from "#renderer/text/text.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Notice } from "#renderer/ui/Notice.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import { FileInput } from "#renderer/ui/inputs/FileInput.tsx";
import { openedFile, openFile, type OpenedFile } from "./openedFile.ts";
import styles from "./Replay.module.css";
import { useReplay } from "./useReplay.ts";

const ReplayRoom = lazy(async () => {
  const [{ ReplayRoom }] = await Promise.all([import("./ReplayRoom.tsx"), loadTables()]);
  return { default: ReplayRoom };
});

/** `round`: a stored round's number, or `file` for one opened from a file. */
export function Replay({ round }: { readonly round: string }) {
  const [file, setFile] = useState(openedFile);
  const opened = (chosen: File): void => {
    void chosen.text().then((content) => {
      openFile({ name: chosen.name, text: content });
      setFile(openedFile());
    });
  };
  if (round !== "file") return <Shown key={round} source={Number(round)} opened={opened} />;
  if (file === null) return <NoRound opened={opened}>{text().replay.noFile}</NoRound>;
  return <Shown key={file.text} source={file} opened={opened} />;
}

interface ShownProps {
  readonly source: number | OpenedFile;
  readonly opened: (file: File) => void;
}

function Shown({ source, opened }: ShownProps) {
  const { asked, look, again, fetchPart } = useReplay(source);
  const words = text().replay;
  if (asked.state === "failed") {
    return (
      <NoRound opened={typeof source === "number" ? null : opened}>
        <Failure message={asked.message} again={again} />
      </NoRound>
    );
  }
  const waiting = <Notice waiting title={words.loading} />;
  if (asked.state === "waiting") return waiting;
  return (
    <Suspense fallback={waiting}>
      <ReplayRoom
        replay={asked.value}
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
}: {
  readonly opened: ((file: File) => void) | null;
  readonly children: ReactNode;
}) {
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
