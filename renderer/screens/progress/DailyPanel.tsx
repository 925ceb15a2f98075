// What is today's deal, and how have oneself and five bots fared with it (H-34)?

import { useState } from "react";
import { refusalWords, useHouse } from "#renderer/context/houseContext.ts";
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
  const { play, refusal, opening } = usePlaying();
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
          disabled={opening}
          onClick={play}
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

function usePlaying() {
  const house = useHouse();
  const [opening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly message: string | null } | null>(null);
  const play = (): void => {
    setOpening(true);
    setRefusal(null);
    house.ask("openDailyDeal", {}).then(
      (answer) => {
        setOpening(false);
        if (!answer.ok) return setRefusal({ message: refusalWords(answer) });
        rememberSeat(sessionStorage, answer.value.table, answer.value.token);
        go({ screen: "table", table: answer.value.table, over: null });
      },
      () => {
        setOpening(false);
        setRefusal({ message: null });
      },
    );
  };
  return { play, opening, refusal };
}
