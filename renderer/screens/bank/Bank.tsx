// Who has how many chips, and how did they get there (H-2)?

import { askAnew, useAnswer, useHouse } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import type { BankState } from "#shared/protocol/bank.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import { Accounts } from "./Accounts.tsx";
import styles from "./Bank.module.css";
import { Books } from "./Books.tsx";
import { GrantButton } from "./GrantButton.tsx";
import { Ledger } from "./Ledger.tsx";
import { TransferForm } from "./TransferForm.tsx";

export function Bank() {
  const house = useHouse();
  const { asked: bank, failure } = useAnswer("bank", {});
  const { asked: profile, failure: nobody } = useAnswer("profile", {});
  const words = text().bank;
  const failed = failure ?? nobody;
  const changed = (): void => askAnew(house);
  return (
    <Page title={words.title} wide>
      {failed && <Failure message={failed.message} again={changed} />}
      {bank.state === "answered" && profile.state === "answered" && (
        <>
          <Holdings bank={bank.value} me={profile.value.id} changed={changed} />
          <Books />
          <Ledger accounts={bank.value.accounts} me={profile.value.id} changed={changed} />
        </>
      )}
    </Page>
  );
}

interface HoldingsProps {
  readonly bank: BankState;
  /** The profile of this page's owner. */
  readonly me: string;
  readonly changed: () => void;
}

function Holdings({ bank, me, changed }: HoldingsProps) {
  const words = text().bank;
  const own = bank.accounts.find(({ profile }) => profile === me);
  const others = bank.accounts.filter(({ profile }) => profile !== me);
  const isBroke =
    own !== undefined && own.chips + own.atTables + own.inTournaments < standardSettings.buyIn;
  return (
    <>
      <Panel title={words.accounts}>
        <Accounts accounts={bank.accounts} me={me} />
        <p className={styles.help}>
          {words.granted(bank.granted)} {words.botsWon(bank.bots)}
        </p>
        {isBroke && (
          <div className={styles.grant}>
            <p>{words.grantHelp}</p>
            <GrantButton granted={changed} />
          </div>
        )}
      </Panel>
      {own && own.chips > 0 && others.length > 0 && (
        <Panel title={words.transferTitle}>
          <TransferForm own={own} others={others} sent={changed} />
        </Panel>
      )}
    </>
  );
}
