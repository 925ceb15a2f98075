// Lists the evenings with real chips and everybody's results over a year (H-6).
import { useAnswer } from "#renderer/context/houseContext.ts";
import { usePages } from "#renderer/context/housePages.ts";
import { go } from "#renderer/context/route.ts";
import { FileButton } from "#renderer/screens/history/FileButton.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page, Panel } from "#renderer/ui/Page.tsx";
import type { ChipEveningLine, ChipOutcome } from "#shared/chipBank/kept.ts";
import { chipWords } from "./chipWords.ts";
import styles from "./Evenings.module.css";
import { moneyOf } from "./moneyOf.ts";
import { lazy, Suspense, useMemo, useState } from "react";
import type { ChipMoney } from "#shared/chipBank/evening.ts";
import type { BalancePoint } from "#shared/protocol/bank.ts";

/** One person's results in one currency, or in chips. */
type YearFigures = Readonly<{
  key: string;
  /** As it was written last. */
  name: string;
  money: ChipMoney | null;
  evenings: number;
  amount: number;
  best: number;
  /** After each evening, in whole units of the currency. */
  points: readonly BalancePoint[];
}>;

/** Identifies a person by profile, or by name without one. */
const whose = ({ name, profile }: ChipOutcome["person"]): string =>
  profile === null ? `name:${name.normalize("NFKC").toLowerCase()}` : `profile:${profile}`;

/** `outcomes`: oldest first. The result begins with the highest winner. */
export function yearFigures(outcomes: readonly ChipOutcome[]): readonly YearFigures[] {
  const found = new Map<string, YearFigures>();
  for (const { person, at, money, amount } of outcomes) {
    const key = `${whose(person)} ${money?.currency ?? ""}`;
    const before = found.get(key);
    const sum = (before?.amount ?? 0) + amount;
    const points = [...(before?.points ?? []), { at, chips: sum / 10 ** (money?.digits ?? 0) }];
    found.set(key, {
      key,
      name: person.name,
      money,
      evenings: points.length,
      amount: sum,
      best: Math.max(before?.best ?? amount, amount),
      points,
    });
  }
  return [...found.values()].toSorted((one, other) => other.amount - one.amount);
}

const BalanceChart = lazy(async () => ({
  default: (await import("#renderer/screens/history/BalanceChart.tsx")).BalanceChart,
}));

const yearAt = (at: number): number => new Date(at).getFullYear();
const begins = (year: number): number => new Date(year, 0, 1).getTime();

/** `newest`: when the newest settled evening was opened. */
function Year({ newest }: { readonly newest: number }) {
  const { list: words } = chipWords();
  const [year, setYear] = useState(yearAt(newest));
  return (
    <Panel title={words.year}>
      <div className={styles.years}>
        <Button onClick={() => setYear(year - 1)}>{words.earlier(year - 1)}</Button>
        <b aria-live="polite">{words.yearOf(year)}</b>
        <Button
          aria-disabled={year >= yearAt(newest)}
          onClick={() => year < yearAt(newest) && setYear(year + 1)}
        >
          {words.earlier(year + 1)}
        </Button>
      </div>
      <OneYear key={year} year={year} />
    </Panel>
  );
}

function OneYear({ year }: { readonly year: number }) {
  const { list: words } = chipWords();
  const { known, failed, again } = useAnswer("chipOutcomes", {
    from: begins(year),
    to: begins(year + 1),
  });
  if (!known) return <Failure of={failed} again={again} />;
  return known.length === 0 ? <p>{words.noYear}</p> : <Figures year={year} outcomes={known} />;
}

function Figures({
  year,
  outcomes,
}: Readonly<{
  year: number;
  outcomes: readonly ChipOutcome[];
}>) {
  const { list: words, change } = chipWords();
  const figures = useMemo(() => yearFigures(outcomes), [outcomes]);
  const [chosen, setChosen] = useState(figures[0]?.key);
  const shown = figures.find(({ key }) => key === chosen) ?? figures[0]!;
  const points = useMemo(() => [{ at: begins(year), chips: 0 }, ...shown.points], [year, shown]);
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.person}</th>
              <th scope="col" className={`number ${styles.less}`}>
                {words.evenings}
              </th>
              <th scope="col" className="number">
                {words.won}
              </th>
              <th scope="col" className={`number ${styles.best}`}>
                {words.best}
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ key, name, money, evenings, amount, best }) => (
              <tr key={key}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.who}
                    aria-pressed={key === shown.key}
                    onClick={() => setChosen(key)}
                  >
                    {name}
                  </button>
                </th>
                <td className={`number ${styles.less}`}>{evenings}</td>
                <td className={`number ${amount < 0 ? styles.lost : styles.won}`}>
                  {change(money, amount)}
                </td>
                <td className={`number ${styles.best}`}>{change(money, best)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Suspense>
        <BalanceChart
          key={shown.key}
          points={points}
          end={begins(year + 1)}
          label={words.chart(shown.name, year)}
        />
      </Suspense>
      <p>{words.chartEnds(shown.name, shown.evenings, change(shown.money, shown.amount))}</p>
    </>
  );
}

const pageSize = 12;

export function Evenings() {
  const { list: words } = chipWords();
  const { lines, hasMore, failure, more } = usePages(
    "chipEvenings",
    {},
    pageSize,
    ({ number }) => number,
  );
  const going = lines?.filter(({ settledAt }) => settledAt === null) ?? [];
  const past = lines?.filter(({ settledAt }) => settledAt !== null) ?? [];
  return (
    <Page title={words.title} wide>
      <div className={styles.doors}>
        <p className={styles.help}>{words.help}</p>
        <Button
          icon="plus"
          kind="primary"
          className={styles.door}
          onClick={() => go({ screen: "chips", evening: "new" })}
        >
          {words.open}
        </Button>
        <Button
          icon="clock"
          className={styles.door}
          title={words.clockAbout}
          onClick={() => go({ screen: "clock" })}
        >
          {words.clock}
        </Button>
      </div>
      <Failure of={failure} again={more} />
      {going.length > 0 && (
        <Panel title={words.going}>
          <Lines lines={going} />
        </Panel>
      )}
      {lines && (
        <Panel title={words.past}>
          {past.length === 0 ? <p>{words.none}</p> : <Lines lines={past} />}
          {hasMore && (
            <div>
              <Button onClick={more}>{words.more}</Button>
            </div>
          )}
          {past.length > 0 && <FileButton wish={{ file: "chipOutcomes" }} label={words.all} />}
        </Panel>
      )}
      {past[0] && <Year newest={past[0].openedAt} />}
    </Page>
  );
}

function Lines({ lines }: { readonly lines: readonly ChipEveningLine[] }) {
  const { list: words, evening } = chipWords();
  return (
    <ul className="stack gap-s">
      {lines.map(({ id, name, openedAt, settledAt, people, bought, money, unpaid }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.line}
            onClick={() => go({ screen: "chips", evening: id })}
          >
            <span className={styles.name}>{words.called(name, openedAt)}</span>
            <span className={styles.about}>
              {words.when(openedAt)} ·{" "}
              {words.line(people.length, moneyOf(money, bought) ?? evening.worth(bought, null))}
            </span>
            <span className={unpaid > 0 ? styles.owed : styles.state}>
              {settledAt === null ? words.goOn : unpaid > 0 ? words.unpaid(unpaid) : words.paid}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
