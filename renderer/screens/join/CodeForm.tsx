import { useId, useState, type ReactNode } from "react";
import { refusalWords } from "#renderer/context/houseContext.ts";
import { useClients } from "#renderer/context/appContext.ts";
import { text } from "#renderer/text/text.ts";
import { Form } from "#renderer/ui/Form.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { readCodeOrInvitation } from "#shared/protocol/addresses.ts";
import type { Opened } from "./Join.tsx";
import { InputHelp, TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import styles from "./Join.module.css";

export type CodeFormProps = Readonly<{
  brought: string | null;
  onOpened: (opened: Opened) => void;
  isMain?: boolean;
}>;

const unknown: readonly string[] = ["wrong-code", "wrong-invitation"];

const nowhere = { table: null, tournament: null };

/**
 * Invitations are not checked before the guest comes in, since asking would reveal whether one is
 * valid.
 */
const isInvitation = (code: string) => code.length > 6;

export function CodeForm({ brought, onOpened, isMain = true }: CodeFormProps) {
  const words = text().join;
  const id = useId();
  const { guests } = useClients();
  const [typed, setTyped] = useState(brought ?? "");
  const [problem, setProblem] = useState(brought === null ? null : words.codeUnknown);
  const open = async () => {
    const code = readCodeOrInvitation(typed);
    if (code === null) return setProblem(words.codeWrongForm);
    if (isInvitation(code)) return onOpened({ code, table: null, tournament: null });
    const answer = await guests.ask(code);
    const { table, tournament } = answer.ok ? answer.value : nowhere;
    if (table !== null || tournament !== null) return onOpened({ code, table, tournament });
    setProblem(
      answer.ok || unknown.includes(answer.error.code)
        ? words.codeUnknown
        : (refusalWords(answer) ?? text().house.noAnswer),
    );
  };
  return (
    <Form onSubmit={open}>
      <CodeField
        id={id}
        label={words.code}
        help={words.codeHelp}
        problem={problem}
        typed={typed}
        onChange={(now) => {
          setTyped(now);
          setProblem(null);
        }}
      >
        <Button kind={isMain ? "primary" : "plain"} type="submit" disabled={typed.trim() === ""}>
          {words.goOn}
        </Button>
      </CodeField>
    </Form>
  );
}

type CodeFieldProps = Readonly<{
  id: string;
  label: string;
  help: string;
  problem: string | null;
  typed: string;
  maxLength?: number;
  onChange: (typed: string) => void;
  children?: ReactNode;
}>;

export function CodeField({
  id,
  label,
  help,
  problem,
  typed,
  maxLength,
  onChange,
  children,
}: CodeFieldProps) {
  return (
    <div className="stack gap-s">
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <div className="wrap gap-m">
        <TextInput
          id={id}
          className={styles.letters}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange(target.value)}
        />
        {children}
      </div>
      <InputHelp id={`${id}-help`} help={help} problem={problem} />
    </div>
  );
}
