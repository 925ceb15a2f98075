// Saves, loads and shares the owner's own structures (H-21).

import { useState } from "react";
import { useAnswer, useHouseActions } from "#renderer/context/houseContext.ts";
import { saveFile } from "#renderer/client/files.ts";
import { sentence, text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Field } from "#renderer/ui/inputs/fields.tsx";
import { FileInput } from "#renderer/ui/inputs/FileInput.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import {
  namedStructureSchema,
  readStructure,
  structureText,
  type NamedStructure,
  type Structure,
} from "#shared/tournament/structure.ts";
import styles from "./Setup.module.css";
import type { ReadDraft } from "./structureDraft.ts";

type OwnStructuresProps = Readonly<{
  structure: ReadDraft;
  take: (structure: Structure) => void;
}>;

type News = { readonly message: string } | { readonly problem: string } | null;

const fileNamed = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "structure"}.json`;

export function OwnStructures({ structure, take }: OwnStructuresProps) {
  const words = tournamentText().setup;
  const { known, failure, again } = useAnswer("structures", {});
  const { refusal, act } = useHouseActions();
  const [name, setName] = useState("");
  const [news, setNews] = useState<News>(null);
  const tell = (done: object | null, message: string): void => {
    setNews(done && { message });
    if (done) again();
  };
  const takeOver = (named: NamedStructure): void => {
    take(named.structure);
    setName(named.name);
    setNews({ message: words.took(named.name) });
  };
  const open = async (file: File): Promise<void> => {
    const read = readStructure(await file.text());
    if (read.ok) takeOver(read);
    else setNews({ problem: sentence(read.problem) });
  };
  const wanted = name.trim();
  const save = async (named: NamedStructure): Promise<void> =>
    tell(await act("saveStructure", named), words.saved(named.name));
  const remove = async (gone: string): Promise<void> =>
    tell(await act("deleteStructure", { name: gone }), words.removed(gone));
  const canSave = structure.ok && wanted !== "";
  return (
    <>
      {known && known.length > 0 && (
        <Kept kept={known} take={takeOver} remove={(gone) => void remove(gone)} />
      )}
      <Failure of={failure} again={again} />
      <Field label={words.saveAs} below>
        {(ids) => (
          <div className={styles.row}>
            <TextInput
              className={styles.name}
              aria-labelledby={ids.label}
              value={name}
              maxLength={namedStructureSchema.shape.name.maxLength ?? undefined}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
            <Button
              disabled={!canSave}
              onClick={() =>
                structure.ok && void save({ name: wanted, structure: structure.structure })
              }
            >
              {text().app.save}
            </Button>
            <Button
              icon="save"
              disabled={!canSave}
              onClick={() =>
                structure.ok &&
                saveFile({
                  name: fileNamed(wanted),
                  content: new Blob(
                    [structureText({ name: wanted, structure: structure.structure })],
                    { type: "application/json" },
                  ),
                })
              }
            >
              {words.exported}
            </Button>
            <FileInput
              label={words.imported}
              help={words.importedHelp}
              opened={(file) => void open(file)}
            />
          </div>
        )}
      </Field>
      <p role="status" className={styles.good}>
        {news && "message" in news ? news.message : ""}
      </p>
      {news && "problem" in news && (
        <p role="alert" className="problem">
          {news.problem}
        </p>
      )}
      <Failure of={refusal} />
    </>
  );
}

type KeptProps = Readonly<{
  kept: readonly NamedStructure[];
  take: (named: NamedStructure) => void;
  remove: (name: string) => void;
}>;

function Kept({ kept, take, remove }: KeptProps) {
  const words = tournamentText().setup;
  return (
    <ul className={styles.kept} aria-label={words.ownStructures}>
      {kept.map((named) => (
        <li key={named.name} className={styles.row}>
          <Button className={styles.named} onClick={() => take(named)}>
            {named.name}
          </Button>
          <Button
            icon="close"
            kind="quiet"
            aria-label={words.remove(named.name)}
            onClick={() => remove(named.name)}
          />
        </li>
      ))}
    </ul>
  );
}
