// The running evening on a phone beside the table: everybody's bought chips, and the chips that
// must be on the table.
import { useState } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { Panel } from "#renderer/ui/Page.tsx";
import {
  onTable,
  personCounts,
  valueOf,
  withoutChips,
  type ChipPerson,
  type Counts,
} from "#shared/chipBank/evening.ts";
import { AmountSheet, type Amount } from "./AmountSheet.tsx";
import styles from "./Counting.module.css";
import { ChipSwatch } from "./ChipSwatch.tsx";
import { chipWords } from "./chipWords.ts";
import { Difference } from "./Difference.tsx";
import { EntryLog } from "./EntryLog.tsx";
import type { EveningProps } from "./Evening.tsx";
import { moneyOf } from "./moneyOf.ts";
import { PersonRow } from "./PersonRow.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { PeopleFields } from "./PeopleFields.tsx";
import { differenceOf } from "#shared/chipBank/difference.ts";
import { CountSteppers } from "./CountSteppers.tsx";
import { ListField, TextField } from "#renderer/ui/inputs/fields.tsx";
import { houseRequests } from "#shared/protocol/schema.ts";

/** The select's value for nobody in particular. */
const tables = "";

function CorrectSheet({ evening, act, close }: EveningProps & { readonly close: () => void }) {
  const { evening: words, amounts, settled } = chipWords();
  const [person, setPerson] = useState(tables);
  const [counts, setCounts] = useState<Counts>(evening.colours.map(() => 0));
  const [note, setNote] = useState("");
  const isReady = counts.some((count) => count !== 0) && note.trim() !== "";
  const write = async (): Promise<void> => {
    if (
      isReady &&
      (await act("moveChips", {
        kind: "correction",
        person: person === tables ? null : person,
        counts: [...counts],
        note: note.trim(),
      }))
    )
      close();
  };
  return (
    <Sheet
      title={words.correctTitle}
      onClose={close}
      action={
        <Button kind="primary" aria-disabled={!isReady} onClick={() => void write()}>
          {amounts.write}
        </Button>
      }
    >
      <p className={styles.help}>{words.correctHelp}</p>
      <ListField
        label={words.correctOf}
        value={person}
        items={[
          { value: tables, label: words.correctTable },
          ...evening.people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setPerson}
      />
      <CountSteppers colours={evening.colours} counts={counts} signed onChange={setCounts} />
      <p className={styles.total} role="status">
        <span>{amounts.total}</span> <b>{settled.change(null, valueOf(evening.colours, counts))}</b>
      </p>
      <TextField
        label={words.note}
        value={note}
        form={houseRequests.moveChips.shape.note}
        onChange={setNote}
      />
    </Sheet>
  );
}

function CheckSheet({
  evening,
  close,
}: Pick<EveningProps, "evening"> & { readonly close: () => void }) {
  const words = chipWords().evening;
  const [counts, setCounts] = useState<Counts>(evening.colours.map(() => 0));
  const { counts: off, value } = differenceOf(evening, counts);
  const wrong = evening.colours.flatMap(({ colour }, at) =>
    off[at] === 0 ? [] : [words.off(colour, off[at] ?? 0)],
  );
  const isRight = wrong.length === 0;
  return (
    <Sheet title={words.checkTitle} onClose={close}>
      <p className={styles.help}>{words.checkHelp}</p>
      <CountSteppers colours={evening.colours} counts={counts} onChange={setCounts} />
      <div role="status" className={isRight ? styles.good : styles.bad}>
        <p>
          <b>{isRight ? words.right : value === 0 ? words.otherColours : words.differs(value)}</b>
        </p>
        {!isRight && <p>{wrong.join(" · ")}</p>}
      </div>
    </Sheet>
  );
}

function ComerSheet({ evening, act, close }: EveningProps & { readonly close: () => void }) {
  return (
    <Sheet title={chipWords().evening.addTitle} onClose={close}>
      <PeopleFields
        taken={evening.people}
        add={(person) => void act("addChipPerson", { person }).then((isDone) => isDone && close())}
      />
    </Sheet>
  );
}

type Over =
  | Readonly<{ sheet: "amount"; person: ChipPerson; amount: Amount }>
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
        <BuyEverybodyIn evening={evening} act={act} />
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
          <Button icon="plus" onClick={() => setOver({ sheet: "comer" })}>
            {words.add}
          </Button>
          <Button icon="coins" onClick={() => setOver({ sheet: "check" })}>
            {words.check}
          </Button>
          <Button icon="sliders" onClick={() => setOver({ sheet: "correct" })}>
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

function BuyEverybodyIn({ evening, act }: EveningProps) {
  const words = chipWords().evening;
  const missing = withoutChips(evening);
  // For one person their own button is as near.
  if (missing.length < 2) return null;
  const value = valueOf(evening.colours, evening.stack);
  const names = missing.length < evening.people.length ? missing.map(({ name }) => name) : null;
  return (
    <div className={styles.everybody}>
      <Button kind="primary" onClick={() => void act("buyEverybodyIn", {})}>
        {names === null ? words.allBuy : words.restBuys}
      </Button>
      <p className="soft medium">
        {words.eachGets(names, words.worth(value, moneyOf(evening.money, value)))}
      </p>
    </div>
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
