// How does the host's owner come to the house and ask there?

import { ErrorCode, ServerError } from '@colyseus/core';
import { houseJoinSchema, houseRequests, type HouseAsk, type HouseRequest } from '#shared/protocol/schema.ts';
import { houseRoom } from '#shared/protocol/wire.ts';
import type { HouseDoor } from '../ports.ts';
import type { Report } from './asks.ts';
import { GuardedRoom } from './GuardedRoom.ts';
import { isSameSecret } from './ownerSecret.ts';

/** `settled` resolves when every table that was opened or closed has, or has lost, its room. */
export function houseRoomOf(house: HouseDoor, secret: string, settled: () => Promise<void>, report: Report) {
  return class HouseRoom extends GuardedRoom {
    protected override readonly report = report;

    // eslint-disable-next-line @typescript-eslint/require-await -- a refusal is a rejection to Colyseus, not something thrown
    static override async onAuth(_token: string, options: unknown): Promise<unknown> {
      const join = houseJoinSchema.safeParse(options);
      if (join.success && isSameSecret(join.data.secret, secret)) return true;
      throw new ServerError(ErrorCode.AUTH_FAILED, 'not-yours: the house is open to the owner of the host alone');
    }

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
