// The room in which a finished round is played on (H-49).

import { useEffect, useState, useSyncExternalStore } from "react";
import { useHouse } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/route.ts";
import { useSettings } from "#renderer/context/appContext.ts";
import { manifests } from "#renderer/games/catalogue.ts";
import { Actions, Bar, TableRoom } from "#renderer/screens/learn/TableRoom.tsx";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { placeOf, type RoundResult } from "#shared/contract/round.ts";
import type { BegunPractice } from "#shared/protocol/practice.ts";
import { PracticeClient } from "./PracticeClient.ts";

type PracticeRoomProps = Readonly<{
  begun: BegunPractice;
  title: string;
  /** Begins another practice at the same line. */
  again: () => void;
  leave: () => void;
}>;

export function PracticeRoom({ begun, title, again, leave }: PracticeRoomProps) {
  const { settings } = useSettings();
  const client = usePractice(begun, settings.botPace);
  const { stage, failed } = useSyncExternalStore(client.subscribe, client.state);
  const words = text().practice;
  const result = client.snapshot().view?.seen.facts.result ?? null;
  const isOver = stage === "over" && result !== null;
  const buttons = (
    <>
      <Button onClick={again}>{words.again}</Button>
      <Button onClick={leave}>{words.leave}</Button>
    </>
  );
  return (
    <TableRoom
      title={title}
      client={client}
      settings={settings}
      leave={leave}
      bar={
        <Bar
          label={words.bar}
          leave={{ label: words.leave, act: leave }}
          where={title}
          told={isOver ? comparedWords(begun, result) : words.about}
          isSoft={!isOver}
        >
          <Failure of={failed} again={client.again} />
          {(isOver || failed) && <Actions>{buttons}</Actions>}
        </Bar>
      }
      menu={
        <>
          {buttons}
          <Button onClick={() => go({ screen: "help", page: begun.game, rule: null })}>
            {words.rules}
          </Button>
        </>
      }
    />
  );
}

/**
 * How the person fares now, and how they did when the round was played: in chips where the game is
 * about them, else by their place.
 */
export function comparedWords(
  { game, players, before }: Pick<BegunPractice, "game" | "players" | "before">,
  now: RoundResult,
): string {
  const seat = players.findIndex(({ isOwn }) => isOwn);
  const { traits } = manifests.find(({ id }) => id === game)!;
  const outcome = (result: RoundResult) =>
    traits.playedFor.kind === "pots"
      ? { chips: result.chips?.[seat] ?? 0 }
      : { place: placeOf(result, seat), of: players.length };
  return text().practice.compared(outcome(now), outcome(before));
}

function usePractice(begun: BegunPractice, pace: number): PracticeClient {
  const house = useHouse();
  const [client] = useState(() => new PracticeClient({ begun, house, pace }));
  useEffect(() => client.keepPace(pace), [client, pace]);
  useEffect(() => () => client.close(), [client]);
  return client;
}
