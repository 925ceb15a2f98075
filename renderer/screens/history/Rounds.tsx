import { use, useEffect, useLayoutEffect, useRef, useState } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import { usePages } from "#renderer/context/housePages.ts";
import { text, gameText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { FileInput } from "#renderer/ui/inputs/FileInput.tsx";
import { FileButton } from "./FileButton.tsx";
import { replayFile } from "./replayFile.ts";
import styles from "./History.module.css";
import { askedFilter, isFiltering, noFilter, type RoundFilter } from "./roundFilter.ts";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import type { RoundFilters, StoredRound } from "#shared/protocol/history.ts";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { go } from "#renderer/context/navigation.ts";
import { isForPots } from "#renderer/screens/table/result/standings.ts";
import { placeOf, isDrawn } from "#shared/contract/round.ts";

/** Returns "" where the chips tell the result. */
export function placeWords({
  game,
  seat,
  result,
  players,
}: Pick<StoredRound, "game" | "seat" | "result" | "players">): string {
  const words = text().history;
  if (isDrawn(result)) return words.nobodyWon;
  const place = seat === null ? null : placeOf(result, seat);
  return place === null
    ? words.watched
    : isForPots(game)
      ? ""
      : words.placeOf(place, players.length);
}

interface RoundListProps {
  readonly rounds: readonly StoredRound[];
  readonly hasMore: boolean;
  readonly more: () => void;
}

/** Pixels, until a row is measured. */
const usualRow = 60;
/** Asks for the next page this many rows before the end of the list. */
const ahead = 15;

/** Only the rows in and around the window are in the document. */
function RoundList({ rounds, hasMore, more }: RoundListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setMargin] = useState(0);
  // Measures after every render, because what is above the list may change its height.
  useLayoutEffect(() =>
    setMargin(Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY)),
  );
  const rows = useWindowVirtualizer({
    count: rounds.length,
    estimateSize: () => usualRow,
    overscan: 8,
    scrollMargin,
    getItemKey: (index) => rounds[index]!.id,
  });
  const shown = rows.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  const isNearEnd = hasMore && lastShown >= rounds.length - ahead;
  useEffect(() => {
    if (isNearEnd) more();
  }, [isNearEnd, more]);
  const words = text().history;
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        style={{ height: `${rows.getTotalSize()}px` }}
        aria-label={words.rounds}
      >
        {shown.map(({ index, key, start }) => (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            className={styles.row}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
            aria-setsize={hasMore ? -1 : rounds.length}
            aria-posinset={index + 1}
          >
            <Round round={rounds[index]!} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div>
          <Button onClick={more}>{words.more}</Button>
        </div>
      )}
    </>
  );
}

function Round({ round }: { readonly round: StoredRound }) {
  const { id, game, endedAt, players, seat, result } = round;
  const words = text().history;
  const points = seat === null ? null : (result.points?.[seat] ?? null);
  const change = seat === null ? null : (result.chips?.[seat] ?? null);
  return (
    <button
      type="button"
      className={styles.round}
      onClick={() => go({ screen: "replay", round: String(id) })}
    >
      <span className={styles.game}>{gameText(game).name}</span>
      <span className={styles.players}>{words.company(players)}</span>
      <span className={styles.date}>{words.when(endedAt)}</span>
      <span className={styles.score}>
        {points !== null && <span className={styles.points}>{words.pointsOf(points)}</span>}
        {change !== null && (
          <span className={`strong ${change < 0 ? "bad" : change > 0 ? "good" : ""}`}>
            {words.change(change)}
          </span>
        )}
      </span>
      <span className={styles.roundListPlace}>{placeWords(round)}</span>
    </button>
  );
}

interface FilterFormProps {
  readonly filters: RoundFilters;
  readonly filter: RoundFilter;
  readonly choose: (filter: RoundFilter) => void;
}

type Item = { readonly value: string; readonly label: string };

function FilterForm({ filters, filter, choose }: FilterFormProps) {
  const words = text().history;
  const dropdown = (field: "game" | "table" | "player", any: string, items: readonly Item[]) => (
    <Dropdown
      label={words[field]}
      value={filter[field]}
      items={[{ value: "", label: any }, ...items]}
      onChange={(value) => choose({ ...filter, [field]: value })}
    />
  );
  const day = (field: "from" | "to") => (
    <label className={styles.day}>
      <span>{words[field]}</span>
      <TextInput
        type="date"
        value={filter[field]}
        onChange={({ target }) => choose({ ...filter, [field]: target.value })}
      />
    </label>
  );
  return (
    <div role="search" aria-label={words.filters} className={styles.filters}>
      {dropdown(
        "game",
        words.anyGame,
        filters.games.map((game) => ({ value: game, label: gameText(game).name })),
      )}
      {dropdown(
        "player",
        words.anyPlayer,
        filters.players.map((name) => ({ value: name, label: name })),
      )}
      {dropdown(
        "table",
        words.anyTable,
        filters.tables.map(({ id, openedAt, rounds }) => ({
          value: id,
          label: words.tableOf(openedAt, rounds),
        })),
      )}
      {day("from")}
      {day("to")}
      {isFiltering(filter) && (
        <Button kind="quiet" onClick={() => choose(noFilter)}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}

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
