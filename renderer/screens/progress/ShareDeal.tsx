import { useEffect, useRef, useState } from "react";
import { saveFile } from "#renderer/client/files.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { DailyDeal } from "#shared/protocol/history.ts";
import { paintDeal } from "./dealPicture.ts";
import { dailyStandings } from "./dailyDeal.ts";
import styles from "./Progress.module.css";

type PictureFile = File | "failed" | null;

/** Paints the counted try; the file follows when it is painted. */
function useDealPicture({ date, game, streak, bots, tries }: DailyDeal) {
  const words = text().progress.daily;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<PictureFile>(null);
  const rows = dailyStandings(bots ?? [], tries.find(({ practice }) => !practice)?.result ?? null);
  const rank = rows.find(({ bot }) => bot === null)?.rank;
  const result = rank ? words.sharedRank(rank, rows.length) : "";
  const run = words.run(streak.run);
  const title = words.sharedTitle(date);
  const name = gameText(game).name;
  const cards = rows.map(({ bot }) => bot === null);
  const app = text().app.name;
  const shown = JSON.stringify({ title, game: name, result, streak: run, app, cards });
  useEffect(() => {
    let isWanted = true;
    const paint = async (on: HTMLCanvasElement): Promise<void> => {
      await paintDeal(on, JSON.parse(shown) as Parameters<typeof paintDeal>[1]);
      on.toBlob((blob) => {
        if (isWanted)
          setFile(
            blob ? new File([blob], `cardtable-${date}.png`, { type: "image/png" }) : "failed",
          );
      }, "image/png");
    };
    if (canvas.current) paint(canvas.current).catch(() => isWanted && setFile("failed"));
    return () => {
      isWanted = false;
    };
  }, [shown, date]);
  return { canvas, file, line: words.sharedLine(title, name, result, run) };
}

/** What one may show around of a deal that one has finished: a line and a picture, no cards. */
export const ShareDeal = ({ deal, close }: Readonly<{ deal: DailyDeal; close: () => void }>) => (
  <Sheet title={text().progress.daily.share} onClose={close}>
    <Shared deal={deal} />
  </Sheet>
);

/** Apart from its sheet, which mounts what it holds only when it has opened. */
function Shared({ deal }: { readonly deal: DailyDeal }) {
  const words = text().progress.daily;
  const { canvas, file, line } = useDealPicture(deal);
  return (
    <>
      <canvas ref={canvas} className={styles.picture} role="img" aria-label={line} />
      <p className="soft">{line}</p>
      {file === "failed" && <Failure of={{ message: words.noPicture }} />}
      <Ways line={line} file={file instanceof File ? file : null} />
    </>
  );
}

/** Outside a secure context a page has neither sharing nor the clipboard; saving always works. */
function Ways({ line, file }: Readonly<{ line: string; file: File | null }>) {
  const words = text().progress.daily;
  const [isCopied, setCopied] = useState(false);
  const canShare =
    file !== null && "canShare" in navigator && navigator.canShare({ files: [file] });
  return (
    <div className="wrap gap-s">
      {file && canShare && (
        <Button
          icon="send"
          kind="primary"
          // Cancelling the share dialog is no error.
          onClick={() => navigator.share({ files: [file], text: line }).catch(() => undefined)}
        >
          {words.send}
        </Button>
      )}
      {"clipboard" in navigator && (
        <Button
          icon="file"
          onClick={() =>
            navigator.clipboard.writeText(line).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? words.copied : words.copyLine}
        </Button>
      )}
      <Button
        icon="save"
        disabled={file === null}
        onClick={() => file && saveFile({ name: file.name, content: file })}
      >
        {words.savePicture}
      </Button>
    </div>
  );
}
