import { useState } from "react";
import { useOwnHouse } from "#renderer/screens/friends/lanState.ts";
import { useOwnPrograms } from "#renderer/screens/programs/ownPrograms.ts";
import { ProgramsSheet } from "#renderer/screens/programs/ProgramsSheet.tsx";
import { levelsFor } from "#renderer/screens/setup/levels.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import type { withBot } from "./seatOrder.ts";
import styles from "./TableMenu.module.css";

type AddingBotsProps = Readonly<{
  table: Pick<TableState, "game" | "rotation">;
  isFull: boolean;
  add: (bot: Parameters<typeof withBot>[1]) => void;
}>;

/** Buttons for a bot of each level and, for the owner of the host, for programs of their own. */
export function AddingBots({ table: { game, rotation }, isFull, add }: AddingBotsProps) {
  const { seats: words, programs } = text();
  const own = useOwnPrograms();
  const isOwners = useOwnHouse() !== null;
  const [isChoosing, setChoosing] = useState(false);
  const offered = [
    ...levelsFor(rotation).map((bot) => ({ key: bot, label: words.bots[bot], bot })),
    ...own.map((bot) => ({ key: bot.id, label: bot.name, bot })),
  ];
  return (
    <div className={styles.adding}>
      {offered.map(({ key, label, bot }) => (
        <Button
          key={key}
          icon="plus"
          aria-label={words.add(label)}
          disabled={isFull}
          onClick={() => add(bot)}
        >
          {label}
        </Button>
      ))}
      {isOwners && (
        <Button kind="quiet" onClick={() => setChoosing(true)}>
          {programs.open}
        </Button>
      )}
      {isChoosing && <ProgramsSheet game={game} close={() => setChoosing(false)} />}
    </div>
  );
}
