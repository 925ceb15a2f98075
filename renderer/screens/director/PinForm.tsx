// Takes a PIN that makes this device direct the tournament (H-38).

import { useId, useState, type FormEvent } from "react";
import { forgetCode } from "#renderer/context/arrival.ts";
import { failureOf, type Failed } from "#renderer/context/houseContext.ts";
import { useClients } from "#renderer/context/appContext.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Field } from "#renderer/ui/inputs/fields.tsx";
import { PinInput } from "./PinInput.tsx";
import { isPin } from "./pins.ts";
import styles from "./DirectorsSheet.module.css";

export function PinForm({ tournament }: { readonly tournament: string }) {
  const words = tournamentText().director.pin;
  const id = useId();
  const { guests } = useClients();
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed | null>(null);
  const open = async (): Promise<void> => {
    setBusy(true);
    const answer = await guests.direct(tournament, typed);
    setBusy(false);
    setFailure(failureOf(answer));
    if (!answer.ok) return;
    // The code that brought this device here would make the page another newcomer's again.
    forgetCode(sessionStorage);
    // Reloads because the page now has another role.
    location.reload();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPin(typed) && !isBusy) void open();
  };
  return (
    <form id={id} onSubmit={submit} className={styles.form}>
      <div className={styles.naming}>
        <Field label={words.label} below>
          {(ids) => <PinInput labelledBy={ids.label} typed={typed} onChange={setTyped} />}
        </Field>
        <Button kind="primary" type="submit" aria-busy={isBusy} disabled={isBusy || !isPin(typed)}>
          {words.open}
        </Button>
      </div>
      <Failure of={failure} />
    </form>
  );
}
