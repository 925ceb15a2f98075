import { lazy, Suspense, useState } from "react";
import {
  dailyStandings,
  playLabel,
  useDailyDeal,
  usePlayDaily,
} from "#renderer/screens/progress/dailyDeal.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Medal } from "#renderer/ui/pictures/Medal.tsx";
import type { DailyDeal } from "#shared/protocol/history.ts";
import { CallBox } from "./CallBox.tsx";

const ShareDeal = lazy(async () => ({
  default: (await import("#renderer/screens/progress/ShareDeal.tsx")).ShareDeal,
}));

/** Today's deal with what is at stake, and once it is played with its result (H-34). */
export function TodaysDeal() {
  const { known } = useDailyDeal();
  return known ? <Deal deal={known} /> : null;
}

function Deal({ deal }: { readonly deal: DailyDeal }) {
  const words = text().progress.daily;
  const { play, isBusy, refusal } = usePlayDaily();
  const [isSharing, setSharing] = useState(false);
  const counted = deal.tries.find(({ practice }) => !practice);
  const isDone = counted?.result !== undefined && counted.result !== null;
  return (
    <CallBox
      title={`${words.today}: ${gameText(deal.game).name}`}
      picture={<Medal motif="sun" share={isDone ? 1 : 0} size={3} />}
      action={
        <>
          {isDone && deal.bots !== null && (
            <Button icon="send" onClick={() => setSharing(true)}>
              {words.shareShort}
            </Button>
          )}
          <Button kind={isDone ? "quiet" : "plain"} disabled={isBusy} onClick={play}>
            {playLabel(deal)}
          </Button>
        </>
      }
    >
      <span className="small">{standing(deal)}</span>
      <Streak streak={deal.streak} />
      <Failure of={refusal} />
      {isSharing && (
        <Suspense>
          <ShareDeal deal={deal} close={() => setSharing(false)} />
        </Suspense>
      )}
    </CallBox>
  );
}

/** What is at stake, or what came of it. */
function standing({ tries, bots, players }: DailyDeal): string {
  const words = text().progress.daily;
  const counted = tries.find(({ practice }) => !practice);
  if (!counted) return words.atStake;
  if (counted.isOpen) return words.isOpen;
  if (!counted.result) return words.hasGivenUp;
  const place = words.cameIn(counted.result.place, players, counted.result.points);
  if (bots === null) return `${place} ${words.botsPlay}`;
  const rows = dailyStandings(bots, counted.result);
  const own = rows.find(({ bot }) => bot === null);
  return own?.rank ? `${place} ${words.counts(own.rank, rows.length)}` : place;
}

/** A run that has ended is not held against anybody: what was reached is said instead. */
function Streak({ streak: { run, best } }: Pick<DailyDeal, "streak">) {
  const words = text().progress.daily;
  if (best === 0) return null;
  return <span className="tiny">{run > 0 ? words.run(run) : words.longest(best)}</span>;
}
