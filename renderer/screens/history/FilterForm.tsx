// How does one say which rounds are wanted?

import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import type { RoundFilters } from "#shared/protocol/history.ts";
import styles from "./History.module.css";
import { isFiltering, noFilter, type RoundFilter } from "./roundFilter.ts";

interface FilterFormProps {
  readonly filters: RoundFilters;
  readonly filter: RoundFilter;
  readonly choose: (filter: RoundFilter) => void;
}

type Item = { readonly value: string; readonly label: string };

export function FilterForm({ filters, filter, choose }: FilterFormProps) {
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
