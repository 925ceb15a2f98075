import { Suspense, useCallback, useEffect, useState, type ReactNode } from "react";
import { answerState, type AnswerState } from "#renderer/context/houseContext.ts";
import { whileWanted } from "#renderer/context/whileWanted.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Notice } from "#renderer/ui/Notice.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import type { Answer } from "#shared/protocol/answer.ts";

type AskedProps<T> = Readonly<{
  /** Must keep its identity: another one is asked anew. */
  ask: () => Promise<Answer<T>>;
  title: string;
  loading: string;
  /** What to do where it fails, besides trying again. */
  otherwise: ReactNode;
  /** `turn` counts the answers that `again` has brought. */
  children: (value: T, again: () => void, turn: number) => ReactNode;
}>;

/** A screen of what the house answers. */
export function Asked<T>({ ask, title, loading, otherwise, children }: AskedProps<T>) {
  const [turn, setTurn] = useState(0);
  const [came, setCame] = useState<Readonly<{ turn: number; answer: AnswerState<T> }>>({
    turn,
    answer: { state: "waiting" },
  });
  useEffect(
    () =>
      whileWanted(
        ask(),
        (answer) => setCame({ turn, answer: answerState(answer) }),
        () => setCame({ turn, answer: { state: "failed", message: null } }),
      ),
    [ask, turn],
  );
  const again = useCallback(() => setTurn((now) => now + 1), []);
  const waiting = <Notice waiting title={loading} />;
  const { answer } = came;
  if (answer.state === "waiting") return waiting;
  if (answer.state === "failed")
    return (
      <Page title={title}>
        <Failure of={answer} again={again} />
        {otherwise}
      </Page>
    );
  return <Suspense fallback={waiting}>{children(answer.value, again, came.turn)}</Suspense>;
}
