import { useState, type ReactNode } from "react";
import { useHouseActions, useAnswer } from "#renderer/context/houseContext.ts";
import { tournamentText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { formatRoute } from "#renderer/context/route.ts";
import {
  mostEntrants,
  type TournamentView,
  type TournamentRequest,
} from "#shared/protocol/tournament.ts";
import { actionsOf } from "./actions.ts";
import { DirectorsSheet } from "./DirectorsSheet.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { KeylessAsk } from "#renderer/client/onceKey.ts";
import { ChoiceField, ListField, NumberField } from "#renderer/ui/inputs/fields.tsx";
import { typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { levelsFor } from "#renderer/screens/setup/levels.ts";
import type { BotLevel } from "#shared/bots/bot.ts";

type EnterSheetProps = Readonly<{
  view: TournamentView;
  close: () => void;
}>;

type Kind = "person" | "bots";
const kinds: readonly Kind[] = ["person", "bots"];

function EnterSheet({ view, close }: EnterSheetProps) {
  const words = tournamentText().director.entering;
  const { refusal, isBusy, act } = useHouseActions();
  const { known, failed } = useAnswer("directing", { tournament: view.id });
  const [kind, setKind] = useState<Kind>("person");
  const [chosen, setChosen] = useState<string | null>(null);
  const [bots, setBots] = useState("1");
  const [level, setLevel] = useState<BotLevel>("regular");
  const taken = new Set(
    view.entrants
      .filter(({ status, bot }) => status !== "out" && bot === null)
      .map(({ name }) => name),
  );
  const free = known?.people.filter(({ name }) => !taken.has(name)) ?? [];
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
      <Failure of={failed} />
      {kind === "person" &&
        known &&
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
            values={levelsFor(view.rotation)}
            words={text().setup.botLevels}
            onChange={setLevel}
          />
        </>
      )}
      <Failure of={refusal} />
    </Sheet>
  );
}

type QuestionProps<R extends TournamentRequest> = Readonly<{
  title: string;
  children: ReactNode;
  label: string;
  kind?: "primary" | "danger";
  request: R;
  payload: KeylessAsk<R>;
  close: () => void;
}>;

function Question<R extends TournamentRequest>({
  title,
  children,
  label,
  kind = "danger",
  request,
  payload,
  close,
}: QuestionProps<R>) {
  const { refusal, isBusy, act } = useHouseActions();
  const go = async (): Promise<void> => {
    if (await act(request, payload)) close();
  };
  return (
    <Sheet
      title={title}
      onClose={close}
      action={
        <Button kind={kind} aria-busy={isBusy} disabled={isBusy} onClick={() => void go()}>
          {label}
        </Button>
      }
    >
      <p>{children}</p>
      <Failure of={refusal} />
    </Sheet>
  );
}

type Asking = "start" | "undo" | "close" | "enter" | "directors";

export function Commands({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().director;
  const { refusal, isBusy, act } = useHouseActions();
  const [asking, setAsking] = useState<Asking | null>(null);
  const may = actionsOf(view);
  const { id: tournament } = view;
  return (
    <div className="stack gap-s">
      <div className="wrap gap-s" role="group" aria-label={words.commands}>
        {view.stage === "registering" && (
          <Button
            icon="play"
            kind="primary"
            disabled={!may.start}
            onClick={() => setAsking("start")}
          >
            {words.start}
          </Button>
        )}
        {may.pause && (
          <Button
            icon="pause"
            kind="primary"
            disabled={isBusy}
            onClick={() => void act("pauseTournament", { tournament })}
          >
            {words.pause}
          </Button>
        )}
        {may.resume && (
          <Button
            icon="play"
            kind="primary"
            disabled={isBusy}
            onClick={() => void act("resumeTournament", { tournament })}
          >
            {words.resume}
          </Button>
        )}
        {may.seat && (
          <Button icon="plus" onClick={() => setAsking("enter")}>
            {words.seat}
          </Button>
        )}
        {may.undo && (
          <Button icon="undo" onClick={() => setAsking("undo")}>
            {words.undo}
          </Button>
        )}
        <Button
          icon="screen"
          title={words.bigScreenHelp}
          onClick={() =>
            window.open(formatRoute({ screen: "tournament", tournament, at: "screen" }), "_blank")
          }
        >
          {words.bigScreen}
        </Button>
        {may.close && (
          <Button icon="people" onClick={() => setAsking("directors")}>
            {words.directors.open}
          </Button>
        )}
        {may.close && (
          <Button icon="close" kind="quiet" onClick={() => setAsking("close")}>
            {words.close}
          </Button>
        )}
      </div>
      {view.stage === "registering" && !may.start && (
        <p className="soft medium">{words.startTooFew}</p>
      )}
      <Failure of={refusal} />
      {asking !== null && <Asked asking={asking} view={view} close={() => setAsking(null)} />}
    </div>
  );
}

type AskedProps = Readonly<{
  asking: Asking;
  view: TournamentView;
  close: () => void;
}>;

function Asked({ asking, view, close }: AskedProps) {
  const words = tournamentText().director;
  const { id: tournament, entrants, undo, structure } = view;
  const undone = entrants.filter(({ id }) => undo?.entrants.includes(id)).map(({ name }) => name);
  switch (asking) {
    case "enter":
      return <EnterSheet view={view} close={close} />;
    case "start":
      return (
        <Question
          title={words.startTitle}
          label={words.start}
          kind="primary"
          request="startTournament"
          payload={{ tournament }}
          close={close}
        >
          {words.startHelp(entrants.length, structure.lateEntry)}
        </Question>
      );
    case "close":
      return (
        <Question
          title={words.closeTitle}
          label={words.closeNow}
          request="closeTournament"
          payload={{ tournament }}
          close={close}
        >
          {words.closeHelp}
        </Question>
      );
    case "directors":
      return <DirectorsSheet tournament={tournament} close={close} />;
    // Shows nothing if the elimination was meanwhile undone or another followed it.
    case "undo":
      return (
        undo && (
          <Question
            title={words.undoTitle(undone)}
            label={words.undoNow}
            request="undoElimination"
            payload={{ tournament, elimination: undo.elimination }}
            close={close}
          >
            {words.undoHelp(undone)}
          </Question>
        )
      );
  }
}
