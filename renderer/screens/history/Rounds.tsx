// Which rounds were played, and which of them are wanted?

import { use } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import { usePages } from "#renderer/context/housePages.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { FileInput } from "#renderer/ui/inputs/FileInput.tsx";
import { FileButton } from "./FileButton.tsx";
import { replayFile } from "./replayFile.ts";
import { FilterForm } from "./FilterForm.tsx";
import styles from "./History.module.css";
import { askedFilter, isFiltering, noFilter, type RoundFilter } from "./roundFilter.ts";
import { RoundList } from "./RoundList.tsx";

const pageSize = 50;

interface RoundsProps {
  readonly filter: RoundFilter;
  readonly choose: (filter: RoundFilter) => void;
}

export function Rounds({ filter, choose }: RoundsProps) {
  const { asked: filters, again } = useAnswer("roundFilters", {});
  const {
    lines: rounds,
    hasMore,
    failure,
    more,
  } = usePages("rounds", askedFilter(filter), pageSize, ({ id }) => id);
  const isOwners = use(HouseContext).caller === "owner";
  const words = text().history;
  const isEmpty = rounds?.length === 0;
  return (
    <>
      {filters.state === "failed" && <Failure message={filters.message} again={again} />}
      {filters.state === "answered" && filters.value.games.length > 0 && (
        <FilterForm filters={filters.value} filter={filter} choose={choose} />
      )}
      <section className={styles.files} aria-label={words.files}>
        {isOwners && (
          <FileInput
            label={words.open}
            help={words.openHelp}
            opened={(file) => void replayFile(file)}
          />
        )}
        {!isEmpty && (
          <FileButton
            wish={{ file: "hands", filter: askedFilter(filter) }}
            label={words.saveHands}
            help={words.saveHandsHelp}
          />
        )}
        {isOwners && <FileButton wish={{ file: "ledger" }} label={words.saveLedger} />}
      </section>
      {failure && <Failure message={failure.message} again={more} />}
      {isEmpty && !isFiltering(filter) && <p className={styles.empty}>{words.empty}</p>}
      {isEmpty && isFiltering(filter) && (
        <div className={styles.empty}>
          <p>{words.none}</p>
          <Button onClick={() => choose(noFilter)}>{words.clear}</Button>
        </div>
      )}
      {rounds && rounds.length > 0 && <RoundList rounds={rounds} hasMore={hasMore} more={more} />}
    </>
  );
}
