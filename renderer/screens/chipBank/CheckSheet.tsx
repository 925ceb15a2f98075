// Does what lies on the table match what must be there?

import { useState } from "react";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { differenceOf } from "#shared/chipBank/difference.ts";
import type { Counts } from "#shared/chipBank/evening.ts";
import { chipWords } from "./chipWords.ts";
import { CountSteppers } from "./CountSteppers.tsx";
import styles from "./Counting.module.css";
import type { EveningProps } from "./Evening.tsx";

export function CheckSheet({
  evening,
  close,
}: Pick<EveningProps, "evening"> & { readonly close: () => void }) {
  const words = chipWords().evening;
  const [counts, setCounts] = useState<Counts>(evening.colours.map(() => 0));
  const { counts: off, value } = differenceOf(evening, counts);
  const wrong = evening.colours.flatMap(({ colour }, at) =>
    off[at] === 0 ? [] : [words.off(colour, off[at] ?? 0)],
  );
  const isRight = wrong.length === 0;
  return (
    <Sheet title={words.checkTitle} onClose={close}>
      <p className={styles.help}>{words.checkHelp}</p>
      <CountSteppers colours={evening.colours} counts={counts} onChange={setCounts} />
      <div role="status" className={isRight ? styles.good : styles.bad}>
        <p>
          <b>{isRight ? words.right : value === 0 ? words.otherColours : words.differs(value)}</b>
        </p>
        {!isRight && <p>{wrong.join(" · ")}</p>}
      </div>
    </Sheet>
  );
}
