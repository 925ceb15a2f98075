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

/** Beside a round's result, once its deal has been checked. */
export function RoundDeal({
  deals,
  round,
  isOnEdge = false,
}: Readonly<{ deals: WitnessedDeals | null; round: number; isOnEdge?: boolean }>) {
  const deal = deals?.deals.findLast((one) => one.round === round);
  const standing = deal ? standingOf(deal) : "open";
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
