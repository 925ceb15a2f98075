// Somebody's balance over time (H-5).

import { useState } from "react";
import { useAnswer } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { BalancePoint } from "#shared/protocol/bank.ts";
import styles from "./History.module.css";
import { BalanceChart } from "./BalanceChart.tsx";
import figures from "./Figures.module.css";

export function Balance({ profile, name }: { readonly profile: string; readonly name: string }) {
  const { asked, again } = useAnswer("balances", { profile });
  const words = text().history;
  if (asked.state === "failed") return <Failure message={asked.message} again={again} />;
  if (asked.state === "waiting") return null;
  const points = asked.value;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return <p>{words.balanceEmpty}</p>;
  const heights = points.map(({ chips }) => chips);
  return (
    <>
      <BalanceChart points={points} label={words.chart(name)} />
      <p>
        {words.balanceSummary(
          name,
          first.chips,
          last.chips,
          Math.min(...heights),
          Math.max(...heights),
        )}
      </p>
      <FigureTable points={points} />
    </>
  );
}

/** For people who cannot see the chart. */
function FigureTable({ points }: { readonly points: readonly BalancePoint[] }) {
  const [isOpen, setOpen] = useState(false);
  const words = text().history;
  return (
    <details
      className={styles.figures}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.figures}</summary>
      {isOpen && (
        <table className={figures.table}>
          <thead>
            <tr>
              <th scope="col">{words.date}</th>
              <th scope="col" className="number">
                {words.chips}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ at, chips }, index) => (
              <tr key={index}>
                <th scope="row">{words.when(at)}</th>
                <td className="number">{words.number(chips)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
