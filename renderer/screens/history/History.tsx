// What was played here, by whom, and how did it end?

import { Tabs } from "@base-ui/react/tabs";
import { use, useState } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Page } from "#renderer/ui/Page.tsx";
import { DropPlace } from "./DropPlace.tsx";
import { replayFile } from "./replayFile.ts";
import styles from "./History.module.css";
import { remembered, remember, type HistoryPart } from "./lastLook.ts";
import { Players } from "./Players.tsx";
import { Rounds } from "./Rounds.tsx";
import { noFilter, type RoundFilter } from "./roundFilter.ts";
import { Sessions } from "./Sessions.tsx";

const parts: readonly HistoryPart[] = ["rounds", "sessions", "players"];

export function History() {
  const [part, setPart] = useState(remembered().part);
  const [filter, setFilter] = useState<RoundFilter>(remembered().filter);
  const isOwners = use(HouseContext).caller === "owner";
  const words = text().history;
  const show = (next: HistoryPart): void => {
    remember({ part: next, filter });
    setPart(next);
  };
  const choose = (next: RoundFilter): void => {
    remember({ part: "rounds", filter: next });
    setFilter(next);
    setPart("rounds");
  };
  const tabs = (
    <Tabs.Root value={part} onValueChange={(next) => show(next as HistoryPart)}>
      <Tabs.List className={styles.tabs} aria-label={words.parts} activateOnFocus>
        {parts.map((each) => (
          <Tabs.Tab key={each} value={each} className="tab">
            {isOwners ? words.tabs[each] : words.ownTabs[each]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="rounds" className={styles.panel}>
        <Rounds filter={filter} choose={choose} />
      </Tabs.Panel>
      <Tabs.Panel value="sessions" className={styles.panel}>
        <Sessions showRounds={(table) => choose({ ...noFilter, table })} />
      </Tabs.Panel>
      <Tabs.Panel value="players" className={styles.panel}>
        <Players />
      </Tabs.Panel>
    </Tabs.Root>
  );
  return (
    <Page title={words.title} wide>
      {isOwners ? <DropPlace dropped={(file) => void replayFile(file)}>{tabs}</DropPlace> : tabs}
    </Page>
  );
}
