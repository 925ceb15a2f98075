import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { useState, type FormEvent } from "react";
import { avatarKeys } from "#renderer/art/avatars.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { nameProblem } from "./profileProblem.ts";
import styles from "./Home.module.css";

type Person = HouseAsk<"saveProfile">;

interface PersonFormProps {
  /** The form's id, for a button elsewhere that submits it. */
  readonly id: string;
  readonly person: Person;
  readonly onChange: (person: Person) => void;
  /** Called only with a valid name. */
  readonly onSubmit: (person: Person) => void;
  /** Nothing has been typed yet, so no problem is shown. */
  readonly fresh?: boolean;
  readonly help?: string;
  readonly nameHelp?: string;
  readonly refused?: string | null;
  /** Shows the other pictures only on request. */
  readonly isFolded?: boolean;
  /** The form is the screen's main purpose, so its field takes the focus. */
  readonly isFirst?: boolean;
}

export function PersonForm({
  id,
  person,
  onChange,
  onSubmit,
  fresh = false,
  help,
  nameHelp,
  refused = null,
  isFolded = false,
  isFirst = false,
}: PersonFormProps) {
  const words = text().profile;
  const [isUnfolded, setUnfolded] = useState(false);
  const { name, avatar } = person;
  const problem = (fresh ? null : nameProblem(name)) ?? refused;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (nameProblem(name) === null) onSubmit({ name: name.trim(), avatar });
  };
  return (
    <form id={id} className="stack gap-m" onSubmit={submit}>
      <div className="row gap-l">
        <Avatar avatar={avatar} size={5} />
        <label className="stack grow gap-xs">
          <span className={styles.label}>{words.name}</span>
          <TextInput
            value={name}
            autoFocus={isFirst && name === ""}
            enterKeyHint={isFirst ? "go" : "done"}
            autoComplete="nickname"
            aria-invalid={problem !== null}
            aria-describedby={`${id}-help`}
            onChange={(event) => onChange({ name: event.target.value, avatar })}
          />
        </label>
      </div>
      <p
        id={`${id}-help`}
        className={problem === null ? styles.help : styles.problem}
        role={problem === null ? undefined : "alert"}
      >
        {problem ?? nameHelp ?? words.nameHelp}
      </p>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {isFolded ? (
        <details onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary className={styles.summary}>{words.otherAvatar}</summary>
          {isUnfolded && <Avatars id={id} person={person} onChange={onChange} />}
        </details>
      ) : (
        <Avatars id={id} person={person} onChange={onChange} />
      )}
    </form>
  );
}

function Avatars({
  id,
  person: { name, avatar },
  onChange,
}: Pick<PersonFormProps, "id" | "person" | "onChange">) {
  const words = text().profile;
  return (
    <>
      <h3 id={`${id}-avatar`} className={styles.label}>
        {words.avatar}
      </h3>
      <RadioGroup
        className={styles.avatars}
        aria-labelledby={`${id}-avatar`}
        value={avatar}
        onValueChange={(chosen) => onChange({ name, avatar: String(chosen) })}
      >
        {avatarKeys.map((key, at) => (
          <Radio.Root
            key={key}
            value={key}
            className={styles.avatar}
            aria-label={words.avatars[at]}
            nativeButton
            render={<button type="button" />}
          >
            <Avatar avatar={key} size={3.25} />
          </Radio.Root>
        ))}
      </RadioGroup>
    </>
  );
}
