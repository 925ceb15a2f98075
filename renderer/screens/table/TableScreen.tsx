// What surrounds the table while one plays?

import { lazy, Suspense, useEffect } from 'react';
import { Backdrop } from '#renderer/app/Backdrop.tsx';
import { goInstead } from '#renderer/app/navigation.ts';
import type { Overlay } from '#renderer/app/route.ts';
import { forgetSeat } from '#renderer/app/seatToken.ts';
import { loadTables } from '#renderer/games/tableGames.ts';
import { text } from '#renderer/text/text.ts';
import { Notice } from '#renderer/ui/Notice.tsx';
import type { Ending } from './AtTable.tsx';
import { useTableLine } from './tableLine.ts';

async function loadPlace() {
  const [{ AtTable }] = await Promise.all([import('./AtTable.tsx'), loadTables()]);
  return { default: AtTable };
}
const AtTable = lazy(loadPlace);

interface TableScreenProps {
  readonly id: string;
  readonly over: Overlay | null;
}

export function TableScreen({ id, over }: TableScreenProps) {
  const { line, again } = useTableLine(id);
  // While the line is opened. What fails is told when it is to be shown.
  useEffect(() => void loadPlace().catch(() => undefined), []);
  const connecting = <Notice waiting title={text().table.connecting} />;
  if (line === 'opening') return connecting;
  if (line === 'silent' || line === 'none') return <Ended table={id} why={line === 'none' ? 'refused' : line} again={again} />;
  return (
    <Suspense fallback={connecting}>
      <AtTable id={id} session={line} over={over} ended={(why) => <Ended table={id} why={why} again={again} />} />
    </Suspense>
  );
}

interface EndedProps {
  readonly table: string;
  readonly why: Ending | 'silent';
  readonly again: () => void;
}

function Ended({ table, why, again }: EndedProps) {
  const words = text().table;
  const home = { label: words.toHome, act: () => goInstead({ screen: 'home' }) };
  useEffect(() => {
    if (why !== 'taken-over' && why !== 'silent') forgetSeat(sessionStorage, table);
    if (why === 'left') goInstead({ screen: 'home' });
  }, [why, table]);
  if (why === 'left') return null;
  const house = text().house;
  const notices = {
    'taken-over': <Notice title={words.takenOverTitle} action={{ label: words.takeBack, act: again }} second={home}>{words.takenOver}</Notice>,
    'table-closed': <Notice title={words.closedTitle} action={home}>{words.closed}</Notice>,
    refused: <Notice title={words.refusedTitle} action={home}>{words.refused}</Notice>,
    silent: <Notice title={house.lostTitle} action={{ label: text().app.tryAgain, act: again }} second={home}>{house.lost}</Notice>,
  };
  return (
    <>
      <Backdrop />
      {notices[why]}
    </>
  );
}
