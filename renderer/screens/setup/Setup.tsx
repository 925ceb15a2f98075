// How does one lay a table of one's own?

import { useState } from "react";
import { useSettings } from "#renderer/context/settingsContext.ts";
import { FriendsFields } from "#renderer/screens/friends/FriendsFields.tsx";
import { chairRange, fittingOpening } from "#renderer/screens/friends/opening.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { Page } from "#renderer/ui/Page.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import type { GameOffer } from "#shared/protocol/houseTables.ts";
import type { Opening } from "#shared/protocol/schema.ts";
import { BotFields } from "./BotFields.tsx";
import { BuyInCheck } from "./BuyInCheck.tsx";
import { useGameOffers } from "./gameOffers.ts";
import { playersFor } from "./rotationDraft.ts";
import { fittingBots, likedBots, likedChoice, wishedBots } from "./tableChoice.ts";
import { buyInRange, draftOfTable, tableOf, tableProblems } from "./tableDraft.ts";
import { TableFields } from "./TableFields.tsx";
import { useTableOpening } from "./tableOpening.ts";

export function Setup() {
  const { asked, again } = useGameOffers();
  if (asked.state === "answered" && asked.value.length > 0)
    return <SetupForm games={asked.value} />;
  return (
    <Page title={text().setup.title}>
      {asked.state === "failed" && <Failure message={asked.message} again={again} />}
    </Page>
  );
}

function SetupForm({ games }: { readonly games: readonly GameOffer[] }) {
  const last = likedChoice(useSettings().settings);
  const words = text().setup;
  const [draft, setDraft] = useState(() => draftOfTable(games, last));
  const [wished, setWished] = useState(() =>
    likedBots(last.bots, playersFor(games, draft.rotation)),
  );
  const [friends, setFriends] = useState<Opening | null>(null);
  const { open, opening, refusal } = useTableOpening();
  const players = playersFor(games, draft.rotation);
  const bots = fittingBots(wished, players);
  const toMend = tableProblems(games, draft);
  return (
    <Page
      title={words.title}
      footer={
        <>
          {toMend > 0 && <span role="status">{words.toMend(toMend)}</span>}
          {refusal !== null && <Failure message={refusal.message} />}
          <Button
            kind="primary"
            disabled={opening || toMend > 0}
            onClick={() =>
              open(
                { ...tableOf(games, draft), bots },
                friends && fittingOpening(friends, chairRange(bots.length + 1, players)),
              )
            }
          >
            {words.open}
          </Button>
        </>
      }
    >
      <TableFields
        games={games}
        draft={draft}
        onChange={setDraft}
        seats={
          <Panel title={words.atTable}>
            <BotFields
              players={players}
              bots={bots}
              onChange={(chosen) => setWished(wishedBots(wished, chosen, players))}
            />
            <FriendsFields players={players} bots={bots} opening={friends} onChange={setFriends} />
          </Panel>
        }
        underBuyIn={<BuyInCheck buyIn={typedNumber(draft.buyIn, buyInRange)} />}
      />
    </Page>
  );
}
