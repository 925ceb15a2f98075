// What stands on a phone beside the table while chips are counted: who has bought how many, and
// what must be on the table?

import { useState } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import { onTable, personCounts, type ChipPerson } from "#shared/chipBank/evening.ts";
import { AmountSheet, type Amount } from "./AmountSheet.tsx";
import styles from "./Counting.module.css";
import { CheckSheet } from "./CheckSheet.tsx";
import { ChipSwatch } from "./ChipSwatch.tsx";
import { chipWords } from "./chipWords.ts";
import { ComerSheet } from "./ComerSheet.tsx";
import { CorrectSheet } from "./CorrectSheet.tsx";
import { Difference } from "./Difference.tsx";
import { EntryLog } from "./EntryLog.tsx";
import type { EveningProps } from "./Evening.tsx";
import { moneyOf } from "./moneyOf.ts";
import { PersonRow } from "./PersonRow.tsx";

type Over =
  | { readonly sheet: "amount"; readonly person: ChipPerson; readonly amount: Amount }
  | { readonly sheet: "check" | "correct" | "comer" }
  | null;

export function Counting({ evening, act }: EveningProps) {
  const words = chipWords().evening;
  const [over, setOver] = useState<Over>(null);
  const close = (): void => setOver(null);
  const counts = personCounts(evening);
  const isEnding = counts.some(({ cashedOut }) => cashedOut !== null);
  return (
    <>
      <OnTable evening={evening} />
      {isEnding && <Difference evening={evening} act={act} />}
      <Panel title={words.people}>
        {counts.length === 0 && <p>{words.none}</p>}
        <ul className={styles.people} aria-label={words.people}>
          {counts.map((count) => (
            <PersonRow
              key={count.person.id}
              evening={evening}
              count={count}
              act={act}
              open={(amount) => setOver({ sheet: "amount", person: count.person, amount })}
            />
          ))}
        </ul>
        <div className={styles.tools}>
          <Button onClick={() => setOver({ sheet: "comer" })}>
            <Icon name="plus" />
            {words.add}
          </Button>
          <Button onClick={() => setOver({ sheet: "check" })}>
            <Icon name="coins" />
            {words.check}
          </Button>
          <Button onClick={() => setOver({ sheet: "correct" })}>
            <Icon name="sliders" />
            {words.correct}
          </Button>
        </div>
      </Panel>
      <EntryLog evening={evening} act={act} />
      {over?.sheet === "amount" && (
        <AmountSheet
          evening={evening}
          person={over.person}
          amount={over.amount}
          act={act}
          close={close}
        />
      )}
      {over?.sheet === "check" && <CheckSheet evening={evening} close={close} />}
      {over?.sheet === "correct" && <CorrectSheet evening={evening} act={act} close={close} />}
      {over?.sheet === "comer" && <ComerSheet evening={evening} act={act} close={close} />}
    </>
  );
}

function OnTable({ evening }: Pick<EveningProps, "evening">) {
  const words = chipWords().evening;
  const { counts, value } = onTable(evening);
  return (
    <section className={styles.table} aria-label={words.mustBe}>
      <div role="status">
        <h2 className={styles.must}>{words.mustBe}</h2>
        <p className={styles.value}>{words.worth(value, moneyOf(evening.money, value))}</p>
      </div>
      <ul className={styles.colours}>
        {evening.colours.map(({ colour }, at) => (
          <li key={colour} className={styles.colour}>
            <ChipSwatch colour={colour} />
            <span aria-hidden="true">{words.amount(counts[at] ?? 0)}</span>
            <span className="unseen">{words.ofColour(colour, counts[at] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
