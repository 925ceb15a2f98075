// How does one lay a table of one's own?

import { useState } from 'react';
import { useAnswer } from '#renderer/app/houseContext.ts';
import { useSettings } from '#renderer/app/settingsContext.ts';
import { text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dropdown } from '#renderer/ui/Dropdown.tsx';
import { Failure } from '#renderer/ui/Failure.tsx';
import { Field } from '#renderer/ui/Field.tsx';
import { Page } from '#renderer/ui/Page.tsx';
import { Panel } from '#renderer/ui/Panel.tsx';
import type { BotLevel } from '#shared/bots/bot.ts';
import type { GameOffer } from '#shared/protocol/messages.ts';
import { gameText } from '#shared/text/gameTexts.ts';
import { BotFields } from './BotFields.tsx';
import { ClockFields } from './ClockFields.tsx';
import { draftOf, draftProblems, optionsOf } from './optionDraft.ts';
import { OptionFields } from './OptionFields.tsx';
import { resizedBots, standardChoice } from './tableChoice.ts';
import { useTableOpening } from './tableOpening.ts';

export function Setup() {
  const { asked, again } = useAnswer('games', {});
  if (asked.state === 'answered' && asked.value.length > 0) return <SetupForm games={asked.value} />;
  return (
    <Page title={text().setup.title}>
      {asked.state === 'failed' && <Failure message={asked.message} again={again} />}
    </Page>
  );
}

function SetupForm({ games }: { readonly games: readonly GameOffer[] }) {
  const last = useSettings().settings.lastTable ?? standardChoice;
  const words = text().setup;
  const [game, setGame] = useState(games.find(({ id }) => id === last.game) ?? games[0]!);
  const [bots, setBots] = useState(() => fittingBots(last.bots, game));
  const [draft, setDraft] = useState(() => draftOf(game.options, last.options));
  const [settings, setSettings] = useState(last.settings);
  const { open, opening, refusal } = useTableOpening();
  const toMend = Object.keys(draftProblems(game.options, draft)).length;

  const chooseGame = (id: string): void => {
    const chosen = games.find((offer) => offer.id === id) ?? game;
    setGame(chosen);
    setBots(fittingBots(bots, chosen));
    setDraft(draftOf(chosen.options, {}));
  };
  const submit = (): void => open({ game: game.id, options: optionsOf(game.options, draft), settings, bots });

  return (
    <Page
      title={words.title}
      footer={
        <>
          {toMend > 0 && <span role="status">{words.toMend(toMend)}</span>}
          {refusal !== null && <Failure message={refusal.message} />}
          <Button kind="primary" disabled={opening || toMend > 0} onClick={submit}>
            {words.open}
          </Button>
        </>
      }
    >
      <Panel title={words.atTable}>
        {games.length > 1 && (
          <Field label={words.game} help={gameText(game.id).tagline}>
            {(ids) => <Dropdown labelledBy={ids.label} describedBy={ids.help} value={game.id} items={games.map(({ id }) => ({ value: id, label: gameText(id).name }))} onChange={chooseGame} />}
          </Field>
        )}
        <BotFields players={game.players} bots={bots} onChange={setBots} />
      </Panel>
      <Panel title={`${words.rules} – ${gameText(game.id).name}`}>
        <OptionFields offer={game} draft={draft} onChange={setDraft} />
        <div>
          <Button onClick={() => setDraft(draftOf(game.options, {}))}>{words.standard}</Button>
        </div>
      </Panel>
      <Panel title={words.clock}>
        <ClockFields settings={settings} onChange={setSettings} />
      </Panel>
    </Page>
  );
}

const fittingBots = (bots: readonly BotLevel[], { players }: GameOffer): BotLevel[] =>
  resizedBots(bots, Math.min(players.max, Math.max(players.min, bots.length + 1)) - 1);
