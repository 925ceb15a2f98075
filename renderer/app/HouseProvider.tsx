import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { realClock } from "#renderer/client/clientClock.ts";
import { verdictOn } from "#renderer/client/line.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import type { Arrival, Caller } from "#renderer/context/arrival.ts";
import { useClients } from "#renderer/context/appContext.ts";
import { refetch, HouseContext, type HouseLine } from "#renderer/context/houseContext.ts";

/** After the house did not answer, ms. */
const againMs = 3_000;
/** After the line was lost, ms: the host may be back at once. */
const afterLossMs = 300;

type HouseProviderProps = Readonly<{
  arrival: Arrival;
  children: ReactNode;
}>;

/**
 * Always renders its children: help and settings need no line, and a seat has a token of its own.
 */
export function HouseProvider({ arrival, children }: HouseProviderProps) {
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((now) => now + 1), []);
  const [caller, setCaller] = useState(arrival.caller);
  const welcome = useCallback(() => {
    setCaller("guest");
    retry();
  }, [retry]);
  const line = useLine(caller, turn);
  return (
    <HouseContext
      value={useMemo(
        () => ({ line, retry, caller, invited: arrival, welcome }),
        [line, retry, caller, arrival, welcome],
      )}
    >
      {children}
    </HouseContext>
  );
}

function useLine(caller: Caller, turn: number): HouseLine {
  const clients = useClients();
  const isKnown = caller !== "nobody";
  const [line, setLine] = useState<HouseLine>(isKnown ? "opening" : "no-key");
  useEffect(() => {
    if (!isKnown) return undefined;
    let wanted = true;
    let opened: HouseClient | null = null;
    let cancel = (): void => {};
    let again = (): void => {};
    const attempt = () => {
      clients.openHouse().then(
        (house) => {
          opened = house;
          if (!wanted) return house.close();
          setLine(house);
          house.onTournament((view) => {
            if (view === null) again = realClock.after(afterLossMs, () => refetch(house));
          });
        },
        (error: unknown) => {
          if (!wanted) return;
          const isRefused = verdictOn(error) === "refused";
          setLine(isRefused ? "no-key" : "silent");
          // Tries again by itself: the phone may have been slow or offline.
          if (!isRefused) cancel = realClock.after(againMs, attempt);
        },
      );
    };
    setLine("opening");
    attempt();
    return () => {
      wanted = false;
      cancel();
      again();
      opened?.close();
    };
  }, [clients, isKnown, turn]);
  return line;
}
