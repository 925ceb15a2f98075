// How are the table's options changed from the next round on?

import { use, useState } from "react";
import { failureOf, HouseContext, type Failed } from "#renderer/context/houseContext.ts";
import { useGameOffers } from "#renderer/screens/setup/gameOffers.ts";
import { draftOfTable, tableOf, tableProblems } from "#renderer/screens/setup/tableDraft.ts";
import { TableFields } from "#renderer/screens/setup/TableFields.tsx";
import type { TableClient } from "#renderer/client/clients.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { GameOffer } from "#shared/protocol/houseTables.ts";
import type { TableState } from "#shared/protocol/table.ts";
import styles from "./OptionsSheet.module.css";

interface OptionsSheetProps {
  readonly session: TableClient;
  readonly table: TableState;
  readonly close: () => void;
}

/** Which options there are is the house's to say, so without it they stay as they are. */
export function OptionsSheet(props: OptionsSheetProps) {
  const { line, retry } = use(HouseContext);
  if (typeof line !== "string") return <OfferedOptions {...props} />;
  return (
    <Sheet title={text().table.options} onClose={props.close}>
      {line !== "opening" && <Failure message={null} again={retry} />}
    </Sheet>
  );
}

function OfferedOptions(props: OptionsSheetProps) {
  const { asked, again } = useGameOffers();
  if (asked.state === "answered" && asked.value.length > 0)
    return <OptionsForm {...props} games={asked.value} />;
  return (
    <Sheet title={text().table.options} onClose={props.close}>
      {asked.state === "failed" && <Failure message={asked.message} again={again} />}
    </Sheet>
  );
}

function OptionsForm({
  session,
  table,
  close,
  games,
}: OptionsSheetProps & { readonly games: readonly GameOffer[] }) {
  const words = text().setup;
  const [draft, setDraft] = useState(() => draftOfTable(games, table));
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const isPlaying = table.stage === "playing";
  const save = (): void => {
    session.ask("change", tableOf(games, draft)).then(
      (answer) => (answer.ok ? close() : setRefusal(failureOf(answer))),
      () => setRefusal({ message: null }),
    );
  };
  return (
    <Sheet
      wide
      title={text().table.options}
      onClose={close}
      action={
        <Button
          kind="primary"
          disabled={isPlaying || tableProblems(games, draft) > 0}
          onClick={save}
        >
          {words.change}
        </Button>
      }
    >
      {isPlaying && <p role="status">{words.notNow}</p>}
      <fieldset className={styles.fields} disabled={isPlaying}>
        <TableFields games={games} draft={draft} onChange={setDraft} />
      </fieldset>
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}
