// What is today's deal, and how have oneself and five bots fared with it (H-34)?

import { useDeeds } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/navigation.ts";
import { rememberSeat } from "#renderer/context/seatToken.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Medal } from "#renderer/ui/pictures/Medal.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import type { DailyDeal } from "#shared/protocol/merits.ts";
import { DailyTable } from "./DailyTable.tsx";
import styles from "./Daily.module.css";
import { useDailyDeal } from "./useDailyDeal.ts";

export function DailyPanel() {
  const { asked, again } = useDailyDeal();
  if (asked.state === "failed") return <Failure message={asked.message} again={again} />;
  return asked.state === "answered" ? <Today deal={asked.value} /> : null;
}

function Today({ deal }: { readonly deal: DailyDeal }) {
  const words = text().progress.daily;
  const { refusal, isBusy, act } = useDeeds();
  const play = async (): Promise<void> => {
    const opened = await act("openDailyDeal", {});
    if (!opened) return;
    const { table, token } = opened.value;
    rememberSeat(sessionStorage, table, token);
    go({ screen: "table", table, over: null });
  };
  const isOpen = deal.tries.some((one) => one.isOpen);
  const label = isOpen ? words.goOn : deal.tries.length === 0 ? words.play : words.practise;
  return (
    <Panel title={words.title}>
      <div className="flow">
        <Medal
          motif="sun"
          share={deal.tries.some(({ practice, result }) => !practice && result !== null) ? 1 : 0}
          size={4}
        />
        <div className={styles.about}>
          <strong className="title">{words.about(gameText(deal.game).name, deal.players)}</strong>
          <span>{words.help}</span>
          <span className="small">{words.forPoints}</span>
        </div>
        <Button
          kind={deal.tries.length === 0 || isOpen ? "primary" : "plain"}
          disabled={isBusy}
          onClick={() => void play()}
        >
          <Icon name="play" />
          {label}
        </Button>
      </div>
      {refusal !== null && <Failure message={refusal.message} />}
      <DailyTable deal={deal} />
    </Panel>
  );
}
