import type { ReactNode } from "react";
import { tournamentText } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";
import styles from "./StandingLine.module.css";

type StandingLineProps = Readonly<{
  entrant: Pick<TournamentEntrant, "name" | "avatar">;
  place: ReactNode;
  /** Of the picture, em. */
  size?: number;
  /** Beside the name. */
  mark?: ReactNode;
  /** Below the name. */
  state?: readonly string[];
  /** The figures. */
  children?: ReactNode;
}>;

/** One line of standings, as large as the words around it. */
export const StandingLine = ({
  entrant,
  place,
  size = 2.25,
  mark,
  state = [],
  children,
}: StandingLineProps) => (
  <span className={styles.line}>
    {place !== null && <span className={styles.place}>{place}</span>}
    <Avatar avatar={entrant.avatar} size={size} unit="em" />
    <span className={styles.name}>
      <span className={styles.called}>
        {entrant.name} {mark}
      </span>
      {state.length > 0 && <small>{state.join(" · ")}</small>}
    </span>
    <span className={styles.figures}>{children}</span>
  </span>
);

/** Points, or chips of those still in; and what was won. */
export function Figures({
  entrant: { points, stack, prize },
  view: { stage },
}: Readonly<{
  entrant: TournamentEntrant;
  view: Pick<TournamentView, "stage">;
}>) {
  const { people: words, number } = tournamentText().director;
  if (stage === "registering") return null;
  return (
    <>
      {points !== null ? (
        <span>{words.points(points)}</span>
      ) : (
        stack > 0 && <span>{number(stack)}</span>
      )}
      {prize !== null && prize > 0 && <small className={styles.prize}>{words.prize(prize)}</small>}
    </>
  );
}
