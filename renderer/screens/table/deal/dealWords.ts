import { text } from "#renderer/text/text.ts";
import type { IconName } from "#renderer/ui/pictures/Icon.tsx";
import type { SealedStanding } from "#renderer/client/sealed/sealedState.ts";
import type { DealState } from "#shared/protocol/history.ts";
import type { TablePlayer } from "#shared/protocol/table.ts";

/** They differ in shape, so that nobody needs to tell colours apart. */
export const sealIcons: { readonly [S in DealState]: IconName } = {
  open: "sealed",
  fits: "sealFits",
  fault: "sealBroken",
};

/** Of a sealed deal, whose seal has a keyhole (H-51). */
export const sealedIcons: { readonly [S in SealedStanding]: IconName } = {
  ...sealIcons,
  sealing: "sealedDeal",
  open: "sealedDeal",
};

/** Of those at the table. */
export const nameAmong =
  (players: readonly Pick<TablePlayer, "id" | "name">[]) =>
  (player: string): string =>
    players.find(({ id }) => id === player)?.name ?? text().deal.somebody;
