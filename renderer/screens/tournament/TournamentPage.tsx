// What does everybody see of a tournament, before it begins, while it is played, and once it is over?

import { gameText, tournamentText } from '#renderer/text/text.ts';
import { Page } from '#renderer/ui/Page.tsx';
import { Panel } from '#renderer/ui/Panel.tsx';
import type { ShownTournament } from './following.ts';
import { LevelClock } from './LevelClock.tsx';
import { comingWords, levelAt, levelWords } from './levelWords.ts';
import { averageStack, stillIn } from './standing.ts';
import { Standings } from './Standings.tsx';

const isPlayed = (stage: string): boolean => ['running', 'handForHand', 'break', 'paused'].includes(stage);

export function TournamentPage({ shown }: { readonly shown: ShownTournament }) {
  const { lists, page } = tournamentText();
  const { view } = shown;
  return (
    <Page title={view.name}>
      <Panel title={lists.stages[view.stage]}>
        <p>{lists.about(lists.formats[view.format.kind], gameText(view.rotation[0]?.game ?? '').name)}</p>
        {isPlayed(view.stage) && <Now shown={shown} />}
      </Panel>
      <Panel title={view.stage === 'registering' ? page.entrants : page.standings}>
        <Standings view={view} />
      </Panel>
    </Page>
  );
}

/** Level, time and company as they are now. */
function Now({ shown: { view, at } }: { readonly shown: ShownTournament }) {
  const { clock, page } = tournamentText();
  const level = levelAt(view, view.clock.level);
  return (
    <>
      <p>{clock.level(view.clock.level)} · {level && levelWords(level, view)} · <LevelClock clock={view.clock} at={at} /> · {comingWords(view)}</p>
      <p>{page.left(stillIn(view).length, view.entrants.length)} · {page.average(averageStack(view))}</p>
    </>
  );
}
