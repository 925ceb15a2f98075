import type { StoredTable } from "#main/store/tableStore.ts";
import type { Profile } from "#shared/protocol/house.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { newId, type RandomBytes } from "#main/base/chance.ts";
import { boughtIn, type Paid } from "./chipMoves.ts";
import { checkedRotation, unfit } from "./rotationCheck.ts";
import { newBots, newcomer } from "./newcomers.ts";
import { noHonours } from "./roundEnd.ts";

/** The owner gets seat 0 and the bots the others. */
export function openedTable(
  { rotation: given, settings, bots }: HouseAsk<"openTable">,
  { id: profile, name, avatar }: Profile,
  random: RandomBytes,
  at: number,
): ({ readonly ok: true } & Paid) | Refusal {
  const checked = checkedRotation(given, settings);
  if (!checked.ok) return checked;
  const { rotation } = checked;
  for (const entry of rotation.keys()) {
    // Others may join an owner without bots, so whether they are enough is checked at the deal.
    const refused = bots.length === 0 ? null : unfit(rotation, entry, bots.length + 1);
    if (refused) return refused;
  }
  const owner = newcomer({
    id: "p1",
    name,
    avatar,
    profile,
    bot: null,
    bankMs: settings.timeBankSeconds * 1000,
  });
  const others = newBots({ players: [owner] }, bots, random);
  const table: StoredTable = {
    id: newId(random),
    session: {
      id: newId(random),
      tournament: null,
      rotation,
      settings,
      stopping: false,
      owner: owner.id,
      lan: null,
      openedAt: at,
      revision: 0,
    },
    position: { entry: 0, round: 0 },
    honours: noHonours,
    carried: {},
    stage: "waiting",
    roundNumber: 0,
    revision: 0,
    players: [owner, ...others],
  };
  return { ok: true, ...boughtIn(table, "buy-in", () => checked.forChips) };
}
