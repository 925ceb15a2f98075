import { use, useState } from "react";
import { HouseContext, type Failed } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/navigation.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { TableState } from "#shared/protocol/table.ts";

/** Only the house's owner may see what it has stored (H-35). `brief`: shows only an icon. */
export function ReplayButton({
  table: { id, roundNumber },
  brief = false,
}: {
  readonly table: Pick<TableState, "id" | "roundNumber">;
  readonly brief?: boolean;
}) {
  const { line, caller } = use(HouseContext);
  const [failed, setFailed] = useState<Failed | null>(null);
  if (typeof line === "string" || caller !== "owner") return null;
  const words = text().result;
  const open = async (): Promise<void> => {
    const answer = await line.ask("rounds", { limit: 1, before: null, table: id });
    const stored = answer.ok
      ? answer.value.find(({ number }) => number === roundNumber)
      : undefined;
    if (stored) go({ screen: "replay", round: String(stored.id) });
    else setFailed({ message: null });
  };
  return (
    <>
      <Button
        onClick={() => void open()}
        {...(brief && { "aria-label": words.replay, title: words.replay })}
      >
        <Icon name="undo" />
        {!brief && words.replay}
      </Button>
      {failed !== null && <Failure message={failed.message} />}
    </>
  );
}
