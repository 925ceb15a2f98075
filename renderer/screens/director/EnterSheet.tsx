// How does the director enter somebody who does not do so himself, before the start or late (H-22)?

import { useState } from "react";
import { useAnswer } from "#renderer/context/houseContext.ts";
import { text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { numberProblem, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { botLevels, type BotLevel } from "#shared/bots/bot.ts";
import { mostEntrants, type TournamentView } from "#shared/protocol/tournament.ts";
import { useDeeds } from "./deeds.ts";

interface EnterSheetProps {
  readonly view: TournamentView;
  readonly close: () => void;
}

type Kind = "person" | "bots";
const kinds: readonly Kind[] = ["person", "bots"];

export function EnterSheet({ view, close }: EnterSheetProps) {
  const words = tournamentText().director.entering;
  const { refusal, isBusy, act } = useDeeds();
  const { asked: known } = useAnswer("directing", { tournament: view.id });
  const [kind, setKind] = useState<Kind>("person");
  const [chosen, setChosen] = useState<string | null>(null);
  const [bots, setBots] = useState("1");
  const [level, setLevel] = useState<BotLevel>("regular");
  const taken = new Set(
    view.entrants
      .filter(({ status, bot }) => status !== "out" && bot === null)
      .map(({ name }) => name),
  );
  const free =
    known.state === "answered" ? known.value.people.filter(({ name }) => !taken.has(name)) : [];
  const person = free.find(({ profile }) => profile === chosen) ?? free[0] ?? null;
  const range = { min: 1, max: Math.max(1, mostEntrants - view.entrants.length) };
  const count = typedNumber(bots, range);
  const tournament = view.id;
  const enter = async (): Promise<void> => {
    const done =
      kind === "person"
        ? person !== null && (await act("seatEntrant", { tournament, profile: person.profile }))
        : count !== null &&
          (await act("seatEntrant", {
            tournament,
            bots: Array.from({ length: count }, () => level),
          }));
    if (done) close();
  };
  const isReady = kind === "person" ? person !== null : count !== null;
  return (
    <Sheet
      title={words.title}
      onClose={close}
      action={
        <Button
          kind="primary"
          aria-busy={isBusy}
          disabled={isBusy || !isReady}
          onClick={() => void enter()}
        >
          {words.enter}
        </Button>
      }
    >
      {view.stage !== "registering" && <p>{words.help}</p>}
      <Field label={words.kind} below>
        {(ids) => (
          <Choice
            labelledBy={ids.label}
            value={kind}
            items={kinds.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={setKind}
          />
        )}
      </Field>
      {known.state === "failed" && <Failure message={known.message} />}
      {kind === "person" &&
        known.state === "answered" &&
        (person === null ? (
          <p>{words.nobody}</p>
        ) : (
          <Field label={words.who}>
            {(ids) => (
              <Dropdown
                labelledBy={ids.label}
                value={person.profile}
                items={free.map(({ profile, name }) => ({ value: profile, label: name }))}
                onChange={setChosen}
              />
            )}
          </Field>
        ))}
      {kind === "bots" && (
        <>
          <Field label={words.bots} problem={numberProblem(bots, range)}>
            {(ids) => (
              <NumberInput
                label={words.bots}
                describedBy={ids.help}
                typed={bots}
                {...range}
                onChange={setBots}
              />
            )}
          </Field>
          <Field label={words.level}>
            {(ids) => (
              <Choice
                labelledBy={ids.label}
                value={level}
                items={botLevels.map((value) => ({ value, label: text().setup.botLevels[value] }))}
                onChange={setLevel}
              />
            )}
          </Field>
        </>
      )}
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}
