// How does one go to one's chair at another table of the same tournament?

import { goInstead } from "#renderer/context/navigation.ts";
import { rememberedSeat, rememberSeat } from "#renderer/context/seatToken.ts";

/** A place keeps its secret when it moves from table to table. */
export function takeSeatAlong(
  storage: Pick<Storage, "getItem" | "setItem">,
  from: string,
  to: string,
): void {
  const token = rememberedSeat(storage, from);
  if (token !== null) rememberSeat(storage, to, token);
}

export function goToSeat(from: string, to: string): void {
  takeSeatAlong(sessionStorage, from, to);
  goInstead({ screen: "table", table: to, over: null });
}
