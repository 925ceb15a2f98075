import { useId, useState } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { TextField } from "#renderer/ui/inputs/fields.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { personCounts, valueOf, type ChipPerson, type Counts } from "#shared/chipBank/evening.ts";
import { houseRequests } from "#shared/protocol/schema.ts";
import { chipWords } from "./chipWords.ts";
import { CountSteppers } from "./CountSteppers.tsx";
import styles from "./Counting.module.css";
import type { EveningProps } from "./Evening.tsx";
import { moneyOf } from "./moneyOf.ts";

export type Amount = "purchase" | "cash-out";

type AmountSheetProps = EveningProps &
  Readonly<{
    person: ChipPerson;
    amount: Amount;
    close: () => void;
  }>;

const purchases = ["buy-in", "rebuy", "add-on"] as const;

export function AmountSheet({ evening, person, amount, act, close }: AmountSheetProps) {
  const {
    amounts: words,
    evening: { kinds, worth },
  } = chipWords();
  const id = useId();
  const isPurchase = amount === "purchase";
  const isFirst = personCounts(evening).every(
    (count) => count.person.id !== person.id || count.buys === 0,
  );
  const [kind, setKind] = useState<(typeof purchases)[number]>(isFirst ? "buy-in" : "rebuy");
  const [counts, setCounts] = useState<Counts>(
    isPurchase ? evening.stack : evening.colours.map(() => 0),
  );
  const [note, setNote] = useState("");
  const value = valueOf(evening.colours, counts);
  const isNothing = isPurchase && value === 0;
  const write = async (): Promise<void> => {
    if (isNothing) return;
    if (
      await act("moveChips", {
        kind: isPurchase ? kind : "cash-out",
        person: person.id,
        counts: [...counts],
        note: note.trim(),
      })
    )
      close();
  };
  return (
    <Sheet
      title={isPurchase ? words.buyTitle(person.name) : words.outTitle(person.name)}
      onClose={close}
      action={
        <Button kind="primary" aria-disabled={isNothing} onClick={() => void write()}>
          {words.write}
        </Button>
      }
    >
      {!isPurchase && <p className={styles.help}>{words.outHelp}</p>}
      {isPurchase && (
        <div>
          <span id={id} className="unseen">
            {words.kind}
          </span>
          <Choice
            labelledBy={id}
            value={kind}
            items={purchases.map((one) => ({ value: one, label: kinds[one] }))}
            onChange={setKind}
          />
        </div>
      )}
      <CountSteppers colours={evening.colours} counts={counts} onChange={setCounts} />
      <p className={styles.total} role="status">
        <span>{words.total}</span> <b>{worth(value, moneyOf(evening.money, value))}</b>
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
