import { useState } from "react";
import type { HouseActions } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/route.ts";
import { tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import { ownState, ownTable, type OwnState } from "./ownState.ts";

const fewest = 2;
const stays: ReadonlySet<OwnState["is"]> = new Set(["seated", "waiting", "broke"]);

type PageButtonsProps = Readonly<{
  view: TournamentView;
  actions: HouseActions;
}>;

/**
 * Lets an entrant with a chair, or one waiting for a chair or chips, give up. Asks for confirmation
 * because this is final.
 */
function LeaveButton({ view: { id: tournament }, actions: { act, isBusy } }: PageButtonsProps) {
  const words = tournamentText().page;
  const [isAsked, setAsked] = useState(false);
  const leave = (): void => {
    setAsked(false);
    void act("leaveTournament", { tournament });
  };
  return (
    <>
      <Button disabled={isBusy} onClick={() => setAsked(true)}>
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
    actions: { act, isBusy, refusal },
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
      <Failure of={refusal} />
      {starts && entrants.length < fewest && <span>{words.startHelp}</span>}
      {!isOver && (
        <Button onClick={() => go({ screen: "tournament", tournament, at: "screen" })}>
          {words.screen}
        </Button>
      )}
      {(directs ? stage !== "registering" : state.is === "outside" && !isOver) && (
        <Button
          kind={directs ? "plain" : "quiet"}
          onClick={() => go({ screen: "tournament", tournament, at: "direct" })}
        >
          {directs ? words.direct : words.directByPin}
        </Button>
      )}
      {stays.has(state.is) && !isOver && <LeaveButton {...props} />}
      {state.is === "registered" && (
        <Button disabled={isBusy} onClick={() => void act("leaveTournament", { tournament })}>
          {words.withdraw}
        </Button>
      )}
      {mayEnter && (
        <Button
          kind={starts ? "plain" : "primary"}
          disabled={isBusy}
          onClick={() => void act("enterTournament", { tournament })}
        >
          {words.enter(buyIn + bounty)}
        </Button>
      )}
      {starts && (
        <Button
          kind="primary"
          disabled={isBusy || entrants.length < fewest}
          onClick={() => void act("startTournament", { tournament })}
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
