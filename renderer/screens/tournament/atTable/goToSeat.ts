import { goInstead } from "#renderer/context/route.ts";
import { rememberedSeat, rememberSeat } from "#renderer/context/seatToken.ts";

/** Copies the seat's token, which stays the same when the entrant moves between tables. */
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
