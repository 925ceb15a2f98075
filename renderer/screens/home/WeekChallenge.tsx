import { useAnswer } from "#renderer/context/houseContext.ts";
import { countLevels, usePlayAgainst } from "#renderer/screens/ladder/playAgainst.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Medal } from "#renderer/ui/pictures/Medal.tsx";
import type { WeeklyChallenge } from "#shared/protocol/history.ts";
import { CallBox } from "./CallBox.tsx";

/** The week's challenge, and what is left of it (H-48). */
export function WeekChallenge() {
  const { known } = useAnswer("challenge", {});
  return known ? <Week challenge={known} /> : null;
}

function Week({ challenge }: { readonly challenge: WeeklyChallenge }) {
  const words = text().ladder;
  const { play, opening, refusal } = usePlayAgainst();
  const { legs, bots } = challenge;
  const won = legs.filter(({ isWon }) => isWon).length;
  const rotation = legs.map(({ game, options }) => ({ game, rounds: 1, options }));
  return (
    <CallBox
      title={words.week.title}
      picture={<Medal motif="calendar" share={won / legs.length} size={3} />}
      action={
        <Button disabled={opening} onClick={() => play(rotation, [...bots])}>
          {won === legs.length ? words.week.again : words.play}
        </Button>
      }
    >
      <span className="small">{challengeWords(challenge)}</span>
      <span className="tiny">{standing(challenge)}</span>
      <Failure of={refusal} />
    </CallBox>
  );
}

/** What wins the week, before one plays. */
function challengeWords({ kind, legs, bots }: WeeklyChallenge): string {
  const words = text().ladder;
  const [first] = legs;
  const games = legs.map(({ game }) => gameText(game).name);
  const against = `${words.against(countLevels(bots.map((level) => ({ level }))))}.`;
  const what = words.week.kinds[kind](games);
  if (kind === "rotation" || !first) return `${what} ${against}`;
  const rules = ruleWords(first);
  const goal = words.goals[first.goal];
  return [what, ...(rules.length > 0 ? [words.week.rules(rules)] : []), goal, against].join(" ");
}

function ruleWords({ game, options }: WeeklyChallenge["legs"][number]): readonly string[] {
  const words = text().ladder.week;
  const its = gameText(game).options;
  return Object.entries(options).map(([key, value]) => {
    const label = its[key]?.label ?? key;
    if (typeof value === "number") return words.amount(label, value);
    return value ? words.isOn(label) : words.isOff(label);
  });
}

function standing({ legs, weeksWon, to }: WeeklyChallenge): string {
  const words = text().ladder.week;
  const left = legs.filter(({ isWon }) => !isWon).map(({ game }) => gameText(game).name);
  if (left.length === 0) return words.won(weeksWon);
  return left.length < legs.length ? words.left(left) : words.until(to);
}
