import { go, goInstead, type Route } from "#renderer/context/route.ts";
import { manifests } from "#renderer/games/catalogue.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import styles from "./Help.module.css";
import { HelpText } from "./HelpText.tsx";

export function Help({ page, rule }: Pick<Extract<Route, { screen: "help" }>, "page" | "rule">) {
  const words = text().help;
  const manual = Object.entries(words.pages);
  const isGame = manifests.some(({ id }) => id === page);
  return (
    <Page title={isGame ? words.title(gameText(page).name) : (words.pages[page] ?? words.manual)}>
      <div className={styles.games}>
        <span id="help-game" className="unseen">
          {words.game}
        </span>
        <Choice
          labelledBy="help-game"
          value={page}
          items={[
            ...manifests.map(({ id }) => ({ value: id, label: gameText(id).name })),
            ...manual.map(([value, label]) => ({ value, label })),
          ]}
          onChange={(value) => goInstead({ screen: "help", page: value, rule: null })}
        />
      </div>
      {isGame && (
        <div>
          <Button icon="cards" onClick={() => go({ screen: "learn", game: page })}>
            {text().learn.title}
          </Button>
        </div>
      )}
      {page === "fair-deals" && (
        <div>
          <Button icon="sealFits" onClick={() => go({ screen: "checkDeal" })}>
            {text().checkDeal.title}
          </Button>
        </div>
      )}
      <div className={styles.paper}>
        <HelpText key={page} name={page} rule={rule} />
      </div>
    </Page>
  );
}
