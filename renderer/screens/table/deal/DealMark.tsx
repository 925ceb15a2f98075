import type { TableSnapshot } from "#renderer/client/clients.ts";
import {
  sessionStanding,
  standingOf,
  type WitnessedDeals,
} from "#renderer/client/deal/witnessedDeals.ts";
import type { DealState } from "#shared/protocol/history.ts";
import { text } from "#renderer/text/text.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { sealIcons } from "./dealWords.ts";
import styles from "./Deal.module.css";

type DealMarkProps = Readonly<{
  standing: DealState;
  words?: string;
  /** The words are for screen readers and for whoever points at it. */
  isBrief?: boolean;
}>;

/** How a round's deal stands (H-18), in a word or two. */
export function DealMark({
  standing,
  words = text().deal.mark[standing],
  isBrief = false,
}: DealMarkProps) {
  return (
    <span className={styles.mark} data-standing={standing} title={isBrief ? words : undefined}>
      <Icon name={sealIcons[standing]} />
      <span className={isBrief ? "unseen" : undefined}>{words}</span>
    </span>
  );
}

/** That the host does not know all cards of a round that was dealt sealed (H-51). */
export function ClosedMark({ isBrief = false }: { readonly isBrief?: boolean }) {
  const words = text().sealed;
  return (
    <span
      className={styles.mark}
      data-standing="open"
      title={isBrief ? words.someClosed : words.someClosedHelp}
    >
      <Icon name="sealedDeal" />
      <span className={isBrief ? "unseen" : undefined}>{words.someClosed}</span>
    </span>
  );
}

type Dealt = Pick<TableSnapshot, "deals" | "sealed">;

/** "open" where there is nothing to say yet. */
function checkOf({ deals, sealed }: Dealt, round: number): DealState {
  if (sealed?.fault?.round === round) return "fault";
  if (sealed?.round === round) return sealed.isComplete ? "fits" : "open";
  const deal = deals?.deals.findLast((one) => one.round === round);
  return deal ? standingOf(deal) : "open";
}

/** Beside a round's result, once its deal has been checked. */
export function RoundDeal({
  snapshot,
  round,
  isOnEdge = false,
}: Readonly<{ snapshot: Dealt; round: number; isOnEdge?: boolean }>) {
  const standing = checkOf(snapshot, round);
  return (
    <span role="status" className={isOnEdge ? styles.onEdge : undefined}>
      {standing !== "open" && <DealMark standing={standing} />}
    </span>
  );
}

/** Beside the result of a session whose deals are all open. */
export function SessionDeals({ deals }: { readonly deals: WitnessedDeals | null }) {
  const standing = deals ? sessionStanding(deals) : "open";
  return (
    <span role="status">
      {standing !== "open" && <DealMark standing={standing} words={text().deal.marks[standing]} />}
    </span>
  );
}
