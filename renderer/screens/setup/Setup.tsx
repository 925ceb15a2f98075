import { useState } from "react";
import { useSettings } from "#renderer/context/appContext.ts";
import { firstGame } from "#renderer/games/catalogue.ts";
import { ProgramFields } from "#renderer/screens/programs/ProgramFields.tsx";
import { CompanyFields, FriendsFields } from "#renderer/screens/friends/OpeningFields.tsx";
import {
  chairRange,
  fittingFriends,
  fittingOpening,
  openingFor,
} from "#renderer/screens/friends/opening.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { Page, Panel } from "#renderer/ui/Page.tsx";
import type { GameOffer } from "#shared/protocol/house.ts";
import { standardSettings, type Opening } from "#shared/protocol/schema.ts";
import { useGameOffers } from "./gameOffers.ts";
import { levelsFor } from "./levels.ts";
import { playersFor, buyInRange, draftOfTable, tableOf, tableProblems } from "./tableDraft.ts";
import {
  fittingBots,
  likedBots,
  likedChoice,
  wishedBots,
  commonLevel,
  resizedBots,
  useTableOpening,
} from "./tableOpening.ts";
import { whyNotSealedHere, withSealing } from "./SealedField.tsx";
import { TableFields } from "./TableFields.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Field, ChoiceField, RangeField } from "#renderer/ui/inputs/fields.tsx";
import type { BotLevel } from "#shared/bots/bot.ts";
import styles from "./Setup.module.css";
import { useAnswer } from "#renderer/context/houseContext.ts";
import { GrantButton } from "#renderer/screens/bank/GrantButton.tsx";

type BotFieldsProps = Readonly<{
  players: GameOffer["players"];
  levels: readonly BotLevel[];
  bots: readonly BotLevel[];
  onChange: (bots: BotLevel[]) => void;
}>;

/**
 * Longer lists are folded, because they would hide what stands below; a single bot needs no list.
 */
const fewBots = 11;

function BotFields({ players, levels, bots, onChange }: BotFieldsProps) {
  const words = text().setup;
  const each = <EachBot levels={levels} bots={bots} onChange={onChange} />;
  return (
    <>
      {players.min === players.max ? (
        <Field label={words.players} below>
          {() => <span>{words.playersValue(players.min)}</span>}
        </Field>
      ) : (
        <RangeField
          label={words.players}
          value={bots.length + 1}
          {...players}
          step={1}
          stepWords={{ less: words.less(words.players), more: words.more(words.players) }}
          words={words.playersValue}
          onChange={(count) => onChange(resizedBots(bots, count - 1))}
        />
      )}
      <ChoiceField
        label={bots.length === 1 ? words.oneBot : words.allBots}
        help={words.botLevelsHelp(levels)}
        value={commonLevel(bots)}
        values={levels}
        words={words.botLevels}
        onChange={(level) => onChange(bots.map(() => level))}
      />
      {bots.length === 1 ? null : bots.length <= fewBots ? (
        each
      ) : (
        <details className={styles.each}>
          <summary>{words.eachBot}</summary>
          {each}
        </details>
      )}
    </>
  );
}

function EachBot({ levels, bots, onChange }: Omit<BotFieldsProps, "players">) {
  const words = text().setup;
  const items = levels.map((value) => ({ value, label: words.botLevels[value] }));
  return (
    <ul className={styles.bots} aria-label={words.bots}>
      {bots.map((level, at) => (
        <li key={at} className={styles.bot}>
          <span id={`bot-${at}`}>{words.bot(at + 1)}</span>
          <Choice<BotLevel>
            labelledBy={`bot-${at}`}
            value={level}
            items={items}
            onChange={(chosen) =>
              onChange(bots.map((other, seat) => (seat === at ? chosen : other)))
            }
          />
        </li>
      ))}
    </ul>
  );
}

export function Setup() {
  const { games, failed, again } = useGameOffers();
  if (games && games.length > 0) return <SetupForm games={games} />;
  return (
    <Page title={text().setup.title}>
      <Failure of={failed} again={again} />
    </Page>
  );
}

function SetupForm({ games }: { readonly games: readonly GameOffer[] }) {
  const { settings } = useSettings();
  const last = likedChoice(settings);
  const words = text().setup;
  const [draft, setDraft] = useState(() => draftOfTable(games, last));
  const [wished, setWished] = useState(() =>
    likedBots(last.bots, playersFor(games, draft.rotation)),
  );
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [friends, setFriends] = useState<Opening | null>(null);
  const [wishedFriends, setWishedFriends] = useState(settings.lastFriends);
  const { open, opening, refusal } = useTableOpening();
  const players = playersFor(games, draft.rotation);
  const levels = levelsFor(draft.rotation);
  const bots = fittingBots(wished, players, levels);
  const friendCount = fittingFriends(wishedFriends, players);
  const programs = chosen.slice(-bots.length);
  const toMend = tableProblems(games, draft);
  const company = { people: friendCount + 1, hasBots: friendCount === 0 };
  const wanted = tableOf(games, draft);
  const laid = withSealing(wanted, whyNotSealedHere(games, wanted.rotation, company));
  const openNow = () => {
    const liked = { lastTable: { ...wanted, bots }, lastFriends: friendCount };
    if (friendCount > 0) open({ ...laid, bots: [] }, openingFor(friendCount), liked);
    else
      open(
        { ...laid, bots, ...(programs.length > 0 && { programs: [...programs] }) },
        friends && fittingOpening(friends, chairRange(bots.length + 1, players), levels),
        liked,
      );
  };
  return (
    <Page
      title={words.title}
      footer={
        <>
          {toMend > 0 && <span role="status">{words.toMend(toMend)}</span>}
          <Failure of={refusal} />
          <Button kind="primary" disabled={opening || toMend > 0} onClick={openNow}>
            {words.open}
          </Button>
        </>
      }
    >
      <TableFields
        games={games}
        company={company}
        draft={draft}
        onChange={setDraft}
        seats={
          <Panel title={words.atTable}>
            <CompanyFields players={players} friends={friendCount} onChange={setWishedFriends} />
            {friendCount === 0 && (
              <>
                <BotFields
                  players={players}
                  levels={levels}
                  bots={bots}
                  onChange={(chosen) => setWished(wishedBots(wished, chosen, players))}
                />
                <ProgramFields
                  game={draft.rotation[0]?.game ?? firstGame}
                  chosen={programs}
                  onChange={setChosen}
                />
                <FriendsFields
                  players={players}
                  levels={levels}
                  bots={bots}
                  opening={friends}
                  onChange={setFriends}
                />
              </>
            )}
          </Panel>
        }
        underBuyIn={<BuyInCheck buyIn={typedNumber(draft.buyIn, buyInRange)} />}
      />
    </Page>
  );
}

export function BuyInCheck({ buyIn }: { readonly buyIn: number | null }) {
  const { known, again } = useAnswer("profile", {});
  const words = text().setup;
  if (!known) return null;
  const { chips } = known;
  const isShort = buyIn !== null && chips < buyIn;
  return (
    <div className={styles.check}>
      <p role={isShort ? "alert" : undefined} className={isShort ? "problem" : undefined}>
        {isShort ? words.bankShort(chips) : words.bankHas(chips)}
      </p>
      {isShort && chips < standardSettings.buyIn && <GrantButton granted={again} />}
    </div>
  );
}
