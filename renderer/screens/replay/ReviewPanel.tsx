// The review of the round that is replayed (H-50).

import { useId, useMemo, useState } from "react";
import { useAnswer, useHouse } from "#renderer/context/houseContext.ts";
import { tableGame } from "#renderer/games/tableGames.ts";
import { whoAt } from "#renderer/table/desk/deskState.ts";
import { sentence, text } from "#renderer/text/text.ts";
import { practise } from "#renderer/screens/practice/practise.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { LineChart } from "#renderer/ui/pictures/LineChart.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { Review, ReviewedDecision, WorthUnit } from "#shared/contract/review.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import type { Reel } from "./Reel.ts";
import styles from "./Review.module.css";

/** ms */
const betweenQuestions = 500;
const mostShown = 3;
const anyChance = [0, 1] as const;

type ReviewPanelProps = Readonly<{
  round: number;
  seat: Seat;
  reel: Reel;
  /** Whether the reader may play the round on from their decisions (H-49). */
  mayPractise: boolean;
  /** Whether the round may be reviewed with all cards, too. */
  offersAllCards: boolean;
  /** Called when a move is to be looked at, which may lie behind the panel. */
  onLook: () => void;
}>;

type Cards = "own" | "all";

export function ReviewPanel(props: ReviewPanelProps) {
  const [cards, setCards] = useState<Cards>("own");
  const id = useId();
  const words = text().review;
  return (
    <>
      {props.offersAllCards && (
        <>
          <span id={id} className="unseen">
            {words.cardsKnown}
          </span>
          <Choice
            labelledBy={id}
            value={cards}
            items={[
              { value: "own", label: words.ownCards },
              { value: "all", label: words.allCards },
            ]}
            onChange={setCards}
          />
        </>
      )}
      <Stoppable key={cards} {...props} withAllCards={cards === "all"} />
    </>
  );
}

type AskedProps = ReviewPanelProps & { readonly withAllCards: boolean };

function Stoppable(props: AskedProps) {
  const [isWanted, setWanted] = useState(true);
  const words = text().review;
  const house = useHouse();
  const stop = () => {
    setWanted(false);
    void house.ask("dropReview", {});
  };
  if (isWanted) return <Wanted {...props} stop={stop} />;
  return (
    <div className={styles.waiting}>
      <p role="status">{words.stopped}</p>
      <Button onClick={() => setWanted(true)}>{words.again}</Button>
    </div>
  );
}

function Wanted({
  round,
  seat,
  withAllCards,
  stop,
  ...looking
}: AskedProps & { readonly stop: () => void }) {
  const words = text().review;
  const { known, failed, again } = useAnswer(
    "review",
    { round, seat, withAllCards },
    { every: (answer) => (answer?.state === "made" ? 0 : betweenQuestions) },
  );
  if (failed) return <Failure of={failed} again={again} />;
  if (known?.state === "made")
    return (
      <Made
        review={known.review}
        round={round}
        seat={seat}
        withAllCards={withAllCards}
        {...looking}
      />
    );
  return (
    <div className={styles.waiting}>
      <p role="status">{words.underWay}</p>
      <Button onClick={stop}>{words.cancel}</Button>
    </div>
  );
}

type MadeProps = AskedProps & { readonly review: Review };

function Made({ review, ...looking }: MadeProps) {
  const words = text().review;
  const costliest = costliestOf(review);
  return (
    <div className={styles.review}>
      <p>{words.summary(review)}</p>
      <Parts review={review} />
      <h2 className={styles.heading}>{words.costliest}</h2>
      <p>
        {costliest.length === 0
          ? words.nothing
          : looking.withAllCards
            ? words.inYourPlaceOpenly
            : words.inYourPlace}
      </p>
      <ol className={styles.costly}>
        {costliest.map((decision) => (
          <Costly key={decision.line} decision={decision} unit={review.unit} {...looking} />
        ))}
      </ol>
      <Odds review={review} />
      <h2 className={styles.heading}>{words.curve(review.unit)}</h2>
      <Curve review={review} />
      <p className="small">{looking.withAllCards ? words.aboutAllCards : words.about}</p>
    </div>
  );
}

/** Those that cost most, most first. */
const costliestOf = ({ decisions }: Pick<Review, "decisions">) =>
  decisions
    .filter(({ better }) => better !== null)
    .toSorted((one, other) => other.better!.gain - one.better!.gain)
    .slice(0, mostShown);

const parts = ["deal", "cards", "others", "play"] as const;

function Parts({ review: { unit, shares } }: { readonly review: Review }) {
  const words = text().review;
  return (
    <dl className={styles.parts} aria-label={words.parts}>
      {parts
        .filter((part) => shares[part] !== 0)
        .map((part) => (
          <div key={part} className={styles.part}>
            <dt>{words[part]}</dt>
            <dd className="strong tabular">{words.change(unit, shares[part])}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What each bet of the others offered. */
function Odds({ review: { decisions } }: { readonly review: Review }) {
  const words = text().review;
  const priced = decisions.filter(({ odds }) => odds !== null);
  if (priced.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{words.odds}</h2>
      <dl className={styles.parts}>
        {priced.map(({ line, odds }) => (
          <div key={line} className={styles.part}>
            <dt>{words.move(line)}</dt>
            <dd>{odds && words.oddsOf(odds.chance, odds.price)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type CostlyProps = Omit<MadeProps, "review"> &
  Readonly<{ decision: ReviewedDecision; unit: WorthUnit }>;

function Costly({
  decision: { line, did, better },
  unit,
  round,
  seat,
  reel,
  withAllCards,
  mayPractise,
  onLook,
}: CostlyProps) {
  const words = text().review;
  if (!better) return null;
  const { gain, error, would, reason } = better;
  const by = withAllCards ? words.mindReader : words.shark;
  const look = () => {
    reel.jump(line - 1);
    onLook();
  };
  return (
    <li className={styles.decision}>
      <button type="button" className={styles.toMove} onClick={look}>
        <span>{words.move(line)}</span>
        <span className="strong">{words.gain(unit, gain, error)}</span>
      </button>
      {did && <p>{saidOf(did, seat, reel)}</p>}
      <p className={styles.better}>{would ? saidOf(would, seat, reel, by) : words.passed(by)}</p>
      {!withAllCards && <p className="small">{sentence(reason)}</p>}
      {mayPractise && (
        <Button
          icon="cards"
          className={styles.tryIt}
          title={text().replay.tryItHelp}
          onClick={() => practise({ round, seat, at: line })}
        >
          {text().replay.tryIt}
        </Button>
      )}
    </li>
  );
}

/** The event as a sentence; `by`: whoever would have done it in the seat's place. */
function saidOf(event: VisibleEvent, seat: Seat, { snapshot: { table } }: Reel, by?: string) {
  const who = whoAt(table, seat);
  return tableGame(table.game)
    .words()
    .sentence(event, (other) =>
      by !== undefined && other === seat ? { name: by, isYou: false } : who(other),
    );
}

function Curve({ review: { unit, even, decisions, result } }: { readonly review: Review }) {
  const words = text().review;
  const [pointed, setPointed] = useState<number | null>(null);
  const shape = useMemo(
    () =>
      ({
        line: "straight",
        isTime: false,
        figure: (worth: number) => words.figure(unit, worth),
        ...(unit === "wins" && { range: anyChance }),
      }) as const,
    [unit, words],
  );
  const line = useMemo(
    () => [
      [0, even] as const,
      ...decisions.map((decision) => [decision.line, decision.worth] as const),
      [(decisions.at(-1)?.line ?? 0) + 1, result] as const,
    ],
    [even, decisions, result],
  );
  const at = pointed === null ? undefined : line[pointed];
  return (
    <div>
      <LineChart
        line={line}
        label={words.curve(unit)}
        className={styles.chart}
        shape={shape}
        onPoint={setPointed}
      />
      <p className={styles.pointed} aria-hidden="true">
        {at && `${words.afterMove(at[0])}: ${words.worth(unit, at[1])}`}
      </p>
    </div>
  );
}
