import { useState } from "react";
import styles from "#renderer/screens/table/AtTable.module.css";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { useOwnPrograms } from "./ownPrograms.ts";

const everyMs = 5_000;
/** Characters; what it said last stands at the end. */
const mostSaid = 160;

/** Tells the owner that a program of theirs has failed too often at this table. */
export function ProgramNotice({ table }: { readonly table: string }) {
  const words = text().programs;
  const [read, setRead] = useState<readonly string[]>([]);
  const [failed] = useOwnPrograms(everyMs).flatMap(({ id, name, givenUp }) =>
    givenUp
      .filter((one) => one.table === table && !read.includes(id))
      .map(({ said }) => ({ id, name, said: said.slice(-mostSaid) })),
  );
  return (
    <div role="status" className={styles.swapWishPlace}>
      {failed && (
        <p className={styles.wish}>
          <span className="break">{words.givenUp(failed.name, failed.said)}</span>
          <Button onClick={() => setRead([...read, failed.id])}>{words.read}</Button>
        </p>
      )}
    </div>
  );
}
