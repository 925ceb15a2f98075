import join from "#renderer/screens/join/Join.module.css";
import styles from "./Sheets.module.css";
import { useId, useState, type FormEvent } from "react";
import { forgetCode } from "#renderer/context/arrival.ts";
import { useClients } from "#renderer/context/appContext.ts";
import { failureOf, type Failed } from "#renderer/context/houseContext.ts";
import { goInstead } from "#renderer/context/route.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { useTitle } from "#renderer/ui/Page.tsx";
import { Field } from "#renderer/ui/inputs/fields.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { Emblem } from "#renderer/ui/pictures/Emblem.tsx";
import { pinSchema } from "#shared/protocol/schema.ts";

// Asks for the PIN on a device in the room that is to direct a tournament (H-38).

type PinEntryProps = Readonly<{
  tournament: string;
  /** The device directed the tournament until now. */
  isRemoved?: boolean;
}>;

export function PinEntry({ tournament, isRemoved = false }: PinEntryProps) {
  const words = tournamentText().director.pin;
  useTitle(words.title);
  return (
    <main className={join.place}>
      <section className={join.card}>
        <div className="row gap-l">
          <Emblem />
          <h1 className={join.title}>{words.title}</h1>
        </div>
        {isRemoved && <p role="alert">{words.removed}</p>}
        <p className="soft">{words.help}</p>
        <PinForm tournament={tournament} />
        <div className={join.actions}>
          <Button kind="quiet" onClick={() => goInstead({ screen: "home" })}>
            {words.otherwise}
          </Button>
        </div>
      </section>
    </main>
  );
}

// Takes a PIN that makes this device direct the tournament (H-38).

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
    <form id={id} onSubmit={submit} className="stack gap-m">
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

type PinInputProps = Readonly<{
  labelledBy: string;
  describedBy?: string | undefined;
  typed: string;
  onChange: (typed: string) => void;
}>;

export function PinInput({ labelledBy, describedBy, typed, onChange }: PinInputProps) {
  return (
    <TextInput
      aria-labelledby={labelledBy}
      {...(describedBy !== undefined && { "aria-describedby": describedBy })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={longestPin}
      value={typed}
      onChange={(event) => onChange(digitsOf(event.target.value))}
    />
  );
}

// The form of a PIN (H-38).

export const longestPin = 12;
export const isPin = (typed: string): boolean => pinSchema.safeParse(typed).success;
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, "").slice(0, longestPin);
