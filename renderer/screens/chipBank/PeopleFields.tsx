import { useState, type FormEvent } from "react";
import { useAnswer } from "#renderer/context/houseContext.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { houseRequests } from "#shared/protocol/schema.ts";
import { chipWords } from "./chipWords.ts";
import styles from "./NewEvening.module.css";

export type NamedPerson = Readonly<{
  name: string;
  profile: string | null;
}>;

type PeopleFieldsProps = Readonly<{
  taken: readonly NamedPerson[];
  add: (person: NamedPerson) => void;
}>;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns people with profiles, and by name alone those of the last evenings. */
function useKnown(): readonly NamedPerson[] {
  const { known: profiles = [] } = useAnswer("profiles", {});
  const { known: evenings = [] } = useAnswer("chipEvenings", { limit: 5, before: null });
  const withProfiles = profiles.map(({ id, name }) => ({ name, profile: id }));
  const names = [...new Set(evenings.flatMap(({ people }) => people))];
  return [
    ...withProfiles,
    ...names
      .filter((name) => !withProfiles.some((person) => isSame(person.name, name)))
      .map((name) => ({ name, profile: null })),
  ];
}

export function PeopleFields({ taken, add }: PeopleFieldsProps) {
  const words = chipWords().opening;
  const [typed, setTyped] = useState("");
  const known = useKnown().filter(({ name }) => !taken.some((person) => isSame(person.name, name)));
  const bare = typed.trim();
  const isTaken = taken.some(({ name }) => isSame(name, bare));
  const addTyped = (event: FormEvent): void => {
    event.preventDefault();
    if (bare === "" || isTaken) return;
    add(known.find(({ name }) => isSame(name, bare)) ?? { name: bare, profile: null });
    setTyped("");
  };
  return (
    <>
      <form className={styles.adding} onSubmit={addTyped}>
        <TextInput
          aria-label={words.addName}
          placeholder={words.addName}
          value={typed}
          maxLength={houseRequests.addChipPerson.shape.person.shape.name.maxLength ?? undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button icon="plus" type="submit" aria-disabled={bare === "" || isTaken}>
          {words.add}
        </Button>
      </form>
      {isTaken && (
        <p role="alert" className="problem">
          {words.taken(bare)}
        </p>
      )}
      {known.length > 0 && (
        <div role="group" aria-label={words.known} className="wrap gap-s">
          {known.map((person) => (
            <Button icon="plus" key={person.name} onClick={() => add(person)}>
              {person.name}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
