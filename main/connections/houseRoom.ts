// How does the host's owner come to the house and ask there?

import { houseRequests, type HouseAsk, type HouseRequest } from '#shared/protocol/schema.ts';
import { houseRoom } from '#shared/protocol/wire.ts';
import type { HouseDoor } from '#main/host/ports.ts';
import type { Report } from './asks.ts';
import { GuardedRoom } from './GuardedRoom.ts';

/** Who comes in here has shown the owner's key: without it no place is kept. `settled` resolves when every table that was opened or closed has, or has lost, its room. */
export function houseRoomOf(house: HouseDoor, settled: () => Promise<void>, report: Report) {
  return class HouseRoom extends GuardedRoom {
    protected override readonly report = report;

    override async onCreate(): Promise<void> {
      await this.openAs(houseRoom);
      this.takeAsks(houseRequests, () => async (request, payload) => {
        const answer = await house.ask(request as HouseRequest, payload as HouseAsk<HouseRequest>);
        // Who is told of a table goes there at once, so its room must be there first.
        await settled();
        return answer;
      });
    }
  };
}
