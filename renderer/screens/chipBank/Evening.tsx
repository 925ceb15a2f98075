// How is an evening with real chips counted, and how does it end (H-6)?

import { useState } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import type { ChipEvening } from "#shared/chipBank/kept.ts";
import { chipWords } from "./chipWords.ts";
import { Counting } from "./Counting.tsx";
import styles from "./Counting.module.css";
import { NameSheet } from "./NameSheet.tsx";
import { SettledEvening } from "./SettledEvening.tsx";
import { useEvening, type EveningHold } from "./useEvening.ts";

export interface EveningProps {
  readonly evening: ChipEvening;
  readonly act: EveningHold["act"];
}

export function Evening({ id }: { readonly id: string }) {
  const { asked, again, failure, refusal, act } = useEvening(id);
  const { list } = chipWords();
  const [isNaming, setNaming] = useState(false);
  const evening = asked.state === "answered" ? asked.value : null;
  const rename = evening && (
    <Button kind="quiet" className={styles.rename} onClick={() => setNaming(true)}>
      {chipWords().evening.rename}
    </Button>
  );
  return (
    <Page
      title={evening ? list.called(evening.name, evening.openedAt) : list.title}
      beside={rename}
      wide
    >
      {failure && <Failure message={failure.message} again={again} />}
      {refusal && <Failure message={refusal.message} />}
      {evening &&
        (evening.settled ? (
          <SettledEvening evening={evening} settled={evening.settled} act={act} />
        ) : (
          <Counting evening={evening} act={act} />
        ))}
      {evening && isNaming && (
        <NameSheet evening={evening} act={act} close={() => setNaming(false)} />
      )}
    </Page>
  );
}
