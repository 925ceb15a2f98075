import { use, type ComponentProps } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import { usePages } from "#renderer/context/housePages.ts";
import { text, gameText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { FileInput } from "#renderer/ui/inputs/FileInput.tsx";
import { FileButton } from "./FileButton.tsx";
import { replayFile } from "#renderer/screens/replay/Replay.tsx";
import styles from "./History.module.css";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import type { RoundFilters, StoredRound } from "#shared/protocol/history.ts";
import { tone } from "#renderer/ui/Table.tsx";
import { VirtualRows } from "#renderer/ui/VirtualRows.tsx";
import { go } from "#renderer/context/route.ts";
import { ClosedMark, DealMark } from "#renderer/screens/table/deal/DealMark.tsx";
import { isForPots } from "#renderer/screens/table/result/standings.ts";
import { placeOf, isDrawn } from "#shared/contract/round.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";

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

function Round({ round }: { readonly round: StoredRound }) {
  const { id, game, endedAt, players, seat, result, deal, closedCards } = round;
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
      <span className={styles.date}>
        {words.when(endedAt)}
        {deal && <DealMark standing={deal} isBrief={deal !== "fault"} />}
        {closedCards > 0 && <ClosedMark isBrief />}
      </span>
      <span className={styles.score}>
        {points !== null && <span className={styles.points}>{words.pointsOf(points)}</span>}
        {change !== null && (
          <span className={`strong ${tone(change)}`}>{words.change(change)}</span>
        )}
      </span>
      <span className={styles.ranked}>{placeWords(round)}</span>
    </button>
  );
}

type FilterFormProps = Readonly<{
  filters: RoundFilters;
  filter: RoundFilter;
  choose: (filter: RoundFilter) => void;
}>;

function FilterForm({ filters, filter, choose }: FilterFormProps) {
  const words = text().history;
  const dropdown = (
    field: "game" | "table" | "player",
    any: string,
    items: ComponentProps<typeof Dropdown<string>>["items"],
  ) => (
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
/** Pixels, until a row is measured. */
const usualRow = 60;

type RoundsProps = Readonly<{
  filter: RoundFilter;
  choose: (filter: RoundFilter) => void;
}>;

export function Rounds({ filter, choose }: RoundsProps) {
  const { known: filters, failed, again } = useAnswer("roundFilters", {});
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
      <Failure of={failed} again={again} />
      {filters && filters.games.length > 0 && (
        <FilterForm filters={filters} filter={filter} choose={choose} />
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
        <Button icon="sealFits" onClick={() => go({ screen: "checkDeal" })}>
          {text().checkDeal.title}
        </Button>
      </section>
      <Failure of={failure} again={more} />
      {isEmpty && !isFiltering(filter) && <p className={styles.empty}>{words.empty}</p>}
      {isEmpty && isFiltering(filter) && (
        <div className={styles.empty}>
          <p>{words.none}</p>
          <Button onClick={() => choose(noFilter)}>{words.clear}</Button>
        </div>
      )}
      {rounds && rounds.length > 0 && (
        <VirtualRows
          label={words.rounds}
          className={styles.list}
          count={rounds.length}
          usual={usualRow}
          keyOf={(index) => rounds[index]!.id}
          more={hasMore ? more : null}
        >
          {(index) => <Round round={rounds[index]!} />}
        </VirtualRows>
      )}
      {hasMore && (
        <div>
          <Button onClick={more}>{words.more}</Button>
        </div>
      )}
    </>
  );
}

/** Empty fields do not filter. Days have the form of a date input: `2026-11-21`. */
export type RoundFilter = Readonly<{
  game: string;
  table: string;
  player: string;
  from: string;
  to: string;
}>;

export const noFilter: RoundFilter = { game: "", table: "", player: "", from: "", to: "" };

export const isFiltering = (filter: RoundFilter): boolean =>
  Object.values(filter).some((value) => value !== "");

function dayStart(day: string, later: number): number | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return year === undefined
    ? null
    : new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
}

/** Both days are included. */
export function askedFilter({
  game,
  table,
  player,
  from,
  to,
}: RoundFilter): Omit<HouseAsk<"rounds">, "limit" | "before"> {
  const [begin, end] = [dayStart(from, 0), dayStart(to, 1)];
  return {
    ...(game !== "" && { game }),
    ...(table !== "" && { table }),
    ...(player !== "" && { player }),
    ...(begin !== null && { from: begin }),
    ...(end !== null && { to: end }),
  };
}
