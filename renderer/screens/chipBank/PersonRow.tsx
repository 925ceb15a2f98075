import { Button } from "#renderer/ui/Button.tsx";
import { valueOf, type PersonCount } from "#shared/chipBank/evening.ts";
import type { Amount } from "./AmountSheet.tsx";
import styles from "./Counting.module.css";
import { chipWords } from "./chipWords.ts";
import type { EveningProps } from "./Evening.tsx";

interface PersonRowProps extends EveningProps {
  readonly count: PersonCount;
  readonly open: (amount: Amount) => void;
}

export function PersonRow({
  evening,
  count: { person, bought, buys, cashedOut, net },
  act,
  open,
}: PersonRowProps) {
  const { evening: words, settled } = chipWords();
  const usual = valueOf(evening.colours, evening.stack);
  const buy = (): void =>
    void act("moveChips", {
      kind: buys === 0 ? "buy-in" : "rebuy",
      person: person.id,
      counts: [...evening.stack],
      note: "",
    });
  return (
    <li className={styles.person} data-out={cashedOut !== null}>
      <div className={styles.who}>
        <span className={styles.name}>{person.name}</span>
        <span className="soft tabular medium">{words.bought(buys, bought)}</span>
        {cashedOut !== null && (
          <span className="soft tabular medium">
            {words.out(cashedOut)}{" "}
            <b className={net < 0 ? styles.lost : styles.won}>{settled.change(null, net)}</b>
          </span>
        )}
      </div>
      <div className={styles.buttons}>
        <Button className={styles.buy} aria-label={words.buyFor(person.name, usual)} onClick={buy}>
          {words.buy(usual)}
        </Button>
        <Button
          className={styles.out}
          aria-label={words.cashOutOf(person.name)}
          aria-disabled={buys === 0}
          onClick={() => buys > 0 && open("cash-out")}
        >
          {cashedOut === null ? words.cashOut : words.cashAgain}
        </Button>
        <Button
          icon="more"
          className={styles.other}
          kind="quiet"
          aria-label={words.otherFor(person.name)}
          title={words.other}
          onClick={() => open("purchase")}
        />
      </div>
    </li>
  );
}
