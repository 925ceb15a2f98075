// The button that asks for the next round, or lets a player who sits out back in (H-9).
import styles from "./Result.module.css";
import { useState, use, type ReactNode } from "react";
import { failureOf, HouseContext, useAnswer, type Failed } from "#renderer/context/houseContext.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import { text } from "#renderer/text/text.ts";
import { goesOn } from "#renderer/table/dom/input/useTableKeys.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";
import { notReady } from "./standings.ts";

/** `least`: what is needed. */
function OwnBalance({ least }: { readonly least: number }) {
  const { line } = use(HouseContext);
  return typeof line === "string" ? null : <Balance least={least} />;
}

function Balance({ least }: { readonly least: number }) {
  const { asked } = useAnswer("profile", {});
  const words = text().setup;
  if (asked.state !== "answered") return null;
  const { chips } = asked.value;
  return chips < least ? words.bankTooShort(chips) : words.bankHas(chips);
}

interface NextButtonProps {
  readonly client: TableClient;
  readonly table: TableState;
  readonly player: string | null;
  readonly next: ReactNode;
}

/** The player's step towards the next round; `none`: there is nothing they can do. */
type NextAction = "ready" | "dealMeIn" | "rebuy" | "none";

function stepFor({ sitsOut, ready }: TablePlayer, { settings }: TableState): NextAction {
  if (sitsOut === "wish") return "dealMeIn";
  if (sitsOut === "broke") return settings.rebuys ? "rebuy" : "none";
  return ready ? "none" : "ready";
}

export function NextButton({ client, table, player, next }: NextButtonProps) {
  const words = text().result;
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const me = table.players.find(({ id }) => id === player);
  // A tournament deals by itself.
  if (!me || me.gone || table.tournament !== null) return null;
  const tell = async (asked: ReturnType<TableClient["ask"]>): Promise<void> => {
    const answer = await asked;
    setRefusal(failureOf(answer));
  };
  const step = stepFor(me, table);
  const isAwaited = me.sitsOut === null;
  const { buyIn } = table.settings;
  const help = {
    ready: "",
    none: isAwaited ? "" : words.brokeHelp,
    dealMeIn: words.sitsOutHelp,
    rebuy: words.rebuyHelp,
  }[step];
  return (
    <>
      {help !== "" && (
        <p className={styles.help}>
          {help} {step === "rebuy" && <OwnBalance least={buyIn} />}
        </p>
      )}
      {!isAwaited && !me.ready && notReady(table.players).length === 0 && (
        <Button onClick={() => void tell(client.ask("ready", {}))}>{words.withoutMe}</Button>
      )}
      {step === "dealMeIn" && (
        <Button kind="primary" onClick={() => void tell(client.ask("sitOut", { out: false }))}>
          {words.dealMeIn}
        </Button>
      )}
      {step === "rebuy" && (
        <Button kind="primary" onClick={() => void tell(client.ask("rebuy", {}))}>
          {words.rebuy(buyIn)}
        </Button>
      )}
      {isAwaited && (
        <Button
          kind="primary"
          {...goesOn}
          disabled={step === "none"}
          onClick={() => void tell(client.ask("ready", {}))}
        >
          {next}
        </Button>
      )}
      {refusal !== null && <Failure message={refusal.message} />}
    </>
  );
}
