import { use, useState, type ReactNode } from "react";
import { HouseContext, useAnswer, type Failed } from "#renderer/context/houseContext.ts";
import { go, type ReplayStart } from "#renderer/context/route.ts";
import { traitsOf } from "#renderer/games/catalogue.ts";
import { tableGame } from "#renderer/games/tableGames.ts";
import { useTableActions, type TableProps } from "#renderer/screens/table/useTableClient.ts";
import { goesOn } from "#renderer/table/dom/input/useTableKeys.ts";
import type { ResultProps } from "#renderer/table/part.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";
import styles from "./Result.module.css";
import { notReady } from "./standings.ts";

export function PartResults(props: Omit<ResultProps, "game">) {
  const game = tableGame(props.table.game);
  return game.parts.map(
    ({ name, Result }) => Result && <Result key={name} game={game} {...props} />,
  );
}

function OwnBalance({ least }: { readonly least: number }) {
  const { line } = use(HouseContext);
  return typeof line === "string" ? null : <Balance least={least} />;
}

function Balance({ least }: { readonly least: number }) {
  const { known } = useAnswer("profile", {});
  const words = text().setup;
  if (!known) return null;
  const { chips } = known;
  return chips < least ? words.bankTooShort(chips) : words.bankHas(chips);
}

type NextAction = "ready" | "dealMeIn" | "rebuy" | "wait" | "none";

function stepFor({ sitsOut, ready }: TablePlayer, { settings }: TableState): NextAction {
  if (sitsOut === "turn") return "wait";
  if (sitsOut === "wish") return "dealMeIn";
  if (sitsOut === "broke") return settings.rebuys ? "rebuy" : "none";
  return ready ? "none" : "ready";
}

/** Asks for the next round, or lets a player who sits out back in (H-9). */
export function NextButton({
  client,
  table,
  player,
  children,
}: TableProps & { readonly children: ReactNode }) {
  const words = text().result;
  const { refusal, act } = useTableActions(client);
  const me = table.players.find(({ id }) => id === player);
  // A tournament deals by itself.
  if (!me || me.gone || table.tournament !== null) return null;
  const step = stepFor(me, table);
  const isAwaited = me.sitsOut === null;
  const { buyIn } = table.settings;
  const help = {
    ready: "",
    none: isAwaited ? "" : words.brokeHelp,
    dealMeIn: words.sitsOutHelp,
    rebuy: words.rebuyHelp,
    wait: words.waitHelp(table.waiting.indexOf(me.id) + 1),
  }[step];
  return (
    <>
      {help !== "" && (
        <p className={styles.help}>
          {help} {step === "rebuy" && <OwnBalance least={buyIn} />}
        </p>
      )}
      {!isAwaited && !me.ready && notReady(table.players).length === 0 && (
        <Button
          {...(step === "wait" && { kind: "primary" as const, ...goesOn })}
          onClick={() => act("ready", {})}
        >
          {step === "wait" ? children : words.withoutMe}
        </Button>
      )}
      {step === "dealMeIn" && (
        <Button kind="primary" onClick={() => act("sitOut", { out: false })}>
          {words.dealMeIn}
        </Button>
      )}
      {step === "rebuy" && (
        <Button kind="primary" onClick={() => act("rebuy", {})}>
          {words.rebuy(buyIn)}
        </Button>
      )}
      {isAwaited && (
        <Button
          kind="primary"
          {...goesOn}
          disabled={step === "none"}
          onClick={() => act("ready", {})}
        >
          {children}
        </Button>
      )}
      <Failure of={refusal} />
    </>
  );
}

type Ended = Readonly<{ table: Pick<TableState, "id" | "game" | "roundNumber"> }>;

export const ReplayButton = ({ table }: Ended) => (
  <StoredRoundButton table={table} at={0}>
    {text().result.replay}
  </StoredRoundButton>
);

export const ReviewButton = ({ table }: Ended) =>
  traitsOf(table.game).hasReview && (
    <StoredRoundButton table={table} at="review">
      {text().review.open}
    </StoredRoundButton>
  );

/** Only the house's owner may see what it has stored (H-35). */
function StoredRoundButton({
  table: { id, roundNumber },
  at,
  children,
}: Ended & Readonly<{ at: ReplayStart; children: ReactNode }>) {
  const { line, caller } = use(HouseContext);
  const [failed, setFailed] = useState<Failed | null>(null);
  if (typeof line === "string" || caller !== "owner") return null;
  const open = async () => {
    const answer = await line.ask("rounds", { limit: 1, before: null, table: id });
    const stored = answer.ok
      ? answer.value.find(({ number }) => number === roundNumber)
      : undefined;
    if (stored) go({ screen: "replay", round: String(stored.id), at });
    else setFailed({ message: null });
  };
  return (
    <>
      <Button onClick={open}>{children}</Button>
      <Failure of={failed} />
    </>
  );
}
