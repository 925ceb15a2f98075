// How is one game of a rotation set: which, for how many rounds, by which house rules, at which
// place?

import { gameText, text } from "#renderer/text/text.ts";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { OrderTools } from "#renderer/ui/inputs/OrderTools.tsx";
import type { GameOffer } from "#shared/protocol/houseTables.ts";
import { draftProblems } from "./optionDraft.ts";
import { OptionFields } from "./OptionFields.tsx";
import { offerOf, roundRange, type EntryDraft } from "./rotationDraft.ts";
import styles from "./RotationFields.module.css";

interface EntryFieldsProps {
  readonly games: readonly GameOffer[];
  readonly entry: EntryDraft;
  /** Its place in the rotation, from 0. */
  readonly at: number;
  readonly of: number;
  readonly onGame: (game: string) => void;
  readonly onChange: (entry: EntryDraft) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function EntryFields({
  games,
  entry,
  at,
  of,
  onGame,
  onChange,
  onMove,
  onRemove,
}: EntryFieldsProps) {
  const words = text().setup;
  const offer = offerOf(games, entry.game);
  const { name } = gameText(entry.game);
  const toMend = Object.keys(draftProblems(offer.options, entry.options)).length;
  return (
    <li className={styles.entry} aria-label={words.entry(at + 1, name)}>
      <div className="flow">
        <span className={styles.number} aria-hidden="true">
          {at + 1}
        </span>
        <div className={styles.game}>
          <Dropdown
            label={words.entryGame(at + 1)}
            value={entry.game}
            items={games.map(({ id }) => ({ value: id, label: gameText(id).name }))}
            onChange={onGame}
          />
        </div>
        <div className={styles.rounds}>
          <span aria-hidden="true">×</span>
          <NumberInput
            label={words.roundsOf(name)}
            typed={entry.rounds}
            {...roundRange}
            onChange={(rounds) => onChange({ ...entry, rounds })}
          />
          <span aria-hidden="true" className={styles.unit}>
            {(offer.traits.unit === "hand" ? words.hands : words.rounds)(Number(entry.rounds))}
          </span>
        </div>
        <OrderTools
          words={{ up: words.moveUp(name), down: words.moveDown(name), remove: words.remove(name) }}
          at={at}
          of={of}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <details className={styles.rules}>
        <summary>
          {words.rules}
          {toMend > 0 && <strong className="bad"> – {words.toMend(toMend)}</strong>}
        </summary>
        <div className={styles.options}>
          <OptionFields
            offer={offer}
            draft={entry.options}
            onChange={(options) => onChange({ ...entry, options })}
          />
        </div>
      </details>
    </li>
  );
}
