import { useState, type ReactNode, type FormEvent } from "react";
import { text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import {
  tournamentRequests,
  type TournamentEntrant,
  type TournamentView,
  type TournamentRequest,
} from "#shared/protocol/tournament.ts";
import { actionsOn } from "./actions.ts";
import styles from "./Sheets.module.css";
import { tableOf } from "./people.ts";
import { useHouseActions } from "#renderer/context/houseContext.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { freeTables } from "./tables.ts";
import { NumberField, TextField } from "#renderer/ui/inputs/fields.tsx";
import { rangeOf, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import type { KeylessAsk } from "#renderer/client/onceKey.ts";

/** The limits of a corrected stack and of a penalty in hands; a penalty of 0 is a warning. */
const [stacks, penalties] = [
  rangeOf(tournamentRequests.correctStack.shape.stack),
  rangeOf(tournamentRequests.penalise.shape.rounds),
];

type NotedFormProps<R extends TournamentRequest> = Readonly<{
  title: string;
  label: string;
  kind?: "primary" | "danger";
  isReady: boolean;
  isNoteNeeded: boolean;
  request: R;
  payload: (note: string) => KeylessAsk<R>;
  close: () => void;
  children: ReactNode;
}>;

/** Asks for a note, which goes into the log with every action on an entrant. */
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
  const { refusal, isBusy, act } = useHouseActions();
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
      <Failure of={refusal} />
    </Sheet>
  );
}

function CorrectForm({ view, entrant, close }: AboutEntrant) {
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

function PenaltyForm({ view, entrant, close }: AboutEntrant) {
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

function RemoveForm({ view, entrant, close }: AboutEntrant) {
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

function MoveChoice({ view, entrant, close, moved }: AboutEntrant) {
  const { person: words, tables } = tournamentText().director;
  const { refusal, isBusy, act } = useHouseActions();
  const move = async (table: string, chair: number): Promise<void> => {
    if (!(await act("moveEntrant", { tournament: view.id, entrant: entrant.id, table, chair })))
      return;
    moved(entrant);
    close();
  };
  return (
    <Sheet title={words.moveTitle(entrant.name)} onClose={close}>
      <p>{words.moveHelp}</p>
      <Failure of={refusal} />
      {freeTables(view).map(({ table, chairs }) => (
        <div
          key={table.id}
          className={styles.free}
          role="group"
          aria-label={tables.title(table.number)}
        >
          <h3>{tables.title(table.number)}</h3>
          {chairs.map((chair) => (
            <Button
              key={chair}
              disabled={isBusy}
              aria-label={words.moveTo(table.number, chair + 1)}
              onClick={() => void move(table.id, chair)}
            >
              {tables.chair(chair + 1)}
            </Button>
          ))}
        </div>
      ))}
    </Sheet>
  );
}

export type AboutEntrant = Readonly<{
  view: TournamentView;
  entrant: TournamentEntrant;
  close: () => void;
  /** Called when they will be moved once both tables are between hands. */
  moved: (entrant: TournamentEntrant) => void;
}>;

type Doing = "move" | "correct" | "penalise" | "remove";
const doings: readonly Doing[] = ["move", "correct", "penalise", "remove"];

export function EntrantSheet(props: AboutEntrant) {
  const [doing, setDoing] = useState<Doing | null>(null);
  // The action may have become impossible while the sheet was open.
  if (doing === null || !actionsOn(props.entrant, props.view)[doing])
    return <Details {...props} choose={setDoing} />;
  switch (doing) {
    case "move":
      return <MoveChoice {...props} />;
    case "correct":
      return <CorrectForm {...props} />;
    case "penalise":
      return <PenaltyForm {...props} />;
    case "remove":
      return <RemoveForm {...props} />;
  }
}

function Details({
  view,
  entrant,
  close,
  choose,
}: AboutEntrant & { readonly choose: (doing: Doing) => void }) {
  const { person: words } = tournamentText().director;
  const may = actionsOn(entrant, view);
  const possible = doings.filter((doing) => may[doing]);
  return (
    <Sheet title={entrant.name} onClose={close}>
      <Known view={view} entrant={entrant} />
      {possible.length > 0 && (
        <div className={styles.doings} role="group" aria-label={words.actions(entrant.name)}>
          {possible.map((doing) => (
            <Button
              key={doing}
              kind={doing === "remove" ? "danger" : "plain"}
              onClick={() => choose(doing)}
            >
              {words[doing]}
            </Button>
          ))}
        </div>
      )}
      {possible.length === 0 && <p className="soft">{words.nothing}</p>}
    </Sheet>
  );
}

function Known({ view, entrant }: Pick<AboutEntrant, "view" | "entrant">) {
  const { person: words, people, number, tables } = tournamentText().director;
  const { bot, stack, chair, place, prize, heads, bounties, rebuys, addOn, points, missing } =
    entrant;
  const table = tableOf(view, entrant);
  const rows: readonly (readonly [string, ReactNode] | false)[] = [
    bot !== null && [tables.bot, text().setup.botKinds[bot]],
    table !== null && chair !== null && [words.seat, people.at(table.number, chair + 1)],
    view.stage !== "registering" && view.format.kind !== "league" && [words.stack, number(stack)],
    points !== null && [words.points, number(points)],
    place !== null && [words.place, people.place(place)],
    prize !== null && prize > 0 && [words.prize, number(prize)],
    heads > 0 && [words.heads, people.bounties(heads, bounties)],
    rebuys > 0 && [tournamentText().director.figures.rebuys, number(rebuys)],
    addOn && [words.addOn, words.taken],
    missing > 0 && [words.penalise, tables.missing(missing)],
  ];
  return (
    <dl className={styles.known} aria-label={words.details}>
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
