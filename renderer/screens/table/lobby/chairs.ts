import type { TableLan, TablePlayer, TableState } from "#shared/protocol/table.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { failureOf, type Failed } from "#renderer/context/houseContext.ts";
import { rememberSeat, takeSeatWish } from "#renderer/context/seatToken.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";

export type LanTable = TableState & { readonly lan: TableLan };

export const isOnLan = (table: TableState | null): table is LanTable =>
  table !== null && table.lan !== null;

type Chairs = Pick<TableState, "players" | "lan">;

export type Chair =
  | Readonly<{ kind: "person" | "bot"; player: TablePlayer; isMe: boolean }>
  /** `number`: counts the empty chairs from 1. */
  | Readonly<{ kind: "empty"; number: number }>;

export const present = (players: readonly TablePlayer[]): readonly TablePlayer[] =>
  players.filter(({ gone }) => !gone);
export const people = (players: readonly TablePlayer[]): readonly TablePlayer[] =>
  present(players).filter(({ bot }) => bot === null);

export const isAlone = ({ players, lan }: Chairs): boolean =>
  lan === null && people(players).length === 1;

export const mostEmptyShown = 3;

export const emptyChairs = ({ players, lan }: Chairs): number =>
  Math.max(0, (lan?.seats ?? 0) - present(players).length);

/** False if the table would close without people, or is closed to spectators. */
export const mayStandUp = ({ lan, players, stage }: TableState): boolean =>
  lan?.spectators === true && people(players).length > 1 && stage !== "stopped";

/** Counts the chairs a newcomer may take: empty ones, and those of bots, which make room. */
export const freeChairs = ({ players, lan }: Chairs): number =>
  Math.max(0, (lan?.seats ?? 0) - people(players).length);

export function chairsOf(table: Chairs, me: string | null): readonly Chair[] {
  const taken = present(table.players).map((player): Chair => ({
    kind: player.bot === null ? "person" : "bot",
    player,
    isMe: player.id === me,
  }));
  const empty = Array.from(
    { length: Math.min(mostEmptyShown, emptyChairs(table)) },
    (_, at): Chair => ({ kind: "empty", number: at + 1 }),
  );
  return [...taken, ...empty];
}

/** Whether a person without a seat may take one. `full`: people sit on every chair. */
type Admission = "open" | "full" | "locked" | "over";

export function admission({ players, lan, stage }: Chairs & Pick<TableState, "stage">): Admission {
  if (lan === null || stage === "stopped" || stage === "closed") return "over";
  if (lan.locked) return "locked";
  return freeChairs({ players, lan }) === 0 ? "full" : "open";
}

/** `asked`: by me. `wished`: by the other. */
export const swapBetween = (
  { swaps }: Pick<TableLan, "swaps">,
  me: string,
  other: string,
): "none" | "asked" | "wished" =>
  swaps[me] === other ? "asked" : swaps[other] === me ? "wished" : "none";

export const wishingToSwap = (
  { players, lan }: Chairs,
  me: string | null,
): readonly TablePlayer[] =>
  lan === null || me === null ? [] : present(players).filter(({ id }) => lan.swaps[id] === me);

/**
 * True for a player with a chair who is not in the present round, because they arrived during it or
 * left it and came back.
 */
export const isInNextOne = (
  { stage, players }: Pick<TableState, "stage" | "players">,
  me: string | null,
): boolean =>
  stage === "playing" &&
  players.some(
    ({ id, seat, out, gone, sitsOut }) =>
      id === me && (seat === null || out) && !gone && sitsOut === null,
  );

export type Seating = Readonly<{
  sit: (instead?: string) => void;
  isSitting: boolean;
  refusal: Failed | null;
  hasSat: boolean;
}>;

/**
 * Seats a person who joined by the table's code and asked for a chair, as soon as they are
 * connected.
 */
export function useSitDown(client: TableClient, { table, link, player }: TableSnapshot): Seating {
  const id = table?.id ?? null;
  const [isSitting, setSitting] = useState(false);
  const [refusal, setRefusal] = useState<Seating["refusal"]>(null);
  const [hasSat, setSat] = useState(false);
  const isWished = useRef(false);
  const sit = useCallback(
    (instead?: string) => {
      if (id === null) return;
      setSitting(true);
      void client.ask("sit", instead === undefined ? {} : { instead }).then((answer) => {
        setSitting(false);
        setRefusal(failureOf(answer));
        if (!answer.ok) return;
        rememberSeat(sessionStorage, id, answer.value.token);
        setSat(isWished.current);
        isWished.current = false;
      });
    },
    [client, id],
  );
  const isHere = link === "open" && player === null;
  // The wish also ends for somebody who already has a chair, because they may stand up later.
  const isSeated = link === "open" && player !== null;
  useEffect(() => {
    if (id === null || (!isHere && !isSeated) || !takeSeatWish(id) || isSeated) return;
    isWished.current = true;
    sit();
  }, [isHere, isSeated, id, sit]);
  return { sit, isSitting, refusal, hasSat: hasSat && isSeated };
}
