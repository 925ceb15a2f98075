import { useEffect, useMemo, useRef, useState } from "react";
import { saveFile } from "#renderer/client/files.ts";
import { FileButton } from "#renderer/screens/history/FileButton.tsx";
import { gameText, text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import type { TournamentResult } from "#shared/tournament/results.ts";
import { winnersOf } from "./people.ts";
import { paintResults, pngOf, type PictureWords, layResults } from "./resultPicture.ts";
import styles from "./Director.module.css";

const longest = 60;

/** Returns letters, digits and hyphens; `tournament` if nothing is left. */
export function fileName(name: string): string {
  const bare = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .toLocaleLowerCase()
    .slice(0, longest);
  return bare === "" ? "tournament" : bare;
}

function wordsFor(view: TournamentView): PictureWords {
  const {
    director: { results: words, people },
    lists,
  } = tournamentText();
  const gain = ({ points, prize, bounties }: TournamentResult): string =>
    [
      points === null ? "" : people.points(points),
      prize + bounties > 0 ? words.gain(prize + bounties) : "",
    ]
      .filter((part) => part !== "")
      .join(" · ");
  const games = [...new Set(view.rotation.map(({ game }) => gameText(game).name))];
  return {
    title: view.name,
    place: people.place,
    gain,
    others: words.others,
    app: text().app.name,
    about: words.about(lists.formats[view.format.kind], games, view.entrants.length, view.endedAt),
  };
}

export function ResultsPart({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().director.results;
  const winners = winnersOf(view).map(({ name }) => name);
  return (
    <section className={styles.resultsPart}>
      <h2>{words.winner(winners)}</h2>
      <Picture view={view} />
      <FileButton wish={{ file: "results", tournament: view.id }} label={words.csv} />
    </section>
  );
}

function Picture({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().director.results;
  const canvas = useRef<HTMLCanvasElement>(null);
  const sheet = useMemo(() => layResults(view), [view]);
  const [file, setFile] = useState<File | "failed" | null>(null);
  useEffect(() => {
    let wanted = true;
    const paint = async (on: HTMLCanvasElement): Promise<File> => {
      await paintResults(on, sheet, wordsFor(view));
      return new File([await pngOf(on)], `${fileName(view.name)}.png`, { type: "image/png" });
    };
    if (canvas.current)
      paint(canvas.current).then(
        (drawn) => wanted && setFile(drawn),
        () => wanted && setFile("failed"),
      );
    return () => {
      wanted = false;
    };
  }, [sheet, view]);
  return (
    <>
      <canvas ref={canvas} className={styles.picture} role="img" aria-label={words.picture} />
      {file === "failed" && <Failure message={words.failed} />}
      {file !== null && file !== "failed" && <Takers file={file} title={words.file(view.name)} />}
    </>
  );
}

const canShare = (file: File): boolean =>
  typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });

function Takers({ file, title }: Readonly<{ file: File; title: string }>) {
  const words = tournamentText().director.results;
  // Cancelling the share dialog is no error.
  const share = (): void => void navigator.share({ files: [file], title }).catch(() => undefined);
  return (
    <div className={styles.takers}>
      <Button
        icon="save"
        kind="primary"
        onClick={() => saveFile({ name: file.name, content: file })}
      >
        {words.save}
      </Button>
      {canShare(file) && (
        <Button icon="send" onClick={share}>
          {words.share}
        </Button>
      )}
    </div>
  );
}
