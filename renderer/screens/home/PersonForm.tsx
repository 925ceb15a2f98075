import { useState } from "react";
import { avatarKeys } from "#renderer/art/avatars.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Form } from "#renderer/ui/Form.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { InputHelp, TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { profileSchema, type HouseAsk } from "#shared/protocol/schema.ts";
import styles from "./Home.module.css";

export type Person = HouseAsk<"saveProfile">;

/** Has any of the pictures. */
export const newPerson = (): Person => ({
  name: "",
  avatar: avatarKeys[Math.floor(Math.random() * avatarKeys.length)]!,
});

type PersonFormProps = Readonly<{
  id: string;
  person: Person;
  onChange: (person: Person) => void;
  onSubmit: (person: Person) => unknown;
  /** Nothing has been typed yet, so no problem is shown. */
  help?: string;
  nameHelp?: string;
  refused?: string | null;
  isFolded?: boolean;
  isFirst?: boolean;
}>;

export function PersonForm({
  id,
  person,
  onChange,
  onSubmit,
  help,
  nameHelp,
  refused = null,
  isFolded = false,
  isFirst = false,
}: PersonFormProps) {
  const words = text().profile;
  const [isUnfolded, setUnfolded] = useState(false);
  const { name, avatar } = person;
  // Before anything is typed, an empty name is no problem.
  const [isFresh, setFresh] = useState(name === "");
  const problem = (isFresh ? null : nameProblem(name)) ?? refused;
  const submit = () => nameProblem(name) === null && onSubmit({ name: name.trim(), avatar });
  const avatars = <Avatars id={id} person={person} onChange={onChange} />;
  return (
    <Form id={id} className="stack gap-m" onSubmit={submit}>
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
            onChange={({ target }) => {
              onChange({ name: target.value, avatar });
              setFresh(false);
            }}
          />
        </label>
      </div>
      <InputHelp id={`${id}-help`} help={nameHelp ?? words.nameHelp} problem={problem} />
      {help !== undefined && <p className="small">{help}</p>}
      {isFolded ? (
        <details onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary className={styles.summary}>{words.otherAvatar}</summary>
          {isUnfolded && avatars}
        </details>
      ) : (
        avatars
      )}
    </Form>
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
      <Choice
        labelledBy={`${id}-avatar`}
        value={avatar}
        look={{ group: styles.avatars, item: styles.avatar }}
        items={avatarKeys.map((key, at) => ({
          value: key,
          name: words.avatars[at],
          label: <Avatar avatar={key} size={3.25} />,
        }))}
        onChange={(chosen) => onChange({ name, avatar: chosen })}
      />
    </>
  );
}

const longest = 24;

export function nameProblem(name: string): string | null {
  const words = text().profile;
  const bare = name.trim();
  if (bare === "") return words.nameEmpty;
  if (bare.length > longest) return words.nameLong;
  return profileSchema.shape.name.safeParse(name).success ? null : words.nameSigns;
}
