// The owner's own programs: a new one is tried before it may sit at a table (H-11).

import { useId, useState } from "react";
import { useAnswer, useHouseActions } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Form } from "#renderer/ui/Form.tsx";
import { InputHelp, TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { OwnProgram } from "#shared/protocol/house.ts";
import { houseRequests } from "#shared/protocol/schema.ts";
import styles from "./ProgramsSheet.module.css";

type ProgramsSheetProps = Readonly<{
  /** At which a new one is tried. */
  game: string;
  close: () => void;
}>;

export function ProgramsSheet({ game, close }: ProgramsSheetProps) {
  const words = text().programs;
  const { known = [], take } = useAnswer("programs", {});
  const { refusal, isBusy, act } = useHouseActions();
  const remove = async (program: string) => {
    const done = await act("removeProgram", { program });
    if (done) take(done.value);
  };
  return (
    <Sheet title={words.title} onClose={close}>
      <p className="help">{words.help}</p>
      <NewProgram game={game} take={take} />
      {known.length > 0 && (
        <ul className="stack gap-s" aria-label={words.list}>
          {known.map(({ id, name, command, faults }) => (
            <li key={id} className="flow between">
              <span className={styles.program}>
                <span className="strong break">{name}</span>
                <small className={styles.command}>{command}</small>
                <small>{words.faults(faults)}</small>
              </span>
              <Button
                aria-label={words.removeOf(name)}
                disabled={isBusy}
                onClick={() => remove(id)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Failure of={refusal} />
    </Sheet>
  );
}

const { addProgram } = houseRequests;

function NewProgram({
  game,
  take,
}: Pick<ProgramsSheetProps, "game"> & { readonly take: (all: OwnProgram[]) => void }) {
  const words = text().programs;
  const id = useId();
  const [name, setName] = useState("");
  const [command, setCommand] = useState("");
  const { refusal, isBusy, act } = useHouseActions();
  const problem = refusal?.message ?? null;
  const wish = { name, command, game };
  const add = async () => {
    const done = await act("addProgram", wish);
    if (!done) return;
    take([...done.value]);
    setName("");
    setCommand("");
  };
  return (
    <Form className="stack gap-m" onSubmit={add}>
      <label className="stack gap-xs">
        <span className="strong">{words.name}</span>
        <TextInput
          value={name}
          autoComplete="off"
          maxLength={20}
          aria-describedby={`${id}-name`}
          onChange={({ target }) => setName(target.value)}
        />
        <InputHelp id={`${id}-name`} help={words.nameHelp} problem={null} />
      </label>
      <label className="stack gap-xs">
        <span className="strong">{words.command}</span>
        <TextInput
          className={styles.command}
          value={command}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={400}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-command`}
          onChange={({ target }) => setCommand(target.value)}
        />
        <InputHelp id={`${id}-command`} help={words.commandHelp} problem={problem} />
      </label>
      {problem === null && <Failure of={refusal} />}
      <div>
        <Button
          type="submit"
          kind="primary"
          disabled={isBusy || !addProgram.safeParse(wish).success}
        >
          {isBusy ? words.trying : words.add}
        </Button>
      </div>
    </Form>
  );
}
