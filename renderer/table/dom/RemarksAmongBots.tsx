import { lazy, Suspense } from "react";
import type { RemarksProps } from "#renderer/table/remarks/Remarks.tsx";

const silent = { default: () => null };
/** Without it the table is only quieter, so a lost line does no harm. */
const Remarks = lazy(() =>
  import("#renderer/table/remarks/Remarks.tsx").then(
    (come) => ({ default: come.Remarks }),
    () => silent,
  ),
);

type AmongBotsProps = RemarksProps &
  Readonly<{
    wished: boolean;
    /** Chat is a part of this game, so characters keep quiet. */
    isGameTalk: boolean;
  }>;

/** Never where people talk, nor where a tournament's clock runs (H-11). */
export function RemarksAmongBots({ wished, isGameTalk, ...props }: AmongBotsProps) {
  const { table } = props.state.snapshot;
  const isAlone = table?.alone === true && table.tournament === null;
  return (
    wished &&
    isAlone &&
    !isGameTalk && (
      <Suspense>
        <Remarks {...props} />
      </Suspense>
    )
  );
}
