import { useCallback, useEffect, useRef, useState } from "react";
import { failureOf, type Failed } from "#renderer/context/houseContext.ts";
import { rememberSeat, takeSeatWish } from "#renderer/context/seatToken.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";

export interface Seating {
  readonly sit: (instead?: string) => void;
  readonly isSitting: boolean;
  /** The message is null if no answer came. */
  readonly refusal: Failed | null;
  readonly hasSat: boolean;
}

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
