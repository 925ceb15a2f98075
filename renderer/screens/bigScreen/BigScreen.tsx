// What is on a television: the table as everybody may see it, how people stand, and how one joins (H-16), or a tournament (H-23)?

import { lazy, Suspense, useEffect } from 'react';
import { lazyTournament } from '#renderer/app/lazyTournament.ts';
import { loadTables } from '#renderer/games/tableGames.ts';
import { sentence, text } from '#renderer/text/text.ts';
import { Notice } from '#renderer/ui/Notice.tsx';
import styles from './BigScreen.module.css';
import { useIdlePointer } from './idle.ts';
import { useScreenLine } from './screenLine.ts';

async function loadRoom() {
  const [{ ScreenRoom }] = await Promise.all([import('./ScreenRoom.tsx'), loadTables()]);
  return { default: ScreenRoom };
}
const ScreenRoom = lazy(loadRoom);

const TournamentRoom = lazyTournament(async () => (await import('./tournament/TournamentRoom.tsx')).TournamentRoom);

export function BigScreen({ code }: { readonly code: string }) {
  const line = useScreenLine(code);
  const isIdle = useIdlePointer();
  const words = text().bigScreen;
  useEffect(() => {
    document.title = `${words.title} – ${text().app.name}`;
  }, [words]);
  const looking = <Notice waiting title={words.looking} />;
  const notices = {
    looking,
    none: <Notice title={words.none}>{words.noneHelp(code)}</Notice>,
    silent: <Notice title={words.silent}>{words.silentHelp}</Notice>,
    removed: <Notice title={words.removed}>{words.removedHelp}</Notice>,
    refused: <Notice title={words.refused}>{line.at === 'refused' && sentence(line.why)}</Notice>,
  };
  if (line.at === 'tournament') return <Suspense fallback={looking}><TournamentRoom key={line.tournament} code={code} {...line} /></Suspense>;
  return (
    <div className={styles.screen} data-idle={isIdle}>
      {line.at === 'table' ? <Suspense fallback={looking}><ScreenRoom key={line.table} code={code} session={line.session} /></Suspense> : notices[line.at]}
    </div>
  );
}
