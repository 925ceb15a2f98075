// Has the house play a finished round on from one of its lines (H-49).

import { lazy, useCallback } from "react";
import { useHouse } from "#renderer/context/houseContext.ts";
import { goBack, type Route } from "#renderer/context/route.ts";
import { loadTables } from "#renderer/games/tableGames.ts";
import { Asked } from "#renderer/screens/learn/Asked.tsx";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";

const PracticeRoom = lazy(async () => {
  const [{ PracticeRoom }] = await Promise.all([import("./PracticeRoom.tsx"), loadTables()]);
  return { default: PracticeRoom };
});

type PracticeProps = Omit<Extract<Route, { readonly screen: "practice" }>, "screen">;

export function Practice({ round, seat, at }: PracticeProps) {
  const house = useHouse();
  const ask = useCallback(
    () => house.ask("practise", { round: Number(round), seat, at }),
    [house, round, seat, at],
  );
  const leave = () => goBack({ screen: "replay", round, at: at - 1 });
  const words = text().practice;
  return (
    <Asked
      ask={ask}
      title={words.name}
      loading={words.loading}
      otherwise={<Button onClick={leave}>{words.leave}</Button>}
    >
      {(begun, again, turn) => (
        <PracticeRoom
          key={turn}
          begun={begun}
          title={words.title(gameText(begun.game).name)}
          again={again}
          leave={leave}
        />
      )}
    </Asked>
  );
}
