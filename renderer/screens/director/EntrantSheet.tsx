// What is known of one entrant, and what can the director do about him?

import { useState, type ReactNode } from "react";
import { text, tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";
import { actionsOn } from "./actions.ts";
import { CorrectForm, PenaltyForm, RemoveForm } from "./EntrantForms.tsx";
import styles from "./EntrantSheet.module.css";
import { MoveChoice } from "./MoveChoice.tsx";
import { tableOf } from "./people.ts";

export interface AboutEntrant {
  readonly view: TournamentView;
  readonly entrant: TournamentEntrant;
  readonly close: () => void;
  /** He will be moved, once both tables rest. */
  readonly moved: (entrant: TournamentEntrant) => void;
}

type Doing = "move" | "correct" | "penalise" | "remove";
const doings: readonly Doing[] = ["move", "correct", "penalise", "remove"];

export function EntrantSheet(props: AboutEntrant) {
  const [doing, setDoing] = useState<Doing | null>(null);
  // It may have become impossible while it was asked about.
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
      {possible.length === 0 && <p className={styles.help}>{words.nothing}</p>}
    </Sheet>
  );
}

function Known({ view, entrant }: Pick<AboutEntrant, "view" | "entrant">) {
  const { person: words, people, number, tables } = tournamentText().director;
  const { bot, stack, chair, place, prize, heads, bounties, rebuys, addOn, points, missing } =
    entrant;
  const table = tableOf(view, entrant);
  const rows: readonly (readonly [string, ReactNode] | false)[] = [
    bot !== null && [tables.bot, text().setup.botLevels[bot]],
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
