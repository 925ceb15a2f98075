// How is a join code typed, and what if it opens nothing?

import { useId, useState, type FormEvent } from 'react';
import { refusalWords } from '#renderer/app/houseContext.ts';
import { useClients } from '#renderer/app/clientsContext.ts';
import { text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { TextInput } from '#renderer/ui/inputs/TextInput.tsx';
import { readCodeOrInvitation } from '#shared/protocol/lanAddress.ts';
import type { Opened } from './Join.tsx';
import styles from './Join.module.css';

interface CodeFormProps {
  /** A code that was tried already, and opened nothing. */
  readonly brought: string | null;
  readonly onOpened: (opened: Opened) => void;
  /** Is it what most people come to this screen for? */
  readonly isMain?: boolean;
}

/** Of refusals that mean no more than that. */
const unknown: readonly string[] = ['wrong-code', 'wrong-invitation'];

/** An invitation is looked at when its guest comes: asking would tell whether it is good. */
const isInvitation = (code: string): boolean => code.length > 6;

export function CodeForm({ brought, onOpened, isMain = true }: CodeFormProps) {
  const words = text().join;
  const id = useId();
  const { guests } = useClients();
  const [typed, setTyped] = useState(brought ?? '');
  const [problem, setProblem] = useState(brought === null ? null : words.codeUnknown);
  const open = async (): Promise<void> => {
    const code = readCodeOrInvitation(typed);
    if (code === null) return setProblem(words.codeWrongForm);
    if (isInvitation(code)) return onOpened({ code, table: null });
    const answer = await guests.ask(code);
    if (answer.ok && answer.value.table !== null) return onOpened({ code, table: answer.value.table });
    setProblem(answer.ok || unknown.includes(answer.error.code) ? words.codeUnknown : (refusalWords(answer) ?? text().house.noAnswer));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void open();
  };
  return (
    <form className={styles.code} onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>{words.code}</label>
      <div className={styles.row}>
        <TextInput
          id={id} className={styles.letters} value={typed} autoComplete="off" autoCapitalize="characters" autoCorrect="off" spellCheck={false}
          aria-invalid={problem !== null} aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(null);
          }}
        />
        <Button kind={isMain ? 'primary' : 'plain'} type="submit" disabled={typed.trim() === ''}>{words.goOn}</Button>
      </div>
      <p id={`${id}-help`} className={problem === null ? styles.help : styles.problem} role={problem === null ? undefined : 'alert'}>{problem ?? words.codeHelp}</p>
    </form>
  );
}
