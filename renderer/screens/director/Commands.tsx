// What can the director do about the tournament as a whole?

import { useState } from "react";
import { useDeeds } from "#renderer/context/houseContext.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { formatRoute } from "#renderer/context/route.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import { actionsOf } from "./actions.ts";
import styles from "./Director.module.css";
import { DirectorsSheet } from "./DirectorsSheet.tsx";
import { EnterSheet } from "./EnterSheet.tsx";
import { Question } from "./Question.tsx";

type Asking = "start" | "undo" | "close" | "enter" | "directors";

export function Commands({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().director;
  const { refusal, isBusy, act } = useDeeds();
  const [asking, setAsking] = useState<Asking | null>(null);
  const may = actionsOf(view);
  const { id: tournament } = view;
  return (
    <div className={styles.commands}>
      <div className={styles.buttons} role="group" aria-label={words.commands}>
        {view.stage === "registering" && (
          <Button kind="primary" disabled={!may.start} onClick={() => setAsking("start")}>
            <Icon name="play" />
            {words.start}
          </Button>
        )}
        {may.pause && (
          <Button
            kind="primary"
            disabled={isBusy}
            onClick={() => void act("pauseTournament", { tournament })}
          >
            <Icon name="pause" />
            {words.pause}
          </Button>
        )}
        {may.resume && (
          <Button
            kind="primary"
            disabled={isBusy}
            onClick={() => void act("resumeTournament", { tournament })}
          >
            <Icon name="play" />
            {words.resume}
          </Button>
        )}
        {may.seat && (
          <Button onClick={() => setAsking("enter")}>
            <Icon name="plus" />
            {words.seat}
          </Button>
        )}
        {may.undo && (
          <Button onClick={() => setAsking("undo")}>
            <Icon name="undo" />
            {words.undo}
          </Button>
        )}
        <Button
          title={words.bigScreenHelp}
          onClick={() =>
            window.open(formatRoute({ screen: "tournament", tournament, at: "screen" }), "_blank")
          }
        >
          <Icon name="screen" />
          {words.bigScreen}
        </Button>
        {may.close && (
          <Button onClick={() => setAsking("directors")}>
            <Icon name="people" />
            {words.directors.open}
          </Button>
        )}
        {may.close && (
          <Button kind="quiet" onClick={() => setAsking("close")}>
            <Icon name="close" />
            {words.close}
          </Button>
        )}
      </div>
      {view.stage === "registering" && !may.start && (
        <p className={styles.help}>{words.startTooFew}</p>
      )}
      {refusal !== null && <Failure message={refusal.message} />}
      {asking !== null && <Asked asking={asking} view={view} close={() => setAsking(null)} />}
    </div>
  );
}

interface AskedProps {
  readonly asking: Asking;
  readonly view: TournamentView;
  readonly close: () => void;
}

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
    // Undone or overtaken by another meanwhile: there is nothing left to ask.
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
