// What may be done about a tournament from its page?

import { useState } from "react";
import { go } from "#renderer/context/navigation.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import { ownState, ownTable, type OwnState } from "./ownState.ts";
import type { Asking } from "./useAsking.ts";

const fewest = 2;
const stays: ReadonlySet<OwnState["is"]> = new Set(["seated", "waiting", "broke"]);

interface PageButtonsProps {
  readonly view: TournamentView;
  readonly asking: Asking;
}

/**
 * Who has a chair, or waits for one or for his chips, may give up: asked first, for nobody can take
 * it back.
 */
function LeaveButton({ view: { id: tournament }, asking: { ask, isAsking } }: PageButtonsProps) {
  const words = tournamentText().page;
  const [isAsked, setAsked] = useState(false);
  const leave = (): void => {
    setAsked(false);
    ask("leaveTournament", { tournament });
  };
  return (
    <>
      <Button disabled={isAsking} onClick={() => setAsked(true)}>
        {words.leave}
      </Button>
      {isAsked && (
        <Sheet
          title={words.leaveTitle}
          onClose={() => setAsked(false)}
          action={
            <Button kind="danger" onClick={leave}>
              {words.leave}
            </Button>
          }
        >
          <p>{words.leaveHelp}</p>
        </Sheet>
      )}
    </>
  );
}

export function PageButtons(props: PageButtonsProps) {
  const {
    view,
    asking: { ask, isAsking, refusal },
  } = props;
  const words = tournamentText().page;
  const {
    id: tournament,
    you: { directs },
    stage,
    entrants,
    structure: { buyIn, bounty },
  } = view;
  const state = ownState(view);
  const table = ownTable(view);
  const starts = directs && stage === "registering";
  const mayEnter = state.is === "outside" && state.mayEnter;
  const isOver = stage === "over" || stage === "cancelled";
  return (
    <>
      {refusal && <Failure message={refusal.message} />}
      {starts && entrants.length < fewest && <span>{words.startHelp}</span>}
      {!isOver && (
        <Button onClick={() => go({ screen: "tournament", tournament, at: "screen" })}>
          {words.screen}
        </Button>
      )}
      {directs && stage !== "registering" && (
        <Button onClick={() => go({ screen: "tournament", tournament, at: "direct" })}>
          {words.direct}
        </Button>
      )}
      {stays.has(state.is) && !isOver && <LeaveButton {...props} />}
      {state.is === "registered" && (
        <Button disabled={isAsking} onClick={() => ask("leaveTournament", { tournament })}>
          {words.withdraw}
        </Button>
      )}
      {mayEnter && (
        <Button
          kind={starts ? "plain" : "primary"}
          disabled={isAsking}
          onClick={() => ask("enterTournament", { tournament })}
        >
          {words.enter(buyIn + bounty)}
        </Button>
      )}
      {starts && (
        <Button
          kind="primary"
          disabled={isAsking || entrants.length < fewest}
          onClick={() => ask("startTournament", { tournament })}
        >
          {words.start}
        </Button>
      )}
      {table !== null && (
        <Button kind="primary" onClick={() => go({ screen: "table", table, over: null })}>
          {words.toTable}
        </Button>
      )}
    </>
  );
}
