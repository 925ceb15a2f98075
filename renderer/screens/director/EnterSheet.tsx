// How does the director enter somebody who does not do so himself, before the start or late (H-22)?

import { useState } from "react";
import { useAnswer, useDeeds } from "#renderer/context/houseContext.ts";
import { text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { ChoiceField, ListField, NumberField } from "#renderer/ui/inputs/fields.tsx";
import { typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { botLevels, type BotLevel } from "#shared/bots/bot.ts";
import { mostEntrants, type TournamentView } from "#shared/protocol/tournament.ts";

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
      <ChoiceField
        label={words.kind}
        value={kind}
        values={kinds}
        words={words.kinds}
        below
        onChange={setKind}
      />
      {known.state === "failed" && <Failure message={known.message} />}
      {kind === "person" &&
        known.state === "answered" &&
        (person === null ? (
          <p>{words.nobody}</p>
        ) : (
          <ListField
            label={words.who}
            value={person.profile}
            items={free.map(({ profile, name }) => ({ value: profile, label: name }))}
            onChange={setChosen}
          />
        ))}
      {kind === "bots" && (
        <>
          <NumberField label={words.bots} typed={bots} range={range} onChange={setBots} />
          <ChoiceField
            label={words.level}
            value={level}
            values={botLevels}
            words={text().setup.botLevels}
            onChange={setLevel}
          />
        </>
      )}
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}
