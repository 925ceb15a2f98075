import { lazy, Suspense, use, useEffect, useState } from "react";
import { Backdrop } from "#renderer/ui/Backdrop.tsx";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { lazyTournament } from "#renderer/screens/tournament/lazyTournament.ts";
import { goInstead } from "#renderer/context/route.ts";
import { forgetSeat, rememberedSeat } from "#renderer/context/seatToken.ts";
import { useSettings } from "#renderer/context/appContext.ts";
import { Join } from "#renderer/screens/join/Join.tsx";
import { sentence, text } from "#renderer/text/text.ts";
import { Notice, type NoticeProps } from "#renderer/ui/Notice.tsx";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { AtTableProps, Ending } from "./AtTable.tsx";
import { tournamentOf } from "#shared/tournament/tables.ts";
import { useTableClient } from "./useTableClient.ts";
import { loadTableScreen, prepareTable } from "./loadTable.ts";

const AtTable = lazy(loadTableScreen);
const AfterTable = lazyTournament(
  async () => (await import("#renderer/screens/tournament/atTable/AfterTable.tsx")).AfterTable,
);

/**
 * The tournament that leads on somebody whose table was closed, or who has no chair at it; null at
 * other tables. A table may be closed before anything of it has come.
 */
export function leadsOn(
  table: string,
  why: Ending | "silent",
  last: Pick<TableSnapshot, "table"> | null,
): string | null {
  if (!["table-closed", "removed", "refused"].includes(why)) return null;
  return last?.table ? last.table.tournament : tournamentOf(table);
}

export function TableScreen({ id, over }: Pick<AtTableProps, "id" | "over">) {
  const { client, again } = useTableClient(id);
  const { caller } = use(HouseContext);
  const { deck } = useSettings().settings;
  useEffect(() => prepareTable({ deck }), [deck]);
  const connecting = <Notice waiting title={text().table.connecting} />;
  if (client === "opening") return connecting;
  if (client === "none" && caller === "nobody")
    return (
      <>
        <Backdrop />
        <Join />
      </>
    );
  const ended = (why: EndedProps["why"], last: TableSnapshot | null) => {
    const tournament = leadsOn(id, why, last);
    return tournament !== null ? (
      <AfterTable tournament={tournament} table={id} />
    ) : (
      <Ended table={id} why={why} last={last} again={again} />
    );
  };
  return (
    <Suspense fallback={connecting}>
      {client === "silent" || client === "none" ? (
        ended(client === "none" ? "refused" : client, null)
      ) : (
        <AtTable id={id} client={client} over={over} ended={ended} />
      )}
    </Suspense>
  );
}

/** Only these refusals help a person; others, such as a missing token, concern the page. */
const tellsWhy = ({ code }: RuleError) => ["banned", "full", "not-open", "gone"].includes(code);

const keepsSeat: ReadonlySet<string> = new Set(["taken-over", "silent", "lan-closed"]);

/** Stakes in an unfinished round are settled when it ends, and the rest is cashed out only then. */
export function chipsAfter(
  last: Pick<TableSnapshot, "table" | "player"> | null,
): readonly ("chipsBack" | "chipsLater")[] {
  const me = last?.table?.players.find(({ id }) => id === last.player);
  if (!me || me.chips === null) return [];
  return [last?.table?.stage === "playing" && me.seat !== null ? "chipsLater" : "chipsBack"];
}

type EndedProps = Readonly<{
  table: string;
  why: Ending | "silent";
  last: TableSnapshot | null;
  again: () => void;
}>;

function Ended({ table, why, last, again }: EndedProps) {
  const words = text().table;
  const refusal = last?.refusal ?? null;
  const home = { label: words.toHome, act: () => goInstead({ screen: "home" }) };
  const tryAgain = { label: text().app.tryAgain, act: again };
  // A page whose seat is gone may still be able to spectate, so it tries once more without it.
  const [hadSeat] = useState(() => rememberedSeat(sessionStorage, table) !== null);
  const isTriedAgain = why === "refused" && hadSeat;
  useEffect(() => {
    if (!keepsSeat.has(why)) forgetSeat(sessionStorage, table);
    if (isTriedAgain) again();
    if (why === "left") goInstead({ screen: "home" });
  }, [why, table, isTriedAgain, again]);
  if (why === "left" || isTriedAgain) return null;
  const { house, ending: its } = text();
  const notices: { readonly [W in Exclude<EndedProps["why"], "left">]: NoticeProps } = {
    "taken-over": {
      title: words.takenOverTitle,
      children: words.takenOver,
      action: { label: words.takeBack, act: again },
      second: home,
    },
    "table-closed": { title: words.closedTitle, children: words.closed, action: home },
    removed: {
      title: its.removedTitle,
      children: [its.removed, ...chipsAfter(last).map((when) => its[when])].join(" "),
      action: home,
    },
    "lan-closed": { title: its.lanClosedTitle, children: its.lanClosed, action: home },
    crowded: {
      title: its.crowdedTitle,
      children: its.crowded,
      action: tryAgain,
      second: home,
    },
    "too-many-lines": {
      title: its.tooManyLinesTitle,
      children: its.tooManyLines,
      action: { label: its.watchHere, act: again },
      second: home,
    },
    refused: {
      title: words.refusedTitle,
      children: refusal && tellsWhy(refusal) ? sentence(refusal) : words.refused,
      ...(refusal?.code === "full" ? { action: tryAgain, second: home } : { action: home }),
    },
    silent: { title: house.lostTitle, children: house.lost, action: tryAgain, second: home },
  };
  return (
    <>
      <Backdrop />
      <Notice {...notices[why]} />
    </>
  );
}
