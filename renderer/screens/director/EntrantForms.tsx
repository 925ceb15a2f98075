// How does the director correct a stack, give a penalty, or take somebody out?

import { useState, type FormEvent, type ReactNode } from "react";
import { useDeeds } from "#renderer/context/houseContext.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { NumberField, TextField } from "#renderer/ui/inputs/fields.tsx";
import { rangeOf, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { KeylessAsk } from "#renderer/client/onceKey.ts";
import { tournamentRequests, type TournamentRequest } from "#shared/protocol/tournament.ts";
import type { AboutEntrant } from "./EntrantSheet.tsx";

/** What a stack may be corrected to, and hands that a penalty takes; none is a warning. */
const [stacks, penalties] = [
  rangeOf(tournamentRequests.correctStack.shape.stack),
  rangeOf(tournamentRequests.penalise.shape.rounds),
];

interface NotedFormProps<R extends TournamentRequest> {
  readonly title: string;
  readonly label: string;
  readonly kind?: "primary" | "danger";
  readonly isReady: boolean;
  /** May it be done without saying why? */
  readonly isNoteNeeded: boolean;
  readonly request: R;
  readonly payload: (note: string) => KeylessAsk<R>;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Everything that is done to somebody has a note, which stands in the log. */
function NotedForm<R extends TournamentRequest>({
  title,
  label,
  kind = "primary",
  isReady,
  isNoteNeeded,
  request,
  payload,
  close,
  children,
}: NotedFormProps<R>) {
  const words = tournamentText().director.person;
  const { refusal, isBusy, act } = useDeeds();
  const [note, setNote] = useState("");
  const bare = note.trim();
  const isPossible = isReady && (bare !== "" || !isNoteNeeded);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPossible && (await act(request, payload(bare)))) close();
  };
  const action = (
    <Button
      kind={kind}
      type="submit"
      form="noted"
      aria-busy={isBusy}
      disabled={isBusy || !isPossible}
    >
      {label}
    </Button>
  );
  return (
    <Sheet title={title} onClose={close} action={action}>
      {children}
      <form id="noted" onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.note}
          help={isNoteNeeded ? `${words.noteHelp} ${words.noteNeeded}` : words.noteHelp}
          value={note}
          form={tournamentRequests.removeEntrant.shape.note}
          onChange={setNote}
        />
      </form>
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}

export function CorrectForm({ view, entrant, close }: AboutEntrant) {
  const words = tournamentText().director.person;
  const [typed, setTyped] = useState(String(entrant.stack));
  const stack = typedNumber(typed, stacks);
  const change = (stack ?? entrant.stack) - entrant.stack;
  return (
    <NotedForm
      title={words.correctTitle(entrant.name)}
      label={words.correct}
      isReady={stack !== null && change !== 0}
      isNoteNeeded
      close={close}
      request="correctStack"
      payload={(note) => ({
        tournament: view.id,
        entrant: entrant.id,
        stack: stack ?? entrant.stack,
        note,
      })}
    >
      <p>{words.correctHelp}</p>
      <NumberField
        label={words.newStack}
        help={words.change(change)}
        typed={typed}
        range={stacks}
        step={100}
        onChange={setTyped}
      />
    </NotedForm>
  );
}

export function PenaltyForm({ view, entrant, close }: AboutEntrant) {
  const words = tournamentText().director.person;
  const [typed, setTyped] = useState("1");
  const hands = typedNumber(typed, penalties);
  return (
    <NotedForm
      title={words.penaliseTitle(entrant.name)}
      label={hands === 0 ? words.warn : words.penalise}
      isReady={hands !== null}
      isNoteNeeded={false}
      close={close}
      request="penalise"
      payload={(note) => ({ tournament: view.id, entrant: entrant.id, rounds: hands ?? 0, note })}
    >
      <p>{words.penaliseHelp}</p>
      <NumberField label={words.hands} typed={typed} range={penalties} onChange={setTyped} />
    </NotedForm>
  );
}

export function RemoveForm({ view, entrant, close }: AboutEntrant) {
  const words = tournamentText().director.person;
  return (
    <NotedForm
      title={words.removeTitle(entrant.name)}
      label={words.remove}
      kind="danger"
      isReady
      isNoteNeeded={false}
      close={close}
      request="removeEntrant"
      payload={(note) => ({ tournament: view.id, entrant: entrant.id, note })}
    >
      <p>{view.stage === "registering" ? words.removeBefore : words.removeAfter(entrant.name)}</p>
    </NotedForm>
  );
}
