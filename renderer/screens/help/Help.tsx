// Where does one learn a game outside the table?

import { text } from '#renderer/text/text.ts';
import { Page } from '#renderer/ui/Page.tsx';
import { gameText } from '#shared/text/gameTexts.ts';
import styles from './Help.module.css';
import { HelpText } from './HelpText.tsx';

export function Help({ game }: { readonly game: string }) {
  return (
    <Page title={text().help.title(gameText(game).name)}>
      <div className={styles.paper}>
        <HelpText game={game} />
      </div>
    </Page>
  );
}
