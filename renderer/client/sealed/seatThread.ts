import type { Answer } from "#shared/protocol/answer.ts";
import type { FromSeat, ToSeat } from "./seatMessages.ts";
import type { SeatPorts } from "./SealedSeat.ts";
import { SealedSeats } from "./SealedSeats.ts";

type Means = Pick<SeatPorts, "group" | "random" | "clock"> &
  Readonly<{
    /** A fault of the program itself: it goes no further. */
    fail: (error: unknown) => void;
  }>;

/** Returns what takes the page's messages, in their order. */
export function seatThread(
  means: Means,
  tell: (message: FromSeat) => void,
): (message: ToSeat) => void {
  const asks: ((answer: Answer<null>) => void)[] = [];
  let seats: SealedSeats | null = null;
  const open = ({ player, kept }: Extract<ToSeat, { readonly type: "open" }>): SealedSeats =>
    new SealedSeats(player, kept, {
      ...means,
      ask: (asked) =>
        new Promise((resolve) => tell({ type: "ask", id: asks.push(resolve) - 1, asked })),
      keep: (seat) => tell({ type: "keep", seat }),
      changed: (state) => tell({ type: "state", state }),
      show: (id, view) => tell({ type: "show", id, view }),
    });
  const heed = (message: ToSeat): void => {
    switch (message.type) {
      case "open":
        seats = open(message);
        return;
      case "hear":
        return seats?.hear(message.message, message.table);
      case "see":
        return seats?.see(message.id, message.view, message.table);
      case "move":
        return void seats
          ?.move(message.asked)
          .then((answer) => tell({ type: "moved", id: message.id, answer }))
          .catch(means.fail);
      case "answered":
        return asks[message.id]?.(message.answer);
    }
  };
  return (message) => {
    try {
      heed(message);
    } catch (error) {
      means.fail(error);
    }
  };
}
