// Chooses the games of a session (H-7): a single game by its name, several as an ordered list.
import { useState } from "react";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field } from "#renderer/ui/inputs/fields.tsx";
import { shifted, OrderTools } from "#renderer/ui/inputs/OrderTools.tsx";
import type { GameOffer } from "#shared/protocol/house.ts";
import { presetOf, presets, type Preset } from "./presets.ts";
import {
  draftOfRotation,
  mostEntries,
  rotationOf,
  withEntry,
  withGame,
  withoutEntry,
  offerOf,
  roundRange,
  draftProblems,
  type EntryDraft,
  type RotationDraft,
} from "./tableDraft.ts";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { OptionFields } from "./OptionFields.tsx";
import styles from "./Setup.module.css";

type EntryFieldsProps = Readonly<{
  games: readonly GameOffer[];
  entry: EntryDraft;
  at: number;
  of: number;
  onGame: (game: string) => void;
  onChange: (entry: EntryDraft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}>;

function EntryFields({ games, entry, onGame, onChange, ...order }: EntryFieldsProps) {
  const { at } = order;
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
          {...order}
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

type RotationFieldsProps = Readonly<{
  games: readonly GameOffer[];
  draft: RotationDraft;
  onChange: (draft: RotationDraft) => void;
}>;

export function RotationFields({ games, draft, onChange }: RotationFieldsProps) {
  const words = text().setup;
  const [news, setNews] = useState("");
  const all = presets(games);
  const chosen = presetOf(all, rotationOf(games, draft));
  const presetField = (label: string, isOffered: (preset: Preset) => boolean) => (
    <PresetField
      label={label}
      presets={all.filter(isOffered)}
      chosen={chosen}
      choose={({ rotation }) => onChange(draftOfRotation(games, rotation))}
    />
  );
  const tell = (next: RotationDraft, said: string) => {
    onChange(next);
    setNews(said);
  };
  const move = ({ key, game }: EntryDraft, by: -1 | 1) => {
    const next = shifted(draft, key, by);
    tell(
      next,
      words.movedTo(
        gameText(game).name,
        next.findIndex((entry) => entry.key === key) + 1,
        next.length,
      ),
    );
  };
  const add = () => {
    const next = withEntry(games, draft);
    tell(next, words.added(gameText(next.at(-1)!.game).name));
  };
  return (
    <>
      {all.length > 1 && (
        <>
          {presetField(words.game, ({ rotation }) => rotation.length === 1)}
          {presetField(words.mixed, ({ rotation }) => rotation.length > 1)}
          {!chosen && <p className="small">{words.ownRotation}</p>}
        </>
      )}
      {draft.length > 1 && (
        <ol className="stack gap-m" aria-label={words.rotation}>
          {draft.map((entry, at) => (
            <EntryFields
              key={entry.key}
              games={games}
              entry={entry}
              at={at}
              of={draft.length}
              onGame={(game) => onChange(withGame(games, draft, entry.key, game))}
              onChange={(changed) =>
                onChange(draft.map((other) => (other.key === entry.key ? changed : other)))
              }
              onMove={(by) => move(entry, by)}
              onRemove={() =>
                tell(withoutEntry(draft, entry.key), words.removed(gameText(entry.game).name))
              }
            />
          ))}
        </ol>
      )}
      {draft.length > 1 && <p className="small">{words.rotationHelp}</p>}
      {games.length > 1 && draft.length < mostEntries && (
        <div>
          <Button icon="plus" onClick={add}>
            {words.addGame}
          </Button>
        </div>
      )}
      <p role="status" className="unseen">
        {news}
      </p>
    </>
  );
}

type PresetFieldProps = Readonly<{
  label: string;
  presets: readonly Preset[];
  chosen: Preset | undefined;
  choose: (preset: Preset) => void;
}>;

function PresetField({ label, presets: offered, chosen, choose }: PresetFieldProps) {
  const mine = offered.find((preset) => preset === chosen);
  if (offered.length === 0) return null;
  return (
    <Field label={label} help={mine?.about} below>
      {(ids) => (
        <Choice
          labelledBy={ids.label}
          describedBy={ids.help}
          value={mine?.id ?? null}
          items={offered.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => choose(offered.find((preset) => preset.id === id)!)}
        />
      )}
    </Field>
  );
}
