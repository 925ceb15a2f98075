import { useState } from "react";
import { useOwnHouse } from "#renderer/screens/friends/lanState.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { ToggleField } from "#renderer/ui/inputs/fields.tsx";
import { useOwnPrograms } from "./ownPrograms.ts";
import { ProgramsSheet } from "./ProgramsSheet.tsx";

type ProgramFieldsProps = Readonly<{
  /** At which a new one is tried. */
  game: string;
  /** The ids of those that play. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}>;

/** Which of the owner's programs play in place of bots. */
export function ProgramFields({ game, chosen, onChange }: ProgramFieldsProps) {
  const words = text().programs;
  const own = useOwnPrograms();
  const isOwners = useOwnHouse() !== null;
  const [isAdding, setAdding] = useState(false);
  if (!isOwners) return null;
  return (
    <>
      {own.map(({ id, name }) => (
        <ToggleField
          key={id}
          label={words.plays(name)}
          help={words.playsHelp}
          on={chosen.includes(id)}
          onChange={(on) => onChange([...chosen.filter((one) => one !== id), ...(on ? [id] : [])])}
        />
      ))}
      <div>
        <Button kind="quiet" onClick={() => setAdding(true)}>
          {words.open}
        </Button>
      </div>
      {isAdding && <ProgramsSheet game={game} close={() => setAdding(false)} />}
    </>
  );
}
