import { useId, useState, type FormEvent } from "react";
import { refusalWords } from "#renderer/context/houseContext.ts";
import { useClients } from "#renderer/context/clientsContext.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { readCodeOrInvitation } from "#shared/protocol/addresses.ts";
import { CodeField } from "./CodeField.tsx";
import type { Opened } from "./Join.tsx";

interface CodeFormProps {
  /** A code that was tried already and opened nothing. */
  readonly brought: string | null;
  readonly onOpened: (opened: Opened) => void;
  /** Whether most people come to this screen for it. */
  readonly isMain?: boolean;
}

/** Refusals that only mean that the code is unknown. */
const unknown: readonly string[] = ["wrong-code", "wrong-invitation"];

const nowhere = { table: null, tournament: null };

/**
 * Invitations are not checked before the guest comes in, since asking would reveal whether one is
 * valid.
 */
const isInvitation = (code: string): boolean => code.length > 6;

export function CodeForm({ brought, onOpened, isMain = true }: CodeFormProps) {
  const words = text().join;
  const id = useId();
  const { guests } = useClients();
  const [typed, setTyped] = useState(brought ?? "");
  const [problem, setProblem] = useState(brought === null ? null : words.codeUnknown);
  const open = async (): Promise<void> => {
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
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void open();
  };
  return (
    <form onSubmit={submit}>
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
    </form>
  );
}
