// How are the games of a session chosen (H-7)? One game needs no more than its name; more of them
// are a list in their order.

import { useState } from "react";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { shifted } from "#renderer/ui/inputs/shifted.ts";
import type { GameOffer } from "#shared/protocol/houseTables.ts";
import { EntryFields } from "./EntryFields.tsx";
import { presetOf, presets, type Preset } from "./presets.ts";
import {
  draftOfRotation,
  mostEntries,
  rotationOf,
  withEntry,
  withGame,
  withoutEntry,
  type EntryDraft,
  type RotationDraft,
} from "./rotationDraft.ts";

interface RotationFieldsProps {
  readonly games: readonly GameOffer[];
  readonly draft: RotationDraft;
  readonly onChange: (draft: RotationDraft) => void;
}

export function RotationFields({ games, draft, onChange }: RotationFieldsProps) {
  const words = text().setup;
  const [news, setNews] = useState("");
  const all = presets(games);
  const chosen = presetOf(all, rotationOf(games, draft));
  const choose = ({ rotation }: Preset): void => onChange(draftOfRotation(games, rotation));
  const tell = (next: RotationDraft, said: string): void => {
    onChange(next);
    setNews(said);
  };
  const move = ({ key, game }: EntryDraft, by: -1 | 1): void => {
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
  const add = (): void => {
    const next = withEntry(games, draft);
    tell(next, words.added(gameText(next.at(-1)!.game).name));
  };
  return (
    <>
      {all.length > 1 && (
        <>
          <PresetField
            label={words.game}
            presets={all.filter(({ rotation }) => rotation.length === 1)}
            chosen={chosen}
            choose={choose}
          />
          <PresetField
            label={words.mixed}
            presets={all.filter(({ rotation }) => rotation.length > 1)}
            chosen={chosen}
            choose={choose}
          />
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
          <Button onClick={add}>
            <Icon name="plus" />
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

interface PresetFieldProps {
  readonly label: string;
  readonly presets: readonly Preset[];
  /** It may be none of these. */
  readonly chosen: Preset | undefined;
  readonly choose: (preset: Preset) => void;
}

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
