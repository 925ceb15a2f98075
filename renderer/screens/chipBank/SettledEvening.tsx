// Shows how an evening ended, who pays whom, and which payments were made (H-6).
import { useState } from "react";
import { FileButton } from "#renderer/screens/history/FileButton.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { Panel } from "#renderer/ui/Page.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { personCounts, tableNet } from "#shared/chipBank/evening.ts";
import type { ChipPayment, Settled, ChipEvening } from "#shared/chipBank/kept.ts";
import { chipWords } from "./chipWords.ts";
import styles from "./Counting.module.css";
import { EntryLog, nameIn } from "./EntryLog.tsx";
import type { EveningProps } from "./Evening.tsx";
import { saveFile } from "#renderer/client/files.ts";

type ShareSummaryProps = Readonly<{
  title: string;
  summary: () => string;
}>;

/** Outside a secure context a page has neither sharing nor the clipboard. */
const way = (): "share" | "copy" => ("share" in navigator ? "share" : "copy");

function ShareSummary({ title, summary }: ShareSummaryProps) {
  const { settled: words } = chipWords();
  const [isCopied, setCopied] = useState(false);
  const asFile = (): void =>
    saveFile({
      name: "cardtable-evening.txt",
      content: new Blob([summary()], { type: "text/plain" }),
    });
  const share = (): void => {
    if (way() === "share") {
      // Cancelling the share dialog is no error.
      navigator
        .share({ title, text: summary() })
        .catch((error: unknown) => (error as Error).name === "AbortError" || asFile());
    } else if (!("clipboard" in navigator)) asFile();
    else navigator.clipboard.writeText(summary()).then(() => setCopied(true), asFile);
  };
  return (
    <>
      <Button icon="send" onClick={share}>
        {way() === "share" ? words.share : words.copy}
      </Button>
      <span role="status">{isCopied && words.copied}</span>
    </>
  );
}

/** Returns lines of text: who won or lost how much, and who pays whom. */
function summaryOf(evening: ChipEvening, { results, payments }: Settled): string {
  const { settled: words, list } = chipWords();
  return words.summary(list.called(evening.name, evening.openedAt), evening.openedAt, [
    ...results
      .toSorted((one, other) => other.amount - one.amount)
      .map(({ person, amount }) => words.won(person.name, words.change(evening.money, amount))),
    "",
    ...payments.map(
      ({ from, to, amount, paidAt }) =>
        `${paidAt === null ? "☐" : "☑"} ${words.pays(nameIn(evening, from) ?? "", nameIn(evening, to) ?? "", words.sum(evening.money, amount))}`,
    ),
  ]);
}

interface SettledProps extends EveningProps {
  readonly settled: Settled;
}

export function SettledEvening({ evening, settled, act }: SettledProps) {
  const { settled: words, list } = chipWords();
  const [isReopening, setReopening] = useState(false);
  const unpaid = settled.payments.filter(({ paidAt }) => paidAt === null).length;
  const recount = async (): Promise<void> => {
    if (await act("recountChips", {})) setReopening(false);
  };
  return (
    <>
      <Results evening={evening} settled={settled} />
      <Panel title={words.payments}>
        <p className={styles.help}>
          {settled.fewest
            ? words.fewest(settled.payments.length)
            : words.few(settled.payments.length)}
        </p>
        <ul className={styles.payments} aria-label={words.payments}>
          {settled.payments.map((payment) => (
            <PaymentLine key={payment.number} evening={evening} payment={payment} act={act} />
          ))}
        </ul>
        {settled.payments.length > 0 && (
          <p role="status" className={unpaid === 0 ? styles.good : styles.help}>
            {words.left(unpaid)}
          </p>
        )}
        <div className={styles.tools}>
          <Button icon="file" onClick={() => print()}>
            {words.print}
          </Button>
          <ShareSummary
            title={list.called(evening.name, evening.openedAt)}
            summary={() => summaryOf(evening, settled)}
          />
          <FileButton wish={{ file: "chips", evening: evening.id }} label={words.csv} />
          {unpaid === settled.payments.length && (
            <Button icon="undo" kind="quiet" onClick={() => setReopening(true)}>
              {words.recount}
            </Button>
          )}
        </div>
      </Panel>
      <div className={styles.unprinted}>
        <EntryLog evening={evening} act={null} />
      </div>
      {isReopening && (
        <Sheet
          title={words.recountTitle}
          onClose={() => setReopening(false)}
          action={
            <Button kind="danger" onClick={() => void recount()}>
              {words.recount}
            </Button>
          }
        >
          <p>{words.recountHelp}</p>
        </Sheet>
      )}
    </>
  );
}

function Results({ evening, settled }: Pick<SettledProps, "evening" | "settled">) {
  const { settled: words, list } = chipWords();
  const bought = new Map(personCounts(evening).map((count) => [count.person.id, count.bought]));
  const lacking = tableNet(evening);
  const chips = `number ${evening.money ? styles.less : ""}`;
  return (
    <Panel title={words.results}>
      <p className="soft medium">{list.when(evening.openedAt)}</p>
      <div className={styles.scroll}>
        <table className={styles.results}>
          <thead>
            <tr>
              <th scope="col">{words.person}</th>
              <th scope="col" className={`number ${styles.less}`}>
                {words.bought}
              </th>
              <th scope="col" className={chips}>
                {words.chips}
              </th>
              {evening.money && (
                <th scope="col" className="number">
                  {words.money}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {settled.results
              .toSorted((one, other) => other.amount - one.amount)
              .map(({ person, net, amount }) => (
                <tr key={person.id}>
                  <th scope="row" className={styles.name}>
                    {person.name}
                  </th>
                  <td className={`number ${styles.less}`}>
                    {words.number(bought.get(person.id) ?? 0)}
                  </td>
                  <td className={`${chips} ${net < 0 ? styles.lost : styles.won}`}>
                    {words.change(null, net)}
                  </td>
                  {evening.money && (
                    <td className={`number ${amount < 0 ? styles.lost : styles.won}`}>
                      {words.change(evening.money, amount)}
                    </td>
                  )}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {lacking !== 0 && <p className={styles.help}>{words.shared(lacking)}</p>}
    </Panel>
  );
}

function PaymentLine({
  evening,
  payment: { number, from, to, amount, paidAt },
  act,
}: EveningProps & { readonly payment: ChipPayment }) {
  const { settled: words } = chipWords();
  const isPaid = paidAt !== null;
  return (
    <li>
      <button
        type="button"
        role="checkbox"
        aria-checked={isPaid}
        className={styles.payment}
        onClick={() => void act("payChips", { payment: number, paid: !isPaid })}
      >
        <span className={styles.tick}>{isPaid && <Icon name="check" />}</span>
        <span className="break">
          {words.pays(
            nameIn(evening, from) ?? "",
            nameIn(evening, to) ?? "",
            words.sum(evening.money, amount),
          )}
        </span>
        {isPaid && <small>{words.tick}</small>}
      </button>
    </li>
  );
}
