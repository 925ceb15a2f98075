// Which evenings with real chips were counted, which one is, and how has everybody fared over the
// year (H-6)?

import { usePages } from "#renderer/context/housePages.ts";
import { go } from "#renderer/context/navigation.ts";
import { FileButton } from "#renderer/screens/history/FileButton.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { ChipEveningLine } from "#shared/chipBank/kept.ts";
import { chipWords } from "./chipWords.ts";
import styles from "./Evenings.module.css";
import { moneyOf } from "./moneyOf.ts";
import { Year } from "./Year.tsx";

const pageSize = 12;

export function Evenings() {
  const { list: words } = chipWords();
  const { lines, hasMore, failure, more } = usePages(
    "chipEvenings",
    {},
    pageSize,
    ({ number }) => number,
  );
  const going = lines?.filter(({ settledAt }) => settledAt === null) ?? [];
  const past = lines?.filter(({ settledAt }) => settledAt !== null) ?? [];
  return (
    <Page title={words.title} wide>
      <div className={styles.doors}>
        <p className={styles.help}>{words.help}</p>
        <Button
          kind="primary"
          className={styles.door}
          onClick={() => go({ screen: "chips", evening: "new" })}
        >
          <Icon name="plus" />
          {words.open}
        </Button>
        <Button
          className={styles.door}
          title={words.clockAbout}
          onClick={() => go({ screen: "clock" })}
        >
          <Icon name="clock" />
          {words.clock}
        </Button>
      </div>
      {failure && <Failure message={failure.message} again={more} />}
      {going.length > 0 && (
        <Panel title={words.going}>
          <Lines lines={going} />
        </Panel>
      )}
      {lines && (
        <Panel title={words.past}>
          {past.length === 0 ? <p>{words.none}</p> : <Lines lines={past} />}
          {hasMore && (
            <div>
              <Button onClick={more}>{words.more}</Button>
            </div>
          )}
          {past.length > 0 && <FileButton wish={{ file: "chipOutcomes" }} label={words.all} />}
        </Panel>
      )}
      {past[0] && <Year newest={past[0].openedAt} />}
    </Page>
  );
}

function Lines({ lines }: { readonly lines: readonly ChipEveningLine[] }) {
  const { list: words, evening } = chipWords();
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, name, openedAt, settledAt, people, bought, money, unpaid }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.line}
            onClick={() => go({ screen: "chips", evening: id })}
          >
            <span className={styles.name}>{words.called(name, openedAt)}</span>
            <span className={styles.about}>
              {words.when(openedAt)} ·{" "}
              {words.line(people.length, moneyOf(money, bought) ?? evening.worth(bought, null))}
            </span>
            <span className={unpaid > 0 ? styles.owed : styles.state}>
              {settledAt === null ? words.goOn : unpaid > 0 ? words.unpaid(unpaid) : words.paid}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
