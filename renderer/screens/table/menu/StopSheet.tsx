// What does it mean to stop the session, and does its owner mean it (H-10)?

import { useState } from "react";
import { failureOf, type Failed } from "#renderer/context/houseContext.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { TableState } from "#shared/protocol/table.ts";

interface StopSheetProps {
  readonly session: TableClient;
  readonly table: TableState;
  readonly close: () => void;
}

export function StopSheet({ session, table, close }: StopSheetProps) {
  const words = text().stop;
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const isPlaying = table.stage === "playing";
  const forChips = table.players.some(({ bought }) => bought > 0);
  const forPoints = table.players.some(({ points }) => (points ?? 0) > 0);
  const stop = async (): Promise<void> => {
    const answer = await session.ask("stop", {});
    if (answer.ok) return close();
    setRefusal(failureOf(answer));
  };
  return (
    <Sheet
      title={words.title}
      onClose={close}
      action={
        <Button kind="danger" onClick={() => void stop()}>
          {isPlaying ? words.stopAfter : words.stop}
        </Button>
      }
    >
      {isPlaying && <p>{words.inRound}</p>}
      <p>{forChips ? words.forChips : forPoints ? text().points.stopHelp : words.forHonour}</p>
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}
