import { useAnswer } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/route.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Medal } from "#renderer/ui/pictures/Medal.tsx";
import type { LadderState } from "#shared/protocol/history.ts";
import { CallBox } from "./CallBox.tsx";

/** How high one stands in the house, and the next rung of the game climbed last (H-47). */
export function Ladders() {
  const words = text().ladder;
  const { known } = useAnswer("ladders", {});
  if (!known) return null;
  const rungs = known.flatMap((ladder) => ladder.rungs);
  const won = rungs.filter((rung) => rung.won !== null).length;
  const next = nextRung(known);
  return (
    <CallBox
      title={words.title}
      picture={<Medal motif="ladder" share={won / rungs.length} size={3} />}
      action={<Button onClick={() => go({ screen: "ladder" })}>{words.look}</Button>}
    >
      <span className="small">
        {words.stands(won, rungs.length)}.{" "}
        {next ? `${words.next(gameText(next.game).name, next.rung)}.` : words.done}
      </span>
    </CallBox>
  );
}

const lastWon = ({ rungs }: LadderState): number =>
  Math.max(0, ...rungs.map(({ won }) => won?.at ?? 0));

/** `rung`: from 1. Null when every rung is won. */
function nextRung(
  ladders: readonly LadderState[],
): Readonly<{ game: string; rung: number }> | null {
  const unfinished = ladders.filter(({ rungs }) => rungs.some(({ won }) => won === null));
  const [latest] = unfinished.toSorted((one, other) => lastWon(other) - lastWon(one));
  return latest
    ? { game: latest.game, rung: latest.rungs.findIndex(({ won }) => won === null) + 1 }
    : null;
}
