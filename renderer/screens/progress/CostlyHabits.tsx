import { useAnswer } from "#renderer/context/houseContext.ts";
import figures from "#renderer/screens/history/History.module.css";
import { gameText, text } from "#renderer/text/text.ts";
import { Panel } from "#renderer/ui/Page.tsx";
import { Table } from "#renderer/ui/Table.tsx";

const mostShown = 6;

/** What costs a player most in the rounds that they had reviewed (H-50). */
export function CostlyHabits() {
  const { known } = useAnswer("costlyHabits", {});
  const words = text().review;
  if (!known || known.length === 0) return null;
  return (
    <Panel title={words.habits}>
      <p>{words.habitsHelp}</p>
      <div className={figures.scroll} tabIndex={0} role="group" aria-label={words.habits}>
        <Table
          className={figures.table}
          rows={known.slice(0, mostShown)}
          keyOf={({ game, played, better }) => `${game} ${played} ${better}`}
          columns={[
            {
              isName: true,
              head: words.game,
              cell: ({ game, played, better }) => (
                <span className="stack">
                  {gameText(game).name}
                  <small>{words.habit(played, better)}</small>
                </span>
              ),
            },
            { head: words.often, cell: ({ times }) => words.times(times) },
            { head: words.cost, cell: ({ unit, cost }) => words.costOf(unit, cost) },
          ]}
        />
      </div>
    </Panel>
  );
}
