import { useState } from "react";
import { failureOf, useHouse, type Failed } from "#renderer/context/houseContext.ts";
import { saveFile, type FileWish } from "#renderer/client/files.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import styles from "./History.module.css";

type FileButtonProps = Readonly<{
  wish: FileWish;
  label: string;
  help?: string;
}>;

export function FileButton({ wish, label, help }: FileButtonProps) {
  const house = useHouse();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed | null>(null);
  const save = async () => {
    setBusy(true);
    const answer = await house.files.fetch(wish);
    setBusy(false);
    setFailure(failureOf(answer));
    if (answer.ok) saveFile(answer.value);
  };
  return (
    <div className={styles.file}>
      <Button icon="save" aria-busy={isBusy} disabled={isBusy} title={help} onClick={save}>
        {isBusy ? text().history.saving : label}
      </Button>
      <Failure of={failure} />
    </div>
  );
}
