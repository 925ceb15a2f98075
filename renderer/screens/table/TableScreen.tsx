import { lazy, Suspense, use, useEffect, useState } from "react";
import { Backdrop } from "#renderer/ui/Backdrop.tsx";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { lazyTournament } from "#renderer/screens/tournament/lazyTournament.ts";
import { goInstead } from "#renderer/context/navigation.ts";
import type { Overlay } from "#renderer/context/route.ts";
import { forgetSeat, rememberedSeat } from "#renderer/context/seatToken.ts";
import { useSettings } from "#renderer/context/settingsContext.ts";
import { Join } from "#renderer/screens/join/Join.tsx";
import { sentence, text } from "#renderer/text/text.ts";
import { Notice } from "#renderer/ui/Notice.tsx";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { Ending } from "./AtTable.tsx";
import { useTableClient } from "./useTableClient.ts";
import { loadTableScreen, prepareTable } from "./loadTable.ts";

const AtTable = lazy(loadTableScreen);
const AfterTable = lazyTournament(
  async () => (await import("#renderer/screens/tournament/atTable/AfterTable.tsx")).AfterTable,
);

/**
 * True if the tournament's table was closed or the entrant has no chair at it, so that they must go
 * elsewhere.
 */
const isLeftBehind = (why: Ending): boolean =>
  why === "table-closed" || why === "removed" || why === "refused";

interface TableScreenProps {
  readonly id: string;
  readonly over: Overlay | null;
}

export function TableScreen({ id, over }: TableScreenProps) {
  const { client, again } = useTableClient(id);
  const { caller } = use(HouseContext);
  const {
    settings: { deck },
  } = useSettings();
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
  if (client === "silent" || client === "none")
    return (
      <Ended table={id} why={client === "none" ? "refused" : client} last={null} again={again} />
    );
  return (
    <Suspense fallback={connecting}>
      <AtTable
        id={id}
        client={client}
        over={over}
        ended={(why, last) => {
          const tournament = last.table?.tournament ?? null;
          return tournament !== null && isLeftBehind(why) ? (
            <AfterTable tournament={tournament} table={id} />
          ) : (
            <Ended table={id} why={why} last={last} again={again} />
          );
        }}
      />
    </Suspense>
  );
}

/** Only these refusals help a person; others, such as a missing token, concern the page. */
const tellsWhy = ({ code }: RuleError): boolean =>
  ["banned", "full", "not-open", "gone"].includes(code);

const keepsSeat: ReadonlySet<string> = new Set(["taken-over", "silent", "lan-closed"]);

/** Stakes in an unfinished round are settled when it ends, and the rest is cashed out only then. */
export function chipsAfter(
  last: Pick<TableSnapshot, "table" | "player"> | null,
): readonly ("chipsBack" | "chipsLater")[] {
  const me = last?.table?.players.find(({ id }) => id === last.player);
  if (!me || me.chips === null) return [];
  return [last?.table?.stage === "playing" && me.seat !== null ? "chipsLater" : "chipsBack"];
}

interface EndedProps {
  readonly table: string;
  readonly why: Ending | "silent";
  /** The last known state of the table, including the host's reason if it gave one. */
  readonly last: TableSnapshot | null;
  readonly again: () => void;
}

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
  const [house, its] = [text().house, text().ending];
  const notices = {
    "taken-over": (
      <Notice
        title={words.takenOverTitle}
        action={{ label: words.takeBack, act: again }}
        second={home}
      >
        {words.takenOver}
      </Notice>
    ),
    "table-closed": (
      <Notice title={words.closedTitle} action={home}>
        {words.closed}
      </Notice>
    ),
    removed: (
      <Notice title={its.removedTitle} action={home}>
        {[its.removed, ...chipsAfter(last).map((when) => its[when])].join(" ")}
      </Notice>
    ),
    "lan-closed": (
      <Notice title={its.lanClosedTitle} action={home}>
        {its.lanClosed}
      </Notice>
    ),
    crowded: (
      <Notice title={its.crowdedTitle} action={tryAgain} second={home}>
        {its.crowded}
      </Notice>
    ),
    "too-many-lines": (
      <Notice
        title={its.tooManyLinesTitle}
        action={{ label: its.watchHere, act: again }}
        second={home}
      >
        {its.tooManyLines}
      </Notice>
    ),
    refused: (
      <Notice
        title={words.refusedTitle}
        {...(refusal?.code === "full" ? { action: tryAgain, second: home } : { action: home })}
      >
        {refusal && tellsWhy(refusal) ? sentence(refusal) : words.refused}
      </Notice>
    ),
    silent: (
      <Notice title={house.lostTitle} action={tryAgain} second={home}>
        {house.lost}
      </Notice>
    ),
  };
  return (
    <>
      <Backdrop />
      {notices[why]}
    </>
  );
}
