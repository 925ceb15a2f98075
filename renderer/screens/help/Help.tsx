// Where does one learn the games outside the table?

import { go, goInstead } from "#renderer/context/navigation.ts";
import { manifests } from "#renderer/games/catalogue.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import styles from "./Help.module.css";
import { HelpText } from "./HelpText.tsx";

export function Help({ game }: { readonly game: string }) {
  const words = text().help;
  return (
    <Page title={words.title(gameText(game).name)}>
      <div className={styles.games}>
        <span id="help-game" className="unseen">
          {words.game}
        </span>
        <Choice
          labelledBy="help-game"
          value={game}
          items={manifests.map(({ id }) => ({ value: id, label: gameText(id).name }))}
          onChange={(id) => goInstead({ screen: "help", game: id })}
        />
      </div>
      <div className={styles.learn}>
        <Button onClick={() => go({ screen: "learn", game })}>
          <Icon name="cards" />
          {text().learn.title}
        </Button>
      </div>
      <div className={styles.paper}>
        <HelpText key={game} game={game} />
      </div>
    </Page>
  );
}
