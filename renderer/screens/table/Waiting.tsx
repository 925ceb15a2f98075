import { useEffect, useRef } from "react";
import { rotationName } from "#renderer/screens/setup/presets.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import { raceWords } from "./result/match.ts";
import { Plaque } from "./Plaque.tsx";
import { notReady } from "./result/standings.ts";

interface WaitingProps {
  readonly client: TableClient;
  readonly table: TableState;
  readonly player: string | null;
}

/** Returns "Crazy Eights, buy-in 1,000 chips. First to 250 points." */
export function laidWords(table: TableState): string {
  const { rotation, settings, players } = table;
  const forChips = players.some(({ chips }) => chips !== null);
  const rounds =
    settings.lastRound === null ? "" : `, ${text().points.playedOver(settings.lastRound)}`;
  return [
    `${text().table.laidFor(rotationName(rotation), forChips ? settings.buyIn : null)}${rounds}.`,
    raceWords(table, null),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/**
 * A player alone with bots is dealt in at once; among people everybody says when they are ready.
 */
export function Waiting({ client, table, player }: WaitingProps) {
  const waitedFor = notReady(table.players);
  const people = table.players.filter(({ bot, gone }) => bot === null && !gone);
  const isAlone = people.length === 1 && people[0]?.id === player;
  const asked = useRef(false);
  useEffect(() => {
    if (!isAlone || asked.current) return;
    asked.current = true;
    void client.ask("ready", {});
  }, [isAlone, client]);
  if (isAlone) return null;
  const amReady = !waitedFor.some(({ id }) => id === player);
  return (
    <Plaque title={text().table.waiting} help={laidWords(table)}>
      {amReady ? (
        <p role="status">{text().result.waitingFor(waitedFor.map(({ name }) => name))}</p>
      ) : (
        <Button kind="primary" onClick={() => void client.ask("ready", {})}>
          {text().table.deal}
        </Button>
      )}
    </Plaque>
  );
}
